"""The best colouring of the current problem, searched a slice at a time."""

from games.colorigraphe import arcs
from sillon.games.colorigraphe.solver import solve


class Solving:
    """When `over`, `best` has a byte a plot, as in sillon/games/colorigraphe/solver.py, or is None without a solution.

    With `colours` 2, a colouring that needs black is no solution.
    """

    def __init__(self, position: bytes | bytearray, colours: int) -> None:
        self.over = False
        self.best: bytes | None = None
        self.colours = colours
        self._next = solve([(one + 1, other + 1) for one, other in arcs(position)])

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
