"""The class tournament on the small interpreter with a board's Python stack: identical days."""

from pathlib import Path

from sim.micropython.runner import run_device_script
from tests.app.host import run_here

SCRIPT = Path(__file__).parent / "tournament_device.py"


def test_tournaments_are_same_on_small_interpreter() -> None:
    desktop = run_here(SCRIPT)
    small = run_device_script(SCRIPT)
    assert small.returncode == 0, small.stderr
    assert small.stdout == desktop
    assert len(desktop.splitlines()) > 39 * 3
