"""Notices before the first screen: a wrong setting with the allowed values, a missing part with its effect."""

from typing import Any

import pytest

from hal.boards import NAMES
from hal.settings import Settings
from sillon.words import LANGUAGES
from sim.fakes import wire
from sim.paths import ROOT
from tests.app.boards import every_language
from tests.app.scene import times
from tests.app.scenes_trellis_m4 import FAFY
from tests.app.stage import after_script, cause_event, leads_to, say, screen_of, shows, switch_on
from tests.modules import without


def page(handheld: Any) -> str:
    return " ".join(" ".join(handheld.text()).replace("▼", " ").split())


@every_language
@pytest.mark.parametrize(
    "name, value, allowed, used",
    [("SOUND", "loud", "0, 1", "0"), ("BRIGHTNESS", 11, "1..10", "5"), ("BRIGHTNESS", 0, "1..10", "5")],
)
def test_wrong_setting_names_allowed_and_used_values(
    language: str, name: str, value: Any, allowed: str, used: str
) -> None:
    handheld = after_script("300ms", language=language, **{name: value}, on="notice")
    assert shows(handheld, "notice_setting", "")
    assert f"SILLON_{name} = {value}" in page(handheld)
    assert shows(handheld, "notice_allowed", allowed)
    assert shows(handheld, "notice_used", used)
    leads_to(handheld, "OK", "home")


def test_unknown_language_is_reported_in_first_language() -> None:
    handheld = after_script("300ms", language="eo")
    assert handheld.language == LANGUAGES[0]
    assert "LANGUAGE = eo" in page(handheld)
    assert shows(handheld, "notice_allowed", ", ".join(LANGUAGES))


@every_language
def test_board_names_can_be_read_in_full(language: str) -> None:
    handheld = after_script("300ms", language=language)
    app = handheld.bench.app
    wrong = Settings(lambda name: "pico_pannel")
    wrong.get("BOARD", NAMES[0], NAMES)
    app.board.settings.problems.extend(wrong.problems)
    app.go(("notice",))
    handheld.run(200)
    text = page(handheld)
    while screen_of(handheld) == "notice":
        before = text
        handheld.tap("OK")
        handheld.run(200)
        text += " " + page(handheld)
    assert f"SILLON_BOARD = pico_pannel {app.words.say('notice_allowed', ', '.join(NAMES))}" in before
    assert app.words.say("notice_used", NAMES[0]) in before


@every_language
@pytest.mark.parametrize(
    "library, part", [("neopixel", "leds"), ("keypad", "buttons"), ("pwmio", "sound"), ("microcontroller", "store")]
)
def test_missing_part_is_named(language: str, library: str, part: str) -> None:
    with without(library):
        handheld = switch_on("pico_panel", {"SILLON_LANGUAGE": language})
    leads_to(handheld, "300ms", "notice")
    assert shows(handheld, "notice_missing")
    assert shows(handheld, f"part_{part}")
    assert shows(handheld, "notice_anyway")


@pytest.mark.parametrize("library", ["neopixel", "busdisplay", "pwmio", "microcontroller"])
def test_match_is_playable_without_a_part(library: str) -> None:
    with without(library):
        handheld = switch_on("pico_panel", {"SILLON_SOUND": 1})
        handheld.script("300ms OK OK OK OK OK RIGHT RIGHT OK OK 1500ms RIGHT OK BACK BACK:900ms BACK OK 300ms")
        assert screen_of(handheld) == "fafy"
        assert len(handheld.bench.board.problems) == 1
        leads_to(handheld, "BACK:900ms LEFT OK 300ms", "home")  # a missing part is reported once, not at each restart


def test_without_buttons_notice_stays() -> None:
    with without("keypad"):
        handheld = switch_on("pico_panel", {})
    leads_to(handheld, "OK RIGHT BACK:900ms 500ms", "notice")
    assert shows(handheld, "notice_missing")


def test_notice_pages_follow_each_other() -> None:
    with without("pwmio"):
        handheld = switch_on("pico_panel", {"SILLON_SOUND": "loud", "SILLON_BRIGHTNESS": 99})
    handheld.run(300)
    assert shows(handheld, "part_sound")
    handheld.tap("OK")
    assert shows(handheld, "notice_setting", " 1/2")
    assert "SILLON_SOUND = loud" in page(handheld)
    handheld.tap("BACK")
    assert shows(handheld, "notice_setting", " 2/2")
    assert "SILLON_BRIGHTNESS = 99" in page(handheld)
    leads_to(handheld, "OK", "home")


@every_language
def test_stuck_button_is_reported_and_others_work(language: str) -> None:
    handheld = after_script("", language=language)
    handheld.press("LEFT")
    wire.soft_reset()
    wire.reloads = 0  # as after power on
    handheld.bench.start(str(ROOT / "code.py"))
    leads_to(handheld, "300ms", "notice")
    assert shows(handheld, "notice_stuck")
    assert "LEFT" in page(handheld)
    leads_to(handheld, "OK", "home")


@every_language
def test_without_display_console_has_notice(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    handheld = after_script(FAFY, "trellis_m4", language)
    cause_event(handheld, "full")
    assert screen_of(handheld) == "notice"
    console = capsys.readouterr().out
    assert "\n".join([say(handheld, f"notice_full_{k}") for k in range(4)]) + "\nOK\n" in console
    handheld.run(1000)
    assert capsys.readouterr().out == ""


@every_language
def test_console_names_missing_display_and_other_faults(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with without("busdisplay"):
        handheld = switch_on("pico_panel", {"SILLON_LANGUAGE": language, "SILLON_SOUND": "loud"})
    handheld.run(300)
    console = capsys.readouterr().out
    assert f"{say(handheld, 'notice_missing')}\n{say(handheld, 'part_display')}\n" in console
    wanted = (say(handheld, "notice_setting", ""), "SILLON_SOUND = loud", say(handheld, "notice_allowed", "0, 1"))
    assert "\n".join([*wanted, say(handheld, "notice_used", "0"), "OK"]) in console


@every_language
def test_without_display_console_has_crash(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    handheld = after_script(f"{FAFY} {times(2, 'CELL19')} CELL20 1500ms", "trellis_m4", language)
    cause_event(handheld, "Unforeseen")
    console = capsys.readouterr().out
    words = [say(handheld, key) for key in ("crash", "crash_kept", "crash_on")]
    assert console.endswith("\n".join([*words, "Unforeseen", "fafy", ""]))
    handheld.run(1000)
    assert capsys.readouterr().out == ""
