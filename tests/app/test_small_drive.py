"""On a drive too small for the class kit the five games are complete, and no menu leads to missing modules."""

import sys
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from typing import Any

import pytest

from sim.drive.parts import KIT
from tests import modules
from tests.app.boards import KEYED
from tests.app.scene import GAMES, times
from tests.app.scenes import SCENES
from tests.app.stage import after_script, screen_of


class SmallDrive:
    """An importer that refuses the modules of the class kit."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        place = name.replace(".", "/") + "."
        if KIT.match(place if name.startswith(("games.", "hal.")) else "lib/" + place):
            raise ImportError(f"no module named '{name}'")
        return None


@pytest.fixture(autouse=True)
def small_drive() -> Iterator[None]:
    refusing = SmallDrive()
    with modules.reloaded_program():
        sys.meta_path.insert(0, refusing)  # type: ignore[arg-type]
        try:
            yield
        finally:
            sys.meta_path.remove(refusing)  # type: ignore[arg-type]


def entries(handheld: Any) -> list[str]:
    return [value for _, value in handheld.bench.app.screen.items]


@pytest.mark.parametrize("number", range(5))
def test_setup_offers_all_but_learning(number: int) -> None:
    there = f"{GAMES} {times(number, 'RIGHT')} OK"
    found = entries(after_script(there))
    assert "learn" not in found
    assert {"against", "together", "rules", "rivals", "options"} <= set(found)
    for k in range(len(found)):
        handheld = after_script(f"{there} {times(k, 'RIGHT')} OK 500ms")
        assert screen_of(handheld) != "notice"


def test_home_menu_has_no_tournament() -> None:
    found = entries(after_script("300ms BACK:700ms"))
    assert "tournament_menu" not in found
    assert "check" in found


@pytest.mark.parametrize("scene", SCENES[::6], ids=lambda scene: scene.name)
def test_scene_presses_find_their_screens(scene: Any) -> None:
    handheld = after_script("300ms", scene.board or "pico_panel")
    for word in scene.script.split():
        handheld.bench.script(word)
        assert screen_of(handheld) != "notice"


@pytest.mark.parametrize("board", KEYED)
def test_keyed_presses_find_their_screens(board: str) -> None:
    handheld = after_script("300ms OK CELL0 CELL0 400ms", board)
    for _ in range(8):
        handheld.script("OK 500ms CELL3 300ms CELL3 1500ms")
        assert screen_of(handheld) != "notice"
