"""Lights: a strip of NeoPixels, or several, laid under a grid."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal import Board


def opened(wiring: "dict[str, Any]", parts: "Board") -> object:
    import board
    import neopixel

    from hal.leds import Leds
    from hal.wiring import wire_order

    rows, cols = wiring["rows"], wiring["cols"]
    order = wire_order(rows, cols, wiring["wiring"], wiring["corner"])
    pixels = neopixel.NeoPixel(getattr(board, wiring["pin"]), rows * cols, auto_write=False, pixel_order=neopixel.GRB)
    leds = Leds(pixels, rows, cols, order, wiring["milliamps"])
    if "named" in wiring:
        from hal.button_names import code_of

        leds.keyed = True
        leds.named = tuple([(code_of(name)[1], row, col) for name, row, col in wiring["named"]])
    return leds
