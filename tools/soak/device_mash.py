"""Random presses on the small interpreter.

ARGUMENTS: the profile's name, the seed, the number of events, the language, and the used part of the chip's memory in
hexadecimal.
"""

from masher import Masher  # type: ignore[import-not-found]  # tools/soak/masher.py

from sim.assembly import assemble
from sim.fakes import wire
from sim.profiles import profile_of


def steps():  # type: ignore[no-untyped-def]
    name, seed, events, language, memory = ARGUMENTS  # type: ignore[name-defined]  # noqa: F821 the runner gives it
    profile = profile_of(name)
    bench = assemble(profile, {"SILLON_SEED": int(seed) + 1, "SILLON_LANGUAGE": language})
    wire.load_nvm(bytes.fromhex(memory))
    yield "baseline"
    bench.start("code.py")
    masher = Masher(bench, int(seed))
    count = 0
    try:
        for _ in masher.steps(int(events)):
            del masher.words[:-300]
            count += 1
            if count % 20 == 0:
                yield "mashing"
    except Exception:
        print("the last words: " + " ".join(masher.words))
        raise
    print("EVENTS", masher.events, "PLIES", masher.plies, "SCREENS", len(masher.screens))
