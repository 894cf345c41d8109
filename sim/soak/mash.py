"""A million events at random, over every board, language, option and screen; a run that fails leaves a script that replays it."""

import contextlib
import importlib
import math
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from cProfile import Profile
from dataclasses import dataclass, field
from typing import Any

from games import NAMES as GAMES
from games import new
from sillon.session import Session
from sillon.words import LANGUAGES
from sim import collecting, paths
from sim.beginning import store_of
from sim.handheld import Handheld, board_names
from sim.plugged import plug
from sim.shadow import wire
from sim.soak.masher import STEP_MS, Chance, Masher
from sim.soak.small import compiled_drive
from sim.soak.unseen import unseen

EVENTS = 1_000_000
SMALL = 100_000  # events on the small interpreter
ON_SMALL = ("pico_panel", "macropad", "trellis_m4", "pico_strip", "pygamer")  # Linux's Python is no small one
LEG = 2500  # events from one power-on to the next
CALLS = 1500  # of the app's and the rules' functions in a tick, at most; see docs/memory.md
WAKING_MS = 300
_PATIENCE_S = 7200.0
_FOLDER = paths.ROOT / "build" / "soak"
_OWN = tuple(str(paths.ROOT / name) + os.sep for name in ("games", "hal", "lib"))
_FIRMWARE = str(paths.ROOT / "hal" / "linux.py")  # what is a board's own memory elsewhere, read byte by byte


class Mashed(AssertionError):
    """Something did not hold; the text tells what, and the command that does it again."""


def way_out(board: str) -> str:
    """What a lost child does, wherever it is: opens the menu, takes what leaves the game, and goes back from there."""
    return {"trellis_m4": "BACK:650ms CELL6 BACK", "macropad": "BACK:1500ms LEFT OK BACK"}.get(
        board, "BACK:650ms LEFT OK BACK"
    )


def leg(board: str, language: str, number: int, events: int, begins: bytes = b"") -> Masher:
    """Mashes from power-on, with a match begun in the store or not, and then walks home. Mashed when anything is wrong."""
    plug(importlib.import_module(f"hal.boards.{board}"))
    memory = bytearray(b"\xff" * len(wire.nvm))
    if begins:
        store_of(memory).save("begins", begins)
    nord = nord_too(board, number)
    settings: dict[str, str | int] = {
        "SILLON_LANGUAGE": language,
        "SILLON_SEED": number,
        **({"SILLON_NORD": 1} if nord else {}),
    }
    handheld = Handheld(board, settings, memory=bytes(memory))
    masher = None
    try:
        handheld.run(WAKING_MS)
        with unseen(handheld.bench, dark=True), counted(handheld.bench):
            masher = Masher(handheld.bench, number)
            masher.mash(events)
            _home(handheld, masher)
    except Exception as error:
        words = masher.words if masher else []
        again = _kept(board, language, number, bytes(memory), words) + (" --nord" if nord else "")
        raise Mashed(f"{error!r}; again: {again}") from error
    finally:
        handheld.power_off()
    return masher


def nord_too(board: str, number: int) -> bool:
    """Whether Nord has his own buttons in this leg: in every other one of the boards that foresee them."""
    boards = board_names()
    return number // len(boards) % 2 == 1 and hasattr(importlib.import_module(f"hal.boards.{board}"), "NORD")


def _home(handheld: Handheld, masher: Masher) -> None:
    for _ in range(5):
        if handheld.bench.app.target[0] == "home":
            return
        trial = handheld.bench.app.target[0].startswith("check")
        words = "BACK:900ms 200ms BACK 200ms BACK" if trial else way_out(handheld.board)
        masher.words.append(words)
        handheld.script(words + " 300ms")
    raise AssertionError(f"no way home from {handheld.bench.app.target}")


def _kept(board: str, language: str, number: int, memory: bytes, words: list[str]) -> str:
    """The command that replays it; the script and the memory are written to files."""
    _FOLDER.mkdir(parents=True, exist_ok=True)
    path = _FOLDER / f"mash-{board}-{language}-{number}"
    path.with_suffix(".script").write_text(" ".join(words))
    path.with_suffix(".nvm").write_bytes(memory)
    script = path.with_suffix(".script").relative_to(paths.ROOT)
    return (
        f"python -m sim --board {board} --language {language} --seed {number} --step {STEP_MS} "
        f'--memory {path.with_suffix(".nvm").relative_to(paths.ROOT)} --script "$(cat {script})"'
    )


def _own(file: str) -> bool:
    """Whether what is in this file is the program's; what stands for a firmware is not."""
    return file.startswith(_OWN) and file != _FIRMWARE


@contextmanager
def counted(bench: Any) -> Iterator[None]:
    """AssertionError when a tick calls more functions of the program's own than CALLS; where a file is read it may."""
    plain = bench.tick
    profiler = Profile(subcalls=False, builtins=False)  # a hook in Python would take longer than the play

    def tick() -> None:
        app, before = bench.app, len(sys.modules)
        profiler.clear()
        profiler.enable()
        try:
            plain()
        finally:
            profiler.disable()
        if bench.app is app and len(sys.modules) == before and bench.app.screen:
            entries: Any = profiler.getstats()
            calls = sum([entry.callcount for entry in entries if _own(entry.code.co_filename)])
            busiest[0] = max(busiest[0], calls)
            assert calls <= CALLS, f"{calls} calls in a tick of {bench.app.target}"

    bench.tick = tick
    try:
        yield
    finally:
        bench.tick = plain


busiest = [0]  # the most calls in a tick so far


