"""The menus before and after a match offer what is possible, keep the choice, and report what the board's lights cannot show."""

from typing import Any

import pytest

from sillon.screens.rules import all_pages
from tests.app.scene import COLORIGRAPHE, FROM_START, GAMES, LAID, LEGEND, ROWS, TOGETHER, times, to_entry
from tests.app.scenes_awale import BEFORE as AWALE
from tests.app.scenes_awale import laid
from tests.app.scenes_colorigraphe import COLOUR as PLAYING
from tests.app.scenes_fang import BLOCKED
from tests.app.stage import after_script, leads_to, leads_to_position, leads_to_text, open_screen, screen_of, shows
from tests.game_parts import COMPUTER, RULES_PAGES

OPTIONS = f"{GAMES} OK {times(3, 'LEFT')} OK"
ELEVEN = f"{OPTIONS} RIGHT OK {times(3, 'RIGHT')} OK BACK"  # the option `cells` at 11
FANORONA = f"{GAMES} {times(3, 'RIGHT')} OK"


def options_shown(handheld: Any) -> list[str]:
    game = handheld.bench.app.screen.choice.game()
    return [game.OPTIONS[number][0] for _, number in handheld.bench.app.screen.items if number >= 0]


def entries(handheld: Any) -> list[str]:
    return [value for _, value in handheld.bench.app.screen.items]


def test_custom_options_join_preset_cycle() -> None:
    handheld = after_script(f"{ELEVEN} LEFT LEFT")
    chosen = dict(handheld.bench.app.screen.choice.options)
    assert shows(handheld, "preset_own")
    for preset in ("impartial", "fafy", "misere", "sowing", "own", "impartial"):
        leads_to_text(handheld, "OK", f"preset_{preset}")
        assert (handheld.bench.app.screen.choice.options == chosen) == (preset == "own")


def test_custom_options_survive_preset_match_and_power_off() -> None:
    after_script(f"{ELEVEN} LEFT LEFT OK LEFT LEFT LEFT LEFT OK 300ms")
    handheld = after_script(f"{GAMES} RIGHT OK RIGHT RIGHT RIGHT RIGHT", keep_nvm=True)
    assert shows(handheld, "preset_impartial")
    leads_to_text(handheld, "OK OK OK OK", "preset_own")
    leads_to_position(handheld, "LEFT LEFT LEFT LEFT OK", "1 1 1 1 1 1 1 1 1 1 1 S")


def test_start_with_other_cells_shows_count() -> None:
    handheld = after_script(f"{ELEVEN} LEFT OK OK")
    assert shows(handheld, "preset_own")
    assert shows(handheld, "row_short", 5)
    leads_to_text(handheld, "OK", "row_stars", 8)
    handheld = after_script(f"{ROWS['misere']} OK OK")
    assert shows(handheld, "row_short", 5)
    assert shows(handheld, "preset_misere"), "a shorter start alone keeps the preset"


def test_changing_cells_resets_start() -> None:
    handheld = after_script(f"{ROWS['impartial']} OK OK RIGHT OK RIGHT OK RIGHT OK BACK LEFT")
    assert shows(handheld, "row_own", 0)
    leads_to_position(handheld, FROM_START, "1 1 1 1 1 1 1 1 1 S")


@pytest.mark.parametrize("buttons", ["LEFT LEFT LEFT LEFT OK", "LEFT LEFT LEFT OK OK"])
def test_unshowable_choice_is_reported(buttons: str) -> None:
    handheld = after_script(FANORONA, "pico_strip")
    assert not shows(handheld, "too_big"), "only after OK"
    leads_to_text(handheld, buttons, "too_big")
    handheld.tap("RIGHT")
    assert not shows(handheld, "too_big")
    assert not shows(after_script(f"{FANORONA} {buttons}"), "too_big")


def test_closed_dial_shows_entries_under_its_note() -> None:
    handheld = after_script(f"{FANORONA} LEFT LEFT LEFT OK", "macropad")
    screen = handheld.bench.app.screen
    handheld.script(f"{times(options_shown(handheld).index('draw_after'), 'RIGHT')} OK")
    screen.choice.options = {"size": "9x5"}
    leads_to_text(handheld, "RIGHT", "too_big")
    leads_to_text(handheld, "OK", "as_document")
    assert not shows(handheld, "too_big")


def test_options_without_effect_are_hidden() -> None:
    handheld = after_script(f"{FANORONA} LEFT LEFT LEFT OK")
    assert "winner" not in options_shown(handheld)
    handheld.script("LEFT LEFT OK")
    assert handheld.bench.app.screen.choice.options == {"handicap": "no_capture"}
    assert options_shown(handheld)[-2:] == ["handicap", "winner"]
    handheld = after_script(f"{FANORONA} LEFT LEFT LEFT OK", "pico_strip")
    assert options_shown(handheld) == ["size", "chain", "draw_after"]


