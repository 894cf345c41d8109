"""`python -m tools.strength.fafy [POSITIONS]`: how often each level finds a winning move at Fafy.

Positions (60 for each game by default) come from up to three random moves in rows of 1..4 seeds a cell; those in which all moves
win or none does are left out. Level 5's verdict, which the tests prove, tells the winning moves.
"""

import sys
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from games.fafy import Fafy
from sillon.common.chance import Seeded
from sillon.players import LEVELS, LOSS, WIN, Player
from tools.arena import best_move, seeded

GAMES: tuple[dict[str, Any], ...] = (
    *(
        {"cells": cells, "impartial": impartial, "misere": misere}
        for cells in (8, 12)
        for impartial in (True, False)
        for misere in (False, True)
    ),
    {"cells": 6, "rule": "sowing"},
)
TIMES = 3  # for each position


class Problem(NamedTuple):
    """A position and its winning moves."""

    game: Fafy
    position: bytes
    winning: list[int]


def problems(number: int, options: dict[str, Any]) -> Iterator[Problem]:
    """Yield `number` positions of the game with these options."""
    game = Fafy(**options)
    player = Player(game, 5, Seeded(1))
    dice = Random(1)
    found = 0
    while found < number:
        most = dice.randint(1, 4)
        position = game.start([dice.randint(1, most) for _ in range(game.cells)])
        for _ in range(dice.randrange(4)):
            if moves := game.moves(position):
                position = game.play(position, dice.choice(moves))
        if not game.moves(position):
            continue
        best_move(player, position)
        verdicts = player.verdicts
        if set(verdicts.values()) == {WIN, LOSS}:
            found += 1
            yield Problem(game, position, [move for move in verdicts if verdicts[move] == WIN])


def strength(level: int, given: list[Problem]) -> float:
    """Return the share of winning moves."""
    best = 0
    for number, problem in enumerate(given * TIMES):
        player = Player(problem.game, level, seeded(number + 1))
        best += best_move(player, problem.position) in problem.winning
    return best / len(given) / TIMES


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    for options in GAMES:
        given = list(problems(number, options))
        shares = [f"{100 * strength(level, given):.0f} %" for level in LEVELS]
        chance = sum(len(problem.winning) / len(problem.game.moves(problem.position)) for problem in given) / number
        described = " ".join(f"{name}={value}" for name, value in options.items())
        print(f"{described}: levels 1..5 {', '.join(shares)}; by chance {100 * chance:.0f} %")


if __name__ == "__main__":
    main()
