"""Lights: a strip of NeoPixels, or several, in a grid.

settings.toml may override the profile's wiring, and may lower its current budget.
"""

import board
import neopixel

from hal.leds import Leds
from hal.wiring import WIRINGS, wire_order

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board
    from hal.contract import StripWiring


def open_part(wiring: "StripWiring", parts: "Board") -> object:
    rows, cols = wiring["rows"], wiring["cols"]
    get = parts.settings.get
    own = f"{wiring['wiring']},{wiring['corner']}"
    laid = str(get("WIRING", own)).replace(" ", "")
    if laid not in WIRINGS:
        laid = get("WIRING", own, WIRINGS)
    order = wire_order(rows, cols, *laid.split(","))
    # Below 2 mA for each LED nothing would be visible.
    milliamps = get("BUDGET", wiring["milliamps"], range(2 * rows * cols, wiring["milliamps"] + 1))
    pixels = neopixel.NeoPixel(getattr(board, wiring["pin"]), rows * cols, auto_write=False, pixel_order=neopixel.GRB)
    leds = Leds(pixels, rows, cols, order, milliamps)
    if "named" in wiring:
        from hal.button_names import code_of  # for lights that are keys alone

        leds.keyed = True
        leds.named = tuple([(code_of(name)[1], row, col) for name, row, col in wiring["named"]])
    return leds
