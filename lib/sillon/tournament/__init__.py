"""A class's tournament on the handheld: its store, its clock, its screens."""
