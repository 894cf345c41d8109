"""Fang's puzzles: one cell wins. The turns that are left grade them."""

from games.fang import Fang
from tools.arena import seeded
from tools.puzzles.puzzle import Puzzle, twelve
from tools.puzzles.solved import Kind, Spec, candidates

_GRADES = (
    Spec((0, 1, 2), (1, 1), (3, 8)),
    Spec((0, 1, 2), (2, 2), (3, 8)),
    Spec((1, 2), (3, 3), (4, 8)),
    Spec((1, 2), (4, 4), (4, 5)),
    Spec((2,), (4, 4), (5, 8)),
)


def grade(number: int) -> list[Puzzle]:
    """Return the twelve puzzles of grade 1..5."""
    found = candidates(_KIND, _GRADES[number - 1], seeded(200 + number))
    if number == 5:  # the fourth grade has some of the same kind
        before = {alike(puzzle) for puzzle in grade(4)}
        found = (puzzle for puzzle in found if alike(puzzle) not in before)
    return twelve(found, alike, 48 if number < 4 else 24)


def alike(puzzle: Puzzle) -> object:
    return puzzle.form, puzzle.position


def _for_sud(game: Fang, position: bytes) -> bytes:
    """Return the position with Sud to move: seen from the other side when it is Nord's turn."""
    if not position[-1]:
        return position
    cells = game.cells
    return position[:cells][::-1] + bytes((position[cells + 1], position[cells], 0))


_KIND = Kind(
    "fang",
    start=lambda game, number: game.start(),
    for_sud=_for_sud,
    looks=lambda game, after: sum(after[: game.cells // 2]),  # the more seeds on the player's own side, the better
    lasts=lambda game, position: sum(position[game.cells : game.cells + 2]),
)
