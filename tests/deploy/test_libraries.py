"""The deploy copies exactly the libraries that the program imports and the firmware lacks."""

import ast
import re
from pathlib import Path

from sim.drive.content import content
from sim.drive.libraries import LIBRARIES, library_files
from sim.micropython.runner import find_libraries
from sim.paths import ROOT
from tools.lint.arrows import BOARD_STDLIB, PROJECT
from tools.lint.rules_modules import is_missing
from tools.lint.source import TYPING

SITE = find_libraries()
FIRMWARE = {path.name.removesuffix("-stubs") for path in SITE.glob("*-stubs")}  # from the published stubs
STANDS = {"supervisor", "os"}


def imported(source: bytes) -> set[str]:
    """The top-level names that a file imports on a board, without imports for type checkers and imports that may fail."""
    from tools.lint.source import Source

    found = Source(source.decode(), "hal/any.py")
    names = {alias.name for node in found.of(ast.Import) for alias in node.names if not found.guarded(node)}
    names |= {node.module or "" for node in found.of(ast.ImportFrom) if not node.level and not found.guarded(node)}
    return {name.split(".")[0] for name in names if not is_missing(name) and name not in TYPING}


def test_list_matches_program_imports() -> None:
    files = content()
    needed: set[str] = set()
    waiting = {name for path, data in files.items() if path.endswith(".py") for name in imported(data)}
    known = FIRMWARE | set(PROJECT) | set(BOARD_STDLIB) | STANDS
    while waiting - known - needed:
        for name in sorted(waiting - known - needed):
            needed.add(name)
            waiting |= imported((SITE / f"{name}.py").read_bytes())
    assert needed == set(LIBRARIES)


def test_full_size_firmwares_include_omitted_libraries() -> None:
    assert {"adafruit_pixelbuf", "displayio", "keypad", "bitmaptools", "i2cdisplaybus", "neopixel_write"} <= FIRMWARE
    assert not FIRMWARE & set(LIBRARIES)


def test_no_blinka_on_board() -> None:
    for path, data in library_files().items():
        assert (SITE / Path(path).name).read_bytes() == data
        assert b"Blinka" not in data.split(b'"""')[0]
    names = {
        path.removeprefix("lib/").split("/")[0].removesuffix(".py") for path in content() if path.startswith("lib/")
    }
    assert names == {*LIBRARIES, "sillon"}


def test_circup_gets_tested_versions() -> None:
    lines = (ROOT / "requirements-device.txt").read_text(encoding="utf-8").splitlines()
    # As circup reads it: import names; text after =, < or > is for people.
    told = dict([line.split("==") for line in lines if line and not line.startswith("#")])
    pinned = dict(re.findall(r"^([a-z0-9-]+)==([0-9.]+)", (ROOT / "requirements-play.txt").read_text(), re.MULTILINE))
    assert told == {name: pinned[package] for name, package in LIBRARIES.items()}
