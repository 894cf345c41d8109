"""A start and some presses on a board whose lights are keys, one tick a step; each frame is printed as a line.

ARGUMENTS: the profile's name.
"""

import binascii

from sim.assembly import assemble
from sim.fakes import wire

SCRIPT = "700ms {ok} 400ms {more} 400ms {back} 400ms {ok} 300ms {together} 600ms"


def steps():  # type: ignore[no-untyped-def]
    (name,) = ARGUMENTS or ("macropad",)  # noqa: F821 the runner gives it
    profile = __import__(f"hal.boards.{name}", None, None, ("LEDS",))
    bench = assemble(profile, {"SILLON_LANGUAGE": "fr", "SILLON_SEED": 7})
    # Without a display the menu before a game is keys: this one begins with two persons.
    together = "OK" if profile.DISPLAY else "CELL25"
    more = "RIGHT" if "RIGHT" in bench.button_names else "CELL3"
    yield "baseline"
    bench.little_memory = True
    bench.start("code.py")
    yield "started"
    wire.advance(2000 - wire.ms() % 1000)  # opening the display takes a different time on each interpreter
    before = ()
    for _ in bench.script_steps(
        SCRIPT.format(ok="OK", back="BACK", together=together, more=more + " CELL5 CELL0:900ms")
    ):
        lights = binascii.crc32(wire.strip(bench.panel.pin))
        page = binascii.crc32(b"".join(bench.display.rows())) if bench.display and wire.spi_bytes else 0
        wire.spi_bytes = 0
        if (lights, page) != before:
            before = (lights, page)
            print(f"FRAME {wire.ms()} {lights:08x} {page:08x} {type(bench.app.screen).__name__}")
        yield type(bench.app.screen).__name__
    print("PROBLEMS", bench.board.problems, bench.display.errors if bench.display else [])
