"""From power to the menu: what is read until the first light, the first screen, the menu. Run through tools/measure/starting.py.

ARGUMENTS: the profile's name, and the chip's memory when the program starts anew for a match. Lines that tell what is reached,
`MARK`, stand among the runner's lines of what is read, `READ`.
"""

import neopixel_write

from sim.assembly import assemble
from sim.fakes import wire
from sim.profiles import profile_of

_reached = [""]  # what the heap of the step is told for, and whether there was light
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
    bench.little_memory = True  # nothing is read ahead
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
