"""The best colouring of the problem on the Colorigraphe's table, found a little at a time."""

from games.colorigraphe_table import arcs
from sillon.games.colorigraphe.solver import solve

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Solving:
    """Once it is over, `best` is a byte a plot, as in sillon/games/colorigraphe/solver.py, or None: nobody can.

    With `colours` 2, a colouring that needs black is none.
    """

    def __init__(self, position: bytes | bytearray, colours: int) -> None:
        self.over = False
        self.best: bytes | None = None
        self.colours = colours
        self._next: Any = solve([(one + 1, other + 1) for one, other in arcs(position)])

    def step(self) -> bool:
        """Thinks on for some milliseconds; True when it has just come to its end."""
        if self.over:
            return False
        try:
            next(self._next)
        except StopIteration as end:
            self.over = True
            if self.colours == 3 or 3 not in (end.value or b""):
                self.best = end.value
        return self.over
