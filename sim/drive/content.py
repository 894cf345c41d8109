"""The files of a drive, by their path there, for all boards. parts.py omits those that one board never loads."""

import ast
import importlib.metadata
from pathlib import Path

from sim.drive.device_files import DEVICE_PATTERNS, ROOT, files_of
from sim.drive.sentences import Refusal, say

PROGRAM = "code.py"
SETTINGS = "settings.toml"  # merged with the one on the drive, which is the user's
DATA_PATTERNS = ("hal/**/*.bin", "lib/sillon/**/*.bin", "lib/sillon/words/*/*.txt")
# For computers with Linux, and for the type checker: no board with a drive loads them.
NEVER_LOADED = (
    "hal/linux.py",
    "lib/sillon/match/master.py",
    "games/contract.py",
    "hal/contract.py",
    "lib/sillon/contract.py",
)
BY_HAND = ("boot.py", PROGRAM)  # the firmware runs these as source
LIBRARIES = {
    "neopixel.py": "adafruit-circuitpython-neopixel",
    "adafruit_display_text/__init__.py": "adafruit-circuitpython-display-text",
    "adafruit_display_text/label.py": "adafruit-circuitpython-display-text",
}
"""The libraries' files on the drive, below lib/, and the package of each. Labels are loaded for large print only.

The firmware has the others: displayio, keypad, adafruit_pixelbuf ... Blinka's modules of the same names must not get on a board,
so the list is explicit; a test compares it with the imports.
"""
UNUSED = ("wrap_text_to_pixels",)  # functions of libraries


def content(root: Path = ROOT) -> dict[str, bytes]:
    """Return every file of a drive but settings.toml. Raises Refusal if a library is not installed."""
    own = {
        file.relative_to(root).as_posix(): file.read_bytes() for file in files_of(DEVICE_PATTERNS + DATA_PATTERNS, root)
    }
    for path in NEVER_LOADED:
        del own[path]
    own = {path: data for path, data in own.items() if not (path.endswith("__init__.py") and _is_docstring(data))}
    for path in own:
        if path.endswith(".txt"):
            # Without what the catalog is for: a board would keep it in its heap.
            own[path] = own[path][own[path].index(b"\n") :]
    return ordered({**{path: _pruned(data) for path, data in library_files().items()}, **own})


def library_files() -> dict[str, bytes]:
    """Return each library's file by its path on the drive. Raises Refusal if its package is not installed."""
    found = {}
    for name, package in LIBRARIES.items():
        try:
            path = Path(str(importlib.metadata.distribution(package).locate_file(name)))
            found[f"lib/{name}"] = path.read_bytes()
        except (importlib.metadata.PackageNotFoundError, OSError) as error:
            raise Refusal(say("no_library", name=name, package=package)) from error
    return found


def _pruned(source: bytes) -> bytes:
    """Return a library's source with empty lines for what no board needs: docstrings and unused functions."""
    lines = source.split(b"\n")
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            continue
        body = node.body
        unneeded: list[ast.stmt] = [each for each in body if isinstance(each, ast.FunctionDef) and each.name in UNUSED]
        if len(body) > 1 and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            unneeded.append(body[0])
        for each in unneeded:
            lines[each.lineno - 1 : each.end_lineno] = [b""] * ((each.end_lineno or 0) - each.lineno + 1)
    return b"\n".join(lines)


def is_library(path: str) -> bool:
    """Return whether a path on the drive is that of a library."""
    return path.startswith("lib/") and not path.startswith("lib/sillon/")


def _is_docstring(source: bytes) -> bool:
    """Return whether a package's file is a docstring alone. A board imports the folder without it, and faster."""
    body = ast.parse(source).body
    return len(body) == 1 and isinstance(body[0], ast.Expr)


def ordered(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return the files in the order in which they are written: code.py last, since it runs all others, boot.py before it."""
    return {path: files[path] for path in sorted(files, key=lambda path: (path in BY_HAND, path == PROGRAM, path))}


def settings(root: Path = ROOT) -> str:
    """Return the text of the program's settings.toml."""
    return (root / SETTINGS).read_text(encoding="utf-8")


def write_drive(folder: Path, files: dict[str, bytes]) -> Path:
    """Write these files and settings.toml into the folder, and return it: a drive for tests."""
    for path, data in {**files, SETTINGS: settings().encode()}.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    return folder
