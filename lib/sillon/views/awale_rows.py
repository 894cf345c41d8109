"""Awalé's pits on the screen without a board around them, in two lines: while seeds are laid, and when that is done."""

from sillon.views.awale_page import row

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Page


def rows(screen: "Page", line: int, counts: bytes | bytearray, unrolled: bool, pit: int = -1) -> None:
    """Writes Nord's row and under it Sud's, from `line` on, with a pointer before the count of `pit`."""
    for seat in (0, 1):
        screen.text(line + 1 - seat, "SN"[seat] + row(counts, seat, seat == 1 and not unrolled, pit))
