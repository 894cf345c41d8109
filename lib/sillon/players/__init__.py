"""The computer's players and their exact answers, a few files a game; read when they are needed, dropped when they are left.

    player = Player(game, level, rng)  # level 1..5, rng.randrange(n)
    for _ in player.think(position):   # a slice of a few milliseconds, at most 15 on an RP2040
        ...
    player.move, player.verdicts, player.exact

What a player tells is in opponent.py, how each game is played in <game>_player.py. `fafy.grundy(counts)` and
`colorigraphe.best_colouring(arcs)` are answers with a name of their own.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

WIN, DRAW, LOSS = 1, 0, -1
LEVELS = (1, 2, 3, 4, 5)


def Player(game: "Any", level: int, rng: "Any") -> "Any":  # noqa: N802 it makes one, of the game's own class
    """The computer at a game: an Opponent of that game. ValueError when the level is not 1..5."""
    if type(level) is not int or level not in LEVELS:
        raise ValueError(f"level={level!r}: a level is a whole number from 1 to 5")
    module = __import__(f"sillon.games.{game.NAME}.player", None, None, ("Player",))
    return module.Player(game, level, rng)
