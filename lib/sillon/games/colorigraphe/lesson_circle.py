"""The Colorigraphe's part of lessons: the circle on the page, and the marks of its plots."""

from games.colorigraphe import arcs
from sillon.games.colorigraphe.lights import BARE, place_cursor
from sillon.games.colorigraphe.page import circle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Display
    from sillon.views.board_view import BoardView


def draw(display: "Display", shown: bytes | bytearray, cursor: int) -> None:
    """Draw the circle; the arcs of the plot under the cursor are thick."""
    circle(display, shown, arcs(shown), cursor)


def mark(look: "BoardView", cursor: int) -> None:
    """Mark the plots that have arcs, and more strongly the other ends of the cursor's arcs."""
    place_cursor(look, cursor)
    for arc in arcs(look.shown):
        for plot in arc:
            look.marks[plot] = look.marks[plot] or BARE
