"""The answer to a touch on a light without a cell."""

from sillon.ui.screen import ALL
from sillon.words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.match.play import Play


def refuse(screen: "Play") -> None:
    """Replace an earlier refusal by the tip that there is nothing to play."""
    if screen.refused:
        screen.cancel()
    if screen.may_show_tip():
        screen.tip = Words(screen.app.words.language, "tip").say("no_cell")
        screen.redraw = ALL
        screen.sound("REFUSED")
