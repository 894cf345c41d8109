"""A day on the small interpreter: the ticks of ten thousand games, in which the live heap on the first screen stays flat."""

import os
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from games import NAMES as GAMES
from sillon.match.session import Session
from sim.memory import new_memory
from sim.micropython.runner import run_device_script
from sim.start_target import of_match
from tools.measure.starting import compiled_drive
from tools.soak.beginnings import SCREENS, beginnings
from tools.soak.lazy_display import lazy_display
from tools.soak.masher import STEP_MS
from tools.soak.playing import switched_on

WORTH = 10_000  # games
FLAT = 1024  # bytes by which the live heap may grow
BOARD = "pico_panel"
LEGS = 40
EVENTS = 400  # of a leg
WARM = 2  # laps at the start in which the last files are read
FEWEST = 5  # laps that a drift needs
_HERE = Path(__file__).resolve().parent
_LONGEST_S = 86_400.0


class Grown(AssertionError):
    """The live heap has grown by more than FLAT."""


@dataclass(frozen=True)
class Day:
    """`homes`: for each lap the live heap on the first screen after each leg, in bytes. `screens`: the screens seen."""

    homes: list[list[int]]
    ticks: int
    events: int
    games: int
    screens: frozenset[str]

    @property
    def drift(self) -> int:
        """By how many bytes the live heap of the last laps exceeds that of the laps after WARM.

        False pointers (sim/micropython/run.mjs) sometimes raise the live heap, and never lower it, so the least of the first
        laps is compared with the least of the last ones, leg by leg.
        """
        laps = self.homes[WARM:]
        some = max(len(laps) // 3, 1)
        first, last = laps[:some], laps[-some:]
        return max(min(lap[k] for lap in last) - min(lap[k] for lap in first) for k in range(len(laps[0])))


def legs(count: int = LEGS, events: int = EVENTS, first: int = 0) -> list[str]:
    """Return legs for device_day.py, with seeds from `first` on: matches of every game with any options and players, and the
    first screen.

    The last leg is idle for twenty minutes.
    """
    found = []
    for number in range(first, first + count - 1):
        begins = beginnings(BOARD, number) if number % 3 else b""
        found.append(f"{number}:{events}:{begins.partition(b'|')[2].hex()}")
    return [*found, f"{first + count}:0:"]


def run(laps: int, given: list[str], spill: int = 0, ticks: int = 0, seconds: float = _LONGEST_S) -> Day:
    """Run all legs `laps` times, and on until there were `ticks`, or until `seconds` are over.

    `spill` bytes leak on purpose in each lap. Raises AssertionError with the output if it fails, or if the time is over before
    the end of the first lap.
    """
    given = [BOARD, str(laps), str(ticks), str(spill), *given]
    try:
        result = run_device_script(
            _HERE / "device_day.py", *given, modules=_HERE, drive=compiled_drive(), timeout=seconds, imports=False
        )
    except subprocess.TimeoutExpired as cut:
        return _read((cut.output or b"").decode())
    assert result.returncode == 0, f"{result.stderr}\n{result.stdout[-3000:]}"
    return _read(result.stdout)


def _read(output: str) -> Day:
    homes: list[list[int]] = []
    lap: list[int] = []
    latest = None
    for line in output.splitlines():
        word, *rest = line.split(" ")
        if word == "HOME":
            lap.append(int(rest[2]))
        elif word == "LAP":
            homes.append(lap)
            lap = []
            ticks, events, games = (int(each) for each in rest[:3])
            latest = Day(homes, ticks, events, games, frozenset(rest[3:]))
    assert latest, "the day has not come to the end of its first lap"
    return latest


def ticks_of_a_game(name: str) -> int:
    """Return the ticks of a game at the fastest speed, with the weakest computer at every seat."""
    session = Session(name, {})
    session.levels = (1,) * len(session.game.SEATS)
    bench = switched_on(BOARD, bytes(new_memory(BOARD, of_match(session))), SILLON_SPEED="instant")
    count = 0
    try:
        with lazy_display(bench, dark=True):
            while not (bench.app.session and bench.app.session.match.outcome()):
                # A person rolls the dice and confirms a verdict.
                bench.press("OK") if count % 25 == 0 else bench.release("OK")
                for _ in bench.run_steps(STEP_MS, STEP_MS):
                    count += 1
    finally:
        bench.power_off()
    return count


def soak(share: float = 1, until: float = float("inf")) -> str:
    """Run laps until they have the ticks, or a share of them, or until time.monotonic() reaches `until`.

    Each core of the computer runs a program with legs of its own.
    """
    each = {name: ticks_of_a_game(name) for name in GAMES}
    one = sum(each.values()) / len(each)
    programs = os.cpu_count() or 1
    events = max(round(EVENTS * share), EVENTS // 10)

    def on_a_core(number: int) -> Day:
        way = legs(events=events, first=number * LEGS)
        seconds = min(_LONGEST_S, until - time.monotonic())
        return run(FEWEST, way, ticks=round(WORTH * share * one / programs), seconds=seconds)

    with ThreadPoolExecutor(programs) as pool:
        days = list(pool.map(on_a_core, range(programs)))
    for day in days:
        if len(day.homes) < FEWEST:
            raise AssertionError(f"{len(day.homes)} laps: a drift needs {FEWEST}, so give it more time")
        if day.drift > FLAT:
            raise Grown(
                f"{day.drift} bytes more are alive at the end: {day.homes[WARM]} in lap {WARM + 1}, then {day.homes[-1]}"
            )
    ticks = sum([day.ticks for day in days])
    counts = ", ".join([f"{name} {count}" for name, count in each.items()])
    screens = frozenset().union(*[day.screens for day in days])
    alive = ", ".join(
        f"{max(day.homes[WARM])} bytes alive at most in lap {WARM + 1} of {len(day.homes)}, {max(day.homes[-1])} in the last"
        for day in days
    )
    return (
        f"{ticks} ticks, those of {ticks / one:.0f} games ({counts}), in {programs} programs without a restart, laps of "
        f"{LEGS} legs; {sum([day.events for day in days])} presses and releases, {sum([day.games for day in days])} matches to "
        f"their end, {len(screens)} of {len(SCREENS)} screens; at home "
        f"{alive}, {max([day.drift for day in days])} more at the place where most has gathered"
    )
