"""The libraries that are copied are those that the program's imports need and the firmware lacks: no more, no fewer."""

import ast
import re
from pathlib import Path

from sim.drive.content import LIBRARIES, content, library_files
from sim.micropython.runner import find_libraries
from sim.paths import ROOT
from tools.lint.source import Source

SITE = find_libraries()
FIRMWARE = {path.name.removesuffix("-stubs") for path in SITE.glob("*-stubs")}  # by the published stubs
PROJECT = {"games", "hal", "sillon"}
STDLIB = set("array binascii builtins collections gc io os struct sys time traceback".split())  # as a board has it


def imported(source: bytes) -> set[str]:
    """Return the top names of a file's imports on a board, without those for type checkers and those that may fail."""
    found = Source(source.decode(), "hal/any.py")
    names = set()
    for node in found.of(ast.Import, ast.ImportFrom):
        around = [parent for parent in found.ancestors(node) if isinstance(parent, ast.Try)]
        if not any("ImportError" in ast.unparse(handler) for parent in around for handler in parent.handlers):
            names |= {alias.name for alias in node.names} if isinstance(node, ast.Import) else {node.module or ""}
    return {name.split(".")[0] for name in names}


def test_list_has_needed_libraries() -> None:
    files = content()
    needed: set[str] = set()
    waiting = {name for path, data in files.items() if path.endswith(".py") for name in imported(data)}
    known = FIRMWARE | PROJECT | STDLIB
    while waiting - known - needed:
        for name in sorted(waiting - known - needed):
            needed.add(name)
            waiting |= imported((SITE / f"{name}.py").read_bytes())
    assert needed == set(LIBRARIES)


def test_firmware_has_other_libraries() -> None:
    assert {"adafruit_pixelbuf", "displayio", "keypad", "bitmaptools", "i2cdisplaybus", "neopixel_write"} <= FIRMWARE
    assert not FIRMWARE & set(LIBRARIES)


def test_blinka_is_not_deployed() -> None:
    for path, data in library_files().items():
        assert (SITE / Path(path).name).read_bytes() == data
        assert b"Blinka" not in data.split(b'"""')[0]
    names = {
        path.removeprefix("lib/").split("/")[0].removesuffix(".py") for path in content() if path.startswith("lib/")
    }
    assert names == {*LIBRARIES, "sillon"}


def test_circup_installs_tested_versions() -> None:
    lines = (ROOT / "requirements-device.txt").read_text(encoding="utf-8").splitlines()
    # As circup reads it: import names, and what follows =, < or > is for people.
    told = dict([line.split("==") for line in lines if line and not line.startswith("#")])
    pinned = dict(re.findall(r"^([a-z0-9-]+)==([0-9.]+)", (ROOT / "requirements-play.txt").read_text(), re.MULTILINE))
    assert told == {name: pinned[package] for name, package in LIBRARIES.items()}
