"""`python -m tools.tables.fang`: makes lib/sillon/games/fang/book.bin, the book of Fang on 8 cells, in some 2 seconds.

Solved from the rules themselves, every position once. What the file looks like is told in lib/sillon/games/fang/book.py.
"""

import functools
from collections.abc import Callable
from pathlib import Path

from games.fang import Fang
from sillon.games.fang.book import PATH, SIZE, checksum
from sillon.games.fang.search import BOOKED
from sim import paths

FILE = Path(PATH)
THRESHOLDS = (2, 1)  # of the tibongs, a part of the book each


def solver(game: Fang) -> Callable[[bytes], int]:
    """A function that tells what a position is worth for the seat to move: twice the margin, 1 or -1 by the tibongs."""

    @functools.cache
    def worth(position: bytes) -> int:
        moves = game.moves(position)
        if moves:
            return -min(worth(game.play(position, move)) for move in moves)
        south, north = game.scores(position)
        tibong = (position[0] > position[game.cells - 1]) - (position[0] < position[game.cells - 1])
        return (2 * (south - north) or tibong) * (-1 if game.turn(position) else 1)

    return worth


def margin(worth: int) -> int:
    """The seeds ahead that a worth tells."""
    return 0 if abs(worth) == 1 else worth // 2


def positions(game: Fang, plies: int) -> list[bytes]:
    """All positions that can lie on the board after so many turns, in order."""
    found = {game.start()}
    for _ in range(plies):
        found = {game.play(position, move) for position in found for move in game.moves(position)}
    return sorted(found)


def part(tibong_min: int) -> bytes:
    """The book's part for these tibongs."""
    game = Fang(tibong_min=tibong_min)
    worth = solver(game)
    entries = set()  # seats exchanged and turned round a position is the same
    for position in positions(game, 2 * game.reserve - BOOKED):
        halves = packed(position[:4]), packed(position[7:3:-1])
        entries.add(bytes((*halves[:: -1 if game.turn(position) else 1], worth(position) + 128)))
    return b"".join(sorted(entries))


def packed(half: bytes) -> int:
    """Four cells with at most three seeds each, from the tibong on, in a byte."""
    assert max(half) < 4
    return half[0] | half[1] << 2 | half[2] << 4 | half[3] << 6


def book() -> bytes:
    """The whole file."""
    parts = [part(threshold) for threshold in THRESHOLDS]
    data = bytes(len(entries) // SIZE for entries in parts) + b"".join(parts)
    return checksum(data).to_bytes(2, "big") + data


def main() -> None:
    FILE.parent.mkdir(exist_ok=True)
    print(f"wrote {FILE.relative_to(paths.ROOT)}, {FILE.write_bytes(book())} bytes")


if __name__ == "__main__":
    main()
