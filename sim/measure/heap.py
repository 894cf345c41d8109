"""The live heap by screen, and the source that is compiled when a screen is entered: run by `make measure`."""

from walk import WALK  # type: ignore[import-not-found]  # beside this script on the small interpreter

from sim.bench import Bench

_here = ["start"]
_most: dict[str, int] = {}


def steps():  # type: ignore[no-untyped-def]
    from hal.boards import pico_panel as profile

    bench = Bench(profile.BOARDS[0], profile.BUTTONS, screen_address=0x3C, leds_pin="GP0")
    yield "baseline"
    bench.start("code.py")
    yield "start"
    for name, script in WALK:
        for _ in bench.script_steps(script):
            yield f"on the way to {name}"
        _here[0] = name
        yield name
    print("| screen | live heap, bytes |")
    print("|---|---|")
    for name, _ in WALK:
        print(f"| {name} | {_most[name]} |")


def on_heap(step: int, live: int) -> None:
    _most[_here[0]] = live
    _here[0] = "on the way"
