"""Opens a board's parts, once, at the start; then this file is dropped from memory.

The only place that knows pins. A part that is missing gives its null form and a line in the board's problems.
"""

from hal.boards import NAMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from hal import Board


def open_parts(board: "Board") -> None:
    """Gives the board its nouns, the lights first: a light says that the toy is awake while the rest is read."""
    part = _Opener(board).part
    board.clock = part("clock", _clock, None)
    board.settings = part("settings", _settings, None)
    board.name = board.settings.get("BOARD", NAMES[0], NAMES)
    profile = __import__(f"hal.boards.{board.name}", None, None, ("LEDS",))
    board.leds = part("lights", _leds, profile.LEDS)
    if board.leds.rows:
        board.leds[board.leds.rows - 1, 0] = (0, 120, 0)
        board.leds.show()
    board.screen = part("screen", _screen, profile.SCREEN)
    board.buttons = part("buttons", _buttons, (profile.BUTTONS, board.clock))
    board.sound = part("sound", _sound, profile.SOUND)
    board.store = part("store", _store, None)


class _Opener:
    def __init__(self, board: "Board") -> None:
        self._problems = board.problems

    def part(self, name: str, opener: "Callable[[Any], object]", wiring: "Any") -> "Any":
        """The part, or its null form when the profile has none (its wiring is None), or when opening it fails."""
        try:
            found = opener(wiring)
            if found is not None:
                return found
        except (ImportError, AttributeError, ValueError, OSError, RuntimeError) as error:
            self._problems.append((name, repr(error)))
            print(f"{name} missing: {error!r}; play goes on without")
        return __import__("hal.nulls." + name, None, None, ("Null",)).Null()


def _clock(_: None) -> object:
    from supervisor import ticks_ms

    from hal.clock import Clock

    return Clock(ticks_ms)


def _settings(_: None) -> object:
    import os

    from hal.settings import Settings

    return Settings(os.getenv)


def _leds(wiring: "dict[str, Any]") -> object:
    import board
    import neopixel

    from hal.leds import Leds
    from hal.wiring import wire_order

    rows, cols = wiring["rows"], wiring["cols"]
    order = wire_order(rows, cols, wiring["wiring"], wiring["corner"])
    pixels = neopixel.NeoPixel(getattr(board, wiring["pin"]), rows * cols, auto_write=False, pixel_order=neopixel.GRB)
    return Leds(pixels, rows, cols, order, wiring["milliamps"])


def _screen(wiring: "dict[str, Any] | None") -> object:
    # The pins of the display of the last run are taken until it is released.
    import displayio

    displayio.release_displays()
    if wiring is None:
        return None
    import board
    import busio
    from adafruit_displayio_ssd1306 import SSD1306
    from i2cdisplaybus import I2CDisplayBus

    from hal.font import Font
    from hal.screen import Screen

    i2c = busio.I2C(getattr(board, wiring["scl"]), getattr(board, wiring["sda"]), frequency=400_000)
    bus = I2CDisplayBus(i2c, device_address=wiring["address"])
    display = SSD1306(bus, width=wiring["width"], height=wiring["height"], auto_refresh=False)
    return Screen(display, Font())


def _buttons(wiring: "tuple[Any, Any]") -> object:
    import board
    import keypad

    from hal.buttons import Buttons

    names, clock = wiring
    pins = [getattr(board, pin) for _, pin in names]
    # Two scans must agree before a press counts: a contact bounces for some milliseconds.
    keys = keypad.Keys(pins, value_when_pressed=False, pull=True, interval=0.01, debounce_threshold=2)
    return Buttons(keys, keypad.Event(), tuple([name for name, _ in names]), clock)


def _sound(wiring: "dict[str, Any] | None") -> object:
    if wiring is None:
        return None
    import board
    import pwmio

    from hal.sound import Sound

    return Sound(pwmio.PWMOut(getattr(board, wiring["pin"]), frequency=440, duty_cycle=0, variable_frequency=True))


def _store(_: None) -> object:
    import microcontroller

    from hal.store import NvmStore

    return NvmStore(microcontroller.nvm) if microcontroller.nvm else None
