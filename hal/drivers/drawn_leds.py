"""Lights that are drawn: discs of colour on the board's own colour display, in its upper part."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal import Board


def open_part(wiring: "dict[str, Any]", parts: "Board") -> object:
    import board
    import digitalio
    import displayio
    from neopixel_write import neopixel_write

    from hal.drawn_leds import DrawnLeds

    for name in ("WIRING", "BUDGET"):
        # There is no strip to lay, and none that draws too much.
        parts.settings.get(name, "none", ("none",))
    display = getattr(board, wiring["display"])
    busy = digitalio.DigitalInOut(getattr(board, wiring["busy"]))
    busy.switch_to_output()
    neopixel_write(busy, bytes(15))

    def restart() -> None:
        """The firmware would show its console meanwhile, so the display is dark, and a light of its own says: wait."""
        import supervisor

        display.brightness = 0
        neopixel_write(busy, bytes((3, 6, 0)))
        supervisor.reload()

    # Releasing the display, as the board does otherwise, would lose one that the firmware has made.
    parts.restart = restart  # type: ignore[method-assign]
    display.auto_refresh = False
    display.root_group = displayio.Group()
    place = (wiring["left"], wiring["top"], wiring["across"], wiring["down"])
    return DrawnLeds(display, wiring["rows"], wiring["cols"], place)
