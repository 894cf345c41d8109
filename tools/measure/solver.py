"""The Colorigraphe's solver on the small interpreter, and what it would take on a board: run by `make measure`.

Problems by chance, and the hardest that a search finds which changes a few arcs and keeps what takes no fewer steps.
"""

import calibration  # type: ignore[import-not-found]  # beside this script on the small interpreter
from js import performance  # type: ignore[import-not-found]  # Node's clock: that of MicroPython counts whole milliseconds

from sillon.games.colorigraphe import solver as colorigraphe

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    Arc = tuple[int, int]
    Kind = tuple[str, list[tuple[int, list[Arc]]]]

CHANCE = 3000
CLIMBS = 6
CHANGES = 1000  # tried in each climb
ROUNDS = 250
SLICE = colorigraphe._SLICE
# The slowest that long climbs found: four plots that all know each other, so no colouring; and a tree, that has many.
TREE = [(1, 6), (2, 6), (3, 6), (4, 6), (5, 6), (7, 6), (9, 6)]
SLOWEST = [(8, 10), (8, 11), (8, 12), (10, 11), (10, 12), (11, 12)] + TREE


now = performance.now


class Dice:
    """Small numbers by chance, the same on every interpreter."""

    def __init__(self) -> None:
        self._state = 1

    def below(self, number: int) -> int:
        self._state = (self._state * 1021 + 12345) & 0xFFFFF
        return (self._state >> 5) % number


def add(arcs: "list[Arc]", number: int, dice: Dice) -> "list[Arc]":
    """The arcs and others by chance, until there are so many."""
    arcs = arcs[:]
    while len(arcs) < number:
        one, other = 1 + dice.below(12), 1 + dice.below(12)
        if one < other and (one, other) not in arcs:
            arcs.append((one, other))
    return arcs


def steps_of(arcs: "list[Arc]") -> int:
    """How many steps the solver takes: a yield each when a slice is one step."""
    colorigraphe._SLICE = 1
    found = 0
    for _ in colorigraphe.solve(arcs):
        found += 1
    colorigraphe._SLICE = SLICE
    return found


def climb(arcs: "list[Arc]", dice: Dice) -> "list[Arc]":
    """A problem that takes no fewer steps than these arcs."""
    most = steps_of(arcs)
    for _ in range(CHANGES):
        tried = arcs[:]
        for _ in range(1 + dice.below(3)):
            if dice.below(2) and len(tried) > 2:
                tried.pop(dice.below(len(tried)))
            else:
                tried = add(tried, min(len(tried) + 1, 24), dice)
        taken = steps_of(tried)
        if taken >= most:
            arcs, most = tried, taken
    return arcs


def slices(arcs: "list[Arc]") -> list[float]:
    """How long each slice takes, in milliseconds here; reading the arcs comes first, as a slice of its own."""
    spent = []
    going = True
    start = now()
    work = colorigraphe.solve(arcs)
    while going:
        spent.append(now() - start)
        start = now()
        try:
            next(work)
        except StopIteration:
            going = False
    spent.append(now() - start)
    return spent


def known() -> float:
    """How long work takes that is RP2040_MS on a board, in milliseconds here."""
    start = now()
    calibration.work(100)
    return now() - start


def longest(rounds: "list[list[float]]") -> float:
    """The part of the whole that the longest slice takes. Of each slice the least time: it was not interrupted."""
    least = [min([spent[k] for spent in rounds]) for k in range(len(rounds[0]))]
    return max(least) / sum(least)


def ends(problems: "list[list[Arc]]") -> "list[tuple[int, list[Arc]]]":
    """The steps and the arcs of the middle one of the problems by their steps, and of the slowest."""
    order = sorted([(steps_of(arcs), k) for k, arcs in enumerate(problems)])
    return [(taken, problems[k]) for taken, k in (order[len(order) // 2], order[-1])]


def chosen() -> "Iterator[Kind | None]":
    """The name and the ends of each kind of problems; all the others are forgotten: room is found faster without them."""
    dice = Dice()
    chance = [add([], 2 + k % 23, dice) for k in range(CHANCE)]
    impossible = [arcs for arcs in chance if len(arcs) >= 20 and colorigraphe.best_colouring(arcs) is None]
    yield f"{CHANCE} by chance, 2 to 24 arcs", ends(chance)
    yield f"the {len(impossible)} of them with 20 arcs or more and no colouring", ends(impossible)
    del chance, impossible
    hard = []
    for k in range(CLIMBS):
        yield None
        hard.append(climb(add([], 8 + dice.below(14), dice) if k else SLOWEST, dice))
    yield f"the hardest of each of {CLIMBS} climbs", ends(hard)


def steps():  # type: ignore[no-untyped-def]
    """Each yield gives the interpreter an occasion to collect what was left."""
    yield "baseline"
    kinds = []
    for kind in chosen():
        yield
        if kind:
            kinds.append(kind)
    print("| problems | steps: median, slowest | estimated RP2040 ms | longest slice, ms |")
    print("|---|---|---|---|")
    for name, (middle, last) in kinds:
        units, usual, most = 0.0, 0.0, []
        # Taken in turn, so that what else this machine does falls on all of them.
        for _ in range(ROUNDS):
            yield
            units += known()
            usual += sum(slices(middle[1]))
            most.append(slices(last[1]))
        board = calibration.RP2040_MS / units
        slowest = sum([sum(spent) for spent in most]) * board
        print(
            f"| {name} | {middle[0]}, {last[0]} | {usual * board:.1f}, {slowest:.1f} | {longest(most) * slowest:.1f} |"
        )
