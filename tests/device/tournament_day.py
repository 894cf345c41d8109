"""A class's day on the small interpreter, one tick a step: 40 pupils, then written names; each screen once.

ARGUMENTS: the profile's name, the words of the script.
"""

import binascii

from sim.plugged import plug
from sim.shadow import wire


def steps():  # type: ignore[no-untyped-def]
    name, script = ARGUMENTS  # type: ignore[name-defined]  # noqa: F821 the runner gives them
    profile = __import__(f"hal.boards.{name}", None, None, ("LEDS",))
    bench = plug(profile, {"SILLON_LANGUAGE": "fr", "SILLON_SEED": 7})
    yield "baseline"
    bench.start("code.py")
    yield "started"
    before = 0
    for _ in bench.script_steps(script):
        lights = binascii.crc32(wire.strip(bench.panel.pin))
        if lights != before:
            before = lights
            print(f"FRAME {lights:08x}")
        yield type(bench.app.screen).__name__ + " " + bench.app.target[0]
    print("KEPT", bench.board.store.load("tournament_day"))
    print("PROBLEMS", bench.board.problems)
