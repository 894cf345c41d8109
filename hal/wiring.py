"""The order of a strip's LEDs in a grid of lights, described in two words."""

WIRINGS = tuple([f"{way},{corner}" for way in ("rows", "zigzag") for corner in ("NW", "NE", "SW", "SE")])


def wire_order(rows: int, cols: int, wiring: str, corner: str) -> bytes:
    """Return for each LED along the wire its place row * cols + col.

    `corner` (NW, NE, SW or SE) is where the wire begins. It runs along the rows, all in the same direction ("rows") or back and
    forth ("zigzag"). Raises ValueError if a value is another.
    """
    if f"{wiring},{corner}" not in WIRINGS:
        raise ValueError(f"wiring {wiring!r} from corner {corner!r}: allowed are rows, zigzag and NW, NE, SW, SE")
    order = bytearray()
    for line in range(rows):
        row = line if corner[0] == "N" else rows - 1 - line
        west_first = (corner[1] == "W") ^ (wiring == "zigzag" and line & 1 == 1)
        for step in range(cols):
            order.append(row * cols + (step if west_first else cols - 1 - step))
    return bytes(order)
