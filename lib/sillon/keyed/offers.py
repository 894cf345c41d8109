"""Which games a keyed board can show in one of their forms."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app.contract import Leds


def offered(leds: "Leds", name: str) -> bool:
    """Twelve keys do for every game; the arcs of the Colorigraphe are on a screen, and so are the lights of its dice."""
    return leds.rows >= 4 and leds.cols >= 3 and (name != "colorigraphe" or (leds.cols == 3 and not leds.named))
