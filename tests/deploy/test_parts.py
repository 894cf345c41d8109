"""Each board gets the files that it reads, without those of other boards."""

import pytest

from hal.boards import NAMES
from sim.drive.content import content
from sim.drive.parts import DRIVERS, KEYED, UNREAD, WORDLESS, for_board, imported
from sim.profiles import profile_of

FILES = content()
# These read their imports only on keyed boards. Imports for type checkers are never read.
GUARDED = {path: UNREAD for path, data in FILES.items() if b"TYPE_CHECKING" in data}
APP = "lib/sillon/app/__init__.py"


def named(board: str) -> set[str]:
    profile = profile_of(board)
    wirings = (profile.LEDS, *profile.BUTTONS, profile.DISPLAY, profile.SOUND)
    return {f"{DRIVERS}{wiring['driver']}.py" for wiring in wirings if wiring}


@pytest.mark.parametrize("board", NAMES)
def test_every_board_has_all_imported_files(board: str) -> None:
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
def test_dynamic_imports_are_included(board: str) -> None:
    own = for_board(FILES, board)
    always = ("hal/boards/", "hal/nulls/", "games/")
    assert {path for path in FILES if path.startswith(always) and not path.startswith(UNREAD)} <= set(own)
    assert {path for path in FILES if b"(Controller)" in FILES[path]} <= set(own)
    left = set(FILES) - set(own)
    elsewhere = (WORDLESS, *UNREAD)
    left = {path for path in left if path.startswith("lib/sillon/") and not KEYED.match(path)}
    assert not [path for path in left if not path.startswith(elsewhere)]


@pytest.mark.parametrize("board", NAMES)
def test_keyed_boards_get_keyed_screens(board: str) -> None:
    own = for_board(FILES, board)
    leds = profile_of(board).LEDS
    assert any(KEYED.match(path) for path in own) == ("named" in leds)
    assert any(path.startswith(WORDLESS) for path in own) == bool(leds.get("named"))


def test_reference_board_gets_no_foreign_driver() -> None:
    drivers = {path for path in for_board(FILES, "pico_panel") if path.startswith(DRIVERS)}
    assert drivers == {DRIVERS + "__init__.py"} | named("pico_panel")
    assert "hal/drivers/joystick.py" not in for_board(FILES, "pico_panel")


def test_linux_driver_is_on_no_drive() -> None:
    assert "hal/linux.py" not in FILES
