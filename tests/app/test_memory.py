"""Values that survive power off: preferences and the match in progress. A damaged match is dropped without an error."""

from types import SimpleNamespace
from typing import Any

import pytest

from sillon.match.resume import parse as match_of
from sillon.match.session import Session
from sillon.settings.preferences import read, save
from sim.handheld import Handheld
from tests.app.scenes import IN_STARS, ROWS, STARS
from tests.app.stage import (
    after_script,
    counts,
    leads_to,
    leads_to_position,
    leads_to_text,
    pick,
    position_text,
    screen_of,
    shows,
    sow,
    switch_on,
)

SET = "300ms BACK:700ms RIGHT"  # the menu at home: go on, speed, sound, light, language


def on_again(**settings: Any) -> Handheld:
    """Return the same handheld after power off and on, with its settings.toml or other lines."""
    named = {f"SILLON_{name}": value for name, value in settings.items()}
    handheld = switch_on("pico_panel", named, keep_nvm=True)
    handheld.run(300)
    return handheld


def preferences(handheld: Handheld) -> tuple[str, bool, int]:
    chosen = handheld.bench.app.preferences
    return chosen.language, chosen.sound, chosen.brightness


def test_preferences_survive_power_off() -> None:
    handheld = switch_on("pico_panel", {})
    assert preferences(handheld) == ("fr", False, 5)
    handheld.script(f"{SET} RIGHT OK RIGHT OK OK RIGHT OK")
    assert preferences(handheld) == ("en", True, 7)
    again = on_again()
    assert preferences(again) == ("en", True, 7)
    assert shows(again, "motto")
    assert again.bench.board.sound.on
    assert again.bench.board.leds.brightness == 7


@pytest.mark.parametrize(
    "line, wanted",
    [({"LANGUAGE": "en"}, ("en", False, 5)), ({"SOUND": 1}, ("fr", True, 5)), ({"BRIGHTNESS": 3}, ("fr", False, 3))],
)
def test_changed_settings_line_wins(line: dict[str, Any], wanted: tuple[str, bool, int]) -> None:
    handheld = switch_on("pico_panel", {})
    handheld.script(f"{SET} RIGHT RIGHT OK OK")
    assert preferences(handheld) == ("fr", False, 7)
    assert preferences(on_again(**line)) == wanted


def test_preferences_act_at_once() -> None:
    handheld = after_script(f"{SET} RIGHT RIGHT")
    before = max(max(colour) for row in handheld.lights() for colour in row)
    leads_to_text(handheld, "OK OK OK", "brightness", 8)
    assert max(max(colour) for row in handheld.lights() for colour in row) > before
    leads_to_text(handheld, "OK OK", "brightness", 10)
    leads_to_text(handheld, "OK", "brightness", 1)
    leads_to_text(handheld, "RIGHT OK", "language")
    assert handheld.language == "fr"


@pytest.mark.parametrize("place", range(17))
def test_damaged_preferences_fall_back_to_settings(place: int) -> None:
    handheld = switch_on("pico_panel", {"SILLON_LANGUAGE": "fr"})
    board = handheld.bench.board
    assert save(read(board), board)
    kept = bytearray(board.store.load("set"))
    assert len(kept) == 17
    for value in range(256):
        damaged = bytes(kept[:place]) + bytes((value,)) + bytes(kept[place + 1 :])
        store = SimpleNamespace(load=lambda name, damaged=damaged: damaged)
        found = read(SimpleNamespace(settings=board.settings, store=store, leds=board.leds))
        assert (found.language, found.sound, found.brightness) == ("fr", False, 5) or place > 8
        assert 1 <= found.brightness <= 10


@pytest.mark.parametrize(
    "before",
    [bytes((2, 0, 0, 5, 1, 0, 0, 1, 1, 8, 3, 1, 1)), bytes((3, 0, 0, 4, 1, 0, 0, 0, 1, 1, 7, 3, 1, 1, 0))],
    ids=["version 2", "version 3"],
)
def test_previous_preferences_are_read(before: bytes) -> None:
    handheld = switch_on("pico_panel", {"SILLON_LANGUAGE": "fr"})
    board = handheld.bench.board
    found = read(
        SimpleNamespace(settings=board.settings, store=SimpleNamespace(load=lambda name: before), leds=board.leds)
    )
    assert (found.language, found.sound, found.brightness, found.speed) == ("en", True, 8, 3)
    assert (found.jump, found.turned, found.palette, found.large) == (True, True, 0, False)
    assert board.store.save("set", before)
    again = after_script("300ms", language="fr", keep_nvm=True, on="home")
    assert again.language == "en", "which is no loss"


