"""The rows one can start from, as data: the words' key, the seeds (empty: the game's own start; None: laid by Sud)."""

ROWS = (
    ("row_own", b""),
    ("row_laid", None),
    # Fafy has two more. The second is the document's own example, "a layout invented by an astrophysicist".
    ("row_short", bytes((1, 1, 1, 1, 1))),
    ("row_stars", bytes((1, 2, 2, 1, 1, 2, 2, 1))),
)

# The games that can begin from seeds laid by hand: how many rows there are, how many seeds are laid at most, not all need be.
LAID = {"fafy": (4, 10), "fang": (2, 24), "awale": (2, 48)}
