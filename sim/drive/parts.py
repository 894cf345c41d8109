"""Omit files that a board never loads: drivers of parts that it lacks, screens for lights that are keys.

All profiles and all null objects stay: a part may be missing on any board, which then loads its null object. A drive that is too
small gets the games alone. A board whose lights can be touched (SILLON_TOUCH) needs all files.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache

from sim.drive.content import is_library
from sim.fakes.pins import LINUX
from sim.profiles import board_names, profile_of

DRIVERS = "hal/drivers/"
# For lights that are keys.
KEYED = re.compile(r"^lib/sillon/(keyed/(?!__init__)|views/keyed/|games/\w+/keys|lessons/keys|screens/lay_keys)")
TOUCHED = re.compile(r"^lib/sillon/(games/\w+/touch_view|views/touched_row)")  # for lights that can be touched
WORDLESS = "lib/sillon/wordless/"  # for boards without a screen whose keys have names
# The class kit: lessons, puzzles, arcs of one's own, the tournament. Menus offer them only where common/progress.py exists.
KIT = re.compile(
    r"^(games/tournament|hal/tournament_file|lib/sillon/(lessons/|puzzles/|tournament/|common/progress|match/ladder"
    r"|games/\w+/(lesson|puzzle|problem|practice|arcs|keys_arcs)"
    r"|words/[a-z]+/(\w+_lesson|\w+_arcs|exercise|learn|lesson|puzzle|stages|tournament)))"
)
# Tables of the players, which search without them.
TABLES = re.compile(r"lib/sillon/games/\w+/(blocks|book|endgame\d?|leaves|stakes)\.bin")
SMALL = 2048  # bytes: a table up to this size stays


def with_drive() -> tuple[str, ...]:
    """Return the profiles of boards that have a drive: all but computers with Linux."""
    return tuple([name for name in board_names() if not set(profile_of(name).BOARD_IDS) & set(LINUX)])


def games_alone(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return the files without the class kit and without the players' large tables."""
    return {
        path: data
        for path, data in files.items()
        if not KIT.match(path) and (not TABLES.fullmatch(path) or len(data) <= SMALL)
    }


def for_board(files: dict[str, bytes], board: str) -> dict[str, bytes]:
    """Return the files without those that this board never loads."""
    profile = profile_of(board)
    wirings = [profile.LEDS, *profile.BUTTONS, profile.DISPLAY, profile.SOUND]
    unneeded = _of_other_drivers(files, {f"{DRIVERS}{wiring['driver']}.py" for wiring in wirings if wiring})
    unneeded |= {path for path in files if TOUCHED.match(path)}
    if "named" not in profile.LEDS:
        unneeded |= {path for path in files if KEYED.match(path)}
    if not profile.LEDS.get("named"):
        unneeded |= {path for path in files if path.startswith(WORDLESS)}
    return {path: data for path, data in files.items() if path not in unneeded}


def _of_other_drivers(files: dict[str, bytes], drivers: Iterable[str]) -> set[str]:
    """Return the other drivers, and the files of hal/ and of libraries that only they import."""
    imports = {path: set(imported(data, files)) for path, data in files.items() if path.endswith(".py")}
    needed = _reached(drivers, imports)
    others = {path for path in files if path.startswith(DRIVERS) and not path.endswith("__init__.py")} - needed
    theirs = {path for path in _reached(others, imports) if path.startswith("hal/") or is_library(path)}
    wanted = set[str]().union(*[imports[path] for path in imports if path not in theirs])
    return theirs - _reached(wanted, imports) - needed


def _reached(paths: Iterable[str], imports: dict[str, set[str]]) -> set[str]:
    """Return these files and all that they import, directly or not."""
    found: set[str] = set()
    waiting = list(paths)
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += imports.get(path, ())
    return found


def imported(source: bytes, files: dict[str, bytes]) -> Iterator[str]:
    """Yield the files that a source imports by statements, also in functions."""
    for name in _names_imported(source):
        path = name.replace(".", "/")
        for each in (f"{path}.py", f"{path}/__init__.py", f"lib/{path}.py", f"lib/{path}/__init__.py"):
            if each in files:
                yield each


@cache
def _names_imported(source: bytes) -> list[str]:
    names: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names += [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *[f"{node.module}.{each.name}" for each in node.names]]
    return names
