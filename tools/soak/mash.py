"""Fuzzing: a million random presses and releases, over every board, language, option and screen.

A leg is a run of random presses from power-on, and the walk home. One that fails leaves a script that replays it.
"""

import math
import time
from dataclasses import dataclass, field

from sillon.words import LANGUAGES
from sim import paths
from sim.handheld import Handheld
from sim.memory import new_memory
from sim.micropython.runner import run_device_script
from sim.profiles import board_names
from tools.measure.starting import compiled_drive
from tools.soak import cores
from tools.soak.beginnings import SCREENS, beginnings, nord_too, options_of, place_of
from tools.soak.counting import counted
from tools.soak.lazy_display import lazy_display
from tools.soak.masher import STEP_MS, Masher
from tools.soak.way_home import walk_home

EVENTS = 1_000_000
SMALL = 100_000  # events on the small interpreter
LEG = 2500  # events of a leg
WAKING_MS = 300
ON_SMALL = ("pico_panel", "macropad", "trellis_m4", "pico_strip", "pygamer")  # without Linux, which runs CPython
_PATIENCE_S = 7200.0
_FOLDER = paths.ROOT / "build" / "soak"


class Mashed(AssertionError):
    """A leg has failed; the text has the reason, and the command that repeats it."""


def leg(board: str, language: str, number: int, events: int, begins: bytes = b"") -> Masher:
    """Press random buttons from power-on, from the start target `begins` on, and walk home.

    Raises Mashed if anything is wrong.
    """
    memory = bytes(new_memory(board, begins))
    nord = nord_too(board, number)
    settings: dict[str, str | int] = {"SILLON_LANGUAGE": language, "SILLON_SEED": number}
    if nord:
        settings["SILLON_NORD"] = 1
    handheld = Handheld(board, settings, memory=memory)
    masher = None
    try:
        handheld.run(WAKING_MS)
        with lazy_display(handheld.bench, dark=True), counted(handheld.bench) as calls:
            masher = Masher(handheld.bench, number)
            masher.mash(events)
            come_home(handheld, masher)
            masher.calls = calls.most
    except Exception as error:
        words = masher.words if masher else []
        again = _saved(board, language, number, memory, words) + (" --nord" if nord else "")
        raise Mashed(f"{error!r}; again: {again}") from error
    finally:
        handheld.power_off()
    return masher


def come_home(handheld: Handheld, masher: Masher) -> None:
    """Walk home after the random presses. Raises AssertionError if no way leads there."""
    if not walk_home(handheld, masher.words):
        raise AssertionError(f"no way home from {handheld.bench.app.target}")


def _saved(board: str, language: str, number: int, memory: bytes, words: list[str]) -> str:
    """Write the script and the memory to files; return the command that replays them."""
    _FOLDER.mkdir(parents=True, exist_ok=True)
    path = _FOLDER / f"mash-{board}-{language}-{number}"
    path.with_suffix(".script").write_text(" ".join(words), encoding="utf-8")
    path.with_suffix(".nvm").write_bytes(memory)
    script = path.with_suffix(".script").relative_to(paths.ROOT)
    return (
        f"python -m sim --board {board} --language {language} --seed {number} --step {STEP_MS} "
        f'--memory {path.with_suffix(".nvm").relative_to(paths.ROOT)} --script "$(cat {script})"'
    )


def small_leg(number: int) -> int:
    """Run the leg with this number on the small interpreter; return the number of events. Raises Mashed if anything is wrong."""
    board, language = place_of(number, ON_SMALL)
    try:
        return on_small(board, number, LEG, language, beginnings(board, number))
    except AssertionError as error:
        raise Mashed(f"{error}\nagain: python -m tools.soak --small {number}") from error


def on_small(board: str, number: int, events: int, language: str = "fr", begins: bytes = b"") -> int:
    """Press random buttons on the small interpreter with a board's Python stack; return the number of events."""
    here = paths.ROOT / "tools" / "soak"
    given = (board, str(number), str(events), language, new_memory(board, begins).rstrip(b"\xff").hex())
    result = run_device_script(
        here / "device_mash.py", *given, modules=here, drive=compiled_drive(), heap=False, timeout=_PATIENCE_S
    )
    assert result.returncode == 0, f"{result.stderr}\n{result.stdout[-3000:]}\n{' '.join(given)}"
    return int(result.stdout.rsplit("EVENTS ", 1)[1].split()[0])


@dataclass
class Tried:
    """What a leg has covered: events on CPython or on the small interpreter, moves of the longest match ..."""

    events: int = 0
    small: int = 0
    games: int = 0
    plies: int = 0
    calls: int = 0
    screens: set[str] = field(default_factory=set)
    begun: set[tuple[str, str, str]] = field(default_factory=set)


def tried(number: int, small: bool, until: float) -> Tried:
    """Run one leg; an empty result after `until`."""
    if time.monotonic() >= until:
        return Tried()
    if small:
        return Tried(small=small_leg(number))
    board, language = place_of(number)
    begins = beginnings(board, number)
    masher = leg(board, language, number, LEG, begins)
    return Tried(
        events=masher.events,
        games=masher.games,
        plies=masher.plies,
        calls=masher.calls,
        screens=masher.screens,
        begun=options_of(begins),
    )


def count(share: float = 1) -> int:
    """Return the number of legs on CPython."""
    return math.ceil(share * EVENTS / LEG)


def soak(share: float = 1, until: float = float("inf"), first: int = 0) -> str:
    """Run a million events, and a hundred thousand on the small interpreter, or a share of them, on all cores.

    No leg begins after time.monotonic() has reached `until`. `first` is the first leg, where an earlier run has stopped; the
    legs on the small interpreter begin accordingly.
    """
    many, few = count(share), math.ceil(share * SMALL / LEG)
    legs = []
    for number in range(first, many):
        legs.append((number, False))
        if number % (many // few) == 0 and number // (many // few) < few:  # spread evenly among the others
            legs.append((number // (many // few), True))
    found = list(cores.run_each(tried, *zip(*legs, strict=True), [until] * len(legs)))
    places = len(LANGUAGES) * len(board_names())
    screens, begun = [set().union(*each) for each in zip(*[(leg.screens, leg.begun) for leg in found], strict=True)]
    done, done_small = sum([leg.events > 0 for leg in found]), sum([leg.small > 0 for leg in found])
    return (
        f"{sum([leg.events for leg in found])} events in {done} legs, {min(done, places)} of {places} boards and languages, "
        f"{len(screens)} of {len(SCREENS)} screens, {len(begun)} values of options to begin with, "
        f"{sum([leg.games for leg in found])} matches to their end, of up to {max([leg.plies for leg in found])} moves; "
        f"at most {max([leg.calls for leg in found])} calls in a tick; "
        f"{sum([leg.small for leg in found])} events in {done_small} legs on the small interpreter"
    )
