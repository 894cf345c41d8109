"""boot.py: whether the game or the computer may write to the drive, by BACK at power-up and by settings.toml."""

import os
from typing import Any

import board
import keypad
import pytest

from sim.assembly import assemble
from sim.fakes import wire
from tests.hal import kit
from tests.modules import without

CODE = compile(kit.source("boot.py"), "boot.py", "exec")
# Linux reads no boot.py.
PROFILES = [(name, board) for name in kit.PROFILES if name != "raspberry_pi" for board in kit.profile(name).BOARD_IDS]


def plug_in(name: str, board: str, held: tuple[str, ...], **lines: str) -> None:
    """Power on with buttons held, and run boot.py, as the firmware does before USB starts."""
    handheld = assemble(kit.profile(name, BOARD_IDS=(board,)))
    for button in held:
        handheld.press(button)
    os.environ["SILLON_BOARD"] = name
    for line, value in lines.items():
        os.environ[f"SILLON_{line}"] = value
    exec(CODE, {"__name__": "__main__"})


@pytest.mark.parametrize(("name", "board"), PROFILES)
def test_back_held_gives_the_drive_to_the_game(name: str, board: str) -> None:
    plug_in(name, board, ("BACK",))
    assert wire.drive_writable is True


@pytest.mark.parametrize(("name", "board"), PROFILES)
def test_without_back_the_computer_has_the_drive(name: str, board: str) -> None:
    plug_in(name, board, ())
    assert wire.drive_writable is False


def test_other_buttons_do_not_change_the_drive() -> None:
    plug_in("pico_panel", "raspberry_pi_pico", ("OK", "LEFT"))
    assert wire.drive_writable is False


@pytest.mark.parametrize(("held", "game"), [((), True), (("BACK",), False)])
def test_setting_gives_drive_to_game_and_back_reverses_it(held: tuple[str, ...], game: bool) -> None:
    plug_in("pico_panel", "raspberry_pi_pico", held, DRIVE="game")
    assert wire.drive_writable is game


@pytest.mark.parametrize("lines", [{"BOARD": "toaster"}, {"DRIVE": "mine"}, {"BOARD": "", "DRIVE": "7"}])
def test_wrong_settings_leave_the_drive_to_the_computer(lines: dict[str, str]) -> None:
    plug_in("pico_panel", "raspberry_pi_pico", (), **lines)
    assert wire.drive_writable is False


@pytest.mark.parametrize(("name", "board"), PROFILES)
@pytest.mark.parametrize("said", ["trellis_m4", "pico_panel", "raspberry_pi"])
def test_back_is_read_on_the_detected_board(name: str, board: str, said: str) -> None:
    plug_in(name, board, ("BACK",), BOARD=said, DRIVE="game")
    assert wire.drive_writable is False
    plug_in(name, board, (), BOARD=said, DRIVE="game")
    assert wire.drive_writable is True


@pytest.mark.parametrize("module", ["hal.boards", "hal.drivers.keys", "digitalio"])
def test_board_starts_with_any_part_missing(module: str, capsys: Any) -> None:
    handheld = assemble(kit.profile())
    handheld.press("BACK")
    with without(module):
        exec(CODE, {"__name__": "__main__"})
    assert wire.drive_writable is False
    assert "boot.py, back_is_held" in capsys.readouterr().out


@pytest.mark.parametrize("held", [(), ("BACK",)])
def test_buttons_are_released_for_game(held: tuple[str, ...]) -> None:
    plug_in("pico_panel", "raspberry_pi_pico", held)
    for _, pin in kit.profile().BUTTONS[0]["keys"]:
        keypad.Keys((getattr(board, pin),), value_when_pressed=False).deinit()
