"""A sheet of coloured characters, and its lines as a terminal takes them: true colour, 256 colours or none."""

from functools import lru_cache

from sim.handheld import Colour, columns_of

TRUE_COLOUR = 1 << 24
_RESET = "\x1b[0m"
_INVERSE = "\x1b[7m"
_CUBE = (0, 95, 135, 175, 215, 255)  # the levels of the 6 x 6 x 6 colours from 16 on

Paint = Colour | None  # None: the terminal's own
_Cell = tuple[str, Paint, Paint]
_EMPTY: _Cell = (" ", None, None)


class Sheet:
    """width x height cells. What is put outside is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._rows = [[_EMPTY] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, fore: Paint = None, back: Paint = None) -> int:
        """Writes text from a cell on, to the right; returns the column behind it. A wide character takes two cells."""
        if not 0 <= y < self.height:
            return x + sum(map(columns_of, text))
        row = self._rows[y]
        for character in text:
            columns = columns_of(character)
            if x >= 0 and x + columns <= self.width:
                row[x] = (character, fore, back)
                if columns == 2:
                    row[x + 1] = ("", fore, back)
            x += columns
        return x

    def put_pictogram(self, x: int, y: int, character: str, fore: Paint, back: Paint) -> None:
        """Writes a character over two cells, whether a terminal gives it one column or two: they do not agree."""
        if 0 <= y < self.height and 0 <= x < self.width - 1:
            columns = f"  \x1b[{x + 1}G{character}\x1b[{x + 3}G" if x + 2 < self.width else "  "
            self._rows[y][x] = (columns, fore, back)
            self._rows[y][x + 1] = ("", fore, back)

    def lines(self, colours: int) -> list[str]:
        """The rows, each as wide as the sheet and to be written from the left edge, for a terminal with so many colours.

        Below 256 there is no colour, but a light back under dark letters is inverse video.
        """
        return [_line(row, colours) for row in self._rows]


def _line(row: list[_Cell], colours: int) -> str:
    parts = []
    last = ""
    last_paints: tuple[Paint, Paint] = (None, None)
    for character, fore, back in row:
        if (fore, back) != last_paints:
            last_paints = fore, back
            style = _style(fore, back, colours)
            if style != last:
                parts.append(_RESET + style if last else style)
                last = style
        parts.append(character)
    if last:
        parts.append(_RESET)
    return "".join(parts)


@lru_cache(maxsize=4096)
def _style(fore: Paint, back: Paint, colours: int) -> str:
    if colours < 256:
        return _INVERSE if fore and back and sum(back) > sum(fore) else ""
    codes = []
    for kind, paint in ((38, fore), (48, back)):
        if paint is not None:
            red, green, blue = paint
            codes.append(f"{kind};2;{red};{green};{blue}" if colours >= TRUE_COLOUR else f"{kind};5;{nearest(paint)}")
    return f"\x1b[{';'.join(codes)}m" if codes else ""


def nearest(paint: Colour) -> int:
    """The one of the 256 colours that comes nearest: from the cube, or from the 24 greys."""
    steps = [min(range(6), key=lambda k, value=value: abs(_CUBE[k] - value)) for value in paint]  # type: ignore[misc]
    in_cube = [_CUBE[k] for k in steps]
    grey = min(23, max(0, (sum(paint) // 3 - 3) // 10))
    if _distance(paint, [8 + 10 * grey] * 3) < _distance(paint, in_cube):
        return 232 + grey
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]


def _distance(paint: Colour, other: list[int]) -> int:
    return sum([(a - b) ** 2 for a, b in zip(paint, other, strict=True)])
