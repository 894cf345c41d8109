"""`python -m tools.strength.colorigraphe`: the computer at the Colorigraphe against players of stakes, and level against level.

Level 5 meets players who colour without errors and challenge exactly when they can do better, but name stakes in another way:

    greedy   the stake that brings the most points in this turn, whatever the scores
    capped   the same, but points beyond the target do not count
    highest  24

Who starts alternates. With --levels, level against level.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Any

from games import colorigraphe_table as table
from games import new
from sillon.app.chance import Seeded
from sillon.games.colorigraphe import stakes as stakes_table
from sillon.players import LEVELS, Player
from tools.arena import thought
from tools.tables.colorigraphe import FILE, STAKES

Stakes = Callable[[Any, bytes], int]


class Perfect:
    """Colours without errors and challenges when he can do better; how he names stakes is a function of game and position."""

    wait = 0
    seat: int | None = None

    def __init__(self, game: Any, named: Stakes) -> None:
        self._game = game
        self._named = named
        self._best = Player(game, 5, Seeded(1))
        self.move = 0

    def think(self, position: bytes, match: Any = None) -> Any:
        if position[table.PHASE] == table.NAMING:
            self.move = table.NAME_STAKE + self._named(self._game, position) - 2
        else:
            self._best.seat = self.seat
            yield from self._best.think(position)
            self.move = self._best.move


def points(stake: int, colours: int, missing: int) -> int:
    """What a stake brings of the points that are missing."""
    data = FILE.read_bytes()
    at = stakes_table.HEAD + 10 * (stake - 2)
    found = [
        int.from_bytes(data[at + 2 * black : at + 2 * black + 2], "big") for black in range(5 if colours == 3 else 1)
    ]
    return sum(number * min(stake - 2 * black, missing) for black, number in enumerate(found))


def greedy(game: Any, position: bytes) -> int:
    return max(STAKES, key=lambda stake: points(stake, game.colours, 99))


def capped(game: Any, position: bytes) -> int:
    missing = stakes_table.missing(game, position)[0]
    return max(STAKES, key=lambda stake: points(stake, game.colours, missing))


def highest(game: Any, position: bytes) -> int:
    return 24


STRATEGIES: dict[str, Stakes] = {"greedy": greedy, "capped": capped, "highest": highest}


def play(game: Any, players: Sequence[Any], chance: Seeded) -> int:
    """The seat that wins. The dice are `chance`; the others answer a claim one by one, and whose time is over plays `timeout`."""
    position = game.start()
    while game.outcome(position) is None:
        phase = position[table.PHASE]
        if phase == table.ROLLING:
            move = chance.randrange(table.NAME_STAKE)
            if game.why_not(position, move):
                continue
        else:
            seats = [game.turn(position)]
            if phase == table.CLAIMING:
                seats = [(seats[0] + k) % game.players for k in range(1, game.players)]
            for seat in seats:
                players[seat].seat = seat
                move = thought(players[seat], position)
                if move != table.PASS:
                    break
        position = game.play(position, move)
    return int(game.outcome(position).winner)


def share(game: Any, one: Callable[[int], Any], other: Callable[[int], Any], games: int) -> float:
    """Which part of the games `one` wins; each makes a player from a seed."""
    won = 0
    for number in range(games):
        turned = number & 1
        players = [one(3 * number), other(3 * number + 1)]
        won += play(game, players[::-1] if turned else players, Seeded(3 * number + 3)) == turned
    return won / games


def told(name: str, part: float, games: int) -> str:
    """The share with its error: 19 times of 20 the truth is within."""
    return f"{name}: {100 * part:.1f} % ± {196 * (part * (1 - part) / games) ** 0.5:.1f} of {games} games"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.strength.colorigraphe", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--levels", action="store_true", help="level against level instead")
    parser.add_argument("--colours", type=int, default=3, choices=(3, 2))
    given = parser.parse_args(arguments)
    game = new("colorigraphe", colours=given.colours)

    def level(number: int) -> Callable[[int], Any]:
        return lambda seed: Player(game, number, Seeded(seed + 1))

    if given.levels:
        for above in LEVELS:
            for below in range(1, above):
                part = share(game, level(above), level(below), given.games)
                print(told(f"level {above} against level {below}", part, given.games), flush=True)
        return 0
    for name, named in STRATEGIES.items():
        part = share(game, level(5), lambda seed, named=named: Perfect(game, named), given.games)  # type: ignore[misc]
        print(told(f"level 5 against {name} stakes", part, given.games), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
