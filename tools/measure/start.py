"""The stages of a start, from power to the menu, for tools/measure/starting.py.

ARGUMENTS: the profile's name, and the chip's memory when the program restarts for a match. A line `MARK` for each stage stands
among the runner's lines `READ` for the files that are read.
"""

import neopixel_write

from sim.assembly import assemble
from sim.fakes import wire
from sim.profiles import profile_of

_reached = [""]  # the stage whose heap is printed; "" before the first light
_plain = neopixel_write.neopixel_write


def _shine(*given) -> None:  # type: ignore[no-untyped-def]
    if not _reached[0]:
        _reached[0] = "light"
        print("MARK the first light")
    _plain(*given)


def steps():  # type: ignore[no-untyped-def]
    neopixel_write.neopixel_write = _shine  # type: ignore[assignment]
    name, memory = ARGUMENTS  # type: ignore[name-defined]  # noqa: F821 the runner gives it
    bench = assemble(profile_of(name), {"SILLON_SEED": 7})
    bench.little_memory = True  # the app preloads nothing
    wire.load_nvm(bytes.fromhex(memory))
    yield "baseline"
    print("MARK power")
    bench.start("code.py")
    bench.script("700ms")
    _reached[0] = "a match" if memory else "the first screen"
    print("MARK " + _reached[0])
    yield
    if not memory:
        bench.script("OK 300ms")
        _reached[0] = "the menu of games"
        print("MARK " + _reached[0])
        yield


def on_heap(number: int, live: int) -> None:
    if _reached[0]:
        print(f"ALIVE {live} {_reached[0]}")
