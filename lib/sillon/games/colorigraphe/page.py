"""The circle of plots on the display, at the right, with arcs as chords; as on a clock, plot 12 is at the top.

Red is a full disc, blue a ring, black a cross, a plot without a token a point. The arcs of the cursor's plot are thick. Text
has 11 columns beside the circle, and 13 in the first and the last line.
"""

from games.colorigraphe import COLOURS, SCORES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Display

# The centres of plots 1..12 on a circle of radius 26 around (96, 31): columns, then rows; then the ends of their chords, on a
# circle of radius 22.
PLOTS = b"\x6d\x77\x7a\x77\x6d\x60\x53\x49\x46\x49\x53\x60\x08\x12\x1f\x2c\x36\x39\x36\x2c\x1f\x12\x08\x05"
ENDS = b"\x6b\x73\x76\x73\x6b\x60\x55\x4d\x4a\x4d\x55\x60\x0c\x14\x1f\x2a\x32\x35\x32\x2a\x1f\x14\x0c\x09"

_PLACE = (65, 0, 63, 63)  # the circle's rectangle: x, y, width, height

# Lines of four bytes, x and y to x and y, from the corner of a square of 11: no token, red, blue, black, and the cursor's
# frame.
_PICTURES = (
    b"\x04\x05\x06\x05\x05\x04\x05\x06",
    b"\x04\x02\x06\x02\x03\x03\x07\x03\x02\x04\x08\x04\x02\x05\x08\x05\x02\x06\x08\x06\x03\x07\x07\x07\x04\x08\x06\x08",
    b"\x04\x02\x06\x02\x07\x03\x08\x04\x08\x05\x08\x06\x07\x07\x06\x08\x05\x08\x04\x08\x03\x07\x02\x06\x02\x05\x02\x04\x03\x03\x03\x03",
    b"\x02\x02\x08\x08\x08\x02\x02\x08\x03\x02\x08\x07\x02\x03\x07\x08\x07\x02\x02\x07\x08\x03\x03\x08",
    b"\x03\x00\x07\x00\x03\x0a\x07\x0a\x00\x03\x00\x07\x0a\x03\x0a\x07\x01\x02\x02\x01\x08\x01\x09\x02\x09\x08\x08\x09\x02\x09\x01\x08",
)


def circle(
    display: "Display", position: bytes | bytearray, arcs: list[tuple[int, int]], cursor: int = -1, over: int = 0
) -> None:
    """Draw a position's plots and arcs, unless they are on the page already. `cursor` is a plot 0..11, or anything else for none.

    `over` identifies what else is drawn in the same rectangle: a new number redraws all.
    """
    if not display.drawing((bytes(position[COLOURS:SCORES]), cursor, over), _PLACE):
        return
    line = display.line
    for one, other in arcs:
        if cursor in (one, other):
            chord(display, one, other, True)
        else:
            line(ENDS[one], ENDS[one + 12], ENDS[other], ENDS[other + 12])
    for plot in range(12):
        lines = _PICTURES[position[COLOURS + plot]]
        if plot == cursor:
            lines += _PICTURES[4]
        x, y = PLOTS[plot] - 5, PLOTS[plot + 12] - 5
        for k in range(0, len(lines), 4):
            line(x + lines[k], y + lines[k + 1], x + lines[k + 2], y + lines[k + 3])


def chord(display: "Display", one: int, other: int, thick: bool = False, part: int = 255) -> None:
    """Draw an arc from plot `one` to another, thick or not, or the first `part` of 255 of it."""
    x, y = ENDS[one], ENDS[one + 12]
    width, height = ENDS[other] - x, ENDS[other + 12] - y
    x1, y1 = x + width * part // 255, y + height * part // 255
    # Thick: a line on each side of it.
    for k in range(-1, 2) if thick else (0,):
        if abs(width) > abs(height):
            display.line(x, y + k, x1, y1 + k)
        else:
            display.line(x + k, y, x1 + k, y1)
