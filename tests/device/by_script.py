"""A script on a board with a strip of lights, one tick a step. Each frame is printed as a line; at the end the moves of the
match, the saved tournament and the board's problems.

ARGUMENTS: the profile's name, the words of the script, and the seed of the random numbers, 7 by default.
"""

import binascii

from sim.assembly import assemble
from sim.fakes import wire


def steps():  # type: ignore[no-untyped-def]
    name, script, *seed = ARGUMENTS  # type: ignore[name-defined]  # noqa: F821 the runner gives them
    profile = __import__(f"hal.boards.{name}", None, None, ("LEDS",))
    bench = assemble(profile, {"SILLON_LANGUAGE": "fr", "SILLON_SEED": int(seed[0]) if seed else 7})
    yield "baseline"
    bench.little_memory = True
    bench.start("code.py")
    yield "started"
    before = 0
    app = bench.app
    for _ in bench.script_steps(script):
        if bench.app is not app:
            # The program has restarted; its drivers wait for different times on each interpreter.
            app = bench.app
            wire.advance(2000 - wire.ms() % 1000)
        lights = binascii.crc32(wire.strip(bench.panel.pin))
        if lights != before:
            before = lights
            print(f"FRAME {lights:08x}")
        yield type(bench.app.screen).__name__ + " " + bench.app.target[0]
    session = bench.app.session
    print("MATCH", list(session.match.moves) if session else [])
    print("DAY", bench.board.store.load("tournament_day"))
    print("PROBLEMS", bench.board.problems)
