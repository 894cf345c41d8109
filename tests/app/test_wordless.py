"""Wordless menus on the NeoTrellis: the effect of pressing each picture; no press reaches a screen of words."""

import pytest

from sim.paths import ROOT
from sim.screen_names import screen_name
from tests.app.play_keyed import into, key, new, script, shortest
from tests.app.scenes import GROUPS
from tests.app.stage import after_script, leads_to, position_text, screen_of
from tools.soak.masher import Masher

BOARD = "trellis_m4"
FAFY = into(BOARD, "fafy")
MOVED = f"{FAFY} CELL19 CELL19 CELL20 300ms"
MENU = "BACK:700ms 200ms"
# Screens that tell everything by lights.
LIT = {"home", "notice", "games", "setup", "rules", "go_on", "pause", "after", "stage_done"}
LIT |= {"fafy", "fang", "awale", "fanorona"}
AFTER = "OK 200ms BACK 200ms"  # from the end of a match, past the stairs of its stage


@pytest.mark.parametrize("name, first", [("fafy", 0), ("fang", 2), ("awale", 4), ("fanorona", 6)])
def test_any_key_of_its_columns_chooses_game(name: str, first: int) -> None:
    for cell in (first, first + 1, first + 8, first + 17):
        handheld = after_script(f"300ms OK CELL{cell} 200ms", BOARD)
        assert handheld.bench.app.target == ("setup", name)


def test_ok_takes_last_game() -> None:
    handheld = after_script("300ms OK CELL4 200ms BACK 200ms OK 200ms", BOARD)
    assert handheld.bench.app.target == ("setup", "awale")


@pytest.mark.parametrize("level", range(6))
def test_one_press_begins_with_each_player(level: int) -> None:
    handheld = after_script(f"300ms OK CELL0 200ms CELL{25 + level} 300ms", BOARD, on="fafy")
    assert handheld.bench.app.session.levels == ((0, level) if level else ())


def test_top_row_chooses_preset() -> None:
    game = new("fafy", "misere")
    handheld = after_script("300ms OK CELL0 200ms CELL3 OK 300ms", BOARD)
    assert handheld.bench.app.session.game.options == game.options


def test_board_plays_rules_and_any_key_turns_page() -> None:
    handheld = after_script("300ms OK CELL0 200ms CELL18 300ms", BOARD, on="rules")
    pages = len(handheld.bench.app.screen.pages)
    leads_to(handheld, " ".join(["CELL9"] * pages) + " 300ms", "setup")


@pytest.mark.parametrize(
    "words, screen", [("OK", "fafy"), ("CELL0", "fafy"), ("CELL6", "home"), ("BACK", "fafy"), ("CELL14", "home")]
)
def test_menu_pictures_resume_or_leave(words: str, screen: str) -> None:
    after_script(f"{MOVED} {MENU} {words} 300ms", BOARD, SPEED="instant", on=screen)


def test_blue_picture_undoes_move() -> None:
    handheld = after_script(f"{MOVED} {MENU} CELL11 300ms", BOARD, SPEED="instant")
    assert position_text(handheld) == "1 1 1 1 1 1 1 1 S"


def test_bottom_row_sets_and_saves_brightness() -> None:
    handheld = after_script(f"300ms OK {MENU}", BOARD)
    for cell, level in ((25, 1), (30, 10), (27, 4)):
        handheld.script(f"CELL{cell}")
        assert handheld.bench.app.board.leds.brightness == level
    again = after_script("300ms", BOARD, keep_nvm=True)
    assert again.bench.app.preferences.brightness == 4


@pytest.mark.parametrize("words, screen", [("OK", "fafy"), ("CELL0", "fafy"), ("CELL15", "games"), ("BACK", "home")])
def test_saved_match_can_be_resumed_or_declined(words: str, screen: str) -> None:
    handheld = after_script(f"{MOVED} {MENU} CELL6 300ms OK 200ms", BOARD, SPEED="instant", on="go_on")
    leads_to(handheld, f"{words} 300ms", screen)


