"""The libraries that go on the drive beside the program: their import name, and the package that brings them.

The firmware has the others: displayio, keypad, adafruit_pixelbuf ... Blinka's `board` and `displayio`, which a desktop has
under the same names, must never get on a board: so this list is explicit, and a test compares it with the imports.
"""

import importlib.metadata
from pathlib import Path

from sim.drive.refusal import Refusal
from sim.drive.sentences import say

LIBRARIES = {
    "neopixel": "adafruit-circuitpython-neopixel",
}


def library_files() -> dict[str, bytes]:
    """Each library's file by its path on the drive. Refusal when its package is not installed."""
    found = {}
    for name, package in LIBRARIES.items():
        try:
            path = Path(str(importlib.metadata.distribution(package).locate_file(f"{name}.py")))
            found[f"lib/{name}.py"] = path.read_bytes()
        except (importlib.metadata.PackageNotFoundError, OSError) as error:
            raise Refusal(say("no_library", name=name, package=package)) from error
    return found


def is_library(path: str) -> bool:
    """Whether a path on the drive is a library's, by its place."""
    return path.startswith("lib/") and not path.startswith("lib/sillon/")
