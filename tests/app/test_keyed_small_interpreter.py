"""The games on keys on the small interpreter: the desktop's lights, within a board's heap.

`pytest -s` prints the figures.
"""

from pathlib import Path

import pytest

from games import new
from sim.micropython.runner import run_within
from sim.paths import ROOT
from tests.app import host
from tests.app.boards import KEYED
from tests.app.keyed_hands import FORMS, GAMES, into, key, playout, script
from tools.measure import starting

GAME = ROOT / "tests" / "device" / "by_script.py"
# Keyed boards have a chip with a Pico's memory, or 192 KB; their screens have keys besides what a panel's screens have.
HEAP = 96 * 1024
MENU = {"macropad": "BACK:1500ms", "trellis_m4": "BACK:700ms"}


# One game of rows, one of points or plots on each board: each takes long.
CASES = [(board, name) for board in KEYED for name in GAMES[board] if name in ("awale", GAMES[board][-1])]


@pytest.mark.parametrize("board, name", CASES)
def test_keyed_games_match_desktop_within_heap(board: str, name: str, tmp_path: Path) -> None:
    options = FORMS.get(name, {})
    held = f"{key(board, new(name, **options), 0)}:900ms"
    moves = script(board, name, playout(name, 1, **options)[:3], **options)
    words = f"{into(board, name)} {moves} 6000ms {held} {MENU[board]} 300ms OK 300ms BACK 300ms"
    small = run_within(HEAP, 1 << 20, GAME, board, words, drive=starting.drive(tmp_path / "CIRCUITPY"))
    host.assert_fits(small, HEAP, 1 << 20, f"{board}, {name}")
    assert host.told(small.stdout) == host.run_here(GAME, board, words).splitlines()
    assert "PROBLEMS []" in small.stdout
