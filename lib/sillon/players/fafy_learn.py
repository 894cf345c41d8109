"""How the codes of blocks in impartial Fafy are worked out: from those of the blocks that each move leaves."""

from sillon.players.fafy_sums import FIRM, WILD, spans

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from sillon.players.fafy_blocks import Blocks

_SLICE = 14  # moves between two yields; one takes up to a ms


def learn(blocks: "Blocks", row: "Sequence[int]") -> "Generator[None, None, None]":
    """Makes sure that the codes of the row's blocks are known."""
    found = spans(row)
    going = True
    while going:  # again when one has been forgotten over another
        going = False
        for first, end in found:
            if blocks.code(row, first, end) < 0:
                yield from _work(blocks, bytes([min(row[cell], 16) for cell in range(first, end)]))
                going = True


def _work(blocks: "Blocks", block: bytes) -> "Generator[None, None, None]":
    """A block that is not known, and all that it needs. What waits for another block is on a stack."""
    waiting = [(block, blocks.key, 0, 0, 0, 0)]
    code = blocks.code
    while waiting:
        block, key, move, normal, misere, wild = waiting.pop()
        length = len(block)
        while move < 2 * length:
            cell = move >> 1
            count = block[cell]
            if move & 1:
                if cell + count >= length:
                    move += 1
                    continue
                one = code(block, 0, cell)
                if one >= 0:
                    two = code(block, cell + 1, length, cell + 1, cell + 1 + count)
            elif count > cell:
                move += 1
                continue
            else:
                one = code(block, 0, cell, cell - count, cell)
                if one >= 0:
                    two = code(block, cell + 1, length)
            blocks.nodes += 1
            if blocks.nodes % _SLICE == 0:
                yield
            if one < 0 or two < 0:
                child_key = blocks.key
                child = bytearray(block)
                for _ in range(count):
                    cell += 1 if move & 1 else -1
                    child[cell] += 1
                cell = move >> 1
                waiting.append((block, key, move, normal, misere, wild))
                waiting.append((bytes(child[:cell] if one < 0 else child[cell + 1 :]), child_key, 0, 0, 0, 0))
                break
            wild |= (one | two) & WILD
            value = (one ^ two) & 31
            normal |= 1 << value
            misere |= 1 << (value ^ 1 if one < 2 and two < 2 else value)
            move += 1
        else:
            blocks.keep(length, key, _coded(normal, misere, wild))


def _coded(normal: int, misere: int, wild: int) -> int:
    """The code of a block whose moves lead to these sets of values."""
    value = least(normal)
    if not normal:
        return 0
    other = least(misere)
    if wild or other != value and value + other != 1:
        return WILD | value
    return FIRM | value if value < 2 and value == other else value


def least(values: int) -> int:
    """The least number that is not in the set."""
    number = 0
    while values >> number & 1:
        number += 1
    return number
