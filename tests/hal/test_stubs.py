"""The drivers use what each board's firmware really has: mypy reads them beside the published stubs of that very board.

The installed stubs are set to one board; here each board's own file lies in a folder that comes before them.
"""

import ast
import os
import re
import sys
from importlib.util import find_spec
from pathlib import Path
from subprocess import run
from typing import Any

import pytest

from sim.fakes.pins import LINUX
from sim.paths import ROOT
from tests.hal import kit
from tests.hal.test_profiles import pin_names

# Linux has Blinka instead of a firmware: test_linux.py compares the drivers with Blinka.
BOARDS = [(name, board) for name in kit.PROFILES for board in kit.profile(name).BOARD_IDS if board not in LINUX]
ON_THE_DRIVE = {"neopixel", "hal", "typing"}
KEPT = ROOT / "build" / "stubs"  # a folder for each board, with mypy's cache: a later run takes a second


def published(board: str) -> str:
    spec = find_spec("board_definitions")
    assert spec is not None and spec.submodule_search_locations
    text = (Path(spec.submodule_search_locations[0]) / board / "__init__.pyi").read_text(encoding="utf-8")
    # The stubs have the class's name before CircuitPython 9.
    return text.replace("import displayio\n", "import busdisplay\n").replace(
        "displayio.Display\n", "busdisplay.BusDisplay\n"
    )


def drivers(profile: Any) -> list[str]:
    parts = [profile.LEDS, profile.DISPLAY, profile.SOUND, *profile.BUTTONS]
    return sorted({f"hal/drivers/{part['driver']}.py" for part in parts if part})


def asked(profile: Any) -> str:
    """Return a program that reads every name of the profile from `board`, for mypy to check."""
    display = ["DISPLAY"] * bool(profile.DISPLAY and profile.DISPLAY["driver"] in ("built_in_display", "window"))
    return "import board\n\n" + "".join(f"print(board.{name})\n" for name in pin_names(profile) + display)


def mypy(board: str, program: str, *files: str) -> str:
    """Return mypy's output for the program and files of the repository on that board; "" without errors."""
    # Tests run side by side: each worker has folders of its own.
    place = KEPT / os.environ.get("PYTEST_XDIST_WORKER", "alone") / board
    (place / "board").mkdir(parents=True, exist_ok=True)
    (place / "board" / "__init__.pyi").write_text(published(board), encoding="utf-8")
    (place / "asked.py").write_text(program, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--cache-dir", str(place / "cache"), str(place / "asked.py"), *files]
    environment = {**os.environ, "MYPYPATH": str(place)}
    done = run(command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


@pytest.mark.parametrize(("name", "board"), BOARDS)
def test_profiles_drivers_and_pins_match_board_stubs(name: str, board: str) -> None:
    profile = kit.profile(name)
    assert mypy(board, asked(profile), *drivers(profile)) == ""


def test_stubs_refuse_pin_of_other_board() -> None:
    output = mypy("trellis_m4_express", "import board\n\nprint(board.COL0, board.GP0)\n")
    assert 'Module has no attribute "GP0"' in output
    assert "COL0" not in output


@pytest.mark.parametrize(("name", "board"), BOARDS)
def test_firmware_has_the_drivers_modules(name: str, board: str) -> None:
    (line,) = re.findall(r"^ - Included modules: (.*)$", published(board), re.MULTILINE)
    included = set(line.split(", "))
    for file in drivers(kit.profile(name)):
        for node in ast.walk(ast.parse(kit.source(file))):
            modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            modules += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert {module.split(".")[0] for module in modules} <= included | ON_THE_DRIVE, (file, board)
    assert {"displayio", "keypad", "microcontroller", "os", "supervisor"} <= included
