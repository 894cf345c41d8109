"""Taps on the lines of the small screen: in each list an entry's line chooses it, on other screens a tap is OK."""

from typing import Any

import pytest

from games.colorigraphe import CHALLENGE
from sillon.ui.menu import Menu
from sim.web.snapshot import tap_of_line
from tests.app.scenes import BY_NAME, SCENES, Scene
from tests.app.stage import Watched, after_script, enter, leads_to

BOARD = "pico_panel"
PAGES = ("tournament_tables",)  # these begin with a page
FIRST = {scene.screen: scene for scene in reversed(SCENES) if scene.on(BOARD) and not scene.missing}
CLAIMS = [scene for scene in SCENES if scene.screen == "claim" and scene.on(BOARD) and not scene.missing]
NOTHING_TO_CHOOSE = ("stage_done",)
SELECTED = "►"  # before the selected entry of a list that is no menu


def tappable(handheld: Watched) -> "list[int]":
    return [row for row in range(len(handheld.text())) if tap_of_line(handheld.bench.app, row)]


@pytest.mark.parametrize("scene", FIRST.values(), ids=list(FIRST))
def test_each_entry_in_sight_can_be_tapped(scene: Scene) -> None:
    handheld = enter(scene, BOARD, "fr")
    app = handheld.bench.app
    menu: Any = app.screen
    if Menu.__name__ not in [each.__name__ for each in type(menu).__mro__]:  # the program may have loaded it again
        is_list = any(line.startswith(SELECTED) for line in handheld.text())
        assert not is_list or scene.screen in NOTHING_TO_CHOOSE, "a list that is no menu"
        if scene.screen != "claim":  # its lines are tapped below
            assert tap_of_line(app, 0) == tap_of_line(app, 4) == ["OK"]
        return
    rows = tappable(handheld)
    if rows == list(range(5)):
        assert scene.screen in PAGES, "an open note or a page: a tap is OK"
        return
    texts = [menu.text_of(entry) for entry in menu.items[:20]]
    assert rows == [row for row, line in enumerate(handheld.text()) if line.rstrip("▼ ") in texts]
    text = handheld.text()[rows[-1]].rstrip("▼ ")
    *steps, ok = tap_of_line(app, rows[-1])
    handheld.script(" ".join(steps) or "100ms")
    assert (menu.text_of(menu.items[menu.selected]), ok) == (text, "OK")


def test_entry_is_chosen_and_title_does_nothing() -> None:
    handheld = after_script("300ms OK 300ms", language="fr", on="games")
    assert tappable(handheld) == [1, 2, 3, 4]
    leads_to(handheld, " ".join(tap_of_line(handheld.bench.app, 3)) + " 400ms", "setup")
    assert handheld.bench.app.screen.choice.name == "awale"


def test_tap_ends_the_turning_of_a_value() -> None:
    handheld = enter(BY_NAME["options: Fang, the reserve"], BOARD, "fr")
    assert handheld.bench.app.screen.turning
    assert {tuple(tap_of_line(handheld.bench.app, row)) for row in range(5)} == {("OK",)}


@pytest.mark.parametrize("scene", CLAIMS, ids=[scene.name for scene in CLAIMS])
def test_tapped_player_is_the_one_who_challenges(scene: Scene) -> None:
    handheld = enter(scene, BOARD, "fr")
    screen: Any = handheld.bench.app.screen
    if not screen.moves:
        assert tappable(handheld) == list(range(5)), "only the computer decides"
        return
    names = [screen.name(move - CHALLENGE) for move in screen.moves[:-1]] + ["Personne"]
    rows = tappable(handheld)
    assert len(rows) == len(names)
    for row, name in zip(rows, names, strict=True):
        assert name in handheld.text()[row]
        *steps, ok = tap_of_line(handheld.bench.app, row)
        handheld.script(" ".join(steps) or "100ms")
        assert ok == "OK"
        assert handheld.text()[row].startswith(f"OK {name}")
