"""A puzzle before it is packed, games at random to find puzzles in, and the choice of the twelve of a grade."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from games.contract import Rules
from sillon.common.chance import Seeded

A_GRADE = 12
_FOUND = 48  # candidates for a grade
_STRICT = 6  # the largest `same` at which positions near a chosen one are refused


class Puzzle(NamedTuple):
    """`asked` is the kind of question, `turns` the number of the player's own turns in which it is to be solved.

    `lines` has for each legal move, ascending, the moves that are shown after it, as indices into the moves that are legal then.
    `plies` is how far one must look ahead. `traps` counts the wrong moves that look at least as good at once as an answer.
    `nodes` counts the positions of a search without knowledge that proves the answer.
    """

    form: int
    asked: int
    turns: int
    position: bytes
    good: tuple[int, ...]
    lines: dict[int, list[int]]
    plies: int
    traps: int
    nodes: int

    @property
    def choices(self) -> int:
        return len(self.lines)


def random_game(
    game: Rules, position: bytes, chance: Seeded, greedy: bool = False, longest: int = 1000
) -> Iterator[tuple[bytes, list[int]]]:
    """Yield the positions of a game at random, before its end, and their moves.

    `greedy`: half of the moves, as a child's, are among those that take most. `longest` is in moves.
    """
    for _ in range(longest):
        if game.outcome(position) is not None:
            return
        moves = game.moves(position)
        yield position, moves
        if greedy and chance.randrange(2):
            seat = game.turn(position)
            scores = [game.scores(game.play(position, move)) for move in moves]
            ahead = [each[seat] - each[1 - seat] for each in scores]
            moves = [move for move, many in zip(moves, ahead, strict=True) if many == max(ahead)]
        position = game.play(position, moves[chance.randrange(len(moves))])


def twelve(
    candidates: Iterator[Puzzle], alike: Callable[[Puzzle], object], found: int = _FOUND, wanted: int = A_GRADE
) -> list[Puzzle]:
    """Return the best of the first `found` candidates, the easiest first.

    No two have the same key `alike`. Puzzles with more traps are preferred, and few have the same answer.
    """
    kept: dict[object, Puzzle] = {}
    for puzzle in candidates:
        kept.setdefault(alike(puzzle), puzzle)
        if len(kept) == found:
            break
    left = sorted(kept.values(), key=lambda each: (-each.traps, -each.plies, each.position))
    best: list[Puzzle] = []
    same = 0  # puzzles with the same answer that are allowed
    while len(best) < min(wanted, len(kept)):
        same += 2
        for puzzle in tuple(left):
            others = [other for other in best if other.form == puzzle.form]
            if len(best) == wanted or [other.good for other in others].count(puzzle.good) >= same:
                continue
            if same > _STRICT or not [other for other in others if near(other.position, puzzle.position)]:
                best.append(puzzle)
                left.remove(puzzle)
    return sorted(best, key=lambda each: (each.plies, each.choices, each.traps, each.form, each.position))


def near(one: bytes, other: bytes) -> bool:
    """Return whether two positions differ in two places or fewer: a child would take them for the same."""
    return sum([mine != yours for mine, yours in zip(one, other, strict=True)]) <= 2
