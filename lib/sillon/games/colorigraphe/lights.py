"""The twelve plots on the lights: on the edge of a panel like the hours of a clock, or along a strip.

A plot is every other LED of the 24 on the edge; on a strip it is a stretch of LEDs, with one dark LED between two plots. A
token shows its colour, black as a dim white pulse; a plot without a token is dark, or faint while it must be coloured. Arcs are
not on the lights: the other ends of the arcs of the cursor's plot stand out. A sign, or the time left,
is in the middle of a panel, or between the plots of a strip.
"""

from games.colorigraphe import ARCS, COLOURS, arc_number, has_bit
from sillon.views import SEATS, glow
from sillon.views.shades import mixed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from sillon.contract import Colour, Leds

    class Plots(Protocol):
        """What this module uses of a BoardView, or of a Table."""

        shown: bytearray
        marks: bytearray
        cursor: int
        seat: int
        breath: int
        beat: int


# Marks of a plot: those of sillon/views/board_view.py, and two more. NEAR is the other end of an arc of the cursor's plot, BARE
# a plot that has arcs and so needs a token.
PLAYABLE = 1
FAULT = 2
NEAR = 3
BARE = 4

DARK = (0, 0, 0)
# No token, red, blue, black; then the same, dimmed, while the cursor is on another plot. Black pulses between its two colours.
_PLAIN = (DARK, (255, 0, 0), (20, 80, 255), (150, 150, 135), DARK, (140, 0, 0), (0, 0, 150), (66, 66, 60))
_EMPTY = (0, 120, 90)  # a highlighted plot without a token
_BARE = (0, 35, 26)  # a plot that must still be coloured
_WANTED = (255, 110, 0)  # a plot at fault that has no token
_GREEN = 150  # the least green of the cursor: a red token stays red

# The edge of the panel clockwise from plot 12, in the middle of the far side: row and column, a nibble each.
_ORDER = b"\x04\x05\x06\x07\x08\x18\x28\x38\x48\x47\x46\x45\x44\x43\x42\x41\x40\x30\x20\x10\x00\x01\x02\x03"

# Signs of 3 rows of 5 lights within the edge, a byte a row, the highest of 5 bits the westernmost, and their colours: yes, no,
# a frame where a colouring ends, a lamp for a hint, a block.
YES, NO, END, HELP, BLOCK = range(5)
_SIGNS = (b"\x01\x12\x0c", b"\x0a\x04\x0a", b"\x0e\x0a\x0e", b"\x0e\x0e\x04", b"\x0e\x0e\x0e")
_SIGN_COLOURS = ((0, 220, 70), (230, 120, 0), (150, 150, 150), (200, 150, 0), DARK)


def place(leds: "Leds", step: int) -> tuple[int, int]:
    """Return (row, column) of LED `step` 0..23 of a panel's edge, clockwise from the middle of the far side."""
    byte = _ORDER[step % 24]
    return (byte >> 4) + (leds.rows - 5) // 2, (byte & 15) + (leds.cols - 9) // 2


def fill(leds: "Leds", plot: int, colour: "Colour") -> None:
    """Light a plot 0..11."""
    if leds.rows > 1:
        leds[place(leds, 2 * plot + 2)] = colour
        return
    width = leds.cols // 12
    first = (leds.cols - width * 12) // 2 + plot * width
    for col in range(first, first + width - 1):
        leds[0, col] = colour


def lights(leds: "Leds", look: "Plots") -> None:
    """Draw the twelve plots of a BoardView, or of a Table. A cursor past the plots dims all plots that are not marked."""
    cursor = look.cursor
    breath = look.breath * 3 // 4
    own = SEATS[look.seat]
    for plot in range(12):
        token = look.shown[COLOURS + plot]
        kind = look.marks[plot]
        colour = _PLAIN[token if cursor < 0 or plot == cursor or kind == NEAR else token + 4]
        if token == 3:
            colour = mixed(_PLAIN[7], colour, breath)
        elif not token and kind in (PLAYABLE, NEAR):
            colour = _EMPTY
        elif not token and kind == BARE:
            colour = _BARE
        if kind == FAULT:
            colour = (_PLAIN[token] if token else _WANTED) if plot == cursor or look.beat & 4 == 0 else DARK
        if plot == cursor:
            # Make the token under the cursor paler, so that any eye sees it, and keep its hue.
            colour = mixed(colour, (255, 255, 255), 140) if token or kind == FAULT else _EMPTY
            colour = glow(colour, breath, own, _GREEN)
        if colour != DARK:
            fill(leds, plot, colour)
    if leds.rows > 1 and 0 <= cursor < 12:
        # Beside the plot a light points at it from the inside.
        row, col = place(leds, 2 * cursor + 2)
        y, x = (leds.rows - 5) // 2 + 1, (leds.cols - 9) // 2 + 1
        leds[min(max(row, y), y + 2), min(max(col, x), x + 6)] = mixed(DARK, own, 90)


def place_cursor(look: "Plots", plot: int) -> None:
    """Set the cursor on a plot, -1 for none, and mark the other ends of its arcs."""
    look.cursor = plot
    for other in range(12):
        reached = 0 <= plot != other and has_bit(look.shown, ARCS, arc_number(plot, other))
        look.marks[other] = NEAR if reached else 0


def sign(leds: "Leds", kind: int, colour: "Colour" = DARK) -> None:
    """Draw a sign in the middle of a panel; on a strip its colour between all plots. A block has the given colour."""
    if kind != BLOCK:
        colour = _SIGN_COLOURS[kind]
    if leds.rows == 1:
        clock(leds, 1, 1, colour)
        return
    for k in range(15):
        if _SIGNS[kind][k // 5] >> (4 - k % 5) & 1:
            leds[(leds.rows - 3) // 2 + k // 5, (leds.cols - 5) // 2 + k % 5] = colour


def clock(leds: "Leds", left: int, whole: int, colour: "Colour") -> None:
    """Draw the time left as lights that go out one after the other, the last one slowly."""
    most = 12 if leds.rows == 1 else 3
    width = leds.cols // 12
    for k in range(most):
        part = min(max(left * most * 255 // whole - 255 * k, 0), 255)
        if leds.rows > 1:
            leds[leds.rows // 2, leds.cols // 2 - 1 + k] = mixed(DARK, colour, part)
        else:
            leds[0, (leds.cols - width * 12) // 2 + (k + 1) * width - 1] = mixed(DARK, colour, part)
