"""CircuitPython's own image shows what the simulated handheld shows, on every screen of a way through each game."""

from dataclasses import replace

import pytest

from games import NAMES
from sim.firmware.handheld import FirmwareHandheld, Images
from sim.firmware.image import drive_files
from sim.handheld import Handheld
from sim.measure.__main__ import memory
from tests.firmware.side_by_side import assert_same, walked
from tests.firmware.ways import Way, short, whole

BOARD = "pico_panel"
SETTINGS = {"SILLON_SEED": 7, "SILLON_SPEED": "still", "SILLON_LANGUAGE": "fr"}
FEWEST = 20  # pages that differ, on a whole way
FEWEST_ON_SOURCES = 10
LEVEL = 2  # of the computer


def shows_the_same(images: Images, way: Way, fewest: int, memory: bytes = b"", source: bool = False) -> None:
    """Goes the way on both handhelds; at least so many different looks must be compared."""
    simulated = Handheld(BOARD, SETTINGS, memory=memory)
    looks = walked(simulated, way)
    simulated.power_off()
    assert len({look.text for look in looks}) >= fewest
    images = replace(images, miss_cycles=0)
    firmware = FirmwareHandheld(BOARD, SETTINGS, images=images, memory=memory, files=drive_files(BOARD, source=source))
    try:
        assert_same(firmware, looks, way)
    finally:
        firmware.power_off()


@pytest.mark.parametrize("game", NAMES)
def test_a_way_through_the_game_shows_the_same(images: Images, game: str) -> None:
    shows_the_same(images, whole(game), FEWEST)


def test_a_drive_with_sources_shows_the_same(images: Images) -> None:
    begins = bytes.fromhex(memory("fanorona", "rival", LEVEL))
    shows_the_same(images, short("fanorona"), FEWEST_ON_SOURCES, begins, source=True)
