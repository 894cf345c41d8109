"""A sheet of coloured characters, and its lines for a terminal with true colour, 256 colours or none."""

from functools import lru_cache

from sim.handheld import Colour, columns_of

TRUE_COLOUR = 1 << 24
_RESET = "\x1b[0m"
_INVERSE = "\x1b[7m"
_CUBE = (0, 95, 135, 175, 215, 255)  # the levels of the 6 x 6 x 6 colours from 16 on

Paint = Colour | None  # None: the terminal's default
_Cell = tuple[str, Paint, Paint]
_EMPTY: _Cell = (" ", None, None)


class Sheet:
    """width x height cells. Characters outside are cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._rows = [[_EMPTY] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, fore: Paint = None, back: Paint = None) -> int:
        """Write text from a cell on. Return the column after it. A wide character takes two cells."""
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
        """Write a character over two cells. Terminals disagree about its width, one column or two, so it is placed explicitly."""
        if 0 <= y < self.height and 0 <= x < self.width - 1:
            columns = f"  \x1b[{x + 1}G{character}\x1b[{x + 3}G" if x + 2 < self.width else "  "
            self._rows[y][x] = (columns, fore, back)
            self._rows[y][x + 1] = ("", fore, back)

    def lines(self, colours: int) -> list[str]:
        """Return the rows for a terminal with this many colours, to be written from the left edge.

        With fewer than 256 colours there are none; dark letters on a light background are in inverse video.
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
    """Return the nearest of the 256 colours, in the cube or the 24 greys."""
    steps = [min(range(6), key=lambda k, value=value: abs(_CUBE[k] - value)) for value in paint]  # type: ignore[misc]
    in_cube = [_CUBE[k] for k in steps]
    grey = min(23, max(0, (sum(paint) // 3 - 3) // 10))
    if _distance(paint, [8 + 10 * grey] * 3) < _distance(paint, in_cube):
        return 232 + grey
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]


def _distance(paint: Colour, other: list[int]) -> int:
    return sum([(a - b) ** 2 for a, b in zip(paint, other, strict=True)])
