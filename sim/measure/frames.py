"""Bytes sent to the strip and the screen, and what they take on the wire: run by `make measure`, a game at a time.

The strip takes 1.25 us a bit and 300 us of silence; the screen's wire 9 bits a byte at 400 kHz.
"""

from walk import whole  # type: ignore[import-not-found]  # beside this script on the small interpreter

from sim.plugged import plug
from sim.shadow import wire


def main() -> None:
    from hal.boards import pico_panel as profile

    game = ARGUMENTS[0]  # type: ignore[name-defined]  # noqa: F821 the runner gives it
    bench = plug(profile, {"SILLON_SEED": 7})
    bench.start("code.py")
    print("| on the way to | frames of lights | pages | bytes a page: mean, most | most ms: strip, screen |")
    print("|---|---|---|---|---|")
    for name, script in whole(game):
        frames = 0
        pages = []
        strip = 0
        for _ in bench.script_steps(script):
            if wire.strip_bytes:
                frames += 1
                strip = wire.strip_bytes
            if wire.i2c_bytes:
                pages.append(wire.i2c_bytes)
            wire.strip_bytes = wire.i2c_bytes = 0
        mean = sum(pages) // max(len(pages), 1)
        most = max(pages) if pages else 0
        strip_ms = strip * 8 * 1.25 / 1000 + 0.3
        screen_ms = most * 9 / 400
        print(
            f"| {game}: {name} | {frames} of {strip} bytes | {len(pages)} | {mean}, {most} | {strip_ms:.1f}, {screen_ms:.1f} |"
        )


main()
