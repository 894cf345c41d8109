"""The simulated handheld: fakes of a board's hardware modules, and viewers."""
