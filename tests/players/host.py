"""Compare a computer player's device script on the small interpreter and on CPython, line by line."""

from sim.micropython.runner import run_device_script
from sim.paths import ROOT
from tests.app.host import run_here

_MEASURED = ("NAMES", "HEAP", "IMPORT")  # the harness's own lines


def assert_same_on_both(name: str, least: int) -> None:
    """Assert that a script of tests/device prints the same lines on both, at least so many."""
    script = ROOT / "tests" / "device" / name
    small = run_device_script(script, timeout=120)
    assert small.returncode == 0, small.stderr
    told = [line for line in small.stdout.splitlines() if not line.startswith(_MEASURED)]
    assert told == run_here(script).splitlines()
    assert len(told) >= least
