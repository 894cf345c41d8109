"""boot.py: who may write to the drive, decided by BACK while the power comes on, and by settings.toml."""

import os
from typing import Any

import pytest

from sim.assembly import assemble
from sim.fakes import wire
from tests.hal import kit
from tests.modules import without

CODE = compile(kit.source("boot.py"), "boot.py", "exec")
# Linux reads no boot.py.
PROFILES = [(name, board) for name in kit.PROFILES if name != "raspberry_pi" for board in kit.profile(name).BOARDS]


def plug_in(name: str, board: str, held: tuple[str, ...], **lines: str) -> None:
    """Power on with buttons held, and what the firmware does before USB starts."""
    handheld = assemble(kit.profile(name, BOARDS=(board,)))
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
def test_without_it_the_computer_keeps_the_drive(name: str, board: str) -> None:
    plug_in(name, board, ())
    assert wire.drive_writable is False


def test_other_buttons_say_nothing() -> None:
    plug_in("pico_panel", "raspberry_pi_pico", ("OK", "LEFT"))
    assert wire.drive_writable is False


@pytest.mark.parametrize(("held", "game"), [((), True), (("BACK",), False)])
def test_a_line_gives_it_to_the_game_and_back_held_to_the_computer(held: tuple[str, ...], game: bool) -> None:
    plug_in("pico_panel", "raspberry_pi_pico", held, DRIVE="game")
    assert wire.drive_writable is game


@pytest.mark.parametrize("lines", [{"BOARD": "toaster"}, {"DRIVE": "mine"}, {"BOARD": "", "DRIVE": "7"}])
def test_wrong_lines_leave_it_to_the_computer(lines: dict[str, str]) -> None:
    plug_in("pico_panel", "raspberry_pi_pico", (), **lines)
    assert wire.drive_writable is False


@pytest.mark.parametrize(("name", "board"), PROFILES)
@pytest.mark.parametrize("said", ["trellis_m4", "pico_panel", "raspberry_pi"])
def test_back_is_found_on_the_board_itself_when_settings_toml_names_another(name: str, board: str, said: str) -> None:
    plug_in(name, board, ("BACK",), BOARD=said, DRIVE="game")
    assert wire.drive_writable is False
    plug_in(name, board, (), BOARD=said, DRIVE="game")
    assert wire.drive_writable is True


@pytest.mark.parametrize("module", ["hal.boards", "hal.drivers.keys", "digitalio"])
def test_whatever_is_missing_the_board_starts(module: str, capsys: Any) -> None:
    handheld = assemble(kit.profile())
    handheld.press("BACK")
    with without(module):
        exec(CODE, {"__name__": "__main__"})
    assert wire.drive_writable is False
    assert "boot.py, back_is_held" in capsys.readouterr().out


@pytest.mark.parametrize("held", [(), ("BACK",)])
def test_the_buttons_are_free_for_the_game_afterwards(held: tuple[str, ...]) -> None:
    plug_in("pico_panel", "raspberry_pi_pico", held)
    import board
    import keypad

    for _, pin in kit.profile().BUTTONS[0]["keys"]:
        keypad.Keys((getattr(board, pin),), value_when_pressed=False).deinit()
