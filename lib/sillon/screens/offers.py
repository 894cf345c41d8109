"""Which games these lights can show, and how each is chosen: data for the menus."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app.contract import Leds

# (game, rows and columns of the smallest panel, LEDs of the shortest strip, picture): what the smallest form of the game
# needs; its view says what its options fit. The picture stands on a panel, for those who cannot read yet: a number a row
# from the far side, its highest of 9 bits the westernmost light.
OFFERS = (
    ("fafy", 3, 3, 9, (0, 0b001000100, 0b011111110, 0b001000100)),
    ("fang", 5, 9, 32, (0b010000010, 0b111000111, 0b111010111, 0b111111111)),
    ("awale", 5, 9, 60, (0b010101010, 0b101010101, 0, 0b111111111)),
    ("fanorona", 3, 3, 9, (0b111111111, 0b101010101, 0b000010000, 0b010101010)),
    ("colorigraphe", 5, 9, 24, (0b001010100, 0b010000010, 0b100000001, 0b010000010)),
)


def offered(leds: "Leds", number: int) -> bool:
    """Whether these lights can show the game with this place in OFFERS; without lights its page on the screen does."""
    rows, columns, strip = OFFERS[number][1:4]
    if leds.rows > 1:
        return leds.rows >= rows and leds.cols >= columns
    return not leds.rows or leds.cols >= strip
