"""A script instead of real time, and its frames as checksums: for whoever compares what is seen here with what is seen there."""

import binascii

from sim.bench import Bench
from sim.fakes import wire
from sim.web import snapshot

try:
    from collections.abc import Iterator
    from typing import Any
except ImportError:
    pass


def scripted(bench: Bench, text: str, frames: "list[str]") -> "Iterator[None]":
    """Plays the script, a yield a tick; each frame that differs from the one before is added to `frames`."""
    app = bench.app
    before: Any = ("", "")
    lights = pixels = ""
    for _ in bench.script_steps(text):
        if bench.app is not app:
            # The program has started anew; how long its drivers wait is another matter on each interpreter.
            app = bench.app
            before = ("", "")
            wire.advance(2000 - wire.ms() % 1000)
        now = snapshot.sent(bench)
        # What has not been sent anew is the same: unpacking the screen's pixels takes MicroPython long.
        if now[0] != before[0] or (now[1] != before[1] and hasattr(bench.panel, "display_rows")):
            lights = _sum_of_lights(bench)
        if now[1] != before[1]:
            pixels = _sum_of_pixels(bench)
        if now != before:
            before = now
            frame = f"{lights} {pixels}"
            if not frames or frames[-1] != frame:
                frames.append(frame)
        yield


def picture(bench: Bench) -> str:
    """The lights and the screen's pixels as they are now, each as a checksum."""
    return f"{_sum_of_lights(bench)} {_sum_of_pixels(bench)}"


def _sum_of_lights(bench: Bench) -> str:
    return f"{binascii.crc32(snapshot.lights(bench.panel.grid())) if bench.panel else 0:08x}"


def _sum_of_pixels(bench: Bench) -> str:
    return f"{binascii.crc32(b''.join(bench.screen.rows())) if bench.screen else 0:08x}"
