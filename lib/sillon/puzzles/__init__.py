"""The puzzles, 60 a game, five grades of twelve: data, made by `python -m sim.puzzles`, and what reads them a piece at a time."""
