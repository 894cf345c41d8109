"""`python -m tools.tables.fanorona`: write the tables of Fanorona, endgame3.bin and endgame9.bin, in about 20 seconds.

It solves the positions backwards from the ends, with the rules. lib/sillon/games/fanorona/endgame.py describes the format.
"""

from collections.abc import Iterator
from itertools import combinations, product

from games.fanorona import Fanorona
from sillon.games.fanorona.endgame import DRAWN, PAIRS, SMALL, index
from sillon.games.fanorona.openings import checksum
from sim import paths

DATA = paths.ROOT / "lib" / "sillon" / "games" / "fanorona"


def blocks(data: bytes, filler: bytes = b"\0") -> bytes:
    """Return the data in blocks of 63 bytes, the last one filled up, each followed by a checksum byte."""
    found = bytearray()
    for start in range(0, len(data), 63):
        block = data[start : start + 63].ljust(63, filler)
        found += block + bytes((checksum(block, start // 63),))
    return bytes(found)


def halved(data: bytes) -> bytes:
    """Return the data with two positions a byte, the first in the low four bits."""
    pairs = zip(data[::2], data[1::2], strict=True)
    return bytes(min(low, 15) | min(high, 15) << 4 for low, high in pairs)


def followers(game: Fanorona, position: bytes) -> set[bytes]:
    """Return the positions after each whole turn."""
    found = set()
    going = [position]
    while going:
        before = going.pop()
        for move in game.moves(before):
            after = game.play(before, move)
            if after[game.cells + 1]:
                going.append(after)
            else:
                found.add(after)
    return found


def turned(game: Fanorona, position: bytes) -> bytes:
    """Return the position with White to move: the colours are exchanged when Black is to move."""
    if position[game.cells] == 1:
        return position
    return bytes((0, 2, 1)[sign] for sign in position[: game.cells]) + b"\1\0\0"


def solved(game: Fanorona, positions: set[bytes]) -> dict[bytes, int]:
    """Return the turns until the end for each position with White to move; drawn positions are left out.

    `positions` must contain each position that a turn leads to, except positions of one colour.
    """
    before: dict[bytes, list[bytes]] = {}
    left: dict[bytes, int] = {}
    turns: dict[bytes, int] = {}
    front: list[bytes] = []
    for position in positions:
        after = {turned(game, other) for other in followers(game, position)}
        if not after:
            turns[position] = 0
            front.append(position)
        left[position] = len(after)
        for other in after:
            before.setdefault(other, []).append(position)
            if 1 not in other[: game.cells] and other not in turns:
                turns[other] = 0
                front.append(other)
    number = 0
    while front:
        number += 1
        following = []
        for other in front:
            for position in before.get(other, ()):
                if position not in turns:
                    left[position] -= 1
                    if turns[other] % 2 == 0 or not left[position]:
                        turns[position] = number
                        following.append(position)
        front = following
    return turns


def filled(game: Fanorona, size: int, positions: set[bytes]) -> bytes:
    """Return the table's bytes for these positions, DRAWN where there is no position."""
    found: dict[int, int] = {}
    turns = solved(game, positions)
    base = index(game, next(iter(positions))) // size * size if game.cells == 9 else 0
    for position in positions:
        distance = turns.get(position, DRAWN)
        if found.setdefault(index(game, position) - base, distance) != distance:
            raise ValueError(f"a mirrored position of {position!r} differs")
    return bytes(found.get(place, DRAWN) for place in range(size))


def small() -> Iterator[bytes]:
    """Yield the parts of endgame3.bin, in their order."""
    boards = {bytes(signs) + b"\1\0\0" for signs in product(range(3), repeat=9) if {1, 2} <= set(signs)}
    for chain, same, choice in product(("must", "may"), (True, False), ("free", "largest")):
        yield filled(Fanorona(size="3x3", chain=chain, same_direction=same, choice=choice), SMALL, boards)


def last(game: Fanorona) -> bytes:
    """Return the table of one piece against one, and two against one."""
    boards = {
        _laid(points, signs)
        for pieces in (2, 3)
        for points in combinations(range(45), pieces)
        for signs in product((1, 2), repeat=pieces)
        if len(set(signs)) == 2
    }
    return filled(game, 30 * PAIRS, boards)


def _laid(points: tuple[int, ...], signs: tuple[int, ...]) -> bytes:
    board = bytearray(48)
    for point, sign in zip(points, signs, strict=True):
        board[point] = sign
    board[45] = 1
    return bytes(board)


def main() -> None:
    for name, data in (("endgame3.bin", halved(b"".join(small()))), ("endgame9.bin", last(Fanorona()))):
        (DATA / name).write_bytes(blocks(data))
        print(f"{name}: {(DATA / name).stat().st_size} bytes")


if __name__ == "__main__":
    main()
