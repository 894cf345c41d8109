"""The colours of a pile whose lights are few, and how colours are dimmed and mixed."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Colour

# The colours of the 1st, 2nd ... layer of a pile; the last one stands for any further seeds. They differ for every kind of
# colour vision, bright or dim.
COLOURS = ((255, 130, 0), (0, 80, 255), (0, 205, 110), (205, 192, 210), (230, 60, 240))
EMPTY = (0, 10, 14)  # a pit or a cell without seeds


def shade(colour: "Colour", share: int) -> "Colour":
    """Return the colour at `share` 0..255 of its brightness."""
    red, green, blue = colour
    return red * share // 255, green * share // 255, blue * share // 255


def mixed(one: "Colour", other: "Colour", part: int) -> "Colour":
    """Return a colour between two; `part` is the share of the other, 0..255."""
    return (
        one[0] + (other[0] - one[0]) * part // 255,
        one[1] + (other[1] - one[1]) * part // 255,
        one[2] + (other[2] - one[2]) * part // 255,
    )
