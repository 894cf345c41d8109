"""The Colorigraphe's solver: a valid colouring of the plots with the fewest black tokens, if there is one.

A set of plots is a mask in which plot n is the bit 1 << n. The search has four: the plots that may still be red, those that may
still be blue, those that may still be black, and `todo`, whose colour is not propagated yet. A plot with one colour left
removes it from its neighbours; a plot with none is a dead end.
"""

from games import colorigraphe as rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

SLICE = 64  # steps between two yields; a step takes about 45 us on an RP2040


def best_colouring(arcs: "Iterable[Iterable[int]]") -> "bytes | None":
    """Return the 12 plots' colours, 0 none, 1 red, 2 blue, 3 black, of a valid colouring with the fewest black, or None.

    `arcs` are pairs of plots 1..12, in any order; an arc may occur twice. A plot without an arc stays 0. Equal sets of arcs
    give equal answers. Raises ValueError if an arc is wrong.
    """
    work = solve(arcs)
    while True:
        try:
            next(work)
        except StopIteration as end:
            best: bytes | None = end.value
            return best


def solve(arcs: "Iterable[Iterable[int]]") -> "Generator[None, None, bytes | None]":
    """The generator form of best_colouring(), in slices of a few ms: `best = yield from solve(arcs)`.

    Raises ValueError if an arc is wrong, at the call, not at the first slice.
    """
    return _search(_neighbours(arcs))


def _neighbours(arcs: "Iterable[Iterable[int]]") -> "dict[int, int]":
    """Return the mask of neighbours of each plot that has an arc, by the plot's mask."""
    near: dict[int, int] = {}
    for arc in arcs:
        try:
            one, other = arc
        except (TypeError, ValueError):  # not a pair
            one = other = 0
        for plot in (one, other):
            if type(plot) is not int or not 1 <= plot <= 12 or one == other:
                raise ValueError(f"{arc!r} is not an arc: an arc is a pair of two different plots 1..12")
        near[1 << one] = near.get(1 << one, 0) | 1 << other
        near[1 << other] = near.get(1 << other, 0) | 1 << one
    return near


def _search(near: "dict[int, int]") -> "Generator[None, None, bytes | None]":
    """Search depth-first for colourings with fewer black tokens than the best one so far.

    Where the search branches, black comes last, and red stands for blue too while no plot distinguishes them. So the only
    branches are black and not black, and with no black token left there are none.
    """
    best = None
    todo = sum(near)
    # Colours are interchangeable, and one of the three has at most a third of the plots. So six tokens are never needed.
    most = len(near) // 3
    waiting = [(todo, todo, todo, todo, 0)]
    steps = 0
    while waiting:
        red, blue, black, todo, used = waiting.pop()
        if used > most:
            continue
        if used == most:
            black &= ~todo
        while todo:
            steps += 1
            if steps % SLICE == 0:
                yield
            either = red | blue
            if todo & ~(either | black):
                break
            plot = todo & ~(red & blue | black & either)
            if plot:  # plots with one colour left: the lowest
                plot &= -plot
                todo ^= plot
                if red & plot:
                    red &= ~near[plot]
                elif blue & plot:
                    blue &= ~near[plot]
                else:
                    black &= ~near[plot]
                    used += 1
                    if used == most:
                        black &= ~todo
            else:
                # Prefer a plot that has only one of red and blue left: its neighbours have fewer colours too.
                plot = (red ^ blue) & todo or todo
                plot &= -plot
                if black & plot:
                    waiting.append((red & ~plot, blue & ~plot, black, todo, used))
                    black &= ~plot
                if red & plot:
                    blue &= ~plot
        else:
            best = bytes([_colour(1 << plot, red, blue, black) for plot in range(1, 13)])
            most = used - 1
    return best


def _colour(plot: int, red: int, blue: int, black: int) -> int:
    return 1 if red & plot else 2 if blue & plot else 3 if black & plot else 0


class Solving:
    """The search for a position's best colouring, a slice at a time. When `over`, `best` has it, or is None without a solution.

    With `colours` 2, a colouring that needs black is no solution.
    """

    def __init__(self, position: bytes | bytearray, colours: int) -> None:
        self.over = False
        self.best: bytes | None = None
        self.colours = colours
        self._next = solve([(one + 1, other + 1) for one, other in rules.arcs(position)])

    def step(self) -> bool:
        """Search for some ms. Return True when the search has just ended."""
        if self.over:
            return False
        try:
            next(self._next)
        except StopIteration as end:
            self.over = True
            if self.colours == 3 or 3 not in (end.value or b""):
                self.best = end.value
        return self.over
