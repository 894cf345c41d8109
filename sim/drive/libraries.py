"""The libraries on the drive: import name and package.

The firmware has the others: displayio, keypad, adafruit_pixelbuf ... Blinka's modules of the same names must not get on a board,
so the list is explicit; a test compares it with the imports.
"""

import importlib.metadata
from pathlib import Path

from sim.drive.refusal import Refusal
from sim.drive.sentences import say

LIBRARIES = {
    "neopixel": "adafruit-circuitpython-neopixel",
}


def library_files() -> dict[str, bytes]:
    """Return each library's file by its path on the drive. Refusal when its package is not installed."""
    found = {}
    for name, package in LIBRARIES.items():
        try:
            path = Path(str(importlib.metadata.distribution(package).locate_file(f"{name}.py")))
            found[f"lib/{name}.py"] = path.read_bytes()
        except (importlib.metadata.PackageNotFoundError, OSError) as error:
            raise Refusal(say("no_library", name=name, package=package)) from error
    return found


def is_library(path: str) -> bool:
    """Return whether a path on the drive is that of a library."""
    return path.startswith("lib/") and not path.startswith("lib/sillon/")
