"""Awalé's board on the display in three lines: the far row of pits, the stores with a pointer between them, the near row.

A count takes two columns and a space, so twelve pits and two stores fit into 21 columns. Each player's letter ends
their row, beside their store.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Display
    from sillon.views.board_view import BoardView


def rows(display: "Display", line: int, counts: bytes | bytearray, unrolled: bool, pit: int = -1) -> None:
    """Write Nord's row and Sud's below it, from `line` on, with a pointer before the count of `pit`."""
    for seat in (0, 1):
        display.text(line + 1 - seat, "SN"[seat] + row(counts, seat, seat == 1 and not unrolled, pit))


_BETWEEN = 17  # columns between the stores


def board(
    display: "Display",
    look: "BoardView",
    unrolled: bool,
    pit: int,
    text: str = "",
    more: "tuple[int, int] | None" = None,
) -> None:
    """Write the lines 1 to 3. A pointer stands at `pit` with `text` beside it; with -1 the text is in the middle.

    Turned for Nord, whose row is then the near one. `unrolled`, as on a strip: the far row runs to the right too, and the stores
    change ends. `more`, Sud's and Nord's seeds, are shown beside the stores as added.
    """
    near = int(look.turned)
    west = near if unrolled else 1 - near
    for seat in (0, 1):
        line = row(look.shown, seat, seat != near and not unrolled)
        line = "SN"[seat] + line if seat == west else " " + line + " " + "SN"[seat]
        display.text(3 if seat == near else 1, line)
    if more:
        text = f" +{more[west]:<2}{text:^9}{more[1 - west]:>+3} "
    elif pit < 0:
        text = " " * ((_BETWEEN - len(text)) // 2) + text
    else:
        on_near = pit // 6 == near
        place = pit % 6 if on_near or unrolled else 5 - pit % 6
        sign = "▼" if on_near else "▲"
        # The text is on the side with more space.
        text = " " * (3 * place + 1) + sign + text if place < 3 else " " * (3 * place + 1 - len(text)) + text + sign
    text += " " * (_BETWEEN - len(text))
    display.text(2, f"{look.shown[12 + west]:<2}" + text + f"{look.shown[13 - west]:>2}")


def row(counts: bytes | bytearray, seat: int, backwards: bool, pit: int = -1) -> str:
    """Return the six counts of a seat, a blank or a pointer before each."""
    line = ""
    for k in range(6):
        cell = 6 * seat + (5 - k if backwards else k)
        line += f"{'▶' if cell == pit else ' '}{counts[cell]:>2}"
    return line
