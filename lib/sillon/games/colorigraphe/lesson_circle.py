"""What lessons on the Colorigraphe have of their own: how a step's position and tokens are read, and the circle on the page."""

from games.colorigraphe_table import arcs
from sillon.games.colorigraphe import circle_text
from sillon.games.colorigraphe.lights import BARE, stand
from sillon.games.colorigraphe.page import circle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app.contract import Display
    from sillon.views.board_view import BoardView


def position(text: str) -> bytes:
    """The position of `3-5,3-6 ..r.b.......`."""
    lines, tokens = text.split(" ")
    return circle_text.position(lines.replace(",", " "), tokens)


def move(text: str) -> int:
    """The move of `r3`."""
    found: int = circle_text.moves(text)[0]
    return found


def draw(display: "Display", shown: bytes | bytearray, cursor: int) -> None:
    """The circle; the arcs of the plot under the cursor are thick."""
    circle(display, shown, arcs(shown), cursor)


def mark(look: "BoardView", cursor: int) -> None:
    """Plots that have arcs shine faintly, those at the other ends of the cursor's arcs more."""
    stand(look, cursor)
    for arc in arcs(look.shown):
        for plot in arc:
            look.marks[plot] = look.marks[plot] or BARE
