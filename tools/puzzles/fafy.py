"""Fafy's puzzles: one sowing wins. The plies until the end grade them."""

from tools.arena import seeded
from tools.games.fafy import laid
from tools.puzzles.puzzle import Puzzle, twelve
from tools.puzzles.solved import Kind, Spec, candidates

_BOTH_WAYS = (0, 1, 2, 5)  # the impartial forms
_GRADES = (
    Spec((0, 1), (1, 1), (3, 6), 2),
    Spec((0, 1, 3), (3, 3), (3, 8)),
    Spec((2, 4), (3, 3), (6, 12)),
    Spec((1, 2, 4), (5, 5), (4, 12)),
    Spec((5, 6), (5, 9), (6, 16)),
)
_KIND = Kind(
    "fafy",
    start=laid,
    for_sud=lambda game, position: position[:-1][::-1] + b"\0" if position[-1] else position,
    looks=lambda game, after: -len(game.moves(after)),  # the fewer moves the opponent has, the better
)


def grade(number: int) -> list[Puzzle]:
    """Return the twelve puzzles of grade 1..5."""
    found = candidates(_KIND, _GRADES[number - 1], seeded(100 + number), 1000 * number)
    return twelve(found, alike, 48 if number < 4 else 24)


def alike(puzzle: Puzzle) -> object:
    """Return a key that is the same for a row and, where both directions are open, for its mirror image."""
    row = puzzle.position[:-1]
    return puzzle.form, min(row, row[::-1]) if puzzle.form in _BOTH_WAYS else row
