"""CircuitPython's own image shows what the simulated handheld shows, on every screen of a walk through each game."""

from dataclasses import replace

import pytest

from games import NAMES
from sim.firmware.handheld import FirmwareHandheld, Images
from sim.firmware.image import drive_files
from sim.handheld import Handheld
from sim.measure import walk
from sim.measure.__main__ import memory
from tests.firmware.side_by_side import differing, walked

BOARD = "pico_panel"
SETTINGS = {"SILLON_SEED": 7, "SILLON_SPEED": "still", "SILLON_LANGUAGE": "fr"}
LEVEL = 2  # of the computer: it thinks, and not for long
BESIDE = {"rules": "RIGHT RIGHT LEFT", "record": "RIGHT"}

Steps = tuple[tuple[str, str], ...]


def shows_the_same(images: Images, steps: Steps, fewest: int, memory: bytes = b"", source: bool = False) -> None:
    """Walks through the steps on both handhelds; at least so many looks must be compared."""
    simulated = Handheld(BOARD, SETTINGS, memory=memory)
    looks = walked(simulated, steps)
    simulated.power_off()
    assert len([look for look in looks if look]) >= fewest
    images = replace(images, miss_cycles=0)
    firmware = FirmwareHandheld(BOARD, SETTINGS, images=images, memory=memory, files=drive_files(BOARD, source=source))
    try:
        found = differing(firmware, looks, steps)
        assert not found, f"{found[0].where}\n{found[0].text}\non the firmware\n{found[1].text}"
        assert "Traceback" not in firmware.bench.console
    finally:
        firmware.power_off()


@pytest.mark.parametrize("game", NAMES)
def test_a_walk_through_the_game_shows_the_same(images: Images, game: str) -> None:
    shows_the_same(images, walk.menus(game) + walk.walks(game)["game"], 25)


@pytest.mark.parametrize("game", NAMES[:4])  # at the Colorigraphe a clock runs in the computer's turn
def test_the_computers_move_and_its_undo_show_the_same(images: Images, game: str) -> None:
    turn = walk.walks(game)["rival"][0]
    shows_the_same(images, (turn, ("undone", "BACK")), 4, bytes.fromhex(memory(game, "rival", LEVEL)))


@pytest.mark.parametrize("screen", BESIDE)
@pytest.mark.parametrize("game", NAMES)
def test_rules_and_record_show_the_same(images: Images, game: str, screen: str) -> None:
    shows_the_same(images, ((screen, BESIDE[screen]),), 2, bytes.fromhex(memory(game, screen)))


def test_a_drive_with_sources_shows_the_same(images: Images) -> None:
    shows_the_same(images, (*walk.menus("awale"), ("a turn", "RIGHT OK")), 10, source=True)
