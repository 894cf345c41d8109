"""`python -m tools.strength.fang [POSITIONS]`: how often each level finds a best move at Fang, by margin, and what it loses.

Positions (200 for each board by default) come from random games on 8 and 6 cells with both thresholds; those where all moves are
worth the same are left out. Worths are exact, solved from the rules.
"""

import sys
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from games.fang import Fang
from sillon.common.chance import Seeded
from sillon.players import LEVELS, Player
from tools.arena import best_move
from tools.tables.fang import margin, solver

BOARDS = ((8, 2), (8, 1), (6, 2), (6, 1))  # cells, seeds that a tibong needs
TIMES = 3  # for each position


class Problem(NamedTuple):
    """A position and the margin that each of its moves leads to."""

    game: Fang
    position: bytes
    margins: dict[int, int]


def problems(number: int, boards: tuple[tuple[int, int], ...] = BOARDS) -> Iterator[Problem]:
    """Yield `number` positions of each board."""
    dice = Random(1)
    for cells, tibong_min in boards:
        game = Fang(cells=cells, tibong_min=tibong_min)
        worth = solver(game)
        found = 0
        while found < number:
            line = []
            position = game.start()
            while game.moves(position):
                line.append(position)
                position = game.play(position, dice.choice(game.moves(position)))
            position = dice.choice(line)
            margins = {move: margin(-worth(game.play(position, move))) for move in game.moves(position)}
            if len(set(margins.values())) > 1:
                found += 1
                yield Problem(game, position, margins)


def strength(level: int, given: list[Problem]) -> tuple[float, float]:
    """Return the share of best moves, and the seeds lost per move."""
    players = {problem.game: Player(problem.game, level, Seeded(level)) for problem in given}
    best = lost = 0
    for problem in given * TIMES:
        move = best_move(players[problem.game], problem.position)
        loss = max(problem.margins.values()) - problem.margins[move]
        best += not loss
        lost += loss
    return best / len(given) / TIMES, lost / len(given) / TIMES


def main() -> None:
    given = list(problems(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
    for level in LEVELS:
        share, lost = strength(level, given)
        print(f"level {level}: {100 * share:.0f} % best moves, {lost:.2f} seeds lost a move")


if __name__ == "__main__":
    main()
