"""Translated blocks of the firmware's instructions have the same effects as single steps, at the same nanosecond."""

import pytest

from sim.firmware import image
from sim.firmware.emulator import Emulator
from sim.firmware.handheld import Images

START_MS = 2_800  # the firmware starts and the program reads its first files


@pytest.mark.parametrize("miss_cycles", [None, 0], ids=["cache", "no cache"])
def test_translation_changes_no_event(images: Images, miss_cycles: int | None) -> None:
    files = image.drive_files("pico_panel")
    flash = image.flash(image.firmware(images.uf2), files, {"SILLON_BOARD": "pico_panel"}, b"")
    told = []
    for one_by_one in (True, False):
        emulator = Emulator(
            images.bootrom, flash, {"strip": 0, "scl": 5, "sda": 4}, (0x3C,), miss_cycles, one_by_one=one_by_one
        )
        told.append((emulator.run(START_MS), emulator.nanos))
        emulator.stop()
    assert len(told[0][0]) > 5
    assert told[0] == told[1]
