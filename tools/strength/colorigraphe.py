"""`python -m tools.strength.colorigraphe`: level 5 at the Colorigraphe against other ways to name stakes.

Its opponents colour without errors and challenge exactly when they can do better. They name these stakes:

    greedy   the stake that brings the most points in this turn, whatever the scores
    capped   the same, but points beyond the target do not count
    highest  24

The players start in turn.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence

from games import colorigraphe as rules
from games.colorigraphe import Colorigraphe
from games.match import Match
from sillon.common.chance import Seeded
from sillon.games.colorigraphe import stakes as stakes_table
from sillon.games.colorigraphe.player import Player as Own
from tools.arena import best_move
from tools.tables.colorigraphe import FILE, STAKES

Stakes = Callable[[Colorigraphe, bytes], int]


class Perfect:
    """A player that colours without errors and challenges when it can do better; `named` returns its stake."""

    wait = 0
    seat: int | None = None

    def __init__(self, game: Colorigraphe, named: Stakes) -> None:
        self._game = game
        self._named = named
        self._best = Own(game, 5, Seeded(1))
        self.move = 0

    def think(self, position: bytes, match: Match | None = None) -> Iterator[None]:
        if position[rules.PHASE] == rules.NAMING:
            self.move = rules.NAME_STAKE + self._named(self._game, position) - 2
        else:
            self._best.seat = self.seat
            yield from self._best.think(position)
            self.move = self._best.move


def points(stake: int, colours: int, missing: int) -> int:
    """Return the points that a stake brings on average, times the number of tries; at most `missing` count in a turn."""
    data = FILE.read_bytes()
    at = stakes_table.HEAD + 10 * (stake - 2)
    found = [int.from_bytes(data[k : k + 2], "big") for k in range(at, at + (10 if colours == 3 else 2), 2)]
    return sum(number * min(stake - 2 * black, missing) for black, number in enumerate(found))


def most_points(game: Colorigraphe, missing: int) -> int:
    return max(STAKES, key=lambda stake: points(stake, game.colours, missing))


STRATEGIES: dict[str, Stakes] = {
    "greedy": lambda game, position: most_points(game, 99),
    "capped": lambda game, position: most_points(game, stakes_table.missing(game, position)[0]),
    "highest": lambda game, position: 24,
}


def play(game: Colorigraphe, players: Sequence[Perfect | Own], chance: Seeded) -> int:
    """Return the seat that wins. `chance` rolls the dice; the others answer a claim one by one, until one challenges."""
    position = game.start()
    while (outcome := game.outcome(position)) is None:
        phase = position[rules.PHASE]
        if phase == rules.ROLLING:
            move = chance.randrange(rules.NAME_STAKE)
            if game.why_not(position, move):
                continue
        else:
            seats = [game.turn(position)]
            if phase == rules.CLAIMING:
                seats = [(seats[0] + k) % game.players for k in range(1, game.players)]
            for seat in seats:
                players[seat].seat = seat
                move = best_move(players[seat], position)
                if move != rules.PASS:
                    break
        position = game.play(position, move)
    return int(outcome.winner or 0)  # no draws: the first to reach the target wins


def share(
    game: Colorigraphe, one: Callable[[int], Perfect | Own], other: Callable[[int], Perfect | Own], games: int
) -> float:
    """Return the share of games that `one` wins; `one` and `other` make a player from a seed."""
    won = 0
    for number in range(games):
        turned = number & 1
        players = [one(3 * number), other(3 * number + 1)]
        won += play(game, players[::-1] if turned else players, Seeded(3 * number + 3)) == turned
    return won / games


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.strength.colorigraphe", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    given = parser.parse_args(arguments)
    game = Colorigraphe()

    def strongest(seed: int) -> Own:
        return Own(game, 5, Seeded(seed + 1))

    for name, named in STRATEGIES.items():
        part = share(game, strongest, lambda seed, named=named: Perfect(game, named), given.games)  # type: ignore[misc]
        error = 196 * (part * (1 - part) / given.games) ** 0.5  # half of the 95 % confidence interval
        print(f"level 5 against {name} stakes: {100 * part:.1f} % ± {error:.1f} of {given.games} games", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
