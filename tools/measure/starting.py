"""The table `start` of docs/measurements.md: what is read from power to the menu, and what stays of it.

It is measured on a drive such as the deploy command leaves: compiled.
"""

import tempfile
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from hal.boards import NAMES as PROFILES
from sim.bytecode import compiled
from sim.drive.content import BY_HAND, content, write_drive
from sim.fakes.pins import LINUX
from sim.micropython.runner import run_device_script
from sim.profiles import profile_of
from tools.measure.begun import begun
from tools.measure.walk import walked

HERE = Path(__file__).resolve().parent
HEAD = ("from power until", "files", "bytes", "live heap")
NO_NUMBER = "-"
# Where Linux runs, Python is no small one.
BOARDS = [name for name in PROFILES if profile_of(name).BOARDS[0] not in LINUX]


@dataclass
class Stage:
    """What has been read, since power, when this is reached: files with their bytes, in order. `alive`: heap; 0 not measured."""

    name: str
    files: list[tuple[str, int]] = field(default_factory=list)
    alive: int = 0

    @property
    def bytes(self) -> int:
        return sum([size for _, size in self.files])


def drive(folder: Path) -> Path:
    """The folder, with what a deploy puts on a drive but the libraries, which the runner brings along."""
    return write_drive(folder, compiled(content(), BY_HAND))


@cache
def compiled_drive() -> Path:
    """Return drive() in a temporary folder, which stays until the program ends."""
    return drive(Path(_folder().name))


@cache
def _folder() -> "tempfile.TemporaryDirectory[str]":
    return tempfile.TemporaryDirectory()


def stages(board: str, on: Path, memory: str = "") -> list[Stage]:
    """The stages of a start of this board, from this drive. RuntimeError with its traceback when it fails.

    `memory` is that of the chip, in hexadecimal, when the program starts anew for a match.
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
    """A row for each stage of each board, and for the start anew with which each game's match begins."""
    lines = [f"| {' | '.join(HEAD)} |", "|" + "---|" * len(HEAD)]
    with tempfile.TemporaryDirectory() as folder:
        on = drive(Path(folder))
        found = [(f"{board}: {stage.name}", stage) for board in BOARDS for stage in stages(board, on)]
        found += [
            (f"{BOARDS[0]}: a match of {game}, after a restart", stages(BOARDS[0], on, begun(game))[-1])
            for game in walked()
        ]
    for name, stage in found:
        alive = str(stage.alive) if stage.alive else NO_NUMBER
        lines.append(f"| {name} | {len(stage.files)} | {stage.bytes} | {alive} |")
    return "\n".join(lines)
