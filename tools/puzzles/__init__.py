"""The makers of the puzzles: `python -m tools.puzzles [GAME ...] [--write] [--check]`.

<game>.py finds and grades the puzzles of a game: `grade(number)` returns twelve. The generator is the project's own, so every
machine makes the same puzzles.
"""
