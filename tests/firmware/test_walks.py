"""CircuitPython's own image shows what the simulated handheld shows, on every screen of a way through each game."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from games import NAMES
from sim.firmware.handheld import FirmwareHandheld, Images
from sim.firmware.image import drive_files
from sim.handheld import Handheld
from sim.measure.__main__ import memory
from sim.measure.walk import times
from tests.app.stage import shows
from tests.firmware.side_by_side import assert_same, walked
from tests.firmware.ways import Way, short, whole

BOARD = "pico_panel"
SETTINGS = {"SILLON_SEED": 7, "SILLON_SPEED": "still", "SILLON_LANGUAGE": "fr"}
FEWEST = 20  # pages that differ, on a whole way
FEWEST_ON_SOURCES = 10
LEVEL = 2  # of the computer
# A stake, the dice, six black tokens, and one more.
SEVENTH_BLACK = f"OK 600ms OK 300ms {times(6, 'OK OK OK RIGHT')} OK OK OK"
REFUSED_SECONDS = 40


@contextmanager
def switched_on(images: Images, board: str, memory: bytes = b"", source: bool = False) -> Iterator[FirmwareHandheld]:
    """The handheld on the firmware, without the flash cache's misses."""
    files = drive_files(board, source=source)
    handheld = FirmwareHandheld(board, SETTINGS, images=replace(images, miss_cycles=0), memory=memory, files=files)
    try:
        yield handheld
    finally:
        handheld.power_off()


def assert_way_shows_the_same(
    images: Images, way: Way, fewest: int, board: str = BOARD, memory: bytes = b"", source: bool = False
) -> None:
    """Goes the way on both handhelds; at least so many different looks must be compared."""
    simulated = Handheld(board, SETTINGS, memory=memory)
    looks = walked(simulated, way)
    simulated.power_off()
    assert len({look.text for look in looks}) >= fewest
    with switched_on(images, board, memory, source) as firmware:
        assert_same(firmware, looks, way)


@pytest.mark.parametrize("game", NAMES)
def test_a_way_through_the_game_shows_the_same(images: Images, game: str) -> None:
    assert_way_shows_the_same(images, whole(game), FEWEST)


@pytest.mark.parametrize("game", NAMES)
def test_a_drive_with_sources_shows_the_same(images: Images, game: str) -> None:
    begins = bytes.fromhex(memory(game, "game" if game == "colorigraphe" else "rival", LEVEL))
    assert_way_shows_the_same(images, short(game), FEWEST_ON_SOURCES, memory=begins, source=True)


def test_a_strip_of_one_row_shows_the_same(images: Images) -> None:
    assert_way_shows_the_same(images, whole("awale"), FEWEST, board="pico_strip")


def test_a_refusal_shows_the_same_while_the_clock_runs(images: Images) -> None:
    """At the Colorigraphe lights and page change each second: they must be those of one of the seconds."""
    begins = bytes.fromhex(memory("colorigraphe", "game"))
    simulated = Handheld(BOARD, SETTINGS, memory=begins)
    simulated.script(f"500ms {SEVENTH_BLACK} 100ms")
    assert shows(simulated, "no_26")
    looks = []
    for _ in range(REFUSED_SECONDS):
        looks.append((simulated.lights(), simulated.pixels()))
        simulated.run(1_000)
    simulated.power_off()
    with switched_on(images, BOARD, begins) as firmware:
        firmware.script(f"500ms {SEVENTH_BLACK} 200ms")
        found = []
        for _ in range(3):
            found.append((firmware.lights(), firmware.pixels()))
            assert found[-1] in looks, firmware.frame_text()
            firmware.run(1_000)
        assert found[0] != found[1] != found[2]
