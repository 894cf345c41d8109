"""The Colorigraphe's solver on the small interpreter, and the estimate for a board: run by `make measure`.

It solves random problems, and the hardest that hill climbing finds: a change of some arcs is kept when it takes no fewer steps.
"""

from calibration import RP2040_MS, Dice, now, unit  # type: ignore[import-not-found]  # beside this script

from sillon.games.colorigraphe import solver as colorigraphe

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    Arc = tuple[int, int]
    Kind = tuple[str, list[tuple[int, list[Arc]]]]

CHANCE = 3000
CLIMBS = 6
CHANGES = 1000  # in each climb
ROUNDS = 250
SLICE = colorigraphe.SLICE
# The slowest problem of long climbs: four plots with all arcs between them, so no colouring; and a tree, which has many.
TREE = [(1, 6), (2, 6), (3, 6), (4, 6), (5, 6), (7, 6), (9, 6)]
SLOWEST = [(8, 10), (8, 11), (8, 12), (10, 11), (10, 12), (11, 12)] + TREE


def add(arcs: "list[Arc]", number: int, dice: Dice) -> "list[Arc]":
    """Return the arcs and random others, `number` in all."""
    arcs = arcs[:]
    while len(arcs) < number:
        one, other = 1 + dice.below(12), 1 + dice.below(12)
        if one < other and (one, other) not in arcs:
            arcs.append((one, other))
    return arcs


def steps_of(arcs: "list[Arc]") -> int:
    """Return the number of steps of the solver: it yields after each when a slice is one step."""
    colorigraphe.SLICE = 1
    found = sum([1 for _ in colorigraphe.solve(arcs)])
    colorigraphe.SLICE = SLICE
    return found


def climb(arcs: "list[Arc]", dice: Dice) -> "list[Arc]":
    """Return a problem that takes no fewer steps than these arcs."""
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
    """Return the milliseconds of each slice; reading the arcs comes first, as a slice of its own."""
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


def longest(rounds: "list[list[float]]") -> float:
    """Return the share of the longest slice. The least time of each slice counts, as it was not interrupted."""
    least = [min([spent[k] for spent in rounds]) for k in range(len(rounds[0]))]
    return max(least) / sum(least)


def ends(problems: "list[list[Arc]]") -> "list[tuple[int, list[Arc]]]":
    """Return the steps and the arcs of the median of the problems, and of the slowest."""
    order = sorted([(steps_of(arcs), k) for k, arcs in enumerate(problems)])
    return [(taken, problems[k]) for taken, k in (order[len(order) // 2], order[-1])]


def chosen() -> "Iterator[Kind | None]":
    """Yield (name, ends()) for each kind of problems, None before each climb. Earlier problems are freed, for speed."""
    dice = Dice(1021)
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
    """Measure; at each yield the interpreter may collect garbage."""
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
        # Measured in turn, so that the machine's other work affects all alike.
        for _ in range(ROUNDS):
            yield
            units += unit()
            usual += sum(slices(middle[1]))
            most.append(slices(last[1]))
        board = RP2040_MS / units
        slowest = sum([sum(spent) for spent in most]) * board
        times = f"{usual * board:.1f}, {slowest:.1f} | {longest(most) * slowest:.1f}"
        print(f"| {name} | {middle[0]}, {last[0]} | {times} |")