def test_match_survives_power_off_and_is_offered() -> None:
    handheld = after_script(IN_STARS)
    sow(handheld, "4>")
    sow(handheld, "7<")
    again = on_again(LANGUAGE="en")
    assert screen_of(again) == "home"
    leads_to(again, "OK", "go_on")
    leads_to_position(again, "OK", "1 2 2 0 3 3 0 1 S")
    assert counts(again) == ["1", "2", "2", "0", "3", "3", "0", "1"]
    leads_to_position(again, "BACK BACK", "1 2 2 1 1 2 2 1 S")


def test_match_survives_power_cut_during_move() -> None:
    handheld = after_script(f"{IN_STARS} RIGHT")
    handheld.press("OK")
    handheld.run(500)
    assert counts(handheld) == ["1", "0", "3", "1", "1", "2", "2", "1"]
    again = on_again()
    leads_to_position(again, "OK OK", "1 0 3 2 1 2 2 1 N")


def test_match_undone_to_start_is_not_offered() -> None:
    handheld = after_script(IN_STARS)
    sow(handheld, "4>")
    handheld.script("BACK")
    again = on_again()
    leads_to(again, "OK", "games")


def test_saved_match_keeps_its_options() -> None:
    handheld = after_script(f"{ROWS['misere']} {STARS}")
    sow(handheld, "4>")
    again = on_again()
    again.script("OK OK")
    assert again.bench.app.session.game.misere
    sow(again, "7<")
    sow(again, "1>")
    assert shows(again, "wins_1")


def test_saved_revenge_keeps_its_starter() -> None:
    handheld = after_script(IN_STARS)
    for move in ("4>", "7<", "1>"):
        sow(handheld, move)
    handheld.script("OK OK")
    sow(handheld, "4>")
    again = on_again()
    leads_to_position(again, "OK OK", "1 2 2 0 2 2 2 1 S")
    leads_to_position(again, "BACK", "1 2 2 1 1 2 2 1 N")


def test_declining_saved_match_leads_to_games() -> None:
    handheld = after_script(IN_STARS)
    sow(handheld, "4>")
    again = on_again()
    leads_to(again, "OK RIGHT OK", "games")
    again.script("RIGHT OK OK")
    assert position_text(again) == "1 2 2 1 1 2 2 1 S", "the last chosen row is remembered"


@pytest.mark.parametrize("flip", [0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80, 0xFF])
def test_damaged_match_is_another_match_or_none(flip: int) -> None:
    """Each byte of the saved match is changed, with a valid checksum."""
    handheld = after_script(IN_STARS)
    sow(handheld, "4>")
    sow(handheld, "7<")
    kept: bytes = handheld.bench.board.store.load("match")
    assert kept
    found = 0
    for place in range(len(kept)):
        damaged = bytearray(kept)
        damaged[place] ^= flip
        session = match_of(bytes(damaged))
        if session:
            found += 1
            session.outcome()
            assert len(session.position) == session.game.cells + 1
    assert found < len(kept) // 2


@pytest.mark.parametrize(
    "text",
    [
        "fafy",
        "chess;cells=8;1 1 1 1 1 1 1 1 0",
        "fafy;cells=5;1 1 1 1 300 0",
        "fafy;cells=5;1 1 1 1 1 0;99",
        "fafy;colour=red;1 1 1 1 1 0",
    ],
)
def test_invalid_match_is_dropped(text: str) -> None:
    handheld = after_script("300ms")
    handheld.bench.board.store.save("match", text.encode())
    leads_to(handheld, "OK 100ms", "notice")
    assert shows(handheld, "notice_lost_0")
    leads_to(handheld, "OK OK", "games")  # the notice comes once


@pytest.mark.parametrize("board, lines", [("pico_strip", {}), ("macropad", {}), ("pico_panel", {"GAMES": "fafy"})])
def test_unplayable_match_is_kept_until_replaced(board: str, lines: dict[str, Any]) -> None:
    """The match is for other lights, or its game is locked."""
    handheld = after_script("300ms")
    session = Session("fanorona", {})
    session.play(session.game.moves(session.position)[0])
    assert session.save(handheld.bench.board.store)
    other = after_script("300ms", board, keep_nvm=True, **lines)
    for _ in range(3):
        leads_to(other, "OK 200ms", "go_on")
        assert shows(other, "kept")
        assert shows(other, "kept_4")
        assert other.bench.app.session is None
        leads_to(other, "OK 200ms", "home")
    again = after_script("300ms OK OK 300ms", keep_nvm=True)
    assert again.bench.app.session.match.moves == session.match.moves
    other = after_script("300ms OK 200ms", board, keep_nvm=True, **lines)
    pick(other, False)
    assert screen_of(other) == "games"
    store = other.bench.board.store
    assert store.load("match") == session.packed(), "the old match stays until the first move"
