"""The players' points as bars, on the lights and on the display."""

from sillon.views import SEATS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Display, Leds

_X = 70  # the x of a bar on the display; below, its width
WIDTH = 34


def rows(leds: "Leds", points: tuple[int, ...], most: int) -> None:
    """Draw a row of a panel, or a part of a strip, for each player in that player's colour; it is full at `most` points."""
    for seat in range(len(points)):
        width = 9 if leds.rows > 1 else leds.cols // len(points) - 1
        for k in range(max(_scale(points[seat], most, width), 1) if points[seat] > 0 else 0):
            if leds.rows > 1:
                row = (leds.rows + 5) // 2 - 1 - (2 * seat if len(points) > 1 else 2)
                leds[row, (leds.cols - 9) // 2 + k] = SEATS[seat]
            else:
                leds[0, seat * (width + 1) + k] = SEATS[seat]


def board(display: "Display", names: list[str], points: tuple[int, ...], most: int) -> None:
    """Draw a line for each player from line 1 on: name, bar, points; a bar is full at `most` points."""
    if display.drawing(points, (_X, 18, WIDTH + 2, 12 * len(points) - 5)):
        for seat in range(len(names)):
            y = 12 * seat + 18
            width = _scale(points[seat], most, WIDTH)
            for k in range(7):
                display.line(_X, y + k, _X + (width if 0 < k < 6 else WIDTH + 1), y + k)
            display.line(_X + WIDTH + 1, y, _X + WIDTH + 1, y + 6)
    for seat in range(len(names)):
        text = names[seat]
        display.text(seat + 1, text + " " * (17 - display.cells(text)) + f"{points[seat]:>4}")


def _scale(points: int, most: int, width: int) -> int:
    return min(max(points, 0) * width // max(most, 1), width)
