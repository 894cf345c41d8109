"""A walk through one game in the app that code.py builds, by buttons alone, one tick a step: the menus, some turns, home.

ARGUMENTS: the profile's name, the language, the game, and `large` for large print; pico_panel, fr and fafy when there are none.
Every frame that changes the lights or the page is printed as a line, to compare two interpreters, as is each new screen; the
last line has the problems.
"""

import binascii

from walk import whole  # type: ignore[import-not-found]  # tools/measure/walk.py

from sim.assembly import assemble
from sim.fakes import wire


def picture(bench) -> str:  # type: ignore[no-untyped-def]
    """Return checksums of the lights and of the screen's memory, its contrast and whether it is on. Use little heap."""
    screen = bench.display
    # Lights that are drawn on a display are part of its memory.
    lights = binascii.crc32(wire.strip(bench.panel.pin)) if hasattr(bench.panel, "pin") else 0
    return f"{lights:08x} {binascii.crc32(screen.ram):08x} {screen.contrast} {int(screen.on)}"


def steps():  # type: ignore[no-untyped-def]
    profile_name, language, game, *large = ARGUMENTS or ("pico_panel", "fr", "fafy")  # noqa: F821 the runner gives it
    profile = __import__(f"hal.boards.{profile_name}", None, None, ("LEDS",))
    bench = assemble(profile, {"SILLON_LANGUAGE": language, "SILLON_SEED": 7, "SILLON_LARGE": len(large)})
    bench.step_ms = 20
    yield "baseline"
    bench.start("code.py")
    yield "started"
    before = None
    tick = 0
    seen = ""
    app = bench.app
    for place, script in whole(game):
        for _ in bench.script_steps(script):
            tick += 1  # noqa: SIM113 it counts through all parts
            if bench.app is not app:
                # The program has restarted; its drivers wait for different times on each interpreter.
                app = bench.app
                wire.advance(2000 - wire.ms() % 1000)
            frame = picture(bench)
            if frame != before:
                before = frame
                print(f"FRAME {tick} {frame}")
            name = type(bench.app.screen).__name__
            if name != seen:
                seen = name
                print(f"SCREEN {place}: {name}")
            yield place
    print("PROBLEMS", bench.board.problems, bench.display.errors)
