"""What a puzzle is before it is packed, and choosing the twelve of a grade."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

A_GRADE = 12
_FOUND = 48  # candidates for a grade
_STRICT = 6  # puzzles with one answer, before such that are nearly alike are taken


class Puzzle(NamedTuple):
    """`asked` is the kind of question, `turns` in how many turns of one's own.

    `lines` has for each legal move, ascending, the moves that are shown after it, as places among those that are legal then.
    `plies` is how far one must look, `traps` how many wrong moves look at least as good at once as an answer, `nodes` how many
    positions a search that knows nothing goes through to prove the answer.
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


def twelve(
    candidates: Iterator[Puzzle], alike: Callable[[Puzzle], object], found: int = _FOUND, wanted: int = A_GRADE
) -> list[Puzzle]:
    """Of the first candidates, no two alike, those with the most traps, not too many with one answer; the easiest first."""
    kept: dict[object, Puzzle] = {}
    for puzzle in candidates:
        kept.setdefault(alike(puzzle), puzzle)
        if len(kept) == found:
            break
    left = sorted(kept.values(), key=lambda each: (-each.traps, -each.plies, each.position))
    best: list[Puzzle] = []
    same = 0  # so many with one answer
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
    """Whether two positions differ in two places or fewer: a child would take them for the same."""
    return sum([mine != yours for mine, yours in zip(one, other, strict=True)]) <= 2
