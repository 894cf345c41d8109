"""CircuitPython's image for the MacroPad: its keys, its knob, its own display and its speaker, in the emulator."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sim.fakes import wire
from sim.firmware.__main__ import main
from sim.firmware.handheld import FirmwareHandheld, Images
from sim.handheld import Handheld
from tests.firmware.side_by_side import assert_same, walked
from tests.firmware.ways import Way

BOARD = "macropad"
SETTINGS = {"SILLON_SEED": 7, "SILLON_LANGUAGE": "fr"}
STILL = {**SETTINGS, "SILLON_SPEED": "still"}
SOUTH = (7, 8, 9, 10, 11, 6)  # keys, from the one beside the cursor on
NORTH = (0, 1, 2, 3, 4)  # the cursor is on 5
# The menus with the knob, and a match of Awalé, whose pits are the twelve keys.
WAY: Way = (
    ("the games", "OK"),
    ("the third game", "RIGHT RIGHT RIGHT LEFT"),
    ("before the game", "OK"),
    ("the match", "RIGHT OK"),
    *((f"key {key} chooses", f"CELL{key}") for key in SOUTH),
    ("key 9 sows", "CELL9 CELL9"),
    *((f"key {key} chooses", f"CELL{key}") for key in NORTH),
    ("the knob chooses", "RIGHT"),
    ("the knob sows", "OK"),
    ("the menu", "BACK:900ms"),
    ("the match again", "BACK"),
    ("the turn taken back", "BACK"),
)
FEWEST = 18  # different pages in a walk

Start = Callable[..., FirmwareHandheld]


@pytest.fixture
def start(macropad_images: Images) -> Iterator[Start]:
    """Return a function that switches a MacroPad on. It is switched off after the test."""
    started: list[FirmwareHandheld] = []

    def switch_on(settings: dict[str, Any] = SETTINGS) -> FirmwareHandheld:
        started.append(FirmwareHandheld(BOARD, settings, images=macropad_images))
        return started[-1]

    yield switch_on
    for handheld in started:
        handheld.power_off()


def test_keys_and_knob_match_simulator(start: Start) -> None:
    simulated = Handheld(BOARD, STILL)
    snapshots = walked(simulated, WAY)
    simulated.power_off()
    assert len({snapshot.text for snapshot in snapshots}) >= FEWEST
    firmware = start(STILL)
    assert_same(firmware, snapshots, WAY)
    assert firmware.bench.display.errors == []


def test_speaker_tones_match_simulator(start: Start) -> None:
    settings = {**SETTINGS, "SILLON_SOUND": 1}
    simulated = Handheld(BOARD, settings)
    simulated.script("500ms OK 1200ms OK 1500ms RIGHT OK 3500ms CELL0 CELL0 2500ms")
    wanted = [hertz for _, hertz in wire.tones]
    simulated.power_off()
    assert len(wanted) >= 4
    firmware = start(settings)
    firmware.script("OK 1200ms OK 1500ms RIGHT OK 3500ms CELL0 CELL0 2500ms")
    assert [hertz for _, hertz in wire.tones] == pytest.approx(wanted, rel=0.02)


def test_image_for_another_board_is_refused(
    images: Images, macropad_images: Images, capsys: pytest.CaptureFixture[str]
) -> None:
    def said(uf2: Path, board: str) -> str:
        with pytest.raises(SystemExit):
            main(["--uf2", str(uf2), "--bootrom", str(images.bootrom), "--board", board, "--text"])
        return capsys.readouterr().err

    assert "is for the Raspberry Pi Pico, and the image for adafruit_macropad_rp2040 is needed" in said(
        images.uf2, BOARD
    )
    sentence = said(macropad_images.uf2, "pico_panel")
    assert "is for the Adafruit Macropad RP2040, and the image for raspberry_pi_pico is needed" in sentence
