"""Assembles a simulated handheld from a board's profile, on CPython and on MicroPython."""

from sim.bench import Bench

try:
    from typing import Any
except ImportError:
    pass


def assemble(
    profile: "Any",
    settings: "dict[str, Any] | None" = None,
    screen: bool = True,
    keep_nvm: bool = False,
    make: "Any" = Bench,
) -> Bench:
    """Return a bench with the handheld of a profile (a module of hal/boards/), powered on; call `bench.start("code.py")` next.

    settings: as in settings.toml, with their full names. screen: False leaves it unplugged. keep_nvm: keep the memory of the
    handheld before. make: the class of the bench.
    """
    chosen = {"SILLON_BOARD": profile.__name__.split(".")[-1]}
    chosen.update(settings or {})
    bench: Bench = make(profile.BOARDS[0], chosen, keep_nvm=keep_nvm)
    parts: list[Any] = [profile.LEDS, profile.SCREEN if screen else None]  # a speaker needs nothing: wire.tones
    for wiring in parts + list(profile.BUTTONS):
        if wiring:
            outside = __import__("sim.peripherals." + wiring["driver"], None, None, ("plugged",))
            outside.plugged(wiring, bench)
    if str(chosen.get("SILLON_NORD")) == "1" and hasattr(profile, "NORD"):
        first = profile.BUTTONS[0]["driver"]
        wiring = {"keys": tuple([("NORD." + name, pin) for name, pin in profile.NORD])}
        __import__("sim.peripherals." + first, None, None, ("plugged",)).plugged(wiring, bench)
    return bench
