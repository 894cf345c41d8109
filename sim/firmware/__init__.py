"""The handheld on CircuitPython's own image for its board, executed in an emulator: docs/firmware.md."""