def test_hidden_option_keeps_cursor() -> None:
    handheld = after_script(f"{COLORIGRAPHE} LEFT LEFT LEFT OK {times(5, 'RIGHT')} OK")
    screen = handheld.bench.app.screen
    assert screen.choice.options == {"problems": "cards"}
    assert "stakes" not in options_shown(handheld)
    handheld.tap("OK")
    assert screen.choice.game().problems == "dice"
    assert "stakes" in options_shown(handheld)


def test_rules_state_if_score_may_fall() -> None:
    handheld = after_script(f"{COLORIGRAPHE} LEFT LEFT OK {LEGEND['colorigraphe']} LEFT LEFT")
    assert shows(handheld, "r_less")
    handheld = after_script(
        f"{COLORIGRAPHE} LEFT LEFT LEFT OK {times(6, 'RIGHT')} OK BACK RIGHT OK {LEGEND['colorigraphe']} LEFT LEFT"
    )
    assert shows(handheld, "r_floor")


@pytest.mark.parametrize(
    "script", [f"{ROWS['impartial']} {LAID} OK LEFT OK OK OK", BLOCKED, f"{laid('2 1 0 0 0 0 0 0 0 0 0 0')} OK OK"]
)
def test_finished_start_offers_neither_revenge_nor_undo(script: str) -> None:
    handheld = after_script(f"{script} OK", on="after")
    assert entries(handheld) == ["record", "setup", "home_again"]


def test_revenge_is_offered_if_other_can_begin() -> None:
    # The row 2 1, sown to the right only: Sud begins and is blocked; Nord could play.
    handheld = after_script(f"{ROWS['fafy']} {LAID} OK OK RIGHT OK LEFT LEFT OK OK OK OK")
    assert entries(handheld) == ["revenge", "record", "setup", "home_again"]
    handheld.tap("OK")
    assert handheld.bench.app.session.outcome() is None


def test_finished_match_offers_all_entries() -> None:
    handheld = after_script(f"{AWALE} {TOGETHER}")
    handheld.bench.app.session.play(0)
    open_screen(handheld, "match.after", ms=100)
    assert entries(handheld) == ["revenge", "replay", "undo_last", "record", "setup", "home_again"]


@pytest.mark.parametrize("game", RULES_PAGES)
def test_menu_names_the_lights_after_the_rules(game: str) -> None:
    first = TOGETHER if game in COMPUTER and game != "colorigraphe" else "OK"
    handheld = after_script(f"{GAMES} {to_entry(game)} OK 300ms {first} 1500ms")
    screen = screen_of(handheld)
    handheld.script("BACK:900ms 200ms")
    shown = entries(handheld)
    assert shown.index("lights") == shown.index("rules") + 1
    assert "undo_last" not in shown, "before a move"
    handheld.bench.app.screen.select("lights")
    leads_to(handheld, "OK 900ms", "rules")
    assert handheld.bench.app.screen.page_count == len(all_pages(handheld.bench.board.leds, game, "lights"))
    leads_to(handheld, "BACK 900ms", screen)


@pytest.mark.parametrize(
    "reviewed, table, of", [(None, "", ""), (0, "", ""), (None, "t1", ""), (None, "", "match.record")]
)
def test_menu_takes_back_moves_of_a_match_only(reviewed: int | None, table: str, of: str) -> None:
    handheld = after_script(f"{GAMES} OK {TOGETHER} 300ms")
    session = handheld.bench.app.session
    session.play(session.game.moves(session.position)[0])
    session.review(reviewed)
    session.table = table
    if of:
        open_screen(handheld, of, ms=100)
    open_screen(handheld, "pause", ms=100)
    assert ("undo_last" in entries(handheld)) == (reviewed is None and not table and not of)


def test_menu_says_how_to_leave_at_its_first_entry() -> None:
    handheld = after_script(f"{GAMES} OK {TOGETHER} 300ms BACK:900ms 200ms")
    assert shows(handheld, "leave")
    leads_to(handheld, "UP OK 400ms", "home")


def test_colorigraphe_hides_turned_and_jump() -> None:
    handheld = after_script(PLAYING)
    open_screen(handheld, "pause", ms=100)
    assert handheld.bench.app.session.name == "colorigraphe"
    assert not {"turned", "jump"} & set(entries(handheld))
    handheld = after_script(f"{GAMES} OK {TOGETHER} BACK:700ms")
    assert {"turned", "jump"} < set(entries(handheld))
