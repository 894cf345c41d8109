"""Lessons and exercises on the small interpreter, within a board's heap.

`pytest -s` prints the figures.
"""

import sys

import pytest

from sim.micropython.runner import run_within
from sim.paths import ROOT
from tests.app import host
from tests.brought import LESSONS
from tools.measure.starting import memory

MEASURE = ROOT / "tools" / "measure"
HEAP = 94 * 1024  # live, as on any screen with two players
WITH_IMPORT = 97 * 1024  # live, and 3.3 times the size of the file that is imported
# Every lesson loads the game's own screen too; Awalé's exercises are the largest.
WALKS = [*((name, "lesson") for name in LESSONS), ("awale", "exercise")]


@pytest.mark.parametrize("name, kind", WALKS)
def test_learning_and_imports_fit_board(name: str, kind: str) -> None:
    on = host.deployed_drive()
    begins = memory(name, kind)
    result = run_within(HEAP, WITH_IMPORT, MEASURE / "heap.py", name, kind, begins, modules=MEASURE, drive=on)
    assert result.returncode == 0, result.stderr
    heap, taken = result.heap, result.imports
    assert heap is not None and taken is not None
    print(f"\n{name}, {kind}: at most {heap.bytes} alive, {heap.step}; {taken.bytes} for {taken.file}", file=sys.stderr)
    assert heap.steps > 100
    # The peak is where the game's own screen is loaded.
    assert kind != "lesson" or heap.step in ("the game in a lesson", "menu")
    assert heap.bytes <= HEAP
    assert taken.bytes <= WITH_IMPORT
