"""Assemble a simulated handheld from a board's profile, on CPython and on MicroPython."""

from sim.bench import Bench
from sim.peripherals import buttons, displays, lights

try:
    from collections.abc import Callable
    from types import ModuleType
    from typing import Any
except ImportError:
    pass


# For each driver in hal/drivers/ the function that connects its part. Speakers need none: wire.tones records the tones.
ATTACH: "dict[str, Callable[[dict[str, Any], Bench], None]]" = {
    "neopixel": lights.neopixel,
    "drawn_leds": lights.drawn_leds,
    "ssd1306": displays.ssd1306,
    "built_in_display": displays.built_in_display,
    "window": displays.window,
    "keys": buttons.keys,
    "blinka_keys": buttons.keys,
    "encoder": buttons.encoder,
    "joystick": buttons.joystick,
    "key_matrix": buttons.key_matrix,
    "shift_register": buttons.shift_register,
}


def assemble(
    profile: "ModuleType",
    settings: "dict[str, Any] | None" = None,
    display: bool = True,
    keep_nvm: bool = False,
    make: "Callable[..., Bench]" = Bench,
) -> Bench:
    """Return a bench with the handheld of a profile, a module of hal/boards/, powered on. Call `bench.start("code.py")` next.

    settings: as in settings.toml, with their full names. display: False leaves it unplugged. keep_nvm: keep the nvm of the
    previous handheld. make: the class of the bench.
    """
    chosen = {"SILLON_BOARD": profile.__name__.split(".")[-1]}
    chosen.update(settings or {})
    bench = make(profile.BOARD_IDS[0], chosen, keep_nvm=keep_nvm)
    parts = [profile.LEDS, profile.DISPLAY if display else None]
    parts += profile.BUTTONS
    if str(chosen.get("SILLON_NORD")) == "1" and hasattr(profile, "NORD"):
        keys = tuple([("NORD." + name, pin) for name, pin in profile.NORD])
        parts.append({"driver": profile.BUTTONS[0]["driver"], "keys": keys})
    if str(chosen.get("SILLON_TOUCH")) == "1" and hasattr(profile, "TOUCH"):
        lights = profile.LEDS["rows"] * profile.LEDS["cols"]
        parts.append(dict(profile.TOUCH, keys=tuple([(f"CELL{number}", number) for number in range(lights)])))
    for wiring in parts:
        if wiring:
            ATTACH[wiring["driver"]](wiring, bench)
    return bench
