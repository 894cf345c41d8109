"""What a page of the legend draws over its example, for the games whose screens draw it."""

from sillon.views import SEATS, back_and_forth

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds
    from sillon.views.board_view import BoardView


def thinks(leds: "Leds", look: "BoardView") -> None:
    """Draw the light that runs while the computer thinks."""
    leds[0, back_and_forth(look.beat, leds.cols)] = SEATS[1]
