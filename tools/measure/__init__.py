"""Measures on the small interpreter what docs/measurements.md tells: `make measure`."""
