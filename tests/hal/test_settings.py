"""The settings: values of settings.toml, and the report of a wrong value."""

import os
from pathlib import Path
from typing import Any

import pytest

from hal.settings import Settings
from sim.fakes import drive
from sim.fakes.oled import SSD1306
from tests.hal import kit

COLOURS = ("red", "blue")


def settings(**values: Any) -> Settings:
    """Return the settings of a board whose settings.toml says this; os.getenv gives an int for a number."""
    return Settings({f"SILLON_{name}": value for name, value in values.items()}.get)


def test_text_and_number_keep_their_type() -> None:
    found = settings(LANGUAGE="fr", SOUND=1)
    assert found.get("LANGUAGE") == "fr"
    assert found.get("SOUND", 0, (0, 1)) == 1
    assert found.problems == []


@pytest.mark.parametrize(("written", "value"), [("7", 7), ("0", 0), ("007", 7), ("-7", "-7"), ("7b", "7b"), ("", "")])
def test_digits_in_the_environment_are_a_number(written: str, value: Any) -> None:
    found = settings(LEVEL=written).get("LEVEL")
    assert (type(found), found) == (type(value), value)


def test_absent_setting_has_its_default() -> None:
    found = settings()
    assert found.get("LANGUAGE") is None
    assert found.get("LANGUAGE", "fr", ("fr", "en")) == "fr"
    assert found.get("BRIGHTNESS", 5, range(1, 11)) == 5
    assert found.problems == []


def test_only_sillon_settings_are_read() -> None:
    asked: list[str] = []
    Settings(asked.append).get("SOUND")
    assert asked == ["SILLON_SOUND"]


@pytest.mark.parametrize(
    ("value", "default", "allowed", "problem"),
    [
        ("green", "red", COLOURS, ("SILLON_X = green", "red, blue", "red")),
        ("", "red", COLOURS, ("SILLON_X = ", "red, blue", "red")),
        ("RED", "red", COLOURS, ("SILLON_X = RED", "red, blue", "red")),
        (3, "red", COLOURS, ("SILLON_X = 3", "red, blue", "red")),
        (2, 0, (0, 1), ("SILLON_X = 2", "0, 1", "0")),
        ("yes", 0, (0, 1), ("SILLON_X = yes", "0, 1", "0")),
        (0, 5, range(1, 11), ("SILLON_X = 0", "1..10", "5")),
        ("11", 5, range(1, 11), ("SILLON_X = 11", "1..10", "5")),
        ("-1", 5, range(1, 11), ("SILLON_X = -1", "1..10", "5")),
    ],
)
def test_wrong_value_is_reported_and_default_used(value: Any, default: Any, allowed: Any, problem: Any) -> None:
    found = settings(X=value)
    assert found.get("X", default, allowed) == default
    assert found.problems == [problem]


def test_each_wrong_value_is_reported() -> None:
    found = settings(A="x", B="y", C=1)
    assert (found.get("A", 0, (0, 1)), found.get("B", 5, range(9)), found.get("C", 0, (0, 1))) == (0, 5, 1)
    assert [problem[0] for problem in found.problems] == ["SILLON_A = x", "SILLON_B = y"]


@pytest.mark.parametrize(("language", "brightness"), [("fr", 3), ("en", 10)])
def test_board_follows_settings_toml(language: str, brightness: int, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text(
        f'SILLON_LANGUAGE = "{language}" # fr, en\nSILLON_BRIGHTNESS = {brightness}\nSILLON_SOUND = 1\n',
        encoding="utf-8",
    )
    bench = kit.bench(settings=drive.read_settings(str(tmp_path / "settings.toml")))
    bench.start(kit.CODE)
    assert bench.board.settings.get("LANGUAGE") == language
    assert bench.app.preferences.language == language
    assert bench.board.leds.brightness == brightness
    assert bench.board.sound.on is True
    assert bench.board.settings.problems == []


def test_repository_settings_are_allowed() -> None:
    bench = kit.bench()
    bench.settings.clear()
    bench.start(kit.CODE)
    assert {name for name in os.environ if name.startswith("SILLON_")} == {
        f"SILLON_{name}" for name in "BOARD LANGUAGE SOUND BRIGHTNESS SPEED JUMP PALETTE LARGE".split()
    }
    assert bench.board.settings.problems == []
    assert bench.board.problems == []
    assert bench.board.name == "pico_panel"


WRONG = {
    "SILLON_LANGUAGE": "de",
    "SILLON_SOUND": 2,
    "SILLON_BRIGHTNESS": 0,
    "SILLON_BOARD": "pico_panle",
    "SILLON_DRIVE": "Game",
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_setting_is_shown_and_the_game_starts(name: str) -> None:
    bench = kit.bench(settings={name: WRONG[name]})
    bench.start(kit.CODE)
    ((what, allowed, used),) = bench.board.settings.problems
    assert what == f"{name} = {WRONG[name]}"
    assert used in allowed or used == "5"
    bench.run(200)
    screen = bench.display
    assert isinstance(screen, SSD1306)
    assert what in " ".join(kit.lines(screen))
    bench.script("OK 300ms")
    if name == "SILLON_BOARD":  # its page is longer than the screen
        bench.script("OK 300ms")
    assert type(bench.app.screen).__name__ == "Home"


@pytest.mark.parametrize("name", ["WIRING", "BUDGET"])
def test_strip_settings_without_a_strip_are_reported(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kit.power_on(kit.profile("pygamer"))
    monkeypatch.setenv(f"SILLON_{name}", "100")
    board = kit.open_board()
    assert board.settings.problems == [(f"SILLON_{name} = 100", "none", "none")]
    assert board.problems == []


@pytest.mark.parametrize("said", ["zigzag,SE", "zigzag, SE", " zigzag ,SE "])
def test_wiring_may_have_spaces(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kit.power_on()
    monkeypatch.setenv("SILLON_WIRING", said)
    board = kit.open_board()
    assert "zigzag,SE" in board.run_transient("diagnostics")["wirings"]
    assert board.settings.problems == []
