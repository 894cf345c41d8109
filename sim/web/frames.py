"""Runs a script and returns its frames as checksums, to compare one interpreter with another."""

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
    """Run the script, with a yield after each tick; append each frame that differs from the one before to `frames`."""
    app = bench.app
    before: Any = ("", "")
    lights = pixels = ""
    for _ in bench.script_steps(text):
        if bench.app is not app:
            # The program has restarted: align the time, since its drivers' delays differ between interpreters.
            app = bench.app
            before = ("", "")
            wire.advance(2000 - wire.ms() % 1000)
        now = snapshot.sent(bench)
        # Unpack only what was sent again: on MicroPython it is slow.
        if now[0] != before[0] or (now[1] != before[1] and bench.panel.drawn):
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
    """Return the checksums of the lights and of the screen's pixels now."""
    return f"{_sum_of_lights(bench)} {_sum_of_pixels(bench)}"


def _sum_of_lights(bench: Bench) -> str:
    return f"{binascii.crc32(snapshot.lights(bench.panel.grid())):08x}"


def _sum_of_pixels(bench: Bench) -> str:
    return f"{binascii.crc32(b''.join(bench.display.rows())) if bench.display else 0:08x}"
