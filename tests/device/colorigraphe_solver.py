"""The Colorigraphe's solver on random problems, for a small interpreter: one line each, with arcs and answer."""

from sillon.common.chance import Seeded
from sillon.players.colorigraphe import best_colouring, solve

PROBLEMS = 12  # for each number of arcs

chance = Seeded(7368787)


def problem(number: int) -> list[tuple[int, int]]:
    """Return this many arcs, none of them twice."""
    arcs: list[tuple[int, int]] = []
    while len(arcs) < number:
        one, other = 1 + chance.randrange(12), 1 + chance.randrange(12)
        if one != other and (one, other) not in arcs and (other, one) not in arcs:
            arcs.append((one, other))
    return arcs


for number in range(2, 25):
    for _ in range(PROBLEMS):
        arcs = problem(number)
        best = best_colouring(arcs)
        work = solve(arcs)
        while True:
            try:
                assert next(work) is None
            except StopIteration as end:
                assert end.value == best
                break
        answer = "none" if best is None else "".join([".rbk"[colour] for colour in best])
        print(",".join([f"{one}-{other}" for one, other in arcs]), answer)

for wrong in ((0, 1), (1, 13), (4, 4), (1, 2, 3), (1,), 7, "12", (1.0, 2), (None, 1)):
    try:
        best_colouring([(1, 2), wrong])  # type: ignore[list-item]
    except ValueError as error:
        print(error)
