"""docs/boards.md lists what each board shows, and the menus offer what the views can show."""

from pathlib import Path

import pytest

from games import NAMES, new
from hal.boards import NAMES as BOARDS
from sillon.manifest import offered
from sim.start_target import fits
from tools import matrix

PLACES = [(board, name) for board in BOARDS for name in NAMES]


def test_page_matches_generated_matrix() -> None:
    page = matrix.PAGE.read_text(encoding="utf-8")
    assert matrix.written(page) == page, "python -m tools.matrix --write"


def test_matrix_has_every_board_and_game() -> None:
    lines = matrix.matrix().splitlines()
    assert [line.split("`")[1] for line in lines[2:]] == list(BOARDS)
    assert all(matrix.title(name) in lines[0] for name in NAMES)


@pytest.mark.parametrize("board, name", PLACES)
def test_game_is_offered_where_a_preset_fits(board: str, name: str) -> None:
    leds = matrix.lights_of(board)
    shown = [preset for preset, _ in new(name).PRESETS if fits(leds, new(name, preset))]
    assert offered(leds, name) == bool(shown)


def test_page_without_mark_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="one line <!-- matrix -->"):
        matrix.written("nothing")
    page = tmp_path / "boards.md"
    page.write_text("one\n<!-- matrix -->\nold\n<!-- end of matrix -->\ntwo", encoding="utf-8")
    matrix.main(["--write"], page)
    made = f"one\n<!-- matrix -->\n{matrix.matrix()}\n<!-- end of matrix -->\ntwo"
    assert page.read_text(encoding="utf-8") == made
