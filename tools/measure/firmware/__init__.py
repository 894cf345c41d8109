"""Figures of docs/measurements.md that CircuitPython's own image gives, in the emulator: times are the emulated clock's."""