@pytest.mark.parametrize("words, screen", [("OK", "home"), ("CELL0", "home"), ("CELL15", "games"), ("BACK", "home")])
def test_locked_match_is_kept_unless_replaced(words: str, screen: str) -> None:
    after_script(f"{MOVED} {MENU} CELL6 300ms", BOARD, SPEED="instant")
    handheld = after_script("300ms OK 200ms", BOARD, keep_nvm=True, GAMES="awale", on="go_on")
    assert handheld.bench.board.store.load("match")
    leads_to(handheld, f"{words} 300ms", screen)


@pytest.mark.parametrize("words, screen, played", [("OK", "fafy", 0), ("CELL1", "fafy", 0), ("CELL11", "fafy", -1)])
def test_pictures_after_game_play_again_or_undo(words: str, screen: str, played: int) -> None:
    moves = shortest("fafy")
    handheld = after_script(
        f"{FAFY} {script(BOARD, 'fafy', moves)} {AFTER} {words} 300ms", BOARD, SPEED="instant", on=screen
    )
    assert handheld.bench.app.session.match.moves == moves[: played or None] * (played != 0)


def test_pictures_after_game_lead_to_games_or_back() -> None:
    over = f"{FAFY} {script(BOARD, 'fafy', shortest('fafy'))} {AFTER}"
    assert screen_of(after_script(f"{over} CELL14 300ms", BOARD, SPEED="instant")) == "games"
    assert screen_of(after_script(f"{over} BACK 300ms", BOARD, SPEED="instant")) == "fafy"


def test_stairs_after_first_match_lead_to_the_next_stage() -> None:
    over = f"{FAFY} {script(BOARD, 'fafy', shortest('fafy'))} OK 200ms"
    handheld = after_script(over, BOARD, SPEED="instant", on="stage_done")
    leads_to(handheld, "OK 600ms", "fafy")
    assert handheld.bench.app.session.custom_start  # the stars


def test_computer_answers_a_move() -> None:
    handheld = after_script(f"300ms OK CELL2 200ms CELL26 300ms {key(BOARD, new('fang'), 3)} OK 6000ms", BOARD)
    assert len(handheld.bench.app.session.match.moves) == 2


def test_back_and_menu_undo_to_persons_turn() -> None:
    begun = f"300ms OK CELL2 200ms CELL26 300ms {key(BOARD, new('fang'), 3)} OK 6000ms"
    for words in ("BACK", f"{MENU} CELL11"):
        handheld = after_script(f"{begun} {words} 300ms", BOARD)
        assert handheld.bench.app.session.match.moves == []


def test_no_press_reaches_a_screen_of_words() -> None:
    screens: set[str] = set()
    for seed in range(3):
        handheld = after_script("300ms", BOARD)
        masher = Masher(handheld.bench, seed)
        masher.mash(1000)
        screens |= {screen_name(target) for target in masher.screens}
    assert len(screens) >= 8
    assert screens <= LIT


def test_every_picture_menu_has_a_scene() -> None:
    files = {path.stem for path in (ROOT / "lib").rglob("*.py") if "    wordless_input = (" in path.read_text("utf-8")}
    assert len(files) == 6
    assert files <= {scene.screen for scene in GROUPS[BOARD]}


@pytest.mark.parametrize("first", [0, 2, 4, 6])
def test_wordless_board_offers_no_learning(first: int) -> None:
    handheld = after_script(f"300ms OK CELL{first} 200ms", BOARD)
    setup = handheld.bench.app.screen
    assert "learn" not in [value for _, value in [*setup.entries(), *setup.input.pictures()]]
    for cell in range(32):
        if cell not in (24, 31):  # BACK and OK
            handheld = (
                after_script(f"300ms OK CELL{first} 200ms", BOARD) if screen_of(handheld) != "setup" else handheld
            )
            handheld.bench.script(f"CELL{cell} 60ms")
            assert screen_of(handheld) in LIT, cell
