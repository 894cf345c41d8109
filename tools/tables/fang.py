"""`python -m tools.tables.fang`: write lib/sillon/games/fang/book.bin, the book of Fang on 8 cells, in about 2 seconds.

It solves every position once, from the rules. lib/sillon/games/fang/board.py describes the format.
"""

import functools
from collections.abc import Callable
from pathlib import Path

from games.fang import Fang
from sillon.games.fang.board import PATH, SIZE, checksum
from sillon.games.fang.search import BOOK_SEEDS
from sim import paths

FILE = Path(PATH)
THRESHOLDS = (2, 1)  # values of tibong_min, each with a part of the book


def solver(game: Fang) -> Callable[[bytes], int]:
    """Return a function: position to value for the seat to move: twice the margin, or 1 or -1 where the tibongs decide."""

    @functools.cache
    def value(position: bytes) -> int:
        moves = game.moves(position)
        if moves:
            return -min(value(game.play(position, move)) for move in moves)
        south, north = game.scores(position)
        tibong = (position[0] > position[game.cells - 1]) - (position[0] < position[game.cells - 1])
        return (2 * (south - north) or tibong) * (-1 if game.turn(position) else 1)

    return value


def margin(value: int) -> int:
    """Return the seeds ahead for a value."""
    return 0 if abs(value) == 1 else value // 2


def positions(game: Fang, plies: int) -> list[bytes]:
    """Return all positions that are possible after `plies` turns, sorted."""
    found = {game.start()}
    for _ in range(plies):
        found = {game.play(position, move) for position in found for move in game.moves(position)}
    return sorted(found)


def part(tibong_min: int) -> bytes:
    """Return the book's part for this threshold."""
    game = Fang(tibong_min=tibong_min)
    value = solver(game)
    entries = set()  # a position rotated, with the seats exchanged, has the same value
    for position in positions(game, 2 * game.reserve - BOOK_SEEDS):
        halves = packed(position[:4]), packed(position[7:3:-1])
        entries.add(bytes((*halves[:: -1 if game.turn(position) else 1], value(position) + 128)))
    return b"".join(sorted(entries))


def packed(half: bytes) -> int:
    """Return four cells with at most three seeds each, from the tibong on, as a byte."""
    assert max(half) < 4
    return half[0] | half[1] << 2 | half[2] << 4 | half[3] << 6


def book() -> bytes:
    """Return the content of the file."""
    parts = [part(threshold) for threshold in THRESHOLDS]
    data = bytes(len(entries) // SIZE for entries in parts) + b"".join(parts)
    return checksum(data).to_bytes(2, "big") + data


def main() -> None:
    FILE.parent.mkdir(exist_ok=True)
    print(f"wrote {FILE.relative_to(paths.ROOT)}, {FILE.write_bytes(book())} bytes")


if __name__ == "__main__":
    main()
