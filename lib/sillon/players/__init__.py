"""The computer players: the part that all games share. A game's own player is sillon.games.<game>.player.

    player = Player(game, level, rng)  # level 1..5, or MASTER, rng.randrange(n)
    for _ in player.think(position):  # slices of at most 15 ms on an RP2040
        ...
    player.move, player.verdicts, player.exact

opponent.py documents the result. `fafy.grundy(counts)` and `colorigraphe.best_colouring(arcs)` need no player.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.contract import Chance, Rules
    from sillon.players.opponent import Opponent

WIN, DRAW, LOSS = 1, 0, -1
LEVELS = (1, 2, 3, 4, 5)
MASTER = 6  # ten times the nodes of level 5, for fast computers; Awalé and Fanorona's full board alone have it

# Who plays a seat: a level of LEVELS, or one of these.
PERSON = 0
ADAPTS = 6  # the level that adapts itself to the person: see sillon/match/adapt.py
MASTER_SEAT = 7  # level MASTER: its own number was taken when matches were first saved; see sillon/match/seats.py
MAX_LEVEL = 7  # the greatest of these numbers


def Player(game: "Rules", level: int, rng: "Chance") -> "Opponent":  # noqa: N802 it stands for the game's class
    """Return the game's Opponent. Raises ValueError if the level is not 1..5, or MASTER where the game has it."""
    made = __import__(f"sillon.games.{game.NAME}.player", None, None, ("Player",)).Player
    most = MASTER if game.cells == made.master_cells else 5
    if type(level) is not int or not 0 < level <= most:
        raise ValueError(f"level={level!r}: a level is a whole number from 1 to {most}")
    player: Opponent = made(game, level, rng)
    return player
