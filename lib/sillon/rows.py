"""The rows one can start from, as data: the words' key, the seeds (None: laid by Sud)."""

ROWS = (
    ("row_ones", bytes((1, 1, 1, 1, 1, 1, 1, 1))),
    ("row_short", bytes((1, 1, 1, 1, 1))),
    # The document's own example, "a layout invented by an astrophysicist".
    ("row_stars", bytes((1, 2, 2, 1, 1, 2, 2, 1))),
    ("row_laid", None),
)

LAID_CELLS = 8
LAID_SEEDS = 10  # about ten, not all need be used
