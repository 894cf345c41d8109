"""The near row of a board without a display: its two buttons, and the turn between them."""

from sillon.common.buttons import BACK
from sillon.views import SEATS, back_and_forth
from sillon.views.keyed.field import DARK, SEED
from sillon.views.shades import mixed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds

GO = (0, 220, 60)  # the key OK breathes where it does something
_OK_IDLE = (0, 26, 8)
_BACK = (90, 0, 60)


def buttons(leds: "Leds", breath: int, goes: bool = True) -> None:
    """Light the keys that are buttons. `goes`: OK does something."""
    for code, row, col in leds.named:
        if code == BACK:
            leds[row, col] = _BACK
        else:
            leds[row, col] = mixed(_OK_IDLE, GO, breath) if goes else _OK_IDLE


def turn(leds: "Leds", seat: int, share: int) -> None:
    """Draw the turn between the buttons: the seat's colour at `share`/255."""
    for col in range(1, leds.cols - 1) if leds.named else ():
        leds[leds.rows - 1, col] = mixed(DARK, SEATS[seat], share)


def thinks(leds: "Leds", beat: int) -> None:
    """Draw the thinking indicator on the near side: a light that runs back and forth."""
    first = len(leds.named) // 2
    leds[leds.rows - 1, first + back_and_forth(beat, leds.cols - 2 * first)] = SEED


def won(leds: "Leds", winner: int | None, beat: int) -> None:
    """Draw the end: in each breath the winner's colour fills the lights between the buttons; both colours after a draw.

    Where there are no such lights, a light in that colour runs along the edge of the keys.
    """
    if leds.named:
        for col in range(1, min(beat // 3, leds.cols - 1)):
            leds[leds.rows - 1, col] = SEATS[col & 1 if winner is None else winner]
        return
    edge = 2 * (leds.rows + leds.cols) - 4
    at = beat * edge // 32
    colour = SEATS[at & 1 if winner is None else winner]
    if at < leds.cols:
        leds[leds.rows - 1, at] = colour
    elif at < leds.cols + leds.rows - 1:
        leds[leds.rows - 2 - at + leds.cols, leds.cols - 1] = colour
    elif at < 2 * leds.cols + leds.rows - 2:
        leds[0, 2 * leds.cols + leds.rows - 3 - at] = colour
    else:
        leds[1 + at - 2 * leds.cols - leds.rows + 2, 0] = colour
