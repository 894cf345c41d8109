"""Makes the puzzles: `python -m tools.puzzles [GAME ...] [--write] [--check]`.

A file a game finds and grades its puzzles (`grade(number)` gives twelve), pack.py writes them down, page.py tells their
figures. All is drawn from a generator of one's own: the same puzzles on every machine.
"""
