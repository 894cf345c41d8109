"""The handheld on CircuitPython's own image for the Raspberry Pi Pico, executed in an emulator: docs/firmware.md."""
