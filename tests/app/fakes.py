"""Fakes for a view's lights and page: they record what is drawn, and refuse what lies outside."""

from typing import Any

from sillon.views import FULL
from sillon.views.behind import Behind

Place = tuple[int, int]
Colour = tuple[int, int, int]
DARK: Colour = (0, 0, 0)


class Grid(Behind, dict[Place, Colour]):
    """The lights that were written, by row and column."""

    def __init__(self, rows: int = 5, cols: int = 9) -> None:
        super().__init__()
        self.rows = rows
        self.cols = cols

    def __setitem__(self, place: Place, colour: Colour) -> None:
        assert 0 <= place[0] < self.rows and 0 <= place[1] < self.cols, place
        red, green, blue = colour
        assert type(red) is type(green) is type(blue) is int, colour
        assert 0 <= red <= FULL and 0 <= green <= FULL and 0 <= blue <= FULL, colour
        super().__setitem__(place, colour)

    def at(self, row: int, col: int) -> Colour:
        return self.get((row, col), DARK)


class Canvas:
    """The lit pixels of a page, and the number of lines drawn. AssertionError for a line that leaves the screen."""

    width, height = 128, 64

    def __init__(self) -> None:
        self.lit: set[tuple[int, int]] = set()
        self.keys: dict[Any, Any] = {}
        self.lines = 0

    def drawing(self, key: Any, place: Any = (0, 0, width, height)) -> bool:
        if self.keys.get(place) == key:
            return False
        self.keys[place] = key
        x, y, width, height = place
        self.lit -= {pixel for pixel in self.lit if 0 <= pixel[0] - x < width and 0 <= pixel[1] - y < height}
        return True

    def line(self, x0: int, y0: int, x1: int, y1: int, colour: int = 1) -> None:
        for x, y in ((x0, y0), (x1, y1)):
            assert 0 <= x < self.width and 0 <= y < self.height, (x, y)
        self.lines += 1
        steps = max(abs(x1 - x0), abs(y1 - y0), 1)
        for k in range(steps + 1):
            pixel = round(x0 + (x1 - x0) * k / steps), round(y0 + (y1 - y0) * k / steps)
            (self.lit.add if colour else self.lit.discard)(pixel)


class DictStore:
    """A store in a dict: `load` returns None for an unknown name, `save` always succeeds."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}

    def load(self, name: str) -> bytes | None:
        return self.kept.get(name)

    def save(self, name: str, data: bytes) -> bool:
        self.kept[name] = data
        return True
