"""The rules on a bytearray of counts, for the search of rule="fafy": unchecked and fast.

In a trimmed row, a count that is never sown is reduced to the least such value, and a block with no others is empty.
"""


def moves(row: bytearray, impartial: bool, seat: int) -> list[int]:
    """Return the good sowings as the game's moves; those to the west first."""
    result = []
    cells = len(row)
    if impartial or seat:
        run = 0
        for cell in range(cells):
            count = row[cell]
            if not count:
                run = 0
            else:
                if count <= run:
                    result.append(2 * cell)
                run += 1
    if impartial or not seat:
        run = 0
        for cell in range(cells - 1, -1, -1):
            count = row[cell]
            if not count:
                run = 0
            else:
                if count <= run:
                    result.append(2 * cell + 1)
                run += 1
    return result


def trimmed(row: bytearray) -> bytearray:
    """Return the trimmed row."""
    new = bytearray(row)
    first = 0
    for end in range(len(new) + 1):
        if end == len(new) or not new[end]:
            if first < end:
                trim(new, first, end)
            first = end + 1
    return new


def after(row: bytearray, move: int) -> bytearray:
    """Return the trimmed row after a good sowing in a trimmed row."""
    new = bytearray(row)
    sow(new, move)
    # Only the two parts of the block have changed.
    end = move >> 1
    first = end
    while first and new[first - 1]:
        first -= 1
    if first < end:
        trim(new, first, end)
    cells = len(new)
    end += 1
    first = end
    while end < cells and new[end]:
        end += 1
    if first < end:
        trim(new, first, end)
    return new


def sow(row: bytearray, move: int) -> None:
    """Sow in place."""
    cell = move >> 1
    step = 2 * (move & 1) - 1
    count = row[cell]
    row[cell] = 0
    while count:
        cell += step
        row[cell] += 1
        count -= 1


def trim(row: bytearray, first: int, end: int) -> None:
    """Trim the block of cells `first` to `end` - 1 in place."""
    live = False
    last = end - 1
    for cell in range(first, end):
        most = cell - first
        if most < last - cell:
            most = last - cell
        count = row[cell]
        if count > most:
            row[cell] = most + 1
        elif count:
            live = True
    if not live:
        for cell in range(first, end):
            row[cell] = 0
