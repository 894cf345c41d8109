"""Large print on CircuitPython's own image: it shows what the simulated handheld shows, and leaves room in every game's match."""

import pytest

from games import NAMES
from sim.firmware.handheld import FirmwareHandheld, Images
from sim.firmware.image import drive_files
from sim.handheld import Handheld
from tests.firmware.side_by_side import differing, walked
from tests.firmware.ways import short
from tools.measure.firmware.aims import LEAST_BLOCK
from tools.measure.starting import memory

BOARD = "pico_panel"
SETTINGS: dict[str, str | int] = {"SILLON_SEED": 7, "SILLON_SPEED": "still", "SILLON_LANGUAGE": "fr", "SILLON_LARGE": 1}
FEWEST = 8  # the fewest different pages of a walk
LEVEL = 2  # of the computer


@pytest.mark.parametrize("game", NAMES)
def test_large_print_matches_simulator_and_leaves_room(images: Images, game: str) -> None:
    begins = bytes.fromhex(memory(game, "game" if game == "colorigraphe" else "rival", LEVEL))
    way = short(game)
    simulated = Handheld(BOARD, SETTINGS, memory=begins)
    snapshots = walked(simulated, way)
    simulated.power_off()
    assert len({snapshot.text for snapshot in snapshots}) >= FEWEST
    firmware = FirmwareHandheld(BOARD, SETTINGS, images=images, memory=begins, files=drive_files(BOARD))
    try:
        for snapshot, (where, words) in zip(snapshots, [("switched on", ""), *way], strict=True):
            firmware.script(words)
            found = differing(firmware, [snapshot], ())
            assert not found, f"{where}\n{found[0].text}\non the firmware\n{found[1].text}"
            if images.symbols:
                assert firmware.bench.emulator.heap().largest_alive >= LEAST_BLOCK, where
        assert "Traceback" not in firmware.bench.console
        assert "no large print" not in firmware.bench.console
    finally:
        firmware.power_off()
