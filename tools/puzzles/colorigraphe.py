"""The Colorigraphe's puzzles: problems to be coloured with the fewest black tokens.

Every colouring with the fewest black is an answer. A problem is the harder, the fewer choices of that many black plots solve it.
"""

from collections.abc import Iterator
from itertools import combinations

from games.colorigraphe import ARCS, COLOURING, LENGTH, PHASE, arc_number, arcs, set_bit
from sillon.players.colorigraphe import best_colouring
from sillon.puzzles.read import WIN
from tools.arena import seeded
from tools.puzzles.puzzle import A_GRADE, Puzzle

Arc = tuple[int, int]

# Of the table in docs/puzzles.md.
HEADS = ("arcs", "fewest black tokens", "plots that can be black, in how many ways", "colourings with as few")

# By grade: arcs, the fewest black tokens that solve them.
_GRADES = (((5, 8), (0, 0)), ((9, 11), (0, 1)), ((12, 15), (1, 1)), ((16, 19), (1, 2)), ((20, 24), (2, 3)))
_PLOTS = 12


def grade(number: int) -> list[Puzzle]:
    """Return the twelve puzzles of grade 1..5: of 48, those with the fewest ways to place the black tokens; the easiest first."""
    (fewest, most), blacks = _GRADES[number - 1]
    chance = seeded(500 + number)
    kept: list[Puzzle] = []
    seen = set()
    while len(kept) < 48:
        wanted = fewest + chance.randrange(most - fewest + 1)
        drawn: set[Arc] = set()
        while len(drawn) < wanted:
            one, other = chance.randrange(_PLOTS), chance.randrange(_PLOTS)
            if one != other:
                drawn.add((min(one, other), max(one, other)))
        best = best_colouring([(one + 1, other + 1) for one, other in drawn])
        if best is None or not blacks[0] <= best.count(3) <= blacks[1]:
            continue
        board = bytearray(LENGTH)
        board[PHASE] = COLOURING
        for one, other in drawn:
            set_bit(board, ARCS, arc_number(one, other))
        puzzle = Puzzle(0, WIN, 0, bytes(board), (), {}, best.count(3), 0, 0)
        if alike(puzzle) not in seen:
            seen.add(alike(puzzle))
            kept.append(puzzle)
    share = {puzzle.position: figures(puzzle)[2] for puzzle in kept}
    hardest = sorted(kept, key=lambda each: (-each.plies, share[each.position], each.position))[:A_GRADE]
    return sorted(
        hardest, key=lambda each: (each.plies, len(arcs(each.position)), -share[each.position], each.position)
    )


def packed_position(position: bytes) -> bytes:
    """Return the bytes of a position that the file has: its arcs."""
    return position[ARCS : ARCS + 9]


def alike(puzzle: Puzzle) -> object:
    """Return a key that is the same for a problem, its rotations and its mirror images."""
    found = arcs(puzzle.position)
    images = []
    for turn in range(_PLOTS):
        for way in (1, -1):
            moved = [((way * one + turn) % _PLOTS, (way * other + turn) % _PLOTS) for one, other in found]
            images.append(tuple(sorted([(min(arc), max(arc)) for arc in moved])))
    return min(images)


def _parts(found: list[Arc], black: tuple[int, ...]) -> int:
    """Count the connected components of the non-black plots with an arc; 0 where red and blue cannot colour them."""
    side: dict[int, int] = {}
    parts = 0
    rest = [arc for arc in found if arc[0] not in black and arc[1] not in black]
    for first in {plot for arc in found for plot in arc} - set(black):
        if first in side:
            continue
        parts += 1
        side[first] = 0
        going = [first]
        while going:
            plot = going.pop()
            for arc in rest:
                if plot in arc:
                    other = sum(arc) - plot
                    if other not in side:
                        side[other] = 1 - side[plot]
                        going.append(other)
                    elif side[other] == side[plot]:
                        return 0
    return parts


def _choices(found: list[Arc], black: int) -> Iterator[tuple[int, ...]]:
    """Yield the sets of `black` plots without an arc between two of them."""
    reached = sorted({plot for arc in found for plot in arc})
    for chosen in combinations(reached, black):
        if not any(one in chosen and other in chosen for one, other in found):
            yield chosen


def figures(puzzle: Puzzle) -> tuple[int, int, int, int]:
    """Return the numbers of arcs, of black tokens, of ways to choose their plots, and of best colourings."""
    found = arcs(puzzle.position)
    ways = [parts for chosen in _choices(found, puzzle.plies) if (parts := _parts(found, chosen))]
    return len(found), puzzle.plies, len(ways), sum([2**parts for parts in ways])
