"""Each board gets the files that it reads, without those of other boards, and the libraries that these import."""

import ast
import re

import pytest

from hal.boards import NAMES as BOARDS
from sim.drive.content import LIBRARIES, NEVER_LOADED, UNUSED, content, library_files
from sim.drive.parts import DRIVERS, KEYED, TOUCHED, WORDLESS, for_board, imported
from sim.micropython.runner import find_libraries
from sim.paths import ROOT
from sim.profiles import profile_of
from tools.lint.source import Source

FILES = content()
# Files that import from keyed/ only if lights are keys, or can be touched.
ASK_FOR_KEYS = tuple(
    [f"lib/sillon/{each}.py" for each in ("app/__init__", "app/start", "lessons/task_board", "selftest/__init__")]
)
ASK_FOR_TOUCHES = ("lib/sillon/games/colorigraphe/keys_view.py",)


def named(board: str) -> set[str]:
    profile = profile_of(board)
    wirings = (profile.LEDS, *profile.BUTTONS, profile.DISPLAY, profile.SOUND)
    return {f"{DRIVERS}{wiring['driver']}.py" for wiring in wirings if wiring}


def test_words_are_without_their_purpose() -> None:
    words = {path: data for path, data in FILES.items() if path.endswith(".txt")}
    assert words
    assert all(data.startswith(b"\n") and b"#" not in data for data in words.values())


@pytest.mark.parametrize("board", BOARDS)
def test_every_board_has_all_imported_files(board: str) -> None:
    own = for_board(FILES, board)
    assert named(board) <= set(own)
    for path, data in own.items():
        if path.endswith(".py"):
            missing = {each for each in imported(data, FILES) if each not in own}
            missing -= {each for each in missing if path in ASK_FOR_KEYS and KEYED.match(each)}
            missing -= {each for each in missing if path in ASK_FOR_TOUCHES and TOUCHED.match(each)}
            assert not missing, path


@pytest.mark.parametrize("board", BOARDS)
def test_dynamic_imports_are_included(board: str) -> None:
    own = for_board(FILES, board)
    always = ("hal/boards/", "hal/nulls/", "games/")
    assert {path for path in FILES if path.startswith(always)} <= set(own)
    assert {path for path in FILES if b"(Controller)" in FILES[path]} <= set(own)
    left = set(FILES) - set(own)
    left = {path for path in left if path.startswith("lib/sillon/") and not (KEYED.match(path) or TOUCHED.match(path))}
    assert not [path for path in left if not path.startswith(WORDLESS)]


@pytest.mark.parametrize("board", BOARDS)
def test_keyed_boards_get_keyed_screens(board: str) -> None:
    own = for_board(FILES, board)
    leds = profile_of(board).LEDS
    assert any(KEYED.match(path) for path in own) == ("named" in leds)
    assert not any(TOUCHED.match(path) for path in own)
    assert any(path.startswith(WORDLESS) for path in own) == bool(leds.get("named"))


def test_reference_board_gets_no_foreign_driver() -> None:
    drivers = {path for path in for_board(FILES, "pico_panel") if path.startswith(DRIVERS)}
    assert drivers == {DRIVERS + "__init__.py"} | named("pico_panel")
    assert "hal/drivers/joystick.py" not in for_board(FILES, "pico_panel")


def test_files_that_no_board_loads_are_on_no_drive() -> None:
    assert not set(NEVER_LOADED) & set(FILES)


def name_of(file: str) -> str:
    """Return the import name of a library's file."""
    return file.split("/")[0].removesuffix(".py")


SITE = find_libraries()
NAMES = {name_of(file) for file in LIBRARIES}
FIRMWARE = {path.name.removesuffix("-stubs") for path in SITE.glob("*-stubs")}  # by the published stubs
PROJECT = {"games", "hal", "sillon"}
STDLIB = set(
    "array binascii builtins collections gc io os struct sys time traceback".split()
)  # the modules built into the interpreter of a board


def modules_imported_by(source: bytes) -> set[str]:
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
    waiting = {name for path, data in files.items() if path.endswith(".py") for name in modules_imported_by(data)}
    known = FIRMWARE | PROJECT | STDLIB
    while waiting - known - needed:
        for name in sorted(waiting - known - needed):
            needed.add(name)
            for path in (SITE / f"{name}.py", *(SITE / file for file in LIBRARIES if file.startswith(f"{name}/"))):
                waiting |= modules_imported_by(path.read_bytes()) if path.exists() else set()
    assert needed == NAMES


def test_firmware_has_other_libraries() -> None:
    assert {"adafruit_pixelbuf", "displayio", "keypad", "bitmaptools", "i2cdisplaybus", "neopixel_write"} <= FIRMWARE
    assert not FIRMWARE & NAMES


def test_blinka_is_not_deployed() -> None:
    for path, data in library_files().items():
        assert (SITE / path.removeprefix("lib/")).read_bytes() == data
        assert b"Blinka" not in data.split(b'"""')[0]
    names = {
        path.removeprefix("lib/").split("/")[0].removesuffix(".py") for path in content() if path.startswith("lib/")
    }
    assert names == {*NAMES, "sillon"}


def test_libraries_go_without_docstrings_and_unused_functions() -> None:
    files = content()
    for path, data in library_files().items():
        before, after = ast.parse(data), ast.parse(files[path])
        assert files[path].count(b"\n") == data.count(b"\n")
        assert not [node for node in ast.walk(after) if isinstance(node, ast.FunctionDef) and ast.get_docstring(node)]
        names = [[node.name for node in tree.body if isinstance(node, ast.FunctionDef)] for tree in (before, after)]
        assert set(names[1]) == set(names[0]) - set(UNUSED)
        assert files[path].startswith(data[: data.index(b"License-Identifier: MIT")]), "the licence stays"


def test_circup_installs_tested_versions() -> None:
    lines = (ROOT / "requirements-device.txt").read_text(encoding="utf-8").splitlines()
    # As circup reads it: import names, and what follows =, < or > is for people.
    versions = dict([line.split("==") for line in lines if line and not line.startswith("#")])
    pinned = dict(re.findall(r"^([a-z0-9-]+)==([0-9.]+)", (ROOT / "requirements-play.txt").read_text(), re.MULTILINE))
    assert versions == {name_of(file): pinned[package] for file, package in LIBRARIES.items()}
