"""Starts of the program: the drive and the memory that it begins with, and the table `start` of docs/measurements.md.

The table has the files that are read from power to the menu, and the live heap, with a compiled drive as after a deploy.
"""

import atexit
import random
import shutil
import tempfile
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from hal.boards import NAMES as PROFILES
from sillon.match.session import Session
from sim.bytecode import compiled
from sim.drive.content import BY_HAND, content, write_drive
from sim.fakes.pins import LINUX
from sim.memory import new_memory
from sim.micropython.runner import run_device_script
from sim.profiles import profile_of
from tools.measure.walk import measured_part, walked
from tools.page_tables import markdown

HERE = Path(__file__).resolve().parent
BOARDS = [name for name in PROFILES if profile_of(name).BOARD_IDS[0] not in LINUX]  # a board with Linux runs CPython
WALKS_BEFORE = ("menus", "laying")  # the walks that begin at power-on; for the others the program restarts
# Screens that a match leads to by a restart.
RESTARTS = {"rules": "rules", "record": "match.record", "why": "match.why"}
_PUZZLE = 25  # the number of a puzzle
_PLAYED = 120  # moves of the match in a record, unless it is over before


def memory(game: str, kind: str, level: int = 5, plies: int = 0, **options: object) -> str:
    """Return the chip's memory at the start of a walk of this kind, as begun(); `level` is the computer's, where it plays."""
    levels = () if kind != "rival" else (level, 0) if measured_part(game, "CLOCKED") else (0, level)
    return begun(game, kind, levels, plies, **options)


def begun(name: str, screen: str = "", levels: tuple[int, ...] = (), plies: int = 0, **options: object) -> str:
    """Return the chip's memory when the program restarts, up to its last byte that is not 0xFF, in hexadecimal.

    `screen` is one of RESTARTS, "lesson", "exercise", "puzzle", "puzzles", a screen of the game's own or, for any other word, the
    match, after this many plies at random; "why" is about a whole one. `levels` are those of the computer at the seats, 0 for a
    person.
    """
    alone = {  # screens without a match, and their last argument
        "lesson": ("lessons.lesson", (measured_part(name, "LESSON") or (0,))[0]),
        "exercise": ("lessons.exercise", "drop"),
        "puzzle": ("puzzles.puzzle", _PUZZLE),
        "puzzles": ("puzzles.puzzles", ""),
        **{own: (f"{name}.{own}", "") for own in measured_part(name, "OWN")},
    }
    if screen in alone:
        target = ",".join(str(word) for word in (alone[screen][0], name, alone[screen][1]) if word != "")
        begins = f"{target}|".encode()
    else:
        session = Session(name, dict(options))
        session.levels = levels
        match, chance = session.match, random.Random(7)
        plies = _PLAYED if screen == "record" else plies
        while (len(match.moves) < plies or screen == "why") and match.outcome() is None:
            match.play(chance.choice(match.game.moves(match.position)))
        begins = f"{RESTARTS.get(screen, name)}|".encode() + session.packed()
    return new_memory("pico_panel", begins).rstrip(b"\xff").hex()


@dataclass
class Stage:
    """The files that were read from power until a stage, with their bytes, in order. `alive`: the live heap, 0 if unknown."""

    name: str
    files: list[tuple[str, int]] = field(default_factory=list)
    alive: int = 0

    @property
    def bytes(self) -> int:
        return sum([size for _, size in self.files])


def drive(folder: Path) -> Path:
    """Write a deployed drive into the folder, without the libraries, which the runner adds; return the folder."""
    return write_drive(folder, compiled(content(), BY_HAND))


@cache
def compiled_drive() -> Path:
    """Return drive() in a temporary folder, which stays until the program ends."""
    folder = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, folder)
    return drive(Path(folder))


def stages(board: str, on: Path, memory: str = "") -> list[Stage]:
    """Return the stages of a start of this board, from this drive. Raises RuntimeError with its traceback if it fails.

    `memory` is that of the chip, in hexadecimal, when the program restarts for a match.
    """
    result = run_device_script(HERE / "start.py", board, memory, modules=HERE, drive=on, reads=True)
    if result.returncode:
        raise RuntimeError(result.stderr)
    found: list[Stage] = []
    read: list[tuple[str, int]] = []
    for line in result.stdout.splitlines():
        kind, _, rest = line.partition(" ")
        if kind == "READ":
            size, _, path = rest.partition(" ")
            read.append((path, int(size)))
        elif kind == "MARK" and rest == "power":
            read = []
        elif kind == "MARK":
            found.append(Stage(rest, read[:]))
        elif kind == "ALIVE":
            alive, _, name = rest.partition(" ")
            for stage in found:
                if stage.name == name:
                    stage.alive = int(alive)
    return found


def table() -> str:
    """Return a table with a row for each stage of each board, and for the restart before a match of each game."""
    with tempfile.TemporaryDirectory() as folder:
        on = drive(Path(folder))
        found = [(f"{board}: {stage.name}", stage) for board in BOARDS for stage in stages(board, on)]
        found += [
            (f"{BOARDS[0]}: a match of {game}, after a restart", stages(BOARDS[0], on, begun(game))[-1])
            for game in walked()
        ]
    rows = [(name, len(stage.files), stage.bytes, stage.alive or "-") for name, stage in found]
    return markdown(("from power until", "files", "bytes", "live heap"), rows)
