"""`python -m tools.tables.fanorona`: the tables of Fanorona, endgame3.bin and endgame9.bin, in some 20 seconds.

Solved backwards from the ends, with the rules themselves. The files are described in lib/sillon/games/fanorona/endgame.py.
"""

from collections.abc import Iterator
from itertools import combinations, product

from games.fanorona import Fanorona
from sillon.games.fanorona.endgame import DRAWN, PAIRS, SMALL, checksum, index
from sim import paths

DATA = paths.ROOT / "lib" / "sillon" / "games" / "fanorona"


def blocks(data: bytes) -> bytes:
    """The file's bytes: after each 63 the one that checks them."""
    found = bytearray()
    for start in range(0, len(data), 63):
        block = data[start : start + 63].ljust(63, b"\0")
        found += block + bytes((checksum(block, start // 63),))
    return bytes(found)


def halved(data: bytes) -> bytes:
    """Two positions a byte, the first in the low four bits."""
    pairs = zip(data[::2], data[1::2], strict=True)
    return bytes(min(low, 15) | min(high, 15) << 4 for low, high in pairs)


def followers(game: Fanorona, position: bytes) -> set[bytes]:
    """The positions after each whole turn."""
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
    """The same position with White to move: the colours are exchanged when Black is."""
    if position[game.cells] == 1:
        return position
    return bytes((0, 2, 1)[sign] for sign in position[: game.cells]) + b"\1\0\0"


def solved(game: Fanorona, positions: set[bytes]) -> dict[bytes, int]:
    """For each position with White to move the turns until the end; those that are drawn are left out.

    `positions` are of both colours and lead to no others; those with one colour need not be among them.
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
    """The table's bytes for these positions, with DRAWN where there is none."""
    found = bytearray((DRAWN,)) * size
    turns = solved(game, positions)
    base = index(game, next(iter(positions))) // size * size if game.cells == 9 else 0
    for position in positions:
        found[index(game, position) - base] = turns.get(position, DRAWN)
    return bytes(found)


def small() -> Iterator[bytes]:
    """The parts of endgame3.bin, in their order."""
    boards = {bytes(signs) + b"\1\0\0" for signs in product(range(3), repeat=9) if {1, 2} <= set(signs)}
    for chain, same, choice in product(("must", "may"), (True, False), ("free", "largest")):
        yield filled(Fanorona(size="3x3", chain=chain, same_direction=same, choice=choice), SMALL, boards)


def last(game: Fanorona) -> bytes:
    """Two pieces against one, and one against one."""
    boards = set()
    for points in combinations(range(45), 2):
        for signs in ((1, 2), (2, 1)):
            boards.add(_laid(points, signs))
    for three in combinations(range(45), 3):
        for colours in product((1, 2), repeat=3):
            if 3 < sum(colours) < 6:
                boards.add(_laid(three, colours))
    found = bytearray((DRAWN,)) * (30 * PAIRS)
    turns = solved(game, boards)
    for position in boards:
        found[index(game, position)] = turns.get(position, DRAWN)
    return bytes(found)


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
