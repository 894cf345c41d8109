"""The legend: what each light of a game means, on the rules' last pages, on the printed rules and in the teachers' guide."""

import re
from importlib import import_module
from typing import Any

import pytest

from games import NAMES, new
from sillon.games.awale.rules_pages import KEY_LIGHTS
from sillon.screens.rules import filled
from sillon.words import LANGUAGES, Words
from sim.paths import ROOT
from tests.app.boards import every_language
from tests.app.fakes import DARK
from tests.app.stage import after_script, leads_to, leads_to_text, open_screen, pick, restart_into
from tests.game_parts import RULES_PAGES
from tools.drawing.page import Text
from tools.kit.games import sheets_of
from tools.kit.rules import rule_sheets
from tools.kit.words import words
from tools.legend import PANEL, legend
from tools.measure import vocabulary

PRINTED = [name for name in NAMES if sheets_of(name).rules]
CASES = [(game, language) for game in PRINTED for language in LANGUAGES]


def pages_of(game: str) -> list[Any]:
    module = import_module(f"sillon.games.{game}.rules_pages")
    return [*module.LIGHTS, *getattr(module, "KEY_LIGHTS", ())]


def test_every_game_has_a_legend() -> None:
    assert list(NAMES) == RULES_PAGES
    for game in NAMES:
        assert import_module(f"sillon.games.{game}.rules_pages").LIGHTS


@every_language
def test_shared_legend_is_used(language: str) -> None:
    used = {f"r_{page[0]}" for game in NAMES for page in pages_of(game)}
    assert set(vocabulary.keys_of(language, "lights")) <= used


@pytest.mark.parametrize("game, page", [(game, page) for game in NAMES for page in pages_of(game)])
def test_legend_shows_a_position_of_a_game_that_goes_on(game: str, page: Any) -> None:
    rules: Any = new(game, **(page[2] or {}))
    position = filled(page, rules, PANEL)[3]
    assert rules.outcome(position if isinstance(position, bytes) else rules.from_text(position)) is None


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("board", ["pico_panel", "pico_strip"])
def test_legend_ends_the_rules_with_its_lights_on(game: str, board: str) -> None:
    handheld = after_script("300ms", board)
    app = handheld.bench.app
    app.go(("rules", game))
    handheld.script("300ms")
    pages = import_module(f"sillon.games.{game}.rules_pages").LIGHTS
    for page in reversed(pages):
        value = filled(page, new(game), app.board.leds)[1]
        leads_to_text(handheld, "LEFT 300ms", f"r_{page[0]}", value)
        assert len({colour for row in handheld.lights() for colour in row} - {DARK}) > 1, page[0]


def test_keys_have_a_legend_of_their_own() -> None:
    handheld = after_script("300ms", "macropad")
    handheld.bench.app.go(("rules", "awale"))
    handheld.script("300ms")
    leads_to_text(handheld, f"{'LEFT ' * len(KEY_LIGHTS)} 300ms", "r_light_keys")


@pytest.mark.parametrize("game, language", CASES)
def test_printed_rules_have_the_legend(game: str, language: str) -> None:
    sheet = next(page for page in rule_sheets(words(language), language) if page.name == f"rules_{game}")
    printed = " ".join(mark.text for mark in sheet.marks if isinstance(mark, Text))
    for sentence in legend(game, language):
        assert sentence in re.sub(r"\s+", " ", printed), sentence


@pytest.mark.parametrize("game, language", CASES)
def test_guide_has_the_legend(game: str, language: str) -> None:
    guide = (ROOT / "docs" / f"teachers.{language}.md").read_text(encoding="utf-8")
    says = Words(language, f"{game}_rules lights")
    for page in pages_of(game):
        assert says.say(f"r_{page[0]}", filled(page, new(game), PANEL)[1]).replace("\n", " ") in guide, page[0]


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("board", ["pico_panel", "pico_strip", "macropad"])
def test_menu_before_game_has_the_legend_alone(game: str, board: str) -> None:
    handheld = after_script("300ms", board)
    open_screen(handheld, "setup", game)
    pick(handheld, "lights")
    leads_to(handheld, "300ms", "rules")
    module = import_module(f"sillon.games.{game}.rules_pages")
    legend = getattr(module, "KEY_LIGHTS", module.LIGHTS) if board == "macropad" else module.LIGHTS
    assert [page[0] for page in handheld.bench.app.screen.pages] == [page[0] for page in legend]
    leads_to(handheld, "BACK 300ms", "setup")
    assert handheld.bench.app.screen.items[handheld.bench.app.screen.selected][1] == "lights"


def test_legend_comes_back_after_a_restart() -> None:
    handheld = after_script("300ms")
    restart_into(handheld, b"rules,awale,lights|", 300)
    assert handheld.bench.app.screen.pages[0][0] == "light_pit"
