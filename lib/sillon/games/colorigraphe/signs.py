"""What the lights show besides the twelve plots: a sign, or the time left. On a strip it is between the plots."""

from sillon.games.colorigraphe.lights import DARK
from sillon.views import mixed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds

# Signs of 3 rows of 5 lights within the edge, a byte a row, the highest of 5 bits the westernmost, and their colours: yes, no,
# a lamp for a hint, a block.
YES, NO, HELP, BLOCK = range(4)
_PICTURES = (b"\x01\x12\x0c", b"\x0a\x04\x0a", b"\x0e\x0e\x04", b"\x0e\x0e\x0e")
_PLAIN = ((0, 220, 70), (230, 120, 0), (200, 150, 0), DARK)


def sign(leds: "Leds", kind: int, colour: tuple[int, int, int] = DARK) -> None:
    """Draw a sign in the middle of a panel; on a strip its colour between all plots. A block has the given colour."""
    if kind != BLOCK:
        colour = _PLAIN[kind]
    if leds.rows == 1:
        clock(leds, 1, 1, colour)
        return
    for k in range(15):
        if _PICTURES[kind][k // 5] >> (4 - k % 5) & 1:
            leds[(leds.rows - 3) // 2 + k // 5, (leds.cols - 5) // 2 + k % 5] = colour


def clock(leds: "Leds", left: int, whole: int, colour: tuple[int, int, int]) -> None:
    """Draw the time left as lights that go out one after the other, the last one slowly."""
    most = 12 if leds.rows == 1 else 3
    width = leds.cols // 12
    for k in range(most):
        part = min(max(left * most * 255 // whole - 255 * k, 0), 255)
        if leds.rows > 1:
            leds[leds.rows // 2, leds.cols // 2 - 1 + k] = mixed(DARK, colour, part)
        else:
            leds[0, (leds.cols - width * 12) // 2 + (k + 1) * width - 1] = mixed(DARK, colour, part)
