"""CircuitPython's own image shows what the simulated handheld shows, on every screen of a walk through each game."""

from dataclasses import replace

import pytest

from games import NAMES
from sim.firmware.handheld import FirmwareHandheld, Images
from sim.handheld import Handheld
from sim.measure import walk
from tests.firmware.side_by_side import differing, walked

SETTINGS = {"SILLON_SEED": 7, "SILLON_SPEED": "still"}
FEWEST = 25  # looks that are compared in a walk


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("board, language", [("pico_panel", "fr")])
def test_a_walk_through_the_game_shows_the_same(images: Images, board: str, language: str, game: str) -> None:
    settings = {**SETTINGS, "SILLON_LANGUAGE": language}
    steps = walk.menus(game) + walk.walks(game)["game"]
    simulated = Handheld(board, settings)
    looks = walked(simulated, steps)
    simulated.power_off()
    assert len([look for look in looks if look]) >= FEWEST
    firmware = FirmwareHandheld(board, settings, images=replace(images, miss_cycles=0))
    try:
        found = differing(firmware, looks, steps)
        assert not found, f"{found[0].where}\n{found[0].text}\non the firmware\n{found[1].text}"
        assert "Traceback" not in firmware.bench.console
    finally:
        firmware.power_off()
