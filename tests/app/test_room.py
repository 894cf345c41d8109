"""What stays in a board's memory, and when the program starts anew for room."""

import gc
import sys

import pytest

from games import NAMES
from sim.handheld import Handheld
from sim.measure import walk
from sim.shadow import wire

SETTINGS = {"SILLON_SEED": 7, "SILLON_SPEED": "still"}


def in_a_match(game: str) -> Handheld:
    handheld = Handheld("pico_panel", SETTINGS)
    for _, words in walk.menus(game):
        handheld.script(words)
    handheld.run(400)
    if game == "colorigraphe":
        handheld.script("OK")  # who plays
    handheld.run(1000)
    return handheld


def program() -> set[str]:
    return {name for name in sys.modules if name.startswith("sillon.")}


@pytest.mark.parametrize("game", NAMES)
def test_with_room_a_match_begins_without_a_start_anew(game: str) -> None:
    handheld = in_a_match(game)
    assert handheld.bench.app.session.name == game
    assert wire.reloads == 0


@pytest.mark.usefixtures("little_memory")
@pytest.mark.parametrize("game", NAMES)
def test_without_room_a_match_begins_by_a_start_anew(game: str) -> None:
    handheld = in_a_match(game)
    assert handheld.bench.app.session.name == game
    assert wire.reloads >= 1


def test_a_seed_gives_the_same_dice_with_and_without_room(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    for free in (1 << 20, 0):
        monkeypatch.setattr(gc, "mem_free", lambda free=free: free, raising=False)
        handheld = in_a_match("colorigraphe")
        handheld.script("OK 2500ms OK 1500ms OK 1500ms")
        seen.append((handheld.text(), handheld.lights()))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("free, stays", [(1 << 20, True), (0, False)])
def test_with_room_the_code_of_a_screen_that_is_left_stays(
    monkeypatch: pytest.MonkeyPatch, free: int, stays: bool
) -> None:
    monkeypatch.setattr(gc, "mem_free", lambda: free, raising=False)
    handheld = Handheld("pico_panel", SETTINGS)
    handheld.script("300ms OK 300ms OK 300ms")
    assert handheld.bench.app.target[0] == "setup"
    assert ("sillon.screens.games" in program()) is stays


def test_in_a_match_nothing_of_the_menus_is_in_memory() -> None:
    in_a_match("fafy")
    assert not program() & {
        f"sillon.{name}" for name in ("screens.setup", "screens.games", "menu", "choices", "offers")
    }
