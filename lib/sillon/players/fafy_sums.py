"""Sums of blocks in impartial Fafy, from what each block is worth: its code.

A code is a Grundy value, plus FIRM or WILD. In misère play a block is fickle (code 0 or 1: it ends like heaps of one), firm
(2 and more, or with FIRM: like larger heaps of Nim) or wild (like none: the row has to be searched).
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from sillon.players.fafy_blocks import Blocks

FIRM, WILD = 32, 64


def spans(row: "Sequence[int]") -> "list[tuple[int, int]]":
    """The blocks as (first cell, the cell after the last one)."""
    found = []
    first = -1
    for cell in range(len(row)):
        if row[cell]:
            if first < 0:
                first = cell
        elif first >= 0:
            found.append((first, cell))
            first = -1
    if first >= 0:
        found.append((first, len(row)))
    return found


def value(blocks: "Blocks", row: "Sequence[int]") -> int:
    """The Grundy value of a row that was learnt."""
    found = 0
    for first, end in spans(row):
        found ^= blocks.code(row, first, end)
    return found & 31


def wins(blocks: "Blocks", row: "Sequence[int]") -> int:
    """1 when the mover wins the learnt row in misère play, 0 when not, -1 when a block is wild or forgotten.

    Without a firm block the mover loses when the xor is 1, else when it is 0, as in misère Nim.
    """
    found = 0
    fickle = 1
    for first, end in spans(row):
        code = blocks.code(row, first, end)
        if code < 0 or code & WILD:
            return -1
        if code > 1:
            fickle = 0
        found ^= code & 31
    return int(found != fickle)
