"""The record: numbered moves in words on full pages of the screen, and a machine-readable text on the serial console."""

import random

import pytest

from games import NAMES
from games.match import Match
from hal.font import Font
from sillon.games.colorigraphe.table import visible_plies
from sillon.manifest import manifest_of
from sillon.match.session import Session
from sillon.words import Words
from sim.handheld import Handheld
from tests.app.boards import every_board, every_language
from tests.app.stage import after_script, leads_to

HEAD = 2  # lines on the first page: the game, the result


def random_record(
    name: str, plies: int, board: str = "pico_panel", language: str = "fr", **options: object
) -> Handheld:
    """Return the record of a random match of `plies` moves, or to its end."""
    handheld = after_script("300ms", board, language)
    app = handheld.bench.app
    app.session = Session(name, options)
    match, chance = app.session.match, random.Random(name)
    while len(match.moves) < plies and match.outcome() is None:
        match.play(chance.choice(match.game.moves(match.position)))
    app.go((manifest_of(name).record,))
    leads_to(handheld, "200ms", "record")
    return handheld


def pages(handheld: Handheld) -> list[list[str]]:
    """Return the lines under the head line of each page, without trailing blanks."""
    found = []
    for _ in range(handheld.bench.app.screen.page_count):
        found.append([line.rstrip() for line in handheld.text()[1:]])
        handheld.tap("RIGHT")
    return found


@every_board
@pytest.mark.parametrize("name", NAMES)
def test_printed_record_can_be_read_back(name: str, board: str, capsys: pytest.CaptureFixture[str]) -> None:
    handheld = random_record(name, 9, board, "en", **({"size": "3x3"} if name == "fanorona" else {}))
    match = handheld.bench.app.session.match
    text = capsys.readouterr().out.strip() + "\n"
    assert Match.replay(text).moves == match.moves or name == "colorigraphe"
    assert text.startswith("Sillon match, format 1\n")


@every_language
@pytest.mark.parametrize("name", NAMES)
def test_pages_list_each_move_once(name: str, language: str) -> None:
    handheld = random_record(name, 120, language=language)
    font = Font()
    shown = pages(handheld)
    assert all(line for page in shown[:-1] for line in page)
    assert all(font.cells(line) <= 21 for page in shown for line in page)
    said = " ".join([line for page in shown for line in page][HEAD:])
    match = handheld.bench.app.session.match
    last = len(match.moves)
    if name == "colorigraphe":
        last = visible_plies(match)
    place = 0
    for number in range(1, last + 1):
        place = said.find(f"{number}" + "." * (number < 100), place)
        assert place >= 0, number
        place += len(str(number))


@every_language
def test_record_starts_with_game_and_result(language: str) -> None:
    words = Words(language, "fanorona record menus")
    lines = pages(random_record("fanorona", 3, language=language))[0]
    assert lines[:2] == [words.say("game_fanorona"), words.say("record_open")]
    handheld = random_record("fanorona", 500, language=language, size="3x3")
    winner = handheld.bench.app.session.match.outcome().winner
    assert winner is not None
    assert words.say(f"wins_{winner}").replace("\n", " ") in pages(handheld)[0][1]


def test_colorigraphe_moves_are_translated() -> None:
    english = {"stake", "arc", "red", "blue", "black", "clear", "done", "timeout", "challenge", "pass", "card", "stop"}
    for players in (1, 2, 3):
        handheld = random_record("colorigraphe", 200, language="fr", players=players)
        said = " ".join([line for page in pages(handheld) for line in page])
        assert "enjeu" in said
        words = {"".join([sign for sign in word if sign.isalpha()]) for word in said.split()}
        assert words & english <= {"arc"}


def test_empty_match_has_one_page() -> None:
    handheld = random_record("fafy", 0)
    assert handheld.bench.app.screen.page_count == 1
    assert [bool(line.strip()) for line in handheld.text()[1:]] == [True, True, False, False]
