"""row.py for rule="sowing": the last seed alone must fall into a filled cell."""

from sillon.games.fafy.row import sow, trim


def moves(row: bytearray, impartial: bool, seat: int) -> list[int]:
    """Return the good sowings as the game's moves."""
    result = []
    cells = len(row)
    for cell in range(cells):
        count = row[cell]
        if count:
            if (impartial or seat) and cell >= count and row[cell - count]:
                result.append(2 * cell)
            if (impartial or not seat) and cell + count < cells and row[cell + count]:
                result.append(2 * cell + 1)
    return result


def trimmed(row: bytearray) -> bytearray:
    """Return the trimmed row. Empty cells do not separate blocks here: the whole row is one block."""
    new = bytearray(row)
    trim(new, 0, len(new))
    return new


def after(row: bytearray, move: int) -> bytearray:
    """Return the trimmed row after a good sowing."""
    new = bytearray(row)
    sow(new, move)
    return trimmed(new)
