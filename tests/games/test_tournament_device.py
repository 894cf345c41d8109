"""The class tournament on the small interpreter, with a board's Python stack: the very same days."""

import subprocess
import sys
from pathlib import Path

from sim.micropython.runner import ROOT, run_device_script

SCRIPT = Path(__file__).parent / "tournament_device.py"


def test_the_days_are_the_same_on_a_small_interpreter() -> None:
    here = f"import sys, runpy; sys.path.append({str(ROOT)!r}); runpy.run_path({str(SCRIPT)!r})"
    desktop = subprocess.run([sys.executable, "-c", here], capture_output=True, encoding="utf-8", check=True)
    small = run_device_script(SCRIPT)
    assert small.returncode == 0, small.stderr
    assert small.stdout == desktop.stdout
    assert len(desktop.stdout.splitlines()) > 39 * 3
