"""The bytes sent to the strip and the screen, and their time on the wire: run by `make measure`, a board and a game at a time.

The strip takes 1.25 us a bit and 300 us of silence; the screen's wire 9 bits a byte at 400 kHz. A page is what one tick sends:
a line of text, a drawing, or all of it.
"""

from walk import whole  # type: ignore[import-not-found]  # beside this script on the small interpreter

from sim.assembly import assemble
from sim.fakes import wire
from sim.profiles import profile_of


def main(board: str, game: str) -> None:
    bench = assemble(profile_of(board), {"SILLON_SEED": 7})
    bench.start("code.py")
    frames = strip = 0
    pages = []
    for _, script in whole(game):
        for _ in bench.script_steps(script):
            if wire.strip_bytes:
                frames += 1
                strip = wire.strip_bytes
            if wire.i2c_bytes:
                pages.append(wire.i2c_bytes)
            wire.strip_bytes = wire.i2c_bytes = 0
    pages = sorted(pages) or [0]
    sizes = (sum(pages) // len(pages), pages[len(pages) * 9 // 10], pages[-1])
    strip_ms = strip * 8 * 1.25 / 1000 + 0.3
    print("| board, game | frames: bytes, ms each | pages | bytes a page: mean, nine of ten, most | ms of these |")
    print("|---|---|---|---|---|")
    times = ", ".join([f"{size * 9 / 400:.1f}" for size in sizes])
    bytes_ = ", ".join([str(size) for size in sizes])
    print(f"| {board}: {game} | {frames}: {strip}, {strip_ms:.1f} | {len(pages)} | {bytes_} | {times} |")


main(*ARGUMENTS)  # type: ignore[name-defined]  # noqa: F821 the runner gives it
