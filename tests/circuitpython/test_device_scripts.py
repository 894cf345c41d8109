"""Every device script on CircuitPython's own interpreter prints the same lines as here.

`make test-circuitpython BINARY=path` runs them; without a binary they are skipped.
"""

import os

import pytest

from sim.drive.device_files import device_modules
from sim.micropython.circuitpython_unix import run
from sim.paths import ROOT
from tests.app.host import run_here

BINARY = os.environ.get("SILLON_CIRCUITPYTHON", "")
SCRIPTS = ROOT / "tests" / "device"
MODULES = {"rules_conformance.py": ROOT / "tests" / "games", "whole_game.py": ROOT / "tools" / "measure"}
MATCH = "700ms OK 200ms OK 300ms OK 200ms OK 200ms OK 200ms OK 3000ms"
ARGUMENTS = {
    "awale_player.py": [()],
    "breaks_down.py": [(MATCH,)],
    "by_script.py": [("pico_panel", MATCH), ("pico_strip", MATCH), ("macropad", "700ms OK 400ms CELL3 400ms")],
    "colorigraphe_player.py": [()],
    "colorigraphe_solver.py": [()],
    "fafy_player.py": [()],
    "fang_player.py": [()],
    "fanorona_player.py": [()],
    "import_all.py": [(" ".join(device_modules()),)],
    "keyed_boards.py": [(board,) for board in ("macropad", "trellis_m4")],
    "rules_conformance.py": [()],
    "whole_game.py": [("pico_panel", "fr", game) for game in ("fafy", "fang", "awale", "fanorona", "colorigraphe")],
}
_MEASURED = ("HEAP", "NAMES")
_COMPARED = {"breaks_down.py": "TARGET"}  # how the lines begin; tracebacks differ


def test_every_device_script_is_run() -> None:
    assert set(ARGUMENTS) == {path.name for path in SCRIPTS.glob("*.py")}


@pytest.mark.skipif(not BINARY, reason="SILLON_CIRCUITPYTHON names no Unix build of CircuitPython")
@pytest.mark.parametrize(("name", "arguments"), [(name, words) for name in ARGUMENTS for words in ARGUMENTS[name]])
def test_device_script_prints_desktops_lines(name: str, arguments: tuple[str, ...]) -> None:
    done = run(BINARY, SCRIPTS / name, arguments)
    assert done.returncode == 0, done.stderr + done.stdout[-2000:]
    here = run_here(SCRIPTS / name, *arguments, modules=MODULES.get(name))
    lines = _compared(name, done.stdout)
    assert lines == _compared(name, here)
    assert lines


def _compared(name: str, output: str) -> list[str]:
    lines = [line for line in output.splitlines() if not line.startswith(_MEASURED)]
    return [line for line in lines if line.startswith(_COMPARED.get(name, ""))]
