"""`python -m tools.tables.awale`: the computer's endgames of five seeds or fewer, lib/sillon/games/awale/endgame.bin.

`python -m tools.tables.awale 9 [OPTION=VALUE ...]` makes endgame9.bin, which is not committed: up to nine seeds, 296 KB, some
minutes, for the given values of grand_slam and leftovers.

lib/sillon/games/awale/endgame.py describes the format. endgame.bin holds a table for each pair of grand_slam and leftovers, in
the order of the options' values; each table begins with a block of its own. endgame9.bin begins with a block that holds 9 and
the indices of the two values.

The search finds for each position the least and the most that its player can get: endless play counts as everything lost for the
least, as everything won for the most. Where both are equal, no rule of repetition matters. Where nobody gets the leftovers, a
repetition is worth 0, and so is endless play: then every position has one worth.
"""

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from games import new
from games.awale import OPTIONS, sow
from sillon.games.awale import endgame as table

DATA = Path(table.__file__).resolve().parent
FEW, MANY = 5, 9
UNKNOWN = 255
SLAMS, LEFTOVERS = OPTIONS[0][2], OPTIONS[1][2]

Edge = tuple[int, int, int]  # (pit, gain, index of the next position)


def positions(seeds: int, pits: int = 12) -> Iterator[tuple[int, ...]]:
    """Yield every way to lay the seeds, in the order of table.position_index."""
    if pits == 1:
        yield (seeds,)
        return
    for first in range(seeds + 1):
        for rest in positions(seeds - first, pits - 1):
            yield (first, *rest)


def codes(most: int, slam: str, leftovers: str) -> bytearray:
    """Return the bytes of all positions of up to `most` seeds."""
    game = new("awale", grand_slam=slam, leftovers=leftovers)
    worth: list[int] = []
    least: list[int] = []
    highest: list[int] = []
    found = bytearray()
    for seeds in range(most + 1):
        base = len(least)
        places = {pits: base + number for number, pits in enumerate(positions(seeds))}
        edges: list[list[Edge]] = []
        for pits in places:
            board = bytes([*pits, 0, 0, 0])
            here = []
            for pit in game.moves(board):
                after = bytearray(board)
                gain = max(0, sow(after, pit))
                left = bytes(after[6:12] + after[:6])
                here.append(
                    (pit, gain, places[tuple(left)] if not gain else table.position_index(left, 0, seeds - gain))
                )
            edges.append(here)
        ends = [sum(pits[:6]) - sum(pits[6:]) if leftovers == "own_row" else 0 for pits in places]
        low, high, pits_of = bounds(base, seeds, edges, ends, least, highest, None)
        least += low
        highest += high
        if leftovers == "nobody":
            low, high, pits_of = bounds(base, seeds, edges, ends, least, highest, worth)
            low = high = [a if a > 0 else b if b < 0 else 0 for a, b in zip(low, high, strict=True)]
            worth += low
            for number, here in enumerate(edges):
                if here and worth[base + number] <= 0:  # endless play loses nothing
                    pits_of[number] = max(here, key=lambda edge: edge[1] - worth[edge[2]])[0]
        found += bytes(code(a, b, pit, seeds, most) for a, b, pit in zip(low, high, pits_of, strict=True))
    return found


def code(low: int, high: int, pit: int, seeds: int, most: int) -> int:
    """Return the byte of a position with this many seeds, in a table of up to `most`."""
    if low == high:
        return (low + most) * 6 + pit
    a, b = (low + seeds) // 2, (high + seeds) // 2
    return min(UNKNOWN, (2 * most + 1 + b * (b - 1) // 2 + a) * 6 + pit)


def bounds(
    base: int,
    seeds: int,
    edges: list[list[Edge]],
    ends: list[int],
    least: list[int],
    highest: list[int],
    worth: list[int] | None,
) -> tuple[list[int], list[int], list[int]]:
    """Return the least and the most of each position with this many seeds, and the pit that first led to the least.

    Positions of fewer seeds are looked up in `worth`; where it is None, in `least` and `highest`.
    """
    low = [-seeds] * len(edges)
    high = [seeds] * len(edges)
    pits = [0] * len(edges)
    still = []
    for number, here in enumerate(edges):
        if here:
            pits[number] = here[0][0]
            still.append(number)
        else:
            low[number] = high[number] = ends[number]
    changed = True
    while changed:
        changed = False
        open_ = []
        for number in still:
            lowest = top = -99
            for pit, gain, place in edges[number]:
                if not gain:
                    a, b = -high[place - base], -low[place - base]
                elif worth is not None:
                    a = b = gain - worth[place]
                else:
                    a, b = gain - highest[place], gain - least[place]
                if a > lowest:
                    lowest, best = a, pit
                if b > top:
                    top = b
            if lowest > low[number]:
                pits[number] = best
            if lowest != low[number] or top != high[number]:
                low[number], high[number] = lowest, top
                changed = True
            if lowest != top:
                open_.append(number)
        still = open_
    return low, high, pits


def blocks(data: bytes, first: int) -> bytes:
    """Return the data in blocks, each followed by its checksum; `first` is the number of the first block."""
    file = bytearray()
    for number, start in enumerate(range(0, len(data), table.BLOCK), first):
        block = data[start : start + table.BLOCK].ljust(table.BLOCK, b"\xff")
        file += block + table.checksum(block, number).to_bytes(2, "big")
    return bytes(file)


def few_seeds_table() -> bytes:
    """Return the content of endgame.bin."""
    file = b""
    for slam, leftovers in product(SLAMS, LEFTOVERS):
        file += blocks(bytes(codes(FEW, slam, leftovers)), len(file) // (table.BLOCK + 2))
    return file


def many_seeds_table(most: int = MANY, slam: str = SLAMS[0], leftovers: str = LEFTOVERS[0]) -> bytes:
    """Return the content of endgame9.bin, for the options of one game."""
    head = blocks(bytes([most, SLAMS.index(slam), LEFTOVERS.index(leftovers)]), 0)
    return head + blocks(bytes(codes(most, slam, leftovers)), 1)


def main() -> None:
    if sys.argv[1:2] == [str(MANY)]:
        given = dict(part.split("=") for part in sys.argv[2:])
        data = many_seeds_table(MANY, given.get("grand_slam", SLAMS[0]), given.get("leftovers", LEFTOVERS[0]))
        file = DATA / "endgame9.bin"
    else:
        file, data = DATA / "endgame.bin", few_seeds_table()
    file.write_bytes(data)
    print(f"{file.name}: {len(data)} bytes")


if __name__ == "__main__":
    main()
