"""A day on the small interpreter: the same legs of random presses again and again, and the live heap at home after each.

ARGUMENTS: the profile's name, the least numbers of laps and ticks, bytes that leak on purpose in each lap, then the legs,
SEED:EVENTS:MATCH each. MATCH is the match to begin with in hexadecimal, empty for the first screen. A leg with 0 events is idle.

A board restarts the program for each match, which frees everything. Here the store refuses the start target, so the app continues
without a restart, as on a board that can save nothing, and a leak grows as long as this runs.
"""

import os
import sys

from masher import Masher, darken  # type: ignore[import-not-found]  # tools/soak/masher.py

from sim.assembly import assemble
from sim.fakes import drive, wire
from sim.profiles import profile_of

_BATCH = 100  # ticks between two measurements of the heap
_IDLE_MS = 1_200_000
_STRIDE_MS = 1000  # between ticks of an idle leg
# Modules that `hal` imports on first use and then keeps.
_OF_HAL = ("archive", "tournament_file", "drive_folder", "diagnostics", "nvm_compact", "crash_report", "wiring")
_here = [""]
_lost: "list[bytes]" = []


class StoreWithoutRestart:
    """A store that refuses the start target."""

    full = 0

    def __init__(self) -> None:
        # Late, as in fresh() and read_all(): the app drops its modules and imports them again.
        from hal.store import NvmStore

        wire.nvm[:] = b"\xff" * len(wire.nvm)
        self._store = NvmStore(wire.nvm)

    def load(self, name: str) -> "bytes | None":
        return self._store.load(name)

    def save(self, name: str, data: bytes) -> bool:
        return name != "begins" and self._store.save(name, data)

    def flush(self, now: "int | None" = None) -> bool:
        return True


def fresh(bench, match: bytes) -> None:  # type: ignore[no-untyped-def]
    """Reset the running program to a new handheld on the first screen, or in the match."""
    from sillon.settings.preferences import read  # late: see StoreWithoutRestart

    app = bench.app
    if app.screen:
        app.screen.on_idle()  # writes what is pending to the old store
    app.board.store = StoreWithoutRestart()
    app.preferences = read(app.board)
    app.choice = ()
    app.session = None
    app.rng_state = app.seed
    app.active_at = app.board.clock.ms()
    if app.dozing:
        from sillon.app import sleep as doze  # late: see StoreWithoutRestart

        doze.wake(app)
        app.ignore_until_release = False
    app.apply()
    if match:
        from sillon.match.resume import parse  # late: see StoreWithoutRestart

        app.session = parse(match)
    if app.screen:  # None while its file is read
        app.go((app.session.name if app.session else "home",))
    else:
        app.target = ("home",)
    del wire.tones[:]


def read_all(folder: str, package: str) -> None:
    """Import every module once, and drop it. Interned names stay in memory; this way they do not count as a leak later."""
    from sillon.common.memory import forget  # late: see StoreWithoutRestart

    for file in sorted(os.listdir(folder)):
        name = file.split(".")[0]
        if "." not in file:
            read_all(f"{folder}/{file}", f"{package}.{name}")
        elif file.endswith((".py", ".mpy")) and name != "__init__":
            before = list(sys.modules)
            __import__(f"{package}.{name}")
            for each in list(sys.modules):
                if each not in before:
                    forget(each)


def steps():  # type: ignore[no-untyped-def]
    name, laps, enough, spill = ARGUMENTS[:4]  # type: ignore[name-defined]  # noqa: F821 the runner gives it
    legs = [leg.split(":") for leg in ARGUMENTS[4:]]  # type: ignore[name-defined]  # noqa: F821
    bench = assemble(profile_of(name), {"SILLON_SEED": 7, "SILLON_SPEED": "instant"})
    yield "baseline"
    bench.start("code.py")
    bench.board.display._display.refresh = lambda: None  # nobody reads the picture: sending it takes half of the time
    darken(bench.board)
    # Enter the drive once, since only the program opens files and nothing restarts it: each time takes a third of a tick.
    drive.enter("/.")
    for name in _OF_HAL:
        __import__("hal." + name)
    for package in ("games", "lib/sillon"):
        read_all("/" + package, package[package.rfind("/") + 1 :])
    bench.tick = bench.app.tick  # type: ignore[method-assign]
    screens: set[str] = set()
    lap = ticks = events = games = 0
    while lap < int(laps) or ticks < int(enough):
        for number, (seed, count, match) in enumerate(legs):
            fresh(bench, bytes.fromhex(match))
            masher = Masher(bench, int(seed), thinks=True)
            for _ in bench.run_steps(100, 20):
                ticks += 1  # noqa: SIM113 it counts through all legs
            try:
                way = masher.steps(int(count)) if int(count) else bench.run_steps(_IDLE_MS, _STRIDE_MS)
                for _ in way:
                    del masher.words[:-200]
                    ticks += 1
                    if ticks % _BATCH == 0:
                        yield "on the way"
            except Exception:
                print(f"lap {lap}, leg {number}, the last words: {' '.join(masher.words)}")
                raise
            events += masher.events
            games += masher.games
            screens |= masher.screens
            del way, masher
            fresh(bench, b"")
            for _ in bench.run_steps(300, 20):
                ticks += 1
            _here[0] = f"{lap} {number}"
            yield f"home {number}"
            _here[0] = ""
        if spill != "0":
            _lost.append(bytes(int(spill)))
        lap += 1
        print("LAP", ticks, events, games, " ".join(sorted(screens)))


def on_heap(step: int, live: int) -> None:
    if _here[0]:
        print("HOME", _here[0], live)
