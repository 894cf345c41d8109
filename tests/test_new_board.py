"""docs/add-a-board.md works: a copy of the program follows it, and the board that the page shows is played on there."""

import json
import re
from pathlib import Path

import pytest
from PIL import Image

from sim.paths import ROOT
from tests.tree_copy import copied, output

PAGE = (ROOT / "docs" / "add-a-board.md").read_text(encoding="utf-8")
PROFILE = re.search(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
COMMANDS = re.search(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
NAME = "pico_square"
SHAPE = """
import json
from sim import paths
paths.setup()
from sim.handheld import Handheld
from sim.picture.layout import lay_out
from sim.web import snapshot
handheld = Handheld("pico_square", {"SILLON_NORD": 1})
handheld.script("300ms")
layout = lay_out(handheld.rows, handheld.cols, handheld.button_names, True)
placed = [name for name, _, _ in layout.buttons]
print(json.dumps([placed, list(handheld.button_names), snapshot.boards(), handheld.bench.board.problems]))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the program with the board, made by the page's profile and commands."""
    root = copied(tmp_path_factory.mktemp("sillon"))
    assert PROFILE and COMMANDS
    (root / "hal" / "boards" / f"{NAME}.py").write_text(PROFILE[1], encoding="utf-8")
    (root / "played.txt").write_text(output(root, "bash", "-ec", COMMANDS[1]), encoding="utf-8")
    return root


def test_board_of_page_plays_a_move(copy: Path) -> None:
    played = (copy / "played.txt").read_text(encoding="utf-8")
    assert played.count("│ . . . . . . . . │") == 7
    assert " 1 1 1 1 1 1 1 1 " in played
    assert "finit en case" in played
    assert re.search(r"[1-9]\d* passed", played)


def test_board_of_page_has_a_picture(copy: Path) -> None:
    with Image.open(copy / "square.png") as picture:
        assert picture.width > 300
        assert len(picture.convert("RGB").getcolors(1 << 20) or ()) > 50


def test_board_of_page_is_on_the_page_with_all_its_buttons(copy: Path) -> None:
    placed, buttons, boards, problems = json.loads(output(copy, "python", "-c", SHAPE).splitlines()[-1])
    assert sorted(placed) == sorted(buttons)
    assert len(buttons) == 12
    assert NAME in boards
    assert problems == []


def test_settings_name_the_board(copy: Path) -> None:
    assert f", {NAME}\n" in (copy / "settings.toml").read_text(encoding="utf-8")
