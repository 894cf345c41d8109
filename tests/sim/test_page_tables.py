"""Tables in pages: they replace the text between their marks; docs/boards.md lists what each board shows."""

from pathlib import Path

import pytest

from games import NAMES, new
from hal.boards import NAMES as BOARDS
from sillon.manifest import offered
from sim.start_target import fits
from tools import matrix
from tools.page_tables import filled, kept

PAGE = "A page.\n\n<!-- one -->\n| 1 |\n<!-- end of one -->\n\n<!-- two -->\n<!-- end of two -->\nIts end.\n"


def test_table_replaces_only_its_place() -> None:
    made = filled(PAGE, {"two": "| 2 |\n| 3 |", "one": ""})
    assert made == PAGE.replace("| 1 |", "").replace("two -->\n<", "two -->\n| 2 |\n| 3 |\n<")
    assert (kept(made, "one"), kept(made, "two")) == ("", "| 2 |\n| 3 |")
    assert filled(made, {"two": "", "one": "| 1 |"}) == PAGE.replace("two -->\n<", "two -->\n\n<")
    assert (kept(PAGE, "one"), kept(PAGE, "two")) == ("| 1 |", "")


@pytest.mark.parametrize(
    "page, sentence",
    [
        ("nothing", "one line <!-- one -->, and has 0"),
        (PAGE.replace("<!-- one -->", ""), "one line <!-- one -->, and has 0"),
        (PAGE.replace("<!-- end of one -->", ""), "one line <!-- end of one -->, and has 0"),
        (PAGE.replace("<!-- end of one -->", "<!-- /one -->"), "one line <!-- end of one -->, and has 0"),
        (PAGE + PAGE, "one line <!-- one -->, and has 2"),
        ("<!-- end of one -->\n<!-- one -->\n", "<!-- end of one --> before <!-- one -->"),
    ],
)
def test_missing_or_double_mark_is_named(page: str, sentence: str) -> None:
    for look in (lambda: filled(page, {"one": "| 1 |"}), lambda: kept(page, "one")):
        with pytest.raises(ValueError, match=sentence):
            look()


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
