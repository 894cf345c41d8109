"""The same as row.py for rule="sowing": only the last seed must find a cell that is not empty."""

from sillon.games.fafy.row import sow, trim


def moves(row: bytearray, impartial: bool, seat: int) -> list[int]:
    """The good sowings, numbered as the game's moves."""
    found = []
    cells = len(row)
    for cell in range(cells):
        count = row[cell]
        if count:
            if (impartial or seat) and cell >= count and row[cell - count]:
                found.append(2 * cell)
            if (impartial or not seat) and cell + count < cells and row[cell + count]:
                found.append(2 * cell + 1)
    return found


def trimmed(row: bytearray) -> bytearray:
    """Nothing falls apart here: the whole row is one block."""
    new = bytearray(row)
    trim(new, 0, len(new))
    return new


def after(row: bytearray, move: int) -> bytearray:
    """The trimmed row after a good sowing."""
    new = bytearray(row)
    sow(new, move)
    return trimmed(new)
