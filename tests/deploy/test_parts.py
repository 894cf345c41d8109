"""Each board gets what it reads, and not the parts of others."""

import pytest

from hal.boards import NAMES
from sim.drive.content import content
from sim.drive.parts import DRIVERS, KEYED, UNREAD, WORDLESS, for_board, imported
from sim.profiles import profile_of

FILES = content()
# What these import they read on some boards only: where the lights are keys. What is for type checkers nobody reads.
GUARDED = {path: UNREAD for path, data in FILES.items() if b"TYPE_CHECKING" in data}
APP = "lib/sillon/app/__init__.py"


def named(board: str) -> set[str]:
    """The files of the drivers that a profile names."""
    profile = profile_of(board)
    wirings = (profile.LEDS, *profile.BUTTONS, profile.SCREEN, profile.SOUND)
    return {f"{DRIVERS}{wiring['driver']}.py" for wiring in wirings if wiring}


@pytest.mark.parametrize("board", NAMES)
def test_whatever_a_board_has_of_the_program_finds_what_it_imports(board: str) -> None:
    own = for_board(FILES, board)
    assert named(board) <= set(own)
    for path, data in own.items():
        if path.endswith(".py"):
            missing = {each for each in imported(data, FILES) if each not in own}
            assert not [
                each
                for each in missing
                if not (each.startswith(GUARDED.get(path, ("-",))) or (path == APP and KEYED.match(each)))
            ], path


@pytest.mark.parametrize("board", NAMES)
def test_all_profiles_null_forms_and_what_is_asked_for_by_name_go_along(board: str) -> None:
    own = for_board(FILES, board)
    always = ("hal/boards/", "hal/nulls/", "games/")
    assert {path for path in FILES if path.startswith(always) and not path.startswith(UNREAD)} <= set(own)
    assert {path for path in FILES if b"def asked(" in FILES[path]} <= set(own)
    left = set(FILES) - set(own)
    elsewhere = (WORDLESS, *UNREAD)
    left = {path for path in left if path.startswith("lib/sillon/") and not KEYED.match(path)}
    assert not [path for path in left if not path.startswith(elsewhere)]


@pytest.mark.parametrize("board", NAMES)
def test_screens_for_keys_are_there_where_the_lights_are_keys(board: str) -> None:
    own = for_board(FILES, board)
    leds = profile_of(board).LEDS
    assert any(KEYED.match(path) for path in own) == ("named" in leds)
    assert any(path.startswith(WORDLESS) for path in own) == bool(leds.get("named"))


def test_the_reference_board_gets_none_of_the_others_drivers() -> None:
    drivers = {path for path in for_board(FILES, "pico_panel") if path.startswith(DRIVERS)}
    assert drivers == {DRIVERS + "__init__.py"} | named("pico_panel")
    assert "hal/joystick.py" not in for_board(FILES, "pico_panel")


def test_what_stands_in_for_a_firmware_is_on_no_drive() -> None:
    assert "hal/linux.py" not in FILES
