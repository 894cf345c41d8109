"""Large numbers on the display, readable from across the table: seven segments a digit, 12 pixels wide and 23 high."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Display

# The segments of each digit 0..9, a bit each: top, the two upper ones, middle, the two lower ones, bottom.
_GLYPHS = b"\x77\x24\x5d\x6d\x2e\x6b\x7b\x25\x7f\x6f"
# A segment's x, y and direction (1 horizontal); it is 10 pixels long and 3 thick.
_LINE = b"\x01\x00\x01\x00\x01\x00\x09\x01\x00\x01\x0a\x01\x00\x0c\x00\x09\x0c\x00\x01\x14\x01"


def number(display: "Display", x: int, y: int, value: int, places: int) -> None:
    """Draw the value right-aligned in `places` digits of 15 pixels from (x, y) on, without leading zeros."""
    if not display.drawing(value, (x, y, 15 * places, 23)):
        return
    for place in range(places - 1, -1, -1):
        bits = _GLYPHS[value % 10] if value or place == places - 1 else 0
        value //= 10
        for k in range(7):
            if bits >> k & 1:
                x0, y0 = x + 15 * place + _LINE[3 * k], y + _LINE[3 * k + 1]
                for offset in range(3):
                    if _LINE[3 * k + 2]:
                        display.line(x0, y0 + offset, x0 + 9, y0 + offset)
                    else:
                        display.line(x0 + offset, y0, x0 + offset, y0 + 9)
