"""boot.py: who may write to the drive, decided by OK while the power comes on."""

import pytest

from sim.plugged import plug
from sim.shadow import wire
from tests.hal import kit

CODE = compile(kit.source("boot.py"), "boot.py", "exec")
# In a matrix of keys or behind a register none can be read by one pin alone: there the drive stays with the computer.
# And Linux reads no boot.py.
PROFILES = [
    (name, board)
    for name in kit.PROFILES
    for board in kit.profile(name).BOARDS
    if not {"key_matrix", "shift_register", "blinka_keys"} & {group["driver"] for group in kit.profile(name).BUTTONS}
]


def plug_in(name: str, board: str, held: tuple[str, ...]) -> None:
    """Power on with buttons held, and what the firmware does before USB starts."""
    handheld = plug(kit.profile(name, BOARDS=(board,)))
    for button in held:
        # BACK of the MacroPad is its knob too.
        if button in handheld.button_names and (button == "OK" or name != "macropad"):
            handheld.press(button)
    exec(CODE, {"__name__": "__main__"})


@pytest.mark.parametrize(("name", "board"), PROFILES)
def test_ok_held_gives_the_drive_to_the_game(name: str, board: str) -> None:
    plug_in(name, board, ("OK",))
    assert wire.drive_writable is True


@pytest.mark.parametrize("held", [(), ("LEFT", "RIGHT", "BACK")])
@pytest.mark.parametrize(("name", "board"), PROFILES)
def test_without_it_the_computer_keeps_the_drive(name: str, board: str, held: tuple[str, ...]) -> None:
    plug_in(name, board, held)
    assert wire.drive_writable is False


def test_a_toy_without_buttons_leaves_the_drive_to_the_computer() -> None:
    wire.reset()
    exec(CODE, {"__name__": "__main__"})
    assert wire.drive_writable is False


@pytest.mark.parametrize("held", [(), ("OK",)])
def test_the_button_is_free_for_the_game_afterwards(held: tuple[str, ...]) -> None:
    plug_in("pico_panel", "raspberry_pi_pico", held)
    import board
    import keypad

    for _, pin in kit.profile().BUTTONS[0]["keys"]:
        keypad.Keys((getattr(board, pin),), value_when_pressed=False).deinit()
