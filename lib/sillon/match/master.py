"""The master: a player of level MASTER, for a fast computer. No board has this file: there `clock.real_ms` is None."""

from sillon.common.chance import Seeded
from sillon.players import MASTER, Player

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from typing import Any

    from games.contract import Chance, Rules
    from games.match import Match
    from sillon.players.opponent import Opponent

_LEVEL = 5
_FAST_MS = 160  # of a turn of level 5: with the fifth of the time that a host takes for itself, 0.2 s
_LONGEST_MS = 2000  # of a turn of the master
_TRIES = 2  # the first one imports the player, and the computer may be busy for a moment


def is_offered(clock: "Any", game: "Rules") -> bool:
    """Return whether the game has a master, and this computer is fast enough, which is measured once for each game.

    `clock`: the board's, which has `real_ms`; the result is kept there.
    """
    try:
        Player(game, MASTER, Seeded(1))
    except ValueError:
        return False
    if not hasattr(clock, "fast"):
        clock.fast = {}
    if game.NAME not in clock.fast:
        clock.fast[game.NAME] = _is_fast(clock.real_ms, game)
    return bool(clock.fast[game.NAME])


def make(clock: "Any", game: "Rules", rng: "Chance") -> "Opponent":
    """Return the master, or a player of level 5 where it is not offered. After two seconds it plays the best move found."""
    if not is_offered(clock, game):
        return Player(game, _LEVEL, rng)
    player = Player(game, MASTER, rng)
    think = player.think
    now: Callable[[], float] = clock.real_ms

    def think_in_time(position: bytes, match: "Match | None" = None) -> "Generator[None, None, None]":
        end = now() + _LONGEST_MS
        for _ in think(position, match):
            if now() >= end:
                break
            yield

    player.think = think_in_time  # type: ignore[method-assign]
    return player


def _is_fast(now: "Callable[[], float]", game: "Rules") -> bool:
    """Return whether a turn of level 5, the game's first, is short. A clock that stands still measures nothing."""
    for _ in range(_TRIES):
        start = now()
        for _ in Player(game, _LEVEL, Seeded(1)).think(game.start()):
            if now() - start >= _FAST_MS:
                break
        if 0 < now() - start < _FAST_MS:
            return True
    return False
