"""The puzzles: 60 a game in five grades of twelve. `python -m tools.puzzles` makes the data; these modules read it."""
