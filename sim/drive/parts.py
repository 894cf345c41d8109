"""Which files a board reads never: drivers of parts that it has not, screens for keys when its lights are none, what serves
developers.

All profiles stay, and all null forms: any part may be missing on any board, and then its null form is read. A drive that is too
small for all of it gets the games alone.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache

from sim.drive.libraries import is_library
from sim.profiles import profile_of

DRIVERS = "hal/drivers/"
# For lights that are keys.
KEYED = re.compile(
    r"^lib/sillon/(keyed/(?!__init__|offers)|views/keyed/|games/\w+/keys)"
)  # the teacher's lock asks keyed/offers
# For developers: what a type checker reads, and a font for their own labels.
UNREAD = ("games/contract.py", "lib/sillon/app/contract.py", "hal/label_font.py")
WORDLESS = "lib/sillon/wordless/"  # for those whose keys have names of their own, beside no screen
# What a class learns from and plays its tournament with. The games do without it: the menus ask for lessons/progress.py.
KIT = re.compile(
    r"^(games/tournament|hal/tournament_file|lib/sillon/(lessons/|puzzles/|tournament/|keyed/lesson"
    r"|games/\w+/(lesson|puzzle|problem|practice)"
    r"|words/[a-z]+/(\w+_lesson|exercise|learn|lesson|puzzle|stages|tournament)))"
)
# A player without its table searches instead.
TABLES = re.compile(r"lib/sillon/games/\w+/(blocks|book|endgame\d?|stakes)\.bin")
SMALL = 2048  # bytes of a table that costs next to nothing


def games_alone(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files without the class kit and without the players' large tables."""
    return {
        path: data
        for path, data in files.items()
        if not KIT.match(path) and (not TABLES.fullmatch(path) or len(data) <= SMALL)
    }


def for_board(files: dict[str, bytes], board: str) -> dict[str, bytes]:
    """The files without those that this board reads never."""
    profile = profile_of(board)
    wirings = [profile.LEDS, *profile.BUTTONS, profile.SCREEN, profile.SOUND]
    needless = _of_other_drivers(files, {f"{DRIVERS}{wiring['driver']}.py" for wiring in wirings if wiring})
    needless |= {path for path in files if path.startswith(UNREAD)}
    if "named" not in profile.LEDS:
        needless |= {path for path in files if KEYED.match(path)}
    if not profile.LEDS.get("named"):
        needless |= {path for path in files if path.startswith(WORDLESS)}
    return {path: data for path, data in files.items() if path not in needless}


def _of_other_drivers(files: dict[str, bytes], drivers: Iterable[str]) -> set[str]:
    """The drivers that these do not need, and what of hal/ and of the libraries nobody but those imports."""
    imports = {path: set(imported(data, files)) for path, data in files.items() if path.endswith(".py")}
    needed = _reached(drivers, imports)
    others = {path for path in files if path.startswith(DRIVERS) and not path.endswith("__init__.py")} - needed
    theirs = {path for path in _reached(others, imports) if path.startswith("hal/") or is_library(path)}
    wanted = set[str]().union(*[imports[path] for path in imports if path not in theirs])
    return theirs - _reached(wanted, imports) - needed


def _reached(paths: Iterable[str], imports: dict[str, set[str]]) -> set[str]:
    """These files, and all that they import, and those in turn."""
    found: set[str] = set()
    ahead = list(paths)
    while ahead:
        path = ahead.pop()
        if path not in found:
            found.add(path)
            ahead += imports.get(path, ())
    return found


def imported(source: bytes, files: dict[str, bytes]) -> Iterator[str]:
    """The files that a source imports by a statement, wherever in it."""
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
