"""Before a match of Fang: presets, options, seeds laid by hand, the rules with their examples."""

from typing import Any

import pytest

from games import new
from games.fang import NO_PLAYABLE_CELL, Fang
from sillon.games.fang.rules_pages import LIGHTS, PAGES
from sim.handheld import Handheld
from tests.app.boards import every_board, every_language
from tests.app.scene import FROM_START, PRESET
from tests.app.scenes_fang import LAY, OPTIONS, PRESETS, RULES, SETUP
from tests.app.stage import after_script, leads_to_position, leads_to_text, position_text, shows, watch


@every_board
def test_ok_cycles_presets_and_lights_follow(board: str) -> None:
    handheld = after_script(f"{SETUP} {PRESET}", board)
    pictures = []
    for name, options in (*Fang.PRESETS, Fang.PRESETS[0]):
        assert shows(handheld, f"preset_{name}")
        pictures.append(handheld.lights())
        assert new("fang", **handheld.bench.app.screen.choice.options).options == new("fang", **options).options
        handheld.tap("OK")
    assert pictures[0] == pictures[4]
    eight, six, four = (
        sum(any(light) for light in (picture[-1] if handheld.rows > 1 else picture[0]))
        for picture in (pictures[0], pictures[2], pictures[3])
    )
    assert eight > six > four


def test_size_sets_its_reserve() -> None:
    handheld = after_script(f"{OPTIONS} OK")
    assert shows(handheld, "o_cells", 6)
    assert shows(handheld, "o_reserve", 4)
    leads_to_text(handheld, "OK", "o_cells", 4)
    assert shows(handheld, "o_reserve", 3)


def test_laying_seeds_keeps_reserves() -> None:
    handheld = after_script(f"{LAY} OK OK RIGHT RIGHT OK OK OK OK OK OK LEFT LEFT LEFT OK OK")
    assert position_text(handheld) == "2 0 6 0 0 0 0 0 5 5 S"
    assert shows(handheld, "reserves", 5, 5)


def test_nord_chooses_starter() -> None:
    handheld = after_script(f"{LAY} OK OK RIGHT RIGHT OK LEFT LEFT LEFT OK RIGHT OK")
    assert position_text(handheld) == "2 0 1 0 0 0 0 0 5 5 N"
    leads_to_position(handheld, "RIGHT RIGHT OK OK", "2 0 0 0 0 0 1 1 5 4 S")


def test_revenge_on_laid_start_swaps_starter() -> None:
    handheld = after_script(f"{PRESETS['four']} RIGHT OK {FROM_START} OK OK OK OK LEFT OK OK")
    assert position_text(handheld) == "4 0 0 0 3 3 S"
    leads_to_text(handheld, "OK OK " * 6, "over_half")
    leads_to_position(handheld, "OK OK", "4 0 0 0 3 3 N")


@pytest.mark.parametrize("page", PAGES, ids=[page[0] for page in PAGES])
def test_examples_are_legal_or_refused_as_stated(page: Any) -> None:
    _, condition, options, text, moves, refused = page
    game: Any = new("fang", **options)
    position = game.from_text(text)
    if condition and condition[0] in options:
        assert options[condition[0]] == condition[1]
    if not moves:
        assert game.outcome(position) is not None
    for name in moves.split(",") if moves else ():
        move = game.parse_move(position, name)
        if refused:
            assert game.why_not(position, move)
        else:
            position = game.play(position, move)


def test_examples_match_their_pages() -> None:
    pages = {page[0]: page for page in PAGES}

    def after(name: str) -> tuple[Any, bytes]:
        _, _, options, text, moves, _ = pages[name]
        game: Any = new("fang", **options)
        position = game.from_text(text)
        for move in moves.split(",") if moves else ():
            position = game.play(position, game.parse_move(position, move))
        return game, position

    game, position = after("end")
    assert game.to_text(position) == "3 3 6 1 0 2 1 0 0 0 N"
    game, position = after("tie")
    assert game.outcome(position).scores == (8, 8)
    assert game.outcome(position).winner == 0
    game, position = after("refill")
    assert position[int(pages["refill"][4]) - 1] == 1
    for page in PAGES:
        if page[0] == "stuck":
            game = new("fang", **page[2])
            assert game.outcome(game.from_text(page[3])).reason == NO_PLAYABLE_CELL
    game, position = after("wrap")
    assert int(pages["wrap"][3].split()[int(pages["wrap"][4]) - 1]) + 1 > game.cells


@pytest.mark.parametrize(
    "preset, shown",
    [
        ("fang", "turn sow tibong other low refill wrap stuck end tie"),
        ("easy", "turn sow tibong other one refill wrap end tie"),
        ("four", "turn sow tibong other low refill wrap stuck end tie"),
    ],
)
@every_language
def test_rules_pages_follow_options(preset: str, shown: str, language: str) -> None:
    handheld = after_script(f"{PRESETS[preset]} RIGHT RIGHT RIGHT OK", language=language)
    pages = [*shown.split(), *[page[0] for page in LIGHTS]]
    for number, name in enumerate(pages):
        assert shows(handheld, f"r_{name}", 4)  # seeds in a pile, for light_more
        assert shows(handheld, "pages" if number + 1 < len(pages) else "pages_last", number + 1, len(pages))
        handheld.tap("RIGHT")
    assert shows(handheld, f"r_{pages[0]}")


@every_board
def test_each_page_plays_its_example(board: str) -> None:
    handheld = after_script(RULES, board)
    for page in PAGES:
        if page[1] in (None, ("tibong_min", 2), ("overflow", "wrap"), ("overflow", "wrap", "tibong_min", 2)):
            seen = watch(handheld, 5000, Handheld.lights)
            assert len(seen) > 10, page[0]
            handheld.tap("RIGHT")
