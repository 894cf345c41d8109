"""Lights drawn as discs on the upper part of the board's own colour display."""

import board
import digitalio
import displayio
import supervisor
from neopixel_write import neopixel_write

from hal.drawn_leds import DrawnLeds

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board
    from hal.contract import DiscsWiring


def open_part(wiring: "DiscsWiring", parts: "Board") -> object:
    for name in ("WIRING", "BUDGET"):
        # There is no strip, so there is no wiring and no current budget: report them if set.
        parts.settings.get(name, "none", ("none",))
    display = getattr(board, wiring["display"])
    busy = digitalio.DigitalInOut(getattr(board, wiring["busy"]))
    busy.switch_to_output()
    neopixel_write(busy, bytes(15))

    def restart() -> None:
        """Restart with a dark display, since the firmware shows its console meanwhile, and an LED lit as a sign to wait."""
        display.brightness = 0
        neopixel_write(busy, bytes((3, 6, 0)))
        supervisor.reload()

    # The usual restart releases displays, and would lose this one, which the firmware has made.
    parts.restart = restart  # type: ignore[method-assign]
    display.auto_refresh = False
    display.root_group = displayio.Group()
    place = (wiring["left"], wiring["top"], wiring["across"], wiring["down"])
    return DrawnLeds(display, wiring["rows"], wiring["cols"], place)
