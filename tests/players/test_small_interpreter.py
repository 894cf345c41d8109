"""Each computer player plays on the small interpreter as on CPython, line by line."""

import pytest

from sim.micropython.runner import run_device_script
from sim.paths import ROOT
from tests.app.host import run_here

LEAST = {"fafy": 61, "fang": 101, "awale": 25, "fanorona": 100, "colorigraphe": 10}  # lines
_MEASURED = ("NAMES", "HEAP", "IMPORT")  # the harness's own lines


@pytest.mark.parametrize("game", LEAST)
def test_player_plays_the_same_on_small_interpreter(game: str) -> None:
    script = ROOT / "tests" / "device" / f"{game}_player.py"
    small = run_device_script(script, timeout=120)
    assert small.returncode == 0, small.stderr
    lines = [line for line in small.stdout.splitlines() if not line.startswith(_MEASURED)]
    assert lines == run_here(script).splitlines()
    assert len(lines) >= LEAST[game]
