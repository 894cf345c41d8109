"""How the codes of blocks in impartial Fafy are worked out: from those of the blocks that each move leaves."""

from sillon.games.fafy.blocks import FIRM, WILD, spans

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from sillon.games.fafy.blocks import Blocks

_SLICE = 14  # moves between two yields; one takes up to a ms


def learn(blocks: "Blocks", row: "Sequence[int]") -> "Generator[None, None, None]":
    """Makes sure that the codes of the row's blocks are known. Counts above 16 are to be 16."""
    code = blocks.code
    waiting: list = []  # a block that is not known, and all that it needs first
    found = spans(row)
    k = 0
    while k < len(found):
        first, end = found[k]
        k += 1
        if code(row, first, end) >= 0:
            continue
        k = 0  # from the start, as one may be forgotten over another
        waiting.append((bytes(row[first:end]), blocks.key, 0, 0, 0, 0))
        while waiting:
            block, key, move, normal, misere, wild = waiting.pop()
            end = len(block)
            while move < 2 * end:
                cell = move >> 1
                count = block[cell]
                if move & 1:
                    if cell + count >= end:
                        move += 1
                        continue
                    one = code(block, 0, cell)
                    if one >= 0:
                        two = code(block, cell + 1, end, cell + 1, cell + 1 + count)
                elif count > cell:
                    move += 1
                    continue
                else:
                    one = code(block, 0, cell, cell - count, cell)
                    if one >= 0:
                        two = code(block, cell + 1, end)
                blocks.nodes += 1
                if blocks.nodes % _SLICE == 0:
                    yield
                if one < 0 or two < 0:
                    waiting.append((block, key, move, normal, misere, wild))
                    key = blocks.key
                    new = bytearray(block)
                    for _ in range(count):
                        cell += 1 if move & 1 else -1
                        new[cell] += 1
                    cell = move >> 1
                    waiting.append((bytes(new[:cell] if one < 0 else new[cell + 1 :]), key, 0, 0, 0, 0))
                    break
                wild |= (one | two) & WILD
                value = (one ^ two) & 31
                normal |= 1 << value
                misere |= 1 << (value ^ 1 if one < 2 and two < 2 else value)
                move += 1
            else:
                blocks.keep(end, key, coded(normal, misere, wild))


def coded(normal: int, misere: int, wild: int) -> int:
    """The code of a block whose moves lead to these sets of values."""
    if not normal:
        return 0
    value = other = 0
    while normal >> value & 1:
        value += 1
    while misere >> other & 1:
        other += 1
    if wild or other != value and value + other != 1:
        return WILD | value
    return FIRM | value if value < 2 and value == other else value
