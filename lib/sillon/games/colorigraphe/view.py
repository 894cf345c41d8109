"""The Colorigraphe on the lights, for menus and rules; its screens use lights.py, which draws everything."""

from games import colorigraphe as rules
from sillon.games.colorigraphe import lights as plots

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.colorigraphe import Colorigraphe
    from sillon.contract import Leds, Step
    from sillon.views.board_view import BoardView


def fits(leds: "Leds", game: "Colorigraphe") -> bool:
    """Return whether these lights have space for the twelve plots."""
    return (leds.rows >= 5 and leds.cols >= 9) or (leds.rows == 1 and leds.cols >= 24)


def lights(leds: "Leds", look: "BoardView") -> None:
    """Draw the twelve plots. While others may challenge a judged colouring, the ends of wrong arcs blink."""
    if not look.shown[rules.STAKE]:
        for plot in range(12):
            plots.fill(leds, plot, (0, 35, 26))  # no problem yet: all plots
    plots.lights(leds, look)
    if look.shown[rules.PHASE] == rules.CLAIMING and not look.blink:
        for arc in rules.arcs(look.shown):
            one, other = look.shown[rules.COLOURS + arc[0]], look.shown[rules.COLOURS + arc[1]]
            if not one or one == other or not other:
                plots.fill(leds, arc[0], plots.DARK)
                plots.fill(leds, arc[1], plots.DARK)


def preview_move(look: "BoardView", move: int) -> None:
    """Set the cursor on the plot of a token, or on an arc's first plot, with the other one marked."""
    if move < rules.NAME_STAKE:
        plots.place_cursor(look, move // 12)
        look.marks[move % 12] = plots.NEAR
    elif rules.TOKEN <= move < rules.DONE:
        plots.place_cursor(look, (move - rules.TOKEN) % 12)


def apply_step(look: "BoardView", step: "Step") -> None:
    """Do nothing: moves of the Colorigraphe have no steps."""
