"""The live heap by screen, and the files that are imported when a screen is entered: run by `make measure`.

ARGUMENTS: the game, one of its walks, the chip's memory when the program has restarted for a match (or ""), and the profile,
pico_panel by default.
"""

import walk  # type: ignore[import-not-found]  # beside this script on the small interpreter

from sim.assembly import assemble
from sim.fakes import wire
from sim.profiles import profile_of

_here = ["start"]
_most: dict[str, int] = {}


def steps():  # type: ignore[no-untyped-def]
    name, kind, memory = ARGUMENTS[:3]  # type: ignore[name-defined]  # noqa: F821 the runner gives it
    board = ARGUMENTS[3] if len(ARGUMENTS) > 3 else "pico_panel"  # type: ignore[name-defined]  # noqa: F821
    profile = profile_of(board)
    bench = assemble(profile, {"SILLON_SEED": 7})
    if kind != "rival":  # a computer thinks for a slice in each tick, so it needs all of them
        bench.step_ms = 20  # a tick of a board takes no less
    wire.load_nvm(bytes.fromhex(memory))
    way = walk.walks(name)[kind]
    if kind == "menus":
        way = way[:-1]  # the last press restarts the program
    yield "baseline"
    bench.little_memory = True
    bench.start("code.py")
    yield "start"
    for place, script in way:
        _here[0] = place
        for _ in bench.script_steps(script):
            yield place
    print("| screen | live heap, bytes: most on the way there and on it |")
    print("|---|---|")
    for place, _ in way:
        print(f"| {name}: {place} | {_most[place]} |")


def on_heap(step: int, live: int) -> None:
    _most[_here[0]] = max(live, _most.get(_here[0], 0))
