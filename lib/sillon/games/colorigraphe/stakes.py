"""Which stake the computer names: what a stake may bring, and the race to the target, both from stakes.bin.

`python -m tools.tables.colorigraphe` makes that file, and tells there what its bytes are.
"""

from games import colorigraphe_table as table
from sillon.players import WIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

HEAD = 8  # bytes
FAR = 100  # the race is told up to so many points that are missing
TRIES = 20000  # problems of each stake that were solved
MOST_BLACK = 4
GREEDY = (7, 18)  # with two colours, with three: the most points to be expected in a turn


def think(player: "Any", position: bytes) -> "Generator[None, None, None]":
    """Names a stake; `values` are what each brings."""
    game = player.game
    player.move = table.NAME_STAKE
    yield
    data = yield from read()
    yield
    named = stake(game, position, player.level, player.rng, data)
    player.move = table.NAME_STAKE + named - 2
    if named == 2 and game.players > 1 and 0 < missing(game, position)[0] <= 2:
        player.exact = True
        player.verdicts[player.move] = WIN
    if data:
        for other in range(2, 25):
            player.values[table.NAME_STAKE + other - 2] = (expected(data, other, game.colours) + 500) // 1000
            yield


def read() -> "Generator[None, None, bytes | None]":
    """The file, or None when it is missing or damaged; in slices."""
    try:
        folder = max(__file__.rfind("/"), __file__.rfind("\\")) + 1
        with open(__file__[:folder] + "stakes.bin", "rb") as file:
            data = file.read()
    except OSError:
        return None
    yield
    if len(data) < HEAD or data[:2] != b"CS" or (data[2] << 8) + data[3] != len(data):
        return None
    return data if (data[4] << 8) + data[5] == check(data) else None


def check(data: bytes) -> int:
    """A sum over the bytes after the head, and a sum of its steps: a changed byte, or a lost piece, changes them."""
    plain = weighed = 0
    for k in range(HEAD, len(data), 16):
        plain = (plain + sum(data[k : k + 16])) % 251
        weighed = (weighed + plain) % 251
    return (weighed << 8) + plain


def expected(data: bytes, stake: int, colours: int) -> int:
    """What the stake brings in a turn without errors, in thousandths of a point."""
    at = HEAD + 2 * (MOST_BLACK + 1) * (stake - 2)
    points = 0
    for black in range(MOST_BLACK + 1 if colours == 3 else 1):
        points += (stake - 2 * black) * ((data[at] << 8) + data[at + 1])
        at += 2
    return points // (TRIES // 1000)


def race(data: bytes | None, mine: int, his: int, colours: int) -> int:
    """The stake that wins most often, when so many points are missing to me and to him, both 1 or more."""
    if data is None:
        return min(max(mine, 2), GREEDY[colours - 2])
    # Far from the end only the difference counts, and who is very far ahead stays so.
    over = max(mine, his) - FAR
    if over > 0:
        mine = max(mine - over, min(mine, 50))
        his = max(his - over, min(his, 25))
    at = HEAD + 2 * (MOST_BLACK + 1) * 23 if colours == 3 else (data[6] << 8) + data[7]
    while mine > 1:
        while data[at] < FAR:
            at += 2
        at += 2
        mine -= 1
    while data[at] < his:
        at += 2
    return data[at + 1]


def missing(game: "Any", position: bytes) -> tuple[int, int]:
    """How many points the player in turn needs, and the best of the others; who is alone meets somebody who is far."""
    scores = game.scores(position)
    seat = position[table.OWNER]
    others = [scores[other] for other in range(game.players) if other != seat]
    return game.target - scores[seat], game.target - max(others) if others else FAR


def stake(game: "Any", position: bytes, level: int, rng: "Any", data: bytes | None) -> int:
    """What a player of this level names."""
    good = GREEDY[game.colours - 2]
    if game.target:
        mine, his = missing(game, position)
        # Two arcs never need black, so who misses two points has won. From level 3 on that is seen.
        if mine <= 2 < level:
            return 2
        if level > 2:
            good = race(data, mine, his, game.colours)
    three = game.colours == 3
    if level == 1:
        good = 4 + rng.randrange(11 if three else 6) if rng.randrange(20) else 24
    elif level == 2:
        good = (6 if three else 3) + rng.randrange(11 if three else 7)
    elif level == 3:
        good -= rng.randrange(11 if three else 4)
    elif level == 4 and rng.randrange(2):
        good += rng.randrange(5) - 3
    return min(max(good, 2), 24)
