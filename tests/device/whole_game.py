"""A whole game of impartial Fafy through the app that code.py builds, by buttons alone, one tick a step.

ARGUMENTS: the profile's name, the language; pico_panel and fr when there are none. Every frame that changes the lights or the
page is printed as a line, so that two interpreters can be compared; the last lines say what the match came to.
"""

import binascii

from sim.bench import Bench
from sim.shadow import wire

# Home, impartial Fafy, the astrophysicist's row; 4>, 7<, 3<: Nord is blocked. Then a look at why, revenge, undo, the menu.
# In parts, so that what the bench makes of them stays small.
SCRIPT = (
    "300ms OK 200ms OK 200ms RIGHT RIGHT OK 200ms RIGHT RIGHT RIGHT",
    "OK 600ms OK 1800ms RIGHT RIGHT OK LEFT OK 2200ms RIGHT RIGHT",
    "RIGHT OK 400ms LEFT 100ms LEFT LEFT LEFT OK 2200ms RIGHT RIGHT",
    "600ms OK 300ms OK 300ms OK LEFT OK 1500ms BACK 300ms BACK:900ms",
    "300ms RIGHT RIGHT OK 900ms BACK 300ms BACK:900ms LEFT OK 500ms",
)


def picture(bench) -> str:  # type: ignore[no-untyped-def]
    """What the strip and the screen were sent, as two checksums; nothing of it stays on the heap."""
    screen = bench.screen
    lights = binascii.crc32(wire.strip(bench.leds_pin))
    return f"{lights:08x} {binascii.crc32(screen.ram):08x} {screen.contrast} {int(screen.on)}"


def steps():  # type: ignore[no-untyped-def]
    profile_name, language = ARGUMENTS or ("pico_panel", "fr")  # noqa: F821 the runner gives it
    profile = __import__(f"hal.boards.{profile_name}", None, None, ("LEDS",))
    bench = Bench(
        profile.BOARDS[0],
        profile.BUTTONS,
        screen_address=profile.SCREEN["address"],
        leds_pin=profile.LEDS["pin"],
        settings={"SILLON_BOARD": profile_name, "SILLON_LANGUAGE": language},
    )
    yield "baseline"
    bench.start("code.py")
    yield "started"
    before = None
    tick = 0
    for part in SCRIPT:
        for _ in bench.script_steps(part):
            tick += 1  # noqa: SIM113 it counts through all parts
            frame = picture(bench)
            if frame != before:
                before = frame
                print(f"FRAME {tick} {frame}")
            session = bench.app.session
            name = type(bench.app.screen).__name__
            yield f"{name}, {len(session.match.moves) if session else 0} moves"
    print("SCREEN", type(bench.app.screen).__name__)
    print("PROBLEMS", bench.board.problems, bench.screen.errors)
