"""The puzzles, 60 a game, five grades of twelve: data, made by `python -m tools.puzzles`, and what reads it piece by piece."""
