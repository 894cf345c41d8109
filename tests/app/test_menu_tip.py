"""BACK where it undoes nothing says what holding it does; so does the first idle half-minute, until the menu has been opened."""

from typing import Any

import pytest

from games import NAMES
from sillon.manifest import manifest_of
from sillon.words import Words
from tests.app.boards import every_language
from tests.app.scene import GAMES, TOGETHER, to_entry
from tests.app.scenes import IN_STARS
from tests.app.stage import after_script, leads_to, switch_on, watch
from tests.game_parts import COMPUTER, ON_THE_BOARD
from tools.measure.walk import in_menu

HALF_A_MINUTE = "31000ms"
AGAINST = [name for name in ON_THE_BOARD if name in COMPUTER]
MENU = "BACK:900ms 200ms"


def begun(game: str, presses: str = TOGETHER, **settings: Any) -> Any:
    return after_script(f"{GAMES} {to_entry(game)} OK 300ms {presses} 1500ms", **settings)


def tells(handheld: Any, language: str = "en") -> bool:
    return str(Words(language, "tip").say("hold_back")) in handheld.text()[4]


@pytest.mark.parametrize("game", NAMES)
@every_language
def test_back_with_nothing_to_undo_names_the_menu(game: str, language: str) -> None:
    handheld = begun(game, TOGETHER if manifest_of(game).computer else "OK", language=language)
    assert not tells(handheld, language)
    handheld.script("BACK 200ms")
    assert tells(handheld, language)
    handheld.script("RIGHT 200ms")
    assert not tells(handheld, language), "until the next press"


@every_language
def test_tip_names_the_knob_where_that_is_back(language: str) -> None:
    handheld = begun("fafy", language=language, board="macropad")
    handheld.script("BACK 200ms")
    assert Words(language, "tip").say("hold_knob") in handheld.text()[4]


def test_back_against_computer_names_the_menu() -> None:
    handheld = begun("fang", "OK")
    handheld.script("BACK 200ms")
    assert tells(handheld)
    assert handheld.bench.app.session.levels == (0, 1)


def says_undone(handheld: Any, game: str) -> bool:
    words = Words("en", game if game == "fanorona" else "play").say("undone")
    return any(words.split(" ", 1)[1] in line for line in handheld.text())


@pytest.mark.parametrize("game", AGAINST)
@pytest.mark.parametrize("presses", [TOGETHER, "OK"], ids=["together", "against"])
def test_back_that_undoes_says_so_until_next_press(game: str, presses: str) -> None:
    handheld = begun(game, presses)
    handheld.script("OK 300ms OK 9000ms")
    assert handheld.bench.app.session.match.moves
    assert not says_undone(handheld, game)
    handheld.script("BACK 200ms")
    assert handheld.bench.app.session.match.moves == []
    assert says_undone(handheld, game)
    assert not tells(handheld)
    handheld.script("BACK 200ms")
    assert not says_undone(handheld, game), "there is nothing left to undo"
    assert tells(handheld)


@pytest.mark.parametrize("game", AGAINST)
def test_entry_of_the_menu_takes_a_move_back(game: str) -> None:
    handheld = begun(game, "OK")
    handheld.script(f"OK 300ms OK 9000ms {MENU}")
    assert len(handheld.bench.app.session.match.moves) > 1
    leads_to(handheld, f"{in_menu('undo_last')} 300ms", game)
    assert handheld.bench.app.session.match.moves == []
    assert not handheld.bench.board.store.load("match")
    assert says_undone(handheld, game)


SENTENCES = {
    "a refusal": ("fafy", f"{TOGETHER} 500ms RIGHT OK RIGHT OK 3000ms LEFT OK"),
    "a question": ("fafy", f"{TOGETHER} 500ms RIGHT OK"),
    "a refusal round the board": ("awale", f"{TOGETHER} 500ms OK 5000ms OK 5000ms LEFT OK"),
    "advice": ("fafy", f"OK 500ms {MENU} RIGHT OK 4000ms"),
}


@pytest.mark.parametrize("case", SENTENCES)
def test_tip_of_itself_cuts_no_sentence(case: str) -> None:
    game, presses = SENTENCES[case]
    handheld = begun(game, presses)
    handheld.bench.board.store.save("last", b"")  # as if the menu were not known
    page = handheld.text()
    handheld.script(HALF_A_MINUTE)
    assert handheld.text() == page
    handheld.script(f"BACK 200ms {HALF_A_MINUTE}")
    assert tells(handheld), "it comes later"


def test_held_back_opens_the_menu_without_a_word() -> None:
    handheld = after_script(f"{IN_STARS} {MENU}", on="pause")
    leads_to(handheld, "BACK 300ms", "fafy")
    assert not tells(handheld)


@pytest.mark.parametrize("game", ["awale", "colorigraphe"])
def test_first_idle_half_minute_names_the_menu(game: str) -> None:
    handheld = begun(game)
    handheld.script("20000ms")
    assert not tells(handheld)
    handheld.script("12000ms")
    assert tells(handheld)
    handheld.script(f"RIGHT {HALF_A_MINUTE}")
    assert not tells(handheld), "once is enough"


def test_who_has_opened_the_menu_is_not_told_again() -> None:
    handheld = begun("fafy")
    handheld.script(f"{MENU} BACK 300ms {HALF_A_MINUTE}")
    assert not tells(handheld)
    again = switch_on("pico_panel", {"SILLON_LANGUAGE": "en"}, keep_nvm=True)
    again.script(f"300ms OK 300ms RIGHT OK 300ms OK 1500ms {HALF_A_MINUTE}")
    assert again.bench.app.session.name == "fafy"
    assert not tells(again)
    again.script("BACK 200ms")
    assert tells(again), "a press that does nothing is always answered"


def test_no_tip_while_the_computer_thinks_or_a_puzzle_is_solved() -> None:
    handheld = begun("fafy")
    screen = handheld.bench.app.screen
    screen.controller.busy = True
    handheld.script(HALF_A_MINUTE)
    assert not tells(handheld)
    screen.controller.busy, screen.controller.saves = False, False
    handheld.script(HALF_A_MINUTE)
    assert not tells(handheld)


def test_still_mode_stays_still_with_the_tip() -> None:
    handheld = begun("fafy", SPEED="still")
    handheld.script(HALF_A_MINUTE)
    assert tells(handheld)
    assert len(watch(handheld, 3000, lambda each: each.lights())) == 1


def colours_of_back(handheld: Any) -> int:
    """Return how many colours the key BACK has within a breath."""
    found = set()
    for _ in range(40):
        handheld.run(60)
        found.add(handheld.lights()[3][0])
    return len(found)


def test_back_key_breathes_on_a_board_without_display() -> None:
    handheld = after_script("300ms OK CELL0 300ms CELL25 1500ms", "trellis_m4")
    assert colours_of_back(handheld) == 1
    handheld.script("BACK 200ms")
    assert colours_of_back(handheld) > 5
    handheld.script("CELL16 200ms")
    assert colours_of_back(handheld) == 1


@every_language
@pytest.mark.parametrize("presses", ["BACK 200ms", HALF_A_MINUTE])
def test_home_names_the_menu(language: str, presses: str) -> None:
    handheld = after_script("1500ms", language=language)
    tip = str(Words(language, "tip").say("hold_back"))
    assert not any(tip in line for line in handheld.text())
    handheld.script(presses)
    assert any(tip in line for line in handheld.text())
