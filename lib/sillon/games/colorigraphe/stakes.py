"""The computer's stakes, from expected points and the race to the target in stakes.bin, and its challenges ("Je prends !").

`python -m tools.tables.colorigraphe` makes that file and documents its bytes.
"""

from games import colorigraphe as rules
from sillon.games.colorigraphe.mistakes import present_level
from sillon.players import WIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from games.colorigraphe import Colorigraphe
    from games.contract import Chance
    from sillon.players.opponent import Opponent

HEAD = 8  # bytes
FAR = 100  # missing points at which the table of the race ends
TRIES = 20000  # problems solved for each stake
MOST_BLACK = 4
GREEDY = (7, 18)  # the stakes with the most expected points of a turn, with two colours and with three
# By level, the percentage of challenges: when it can do better, and when it cannot.
_CHALLENGES = (22, 54, 66, 86, 100)
_WRONG_CHALLENGES = (16, 6, 5, 2, 0)


def name_stake(player: "Opponent", position: bytes) -> "Generator[None, None, None]":
    """Name a stake; `values` are the expected points of each."""
    game = player.game
    player.move = rules.NAME_STAKE
    yield
    data = yield from read()
    player.weak = not data and player.level > 2
    yield
    named = stake(game, position, player.level, player.rng, data)
    player.move = rules.NAME_STAKE + named - 2
    if named == 2 and game.players > 1 and 0 < missing(game, position)[0] <= 2:
        player.exact = True
        player.verdicts[player.move] = WIN
    if data:
        for other in range(2, 25):
            player.values[rules.NAME_STAKE + other - 2] = (expected(data, other, game.colours) + 500) // 1000
            yield


def read() -> "Generator[None, None, bytes | None]":
    """Return the file, or None when it is missing or damaged; in slices."""
    try:
        folder = max(__file__.rfind("/"), __file__.rfind("\\")) + 1
        with open(__file__[:folder] + "stakes.bin", "rb") as file:
            data = file.read()
    except OSError:
        return None
    yield
    if len(data) < HEAD or data[:2] != b"CS" or (data[2] << 8) + data[3] != len(data):
        return None
    return data if (data[4] << 8) + data[5] == checksum(data) else None


def checksum(data: bytes) -> int:
    """Return the checksum of the bytes after the head: their sum, and the sum of its partial sums."""
    plain = weighed = 0
    for k in range(HEAD, len(data), 16):
        plain = (plain + sum(data[k : k + 16])) % 251
        weighed = (weighed + plain) % 251
    return (weighed << 8) + plain


def expected(data: bytes, stake: int, colours: int) -> int:
    """Return the expected points of a stake in a turn without errors, in thousandths."""
    offset = HEAD + 2 * (MOST_BLACK + 1) * (stake - 2)
    points = 0
    for black in range(MOST_BLACK + 1 if colours == 3 else 1):
        points += (stake - 2 * black) * ((data[offset] << 8) + data[offset + 1])
        offset += 2
    return points // (TRIES // 1000)


def race(data: bytes | None, mine: int, his: int, colours: int) -> int:
    """Return the stake that wins most often when `mine` and `his` points are missing, both 1 or more."""
    if data is None:
        return min(max(mine, 2), GREEDY[colours - 2])
    # Far from the end only the difference counts, up to a limit.
    over = max(mine, his) - FAR
    if over > 0:
        mine = max(mine - over, min(mine, 50))
        his = max(his - over, min(his, 25))
    offset = HEAD + 2 * (MOST_BLACK + 1) * 23 if colours == 3 else (data[6] << 8) + data[7]
    while mine > 1:
        while data[offset] < FAR:
            offset += 2
        offset += 2
        mine -= 1
    while data[offset] < his:
        offset += 2
    return data[offset + 1]


def missing(game: "Colorigraphe", position: bytes) -> tuple[int, int]:
    """Return the missing points of the player in turn and of the best other player; FAR without another player."""
    scores = game.scores(position)
    seat = position[rules.OWNER]
    others = [scores[other] for other in range(game.players) if other != seat]
    return game.target - scores[seat], game.target - max(others) if others else FAR


def stake(game: "Colorigraphe", position: bytes, level: int, rng: "Chance", data: bytes | None) -> int:
    """Return the stake that a player of this level names."""
    own_level = level
    level = present_level(game, position, position[rules.OWNER], level)
    good = GREEDY[game.colours - 2]
    if game.target:
        mine, his = missing(game, position)
        # Two arcs never need black, so the stake 2 wins with two points missing. Levels 1 and 2 do not see that.
        if mine <= 2 < own_level:
            return 2
        if level > 2:
            good = race(data, mine, his, game.colours)
    three = game.colours == 3
    if level == 1:
        good = (3 if three else 4) + rng.randrange(22 if three else 6)
    elif level == 2:
        good = (11 if three else 3) + rng.randrange(10 if three else 7)
    elif level == 3:
        good -= rng.randrange(4)
    elif level == 4 and rng.randrange(2):
        good += rng.randrange(5) - 3
    return min(max(good, 2), 24)


def challenge(player: "Opponent", seat: "int | None", position: bytes) -> "Generator[None, None, None]":
    """Set the player's move to a challenge by `seat`, None for the seat after the one whose problem it is, if it challenges."""
    from sillon.games.colorigraphe.plan import solved  # only a claim needs it

    owner = position[rules.OWNER]
    if seat in (None, owner):
        seat = (owner + 1) % player.game.players
    best = yield from solved(player.game, position)
    if challenges(player.game, position, seat, best, player.level, player.rng):
        player.move = rules.CHALLENGE + seat


def challenges(
    game: "Colorigraphe", position: bytes, seat: int, best: "bytes | None", level: int, rng: "Chance"
) -> bool:
    """Return whether that seat, at this level, challenges the player in turn.

    `best` is the best colouring, None without one.
    """
    level = present_level(game, position, seat, level)
    first = position[rules.FIRST]
    stake = position[rules.STAKE]
    chance = rng.randrange(100)
    black = sum([1 for colour in best if colour == 3]) if best else rules.INVALID
    # A challenge that decides the game is judged correctly.
    if black < first:
        wins = 0 < game.target <= rules.score(position, seat) + stake - 2 * black
        return wins or chance < _CHALLENGES[level - 1]
    loses = 0 < game.target <= rules.score(position, position[rules.OWNER]) + stake
    return not loses and chance < _WRONG_CHALLENGES[level - 1]
