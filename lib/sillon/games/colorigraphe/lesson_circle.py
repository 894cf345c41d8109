"""The Colorigraphe's part of lessons: parsing a step's position and tokens, and drawing the circle on the page."""

from games.colorigraphe_table import arcs
from sillon.games.colorigraphe import circle_text
from sillon.games.colorigraphe.lights import BARE, stand
from sillon.games.colorigraphe.page import circle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Display
    from sillon.views.board_view import BoardView


def position(text: str) -> bytes:
    """Return the position of `3-5,3-6 ..r.b.......`."""
    lines, tokens = text.split(" ")
    return circle_text.position(lines.replace(",", " "), tokens)


def move(text: str) -> int:
    """Return the move of `r3`."""
    number: int = circle_text.moves(text)[0]
    return number


def draw(display: "Display", shown: bytes | bytearray, cursor: int) -> None:
    """Draw the circle; the arcs of the plot under the cursor are thick."""
    circle(display, shown, arcs(shown), cursor)


def mark(look: "BoardView", cursor: int) -> None:
    """Mark the plots that have arcs, and more strongly the other ends of the cursor's arcs."""
    stand(look, cursor)
    for arc in arcs(look.shown):
        for plot in arc:
            look.marks[plot] = look.marks[plot] or BARE
