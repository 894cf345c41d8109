"""A class's tournament on the handheld: its day, its clock, its screens."""