def _fits(panel: Any, session: Session) -> bool:
    folder = "sillon.views.keyed." if panel.keyed else "sillon.views."
    return bool(importlib.import_module(folder + session.name).fits(panel, session.game))


def beginnings(board: str, number: int) -> bytes:
    """A match to begin with, of any game, with any options, persons and computers at the seats; b"" for the first screen."""
    panel = plug(importlib.import_module(f"hal.boards.{board}")).panel
    chance = Chance(number)
    name = chance.one_of(GAMES)
    if chance.once_in(3):
        return b""
    for _ in range(50):
        options = {row[0]: chance.one_of(tuple(row[2])) for row in type(new(name)).OPTIONS if chance.once_in(2)}
        try:
            session = Session(name, options)
        except ValueError:
            continue  # options that do not go together
        if not _fits(panel, session):
            continue
        if chance.once_in(3):
            session.levels = tuple([chance.below(7) for _ in session.game.SEATS])
        return name.encode() + b"|" + session.packed()
    return b""


@dataclass
class Tried:
    """What a leg has seen, or many of them: events and legs here, and on the small interpreter; moves of the longest match."""

    events: int = 0
    legs: int = 0
    small: int = 0
    small_legs: int = 0
    games: int = 0
    plies: int = 0
    calls: int = 0
    screens: set[str] = field(default_factory=set)
    begun: set[tuple[str, str, str]] = field(default_factory=set)

    def add(self, other: "Tried") -> None:
        self.events, self.legs = self.events + other.events, self.legs + other.legs
        self.small, self.small_legs = self.small + other.small, self.small_legs + other.small_legs
        self.games += other.games
        self.plies, self.calls = max(self.plies, other.plies), max(self.calls, other.calls)
        self.screens |= other.screens
        self.begun |= other.begun


def tried(number: int, small: bool, until: float) -> Tried:
    """One leg, in a process of its own; nothing when it is too late for it."""
    if time.monotonic() >= until:
        return Tried()
    with contextlib.redirect_stdout(None):  # what a handheld says to its console
        if small:
            return Tried(small=small_leg(number), small_legs=1)
        board, language = place_of(number)
        begins = beginnings(board, number)
        masher = leg(board, language, number, LEG, begins)
    return Tried(
        events=masher.events,
        legs=1,
        games=masher.games,
        plies=masher.plies,
        calls=busiest[0],
        screens=masher.screens,
        begun=options_of(begins),
    )


def soak(share: float = 1, until: float = float("inf"), first: int = 0) -> str:
    """A million events, and beside them a hundred thousand on the small interpreter; or a share of them.

    All of the computer's cores are at work. What is left when time.monotonic() comes to `until` is left; `first` is the leg to
    begin with, where an earlier run has left off, those on the small interpreter before it included.
    """
    many, few = math.ceil(share * EVENTS / LEG), math.ceil(share * SMALL / LEG)
    legs = [(number, False) for number in range(many)]
    for number in range(few):  # evenly among the others
        legs.insert(number * (many // few + 1), (number, True))
    all_of_it = Tried()
    legs = legs[legs.index((first, False)) :] if first < many else []
    pool = ProcessPoolExecutor(initializer=collecting.only_what_is_new)
    try:
        for each in pool.map(tried, *zip(*legs, strict=True), [until] * len(legs)):
            all_of_it.add(each)
    finally:
        pool.shutdown(cancel_futures=True)
    found, places = all_of_it, len(LANGUAGES) * len(board_names())
    return (
        f"{found.events} events in {found.legs} legs, {min(found.legs, places)} of {places} boards and languages, "
        f"{len(found.screens)} screens, {len(found.begun)} values of the games' options to begin with, {found.games} matches to "
        f"their end, of up to {found.plies} moves; at most {found.calls} calls in a tick; {found.small} events in "
        f"{found.small_legs} legs on the small interpreter"
    )


def small_leg(number: int) -> int:
    """The leg with this number on the small interpreter; returns how many events. Mashed when anything is wrong."""
    board, language = place_of(number, ON_SMALL)
    try:
        return on_small(board, number, LEG, language, beginnings(board, number))
    except AssertionError as error:
        raise Mashed(f"{error}\nagain: python -m sim.soak --small {number}") from error


def place_of(number: int, boards: tuple[str, ...] = ()) -> tuple[str, str]:
    """The board and the language of a leg: every board in every language in turn."""
    boards = boards or board_names()
    return boards[number % len(boards)], LANGUAGES[number // len(boards) % len(LANGUAGES)]


def options_of(begins: bytes) -> set[tuple[str, str, str]]:
    """Game, option and value of all that the match begins with."""
    if not begins:
        return set()
    name, _, packed = begins.partition(b"|")
    pairs = [word.partition("=") for word in packed.split(b";")[1].decode().split(" ")]
    return {(name.decode(), option, value) for option, _, value in pairs}


def on_small(board: str, number: int, events: int, language: str = "fr", begins: bytes = b"") -> int:
    """Mashes on the small interpreter with a board's Python stack; returns how many events."""
    from sim.micropython.runner import run_device_script

    here = paths.ROOT / "sim" / "soak"
    given = (board, str(number), str(events), language, begins.hex())
    result = run_device_script(
        here / "device_mash.py", *given, modules=here, drive=compiled_drive(), heap=False, timeout=_PATIENCE_S
    )
    assert result.returncode == 0, f"{result.stderr}\n{result.stdout[-3000:]}\n{' '.join(given)}"
    return int(result.stdout.rsplit("EVENTS ", 1)[1].split()[0])
