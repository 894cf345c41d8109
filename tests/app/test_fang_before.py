"""Before a match of Fang: presets, options, seeds laid by hand, the rules with their examples."""

import re
from typing import Any

import pytest

from games import new
from games.fang import NO_PLAYABLE_CELL, Fang
from hal.font import Font
from sillon.games.fang.rules_pages import PAGES
from sillon.words import LANGUAGES, Words
from sim.handheld import Handheld
from tests.app.boards import PLAIN
from tests.app.scenes_fang import LAY, OPTIONS, PRESETS, RULES, SETUP
from tests.app.stage import at, counts, is_pale, position_text, screen_of, shows, watch
from tools.measure import vocabulary

every_board = pytest.mark.parametrize("board", PLAIN)
every_language = pytest.mark.parametrize("language", LANGUAGES)


# Presets and options


@every_board
def test_ok_cycles_presets_and_lights_follow(board: str) -> None:
    handheld = at(f"{SETUP} RIGHT", board)
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


def test_last_choice_survives_power_off() -> None:
    at(f"{PRESETS['six']} 200ms BACK 200ms")
    again = at(SETUP, keep_nvm=True)
    assert shows(again, "preset_six")


@every_language
@pytest.mark.parametrize("number, key, texts", [(3, "o_overflow", ("overflow_wrap", "overflow_refused"))])
def test_option_values_are_told_in_words(language: str, number: int, key: str, texts: tuple[str, str]) -> None:
    handheld = at(f"{OPTIONS} {'RIGHT ' * number}", language=language)
    for text in (*texts, texts[0]):
        words = handheld.bench.app.words
        assert shows(handheld, key, words.say(text))
        handheld.tap("OK")


def test_size_sets_its_reserve() -> None:
    handheld = at(f"{OPTIONS} OK")
    assert shows(handheld, "o_cells", 6)
    assert shows(handheld, "o_reserve", 4)
    handheld.tap("OK")
    assert shows(handheld, "o_cells", 4)
    assert shows(handheld, "o_reserve", 3)


# Seeds laid by hand


def test_laying_seeds_keeps_reserves() -> None:
    handheld = at(f"{LAY} OK OK RIGHT RIGHT OK OK OK OK OK OK LEFT LEFT LEFT OK OK")
    assert position_text(handheld) == "2 0 6 0 0 0 0 0 5 5 S"
    assert shows(handheld, "reserves", 5, 5)


def test_nord_chooses_starter() -> None:
    handheld = at(f"{LAY} OK OK RIGHT RIGHT OK LEFT LEFT LEFT OK RIGHT OK")
    assert position_text(handheld) == "2 0 1 0 0 0 0 0 5 5 N"
    handheld.script("RIGHT RIGHT OK OK")
    assert position_text(handheld) == "2 0 0 0 0 0 1 1 5 4 S"


@every_board
def test_ready_is_lit_between_halves_only(board: str) -> None:
    handheld = at(f"{LAY} OK RIGHT OK RIGHT", board)
    laying = handheld.lights()
    handheld.script("LEFT LEFT LEFT")
    assert shows(handheld, "lay_ready")
    middle = handheld.cols // 2
    for row in range(handheld.rows):
        assert not any(laying[row][middle])
        assert any(handheld.lights()[row][middle])
        for col in range(handheld.cols):
            if any(laying[row][col]):
                assert any(handheld.lights()[row][col])


def test_start_without_moves_is_warned() -> None:
    handheld = at(f"{LAY} OK LEFT OK")
    assert screen_of(handheld) == "lay"
    assert shows(handheld, "lay_over_0")  # with either starter, Sud has more seeds
    assert shows(handheld, "lay_keep")
    assert counts(handheld) == list("10000000")
    handheld.tap("OK")
    assert screen_of(handheld) == "pie"


def test_revenge_on_laid_start_swaps_starter() -> None:
    handheld = at(f"{PRESETS['four']} RIGHT OK LEFT LEFT OK OK OK OK OK LEFT OK OK")
    assert position_text(handheld) == "4 0 0 0 3 3 S"
    handheld.script("OK OK " * 6)
    assert shows(handheld, "over_half")
    handheld.script("OK OK")
    assert position_text(handheld) == "4 0 0 0 3 3 N"


# The rules


@pytest.mark.parametrize("page", PAGES, ids=[page[0] for page in PAGES])
def test_examples_are_legal_or_refused_as_told(page: Any) -> None:
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


def test_examples_show_what_pages_tell() -> None:
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
    handheld = at(f"{PRESETS[preset]} RIGHT RIGHT RIGHT OK", language=language)
    pages = shown.split()
    for number, name in enumerate(pages):
        assert shows(handheld, f"r_{name}")
        assert shows(handheld, "pages", number + 1, len(pages))
        handheld.tap("RIGHT")
    assert shows(handheld, f"r_{pages[0]}")


@every_board
def test_each_page_plays_its_example(board: str) -> None:
    handheld = at(RULES, board)
    for page in PAGES:
        if page[1] in (None, ("tibong_min", 2), ("overflow", "wrap"), ("overflow", "wrap", "tibong_min", 2)):
            seen = watch(handheld, 5000, Handheld.lights)
            assert len(seen) > 10, page[0]
            handheld.tap("RIGHT")


def test_example_seed_flies_from_reserve() -> None:
    def flying(handheld: Handheld) -> list[int]:
        """The rows with a pale light, without the far row."""
        return [row for row in range(1, 5) if any(is_pale(light) for light in handheld.lights()[row])]

    seen = [rows[0] for rows in watch(at(RULES), 2000, flying) if rows]
    assert seen == sorted(seen)
    assert len(seen) >= 2


# Words


@every_language
def test_texts_fit_their_lines(language: str) -> None:
    """Two lines under the row, four beside an example; an option with its widest value is a line."""
    font = Font()
    for room, key in vocabulary.texts(language):
        words = Words(language, room)
        if room in ("fang", "fang_rules"):
            lines = words.say(key, *vocabulary.widest(room, key)).split("\n")
            assert len(lines) <= (2 if room == "fang" else 4), key
            assert max(map(font.cells, lines)) <= 21, lines
        elif room == "setup_fang" and key.startswith("o_"):
            allowed = {name: values for name, _, values in Fang.OPTIONS}[key[2:]]
            for value in allowed:
                told = value if type(value) is int and key != "o_first" else words.say(f"{key[2:]}_{value}")
                assert font.cells(words.say(key, told)) <= 21, (key, told)
        elif room == "setup_fang":
            assert font.cells(words.say(key)) <= 21, key


@every_language
def test_every_reason_has_words(language: str) -> None:
    """Reasons are found by playing every preset, and the stricter options, at random with a fixed seed."""
    import random

    chance = random.Random(5)
    reasons = set()
    for options in ({}, {"tibong_min": 1}, {"cells": 4, "overflow": "refused", "reserve": 9}):
        game: Any = new("fang", **options)
        for _ in range(30):
            position = game.start()
            while game.outcome(position) is None:
                reasons |= {game.why_not(position, cell) for cell in range(game.cells)}
                position = game.play(position, chance.choice(game.moves(position)))
    assert reasons == {0, 3, 7, 8}
    words = Words(language, "fang play")
    told = [words.say(f"no_{reason}", 8) for reason in sorted(reasons - {0})]
    assert len(set(told)) == 3
    assert not any(re.search(r"[{}]", text) for text in told)
