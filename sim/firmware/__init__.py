"""The handheld on CircuitPython's own image, in an emulator: docs/firmware.md."""
