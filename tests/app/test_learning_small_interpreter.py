"""Lessons and exercises on the small interpreter, within a board's heap: where a lesson has the largest screen beside it.

`pytest -s` prints the figures.
"""

import sys
from pathlib import Path

import pytest

from sim.measure import starting
from sim.measure.__main__ import memory
from sim.micropython.runner import run_device_script
from sim.paths import ROOT

MEASURE = ROOT / "sim" / "measure"
# A lesson has its own reader and the game's own screen; it is given as much as a match against the computer.
HEAP = 96 * 1024


@pytest.mark.parametrize("name, kind", [("fanorona", "lesson"), ("awale", "exercise")])
def test_learning_keeps_within_96_kib(name: str, kind: str, tmp_path: Path) -> None:
    drive = starting.drive(tmp_path / "CIRCUITPY")
    result = run_device_script(MEASURE / "heap.py", name, kind, memory(name, kind), modules=MEASURE, drive=drive)
    assert result.returncode == 0, result.stderr
    heap, taken = result.heap, result.imports
    assert heap is not None and taken is not None
    print(f"\n{name}, {kind}: at most {heap.bytes} alive, {heap.step}; {taken.bytes} for {taken.file}", file=sys.stderr)
    assert heap.steps > 100
    assert heap.bytes <= HEAP
    assert taken.bytes <= HEAP
