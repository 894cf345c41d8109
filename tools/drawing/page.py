"""A printed page: shapes and texts in millimetres from its upper left corner. svg.py and pdf.py write it."""

from collections.abc import Iterable
from typing import Any, NamedTuple

Point = tuple[float, float]
Wording = dict[str, Any]  # the texts of a TOML file by their keys; some are lists of lines, some tables

A4_LANDSCAPE = (297.0, 210.0)
A4_PORTRAIT = (210.0, 297.0)
MARGIN = 10.0
_RULER = 100

INK = "#222222"
PALE = "#8a8a8a"
FAINT = "#d9d9d9"
WHITE = "#ffffff"


class Shape(NamedTuple):
    """A line through `points`; a closed one is a polygon. `role` says what it shows: the class of its SVG element."""

    points: tuple[Point, ...]
    closed: bool
    stroke: str | None
    width: float
    fill: str | None
    dash: float  # millimetres on and off; 0: solid
    role: str


class Circle(NamedTuple):
    middle: Point
    radius: float
    stroke: str | None
    width: float
    fill: str | None
    role: str


class Text(NamedTuple):
    """`at` is on the baseline, at the start, middle or end of the text; `size` is the font size, `turn` degrees clockwise."""

    at: Point
    text: str
    size: float
    anchor: str
    bold: bool
    colour: str
    turn: int


class Page:
    """The marks of a page in drawing order. `name` is part of the file name."""

    def __init__(self, name: str, title: str, size: tuple[float, float] = A4_LANDSCAPE) -> None:
        self.name = name
        self.title = title
        self.width, self.height = size
        self.marks: list[Shape | Circle | Text] = []

    def line(self, *points: Point, stroke: str = INK, width: float = 0.3, dash: float = 0, role: str = "") -> None:
        self.marks.append(Shape(points, False, stroke, width, None, dash, role))

    def polygon(
        self, *points: Point, fill: str | None = INK, stroke: str | None = None, width: float = 0.3, role: str = ""
    ) -> None:
        self.marks.append(Shape(points, True, stroke, width, fill, 0, role))

    def box(
        self,
        left: float,
        top: float,
        wide: float,
        high: float,
        fill: str | None = None,
        stroke: str | None = INK,
        width: float = 0.3,
        dash: float = 0,
        role: str = "",
    ) -> None:
        """Draw a rectangle."""
        right, bottom = left + wide, top + high
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        self.marks.append(Shape(corners, True, stroke, width, fill, dash, role))

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: str | None = None,
        stroke: str | None = INK,
        width: float = 0.3,
        role: str = "",
    ) -> None:
        self.marks.append(Circle((x, y), radius, stroke, width, fill, role))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 3.2,
        anchor: str = "start",
        bold: bool = False,
        colour: str = INK,
        turn: int = 0,
    ) -> None:
        self.marks.append(Text((x, y), text, size, anchor, bold, colour, turn))

    def column(self, x: float, y: float, pitch: float, texts: Iterable[str], size: float) -> None:
        """Write the texts one below the other, their baselines `pitch` apart."""
        for k, text in enumerate(texts):
            self.text(x, y + pitch * k, text, size)

    def triangle(self, x: float, y: float, dx: int, dy: int, size: float = 2.0, fill: str = INK) -> None:
        """Draw a triangle around (x, y) that points along (dx, dy); one of the two is 0."""
        tip = (x + dx * size / 2, y + dy * size / 2)
        back_x, back_y = x - dx * size / 2, y - dy * size / 2
        one = (back_x + dy * size / 2, back_y + dx * size / 2)
        other = (back_x - dy * size / 2, back_y - dx * size / 2)
        self.polygon(tip, one, other, fill=fill)


def ruled_page(name: str, title: str, words: Wording, size: tuple[float, float] = A4_LANDSCAPE) -> Page:
    """Return a page with a title and a ruler, for parts to cut out. Free: from 18 mm below the top to 20 mm above the foot."""
    page = Page(name, f"Sillon - {title}", size)
    page.text(MARGIN, 13.5, f"Sillon - {title}", 5, bold=True)
    page.text(page.width - MARGIN, 13.5, words["print_scale"], 3.4, "end")
    left, foot = MARGIN, page.height - 12
    page.line((left, foot), (left + _RULER, foot), role="ruler")
    for millimetre in range(_RULER + 1):
        high = 4 if millimetre % 10 == 0 else 2.6 if millimetre % 5 == 0 else 1.5
        page.line((left + millimetre, foot), (left + millimetre, foot - high), width=0.15)
        if millimetre % 10 == 0:
            page.text(left + millimetre, foot + 3.2, str(millimetre), 2.4, "middle")
    page.text(left + _RULER + 6, foot, words["ruler"], 3.2)
    return page
