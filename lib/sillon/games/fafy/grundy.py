"""Impartial Fafy for the curious: the Grundy value of a row and of each of its blocks (normal play, rule="fafy").

A block is a run of neighbouring cells that are not empty. Blocks are games of their own, so a row's value is the xor of
theirs, and whoever moves in a row of value 0 loses against a player who knows it.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Iterable


def grundy(counts: "Iterable[int]") -> int:
    """The Grundy value of a row of 0..16 cells. ValueError when a count is no whole number 0..255, or for more cells."""
    value = 0
    for block in blocks(counts):
        value ^= block[2]
    return value


def blocks(counts: "Iterable[int]") -> "list[tuple[int, int, int]]":
    """For each block from the west (its first cell from 0, its length, its Grundy value)."""
    work = valued(counts)
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def valued(counts: "Iterable[int]") -> "Generator[None, None, list[tuple[int, int, int]]]":
    """The same a slice at a time: what blocks() gives is what it returns."""
    from sillon.games.fafy.blocks import Blocks, spans

    yield
    from sillon.games.fafy.learn import learn

    yield
    from sillon.games.fafy.block_table import table

    yield
    row = list(counts)
    if len(row) > 16:
        raise ValueError(f"{len(row)} cells: a row has 16 at most")
    for count in row:
        if type(count) is not int or not 0 <= count <= 255:
            raise ValueError(f"{count!r} is not a count: a cell holds 0..255 seeds")
    row = [min(count, 16) for count in row]  # more are never sown
    known = Blocks(table())
    yield
    yield from learn(known, row)
    return [(first, end - first, known.code(row, first, end) & 31) for first, end in spans(row)]
