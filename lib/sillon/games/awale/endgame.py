"""Awalé's endgame tables: the value of positions with few seeds, and a move that proves it.

`python -m tools.tables.awale` makes the files: endgame.bin has all positions of up to five seeds, for all options;
endgame9.bin, made on demand for the options of one game, those of up to nine. A file is a sequence of blocks: 510 bytes, one a
position, and a checksum of two bytes. Worth: the seeds that the player to move still stores more than the other, leftovers
included. A position has a least and a greatest worth; they differ where the result depends on when a cyclic game is ended. Pit,
counted from the player's left: a move that forces the least worth without repeating any position (or, where seeds left on the
board are nobody's, that loses nothing by a repetition).

A byte is 6 * k + pit, or 255 if that exceeds a byte. If least and greatest are equal, k is worth + `most seeds`. Otherwise k
continues from there: of n seeds the player gets at least a and at most b, and k is 2 * `most seeds` + 1 + b * (b - 1) / 2 + a.
"""

from sillon.players import DRAW, LOSS, WIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from sillon.players.opponent import Opponent

BLOCK = 510
_FEW = 5
MANY = 9
_FOLDER = __file__[: __file__.rfind("/") + 1]


def apply_table(
    player: "Opponent", position: bytes, after: "dict[int, bytes]", past: "list[bytes]"
) -> "Generator[None, None, bool]":
    """Set the player's move, verdicts and values from the tables; remove worse moves from `after`. True when the move is exact.

    False when no move is proven best: the tables lack the position, or the result depends on when a cyclic game is ended. With
    a target that may be reached any win is best, whatever the margin: then values are not set.

    Lines without a repeated position prove a least worth, and so a greatest one. So positions since the last harvest matter
    only if one of them has occurred so often that its next occurrence would end the game. This position itself is not on the
    line of the table's own move; nor on a line that holds another move below the worth of the table's own move, because that
    line would then limit this position too.
    """
    game = player.game
    seat = position[14]
    seeds = sum(position[:12])
    # A target may end the game before the table's line does. If it exceeds half of the seeds the winner stays the same.
    target_matters = 0 < game.target <= max(position[12], position[13]) + seeds
    if target_matters and 2 * game.target <= sum(position[:14]):
        return False
    for earlier in past:
        if past.count(earlier) >= game.repetition - (earlier != position):
            return False
    entry = look_up(player, position)
    if entry is None:
        return False
    low, high, pit = entry
    best = table_move = 6 * seat + pit
    if best not in player.verdicts:
        player.weak = True  # a damaged block with a valid checksum
        return False
    lead = position[12 + seat] - position[13 - seat]
    may_recur = past.count(position) < game.repetition - 1
    better: list[int] = []  # moves that may be worth more than the table's own
    worse: list[int] = []
    for move in sorted(after):
        yield
        child = after[move]
        gain = child[12 + seat] - position[12 + seat]
        child_entry = look_up(player, child)
        least, most = (-99, 99) if child_entry is None else (gain - child_entry[1], gain - child_entry[0])
        if move == table_move:
            least = low
        most = min(most, high)
        if player.values[move] is not None:  # the rules decide it
            least = most = player.values[move]  # type: ignore[assignment]
        if most > low:
            better.append(move)
            if may_recur and least == low:
                best = move  # this position may occur once more
        elif most < low:
            worse.append(move)
        if player.verdicts[move] is None:
            # Another move's line may lead back here, which would end the game.
            reliable = move == table_move or gain or may_recur
            if lead + most < 0:
                player.verdicts[move] = LOSS
            elif reliable and lead + least > 0:
                player.verdicts[move] = WIN
            elif reliable and least == most and lead + least == 0:
                player.verdicts[move] = DRAW
        if least == most and player.values[move] is None and not target_matters:
            player.values[move] = least
    if target_matters:
        top = lead + high
        for move in [table_move] + sorted(after):
            verdict = player.verdicts[move]
            if move in after and verdict is not None and verdict == (WIN if top > 0 else LOSS if top < 0 else DRAW):
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


def look_up(player: "Opponent", position: bytes) -> "tuple[int, int, int] | None":
    """Return the table's (least worth, greatest worth, pit) of a position, None when it has none.

    A damaged table makes the player weak; a drive of the games alone lacks it.
    """
    game = player.game
    seeds = sum(position[:12])
    slam = ("no_capture", "illegal_unless_only", "illegal").index(game.grand_slam)
    if seeds <= _FEW:
        blocks = (combinations(_FEW + 12, 12) + BLOCK - 1) // BLOCK
        first = (2 * slam + (game.leftovers == "nobody")) * blocks
        return worth(player, _FOLDER + "endgame.bin", first, _FEW, position)
    if seeds <= MANY:
        head = read_block(player, _FOLDER + "endgame9.bin", 0)
        if head and head[0] == MANY and head[1] == slam and head[2] == (game.leftovers == "nobody"):
            return worth(player, _FOLDER + "endgame9.bin", 1, MANY, position)
    return None


def combinations(n: int, k: int) -> int:
    """Return the number of ways to choose k of n."""
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


def position_index(pits: "bytes | bytearray", seat: int, seeds: int) -> int:
    """Return the index of a position: by seeds, then by the mover's pits from the left, then by the other's."""
    index = combinations(seeds + 11, 12)
    for i in range(11):
        count = pits[(6 * seat + i) % 12]
        for less in range(count):
            index += combinations(seeds - less + 10 - i, 10 - i)
        seeds -= count
    return index


def checksum(data: "bytes | bytearray", number: int) -> int:
    """Return the checksum of a block's 510 bytes and of its number."""
    total = number + 1  # zeros alone have another sum than 0
    for byte in data[:BLOCK]:
        total = (total * 31 + byte) % 65521
    return total


def read_block(player: "Opponent", file: str, number: int) -> "bytes | None":
    """Return a block of a file, None where it is missing, or damaged: then the player is weak."""
    try:
        with open(file, "rb") as opened:
            opened.seek(number * (BLOCK + 2))
            data = opened.read(BLOCK + 2)
    except OSError:
        return None
    if len(data) < BLOCK + 2 or data[BLOCK] << 8 | data[BLOCK + 1] != checksum(data, number):
        player.weak = True
        return None
    return data


def worth(player: "Opponent", file: str, first: int, most: int, pits: bytes) -> "tuple[int, int, int] | None":
    """Return (least worth, greatest worth, pit) of a position with at most `most` seeds; the table begins with block `first`.

    None where the file lacks the position, is missing or damaged.
    """
    seeds = sum(pits[:12])
    block, offset = divmod(position_index(pits, pits[14], seeds), BLOCK)
    data = read_block(player, file, first + block)
    if data is None or data[offset] == 255:
        return None
    k, pit = divmod(data[offset], 6)
    if k <= 2 * most:
        return k - most, k - most, pit
    k -= 2 * most + 1
    top = 1
    while k >= top:
        k -= top
        top += 1
    return 2 * k - seeds, 2 * top - seeds, pit
