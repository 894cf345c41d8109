"""Awalé's endgames from a file: what a position with few seeds is worth, and a move that proves it.

`python -m tools.tables.awale` makes the files: endgame.bin knows all positions of up to five seeds, whatever the options;
endgame9.bin, made on demand for the options of one game, those of up to nine. A file is a row of blocks: 510 bytes, one a
position, and a checksum in two. Worth: what the player to move still stores more than the other, leftovers included. It lies
between a least and a most, and where the two differ it hangs on when a game that goes in circles is ended. Pit, counted from
the player's left: a move that leads to the least by force, without any position coming again that was already there (or,
where seeds left on the board are nobody's, with nothing to lose when it does).

A byte is 6 * k + pit, or 255 where that is too much. Where least and most are one, k is worth + `most seeds`. Else k goes on
from there: of n seeds the player gets a at least and b at most, and k is 2 * `most seeds` + 1 + b * (b - 1) / 2 + a.
"""

from sillon.players import DRAW, LOSS, WIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

BLOCK = 510
_FEW = 5
MANY = 9
_FOLDER = __file__[: __file__.rfind("/") + 1]


def known(
    player: "Any", position: bytes, after: "dict[int, bytes]", past: "list[bytes]"
) -> "Generator[None, None, bool]":
    """Sets the player's move to a best one, with what is proven, and takes what is worse out of `after`.

    False where no move is proven to be best: the tables do not know the position, or it hangs on when circles are ended.
    With a target that may be reached the best is to win, by whatever margin: values are not told then.

    A least is proven by a way on which no position comes twice, and so is a most. So what has been there since the last harvest
    matters only where it was there so often that coming back to it would end the game. This position itself does not lie
    on the way of the table's own move; nor on that by which another move is held down to less than the table's own brings,
    for else this position would be held down to it too.
    """
    game = player.game
    seat = position[14]
    seeds = sum(position[:12])
    # A target may end the game before the table's way does. If it takes more than half of the seeds the winner stays the same.
    aimed = 0 < game.target <= max(position[12], position[13]) + seeds
    if aimed and 2 * game.target <= sum(position[:14]):
        return False
    for one in past:
        if past.count(one) >= game.repetition - (one != position):
            return False
    found = look(game, position)
    if found is None:
        return False
    low, high, pit = found
    best = own = 6 * seat + pit
    lead = position[12 + seat] - position[13 - seat]
    once = past.count(position) < game.repetition - 1
    better: list[int] = []  # moves that may bring more than the least
    worse: list[int] = []
    for move in sorted(after):
        yield
        child = after[move]
        gain = child[12 + seat] - position[12 + seat]
        there = look(game, child)
        least, most = (-99, 99) if there is None else (gain - there[1], gain - there[0])
        if move == own:
            least = low
        most = min(most, high)
        if player.values[move] is not None:  # the rules have told
            least = most = player.values[move]
        if most > low:
            better.append(move)
            if once and least == low:
                best = move  # coming back here once does no harm
        elif most < low:
            worse.append(move)
        if player.verdicts[move] is None:
            # Another move's way may lead back here, which would end the game.
            firm = move == own or gain or once
            if lead + most < 0:
                player.verdicts[move] = LOSS
            elif firm and lead + least > 0:
                player.verdicts[move] = WIN
            elif firm and least == most and lead + least == 0:
                player.verdicts[move] = DRAW
        if least == most and player.values[move] is None and not aimed:
            player.values[move] = least
    if aimed:
        top = lead + high
        for move in [own] + sorted(after):
            told = player.verdicts[move]
            if move in after and told is not None and told == (WIN if top > 0 else LOSS if top < 0 else DRAW):
                player.move = move
                player.exact = True
                return True
        return False
    player.move = best
    if not better or better == [best]:
        player.exact = True
        return True
    for move in worse:
        del after[move]
    return False


def look(game: "Any", position: bytes) -> "tuple[int, int, int] | None":
    """The table's (least worth, most, pit) of a position, None when there is none."""
    seeds = sum(position[:12])
    slam = ("no_capture", "illegal_unless_only", "illegal").index(game.grand_slam)
    if seeds <= _FEW:
        blocks = (combinations(_FEW + 12, 12) + BLOCK - 1) // BLOCK
        first = (2 * slam + (game.leftovers == "nobody")) * blocks
        return worth(_FOLDER + "endgame.bin", first, _FEW, position, position[14])
    if seeds <= MANY:
        head = page(_FOLDER + "endgame9.bin", 0)
        if head and head[0] == MANY and head[1] == slam and head[2] == (game.leftovers == "nobody"):
            return worth(_FOLDER + "endgame9.bin", 1, MANY, position, position[14])
    return None


def combinations(n: int, k: int) -> int:
    """How many ways there are to choose k of n."""
    found = 1
    for i in range(k):
        found = found * (n - i) // (i + 1)
    return found


def place(pits: "bytes | bytearray", seat: int, seeds: int) -> int:
    """Where a position's byte stands: first fewer seeds, then fewer in the mover's left pit, the next ...; the other's last."""
    found = combinations(seeds + 11, 12)
    for i in range(11):
        count = pits[(6 * seat + i) % 12]
        for less in range(count):
            found += combinations(seeds - less + 10 - i, 10 - i)
        seeds -= count
    return found


def checksum(data: "bytes | bytearray", number: int) -> int:
    """Of the 510 bytes of a block; the block's number counts too."""
    total = number
    for byte in data[:BLOCK]:
        total = (total * 31 + byte) % 65521
    return total


def page(file: str, number: int) -> "bytes | None":
    """A block of a file; None where it is missing or damaged."""
    try:
        with open(file, "rb") as opened:
            opened.seek(number * (BLOCK + 2))
            data = opened.read(BLOCK + 2)
    except OSError:
        return None
    if len(data) < BLOCK + 2 or data[BLOCK] << 8 | data[BLOCK + 1] != checksum(data, number):
        return None
    return data


def worth(file: str, first: int, most: int, pits: "bytes | bytearray", seat: int) -> "tuple[int, int, int] | None":
    """(least worth, most, pit) of a position with at most `most` seeds in the table that begins with block `first`.

    None where the file does not know it, is missing or damaged.
    """
    seeds = sum(pits[:12])
    block, at = divmod(place(pits, seat, seeds), BLOCK)
    data = page(file, first + block)
    if data is None or data[at] == 255:
        return None
    k, pit = divmod(data[at], 6)
    if k <= 2 * most:
        return k - most, k - most, pit
    k -= 2 * most + 1
    top = 1
    while k >= top:
        k -= top
        top += 1
    return 2 * k - seeds, 2 * top - seeds, pit
