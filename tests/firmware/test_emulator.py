"""CircuitPython's own image in the emulator: debouncing, the heap's figures, the profile, and translated blocks."""

from dataclasses import replace
from pathlib import Path

import pytest

from sim.fakes import wire
from sim.firmware import image
from sim.firmware.__main__ import main
from sim.firmware.emulator import Emulator
from sim.firmware.handheld import FirmwareHandheld, Images
from tools.measure.firmware import aims, evening

SETTINGS = {"SILLON_SEED": 7, "SILLON_SPEED": "still", "SILLON_LANGUAGE": "fr"}
OK = wire.find("GP14").number
REST_MS = 4_000  # the files of the next screens are read meanwhile
ANSWER_MS = 50


def lights(handheld: FirmwareHandheld, milliseconds: float) -> list[float]:
    """Return the times of the strip's next frames, in ms from now."""
    start = handheld.bench.emulator.nanos
    return [(event.nanos - start) / 1e6 for event in handheld.bench.let_pass(milliseconds) if event.kind == "strip"]


def test_press_is_debounced(images: Images) -> None:
    handheld = FirmwareHandheld("pico_panel", SETTINGS, images=images)
    try:
        lights(handheld, REST_MS)
        chip = handheld.bench.emulator
        for _ in range(5):
            chip.set_level(OK, False)
            assert lights(handheld, 2) == []
            chip.set_level(OK, True)
            assert lights(handheld, 3) == []
        chip.set_level(OK, False)
        assert lights(handheld, 9) == []
        chip.set_level(OK, True)
        assert lights(handheld, 200) == []
        chip.set_level(OK, False)
        assert 9 < lights(handheld, 200)[0] < ANSWER_MS
    finally:
        handheld.power_off()


def command(images: Images, symbols: Path | None) -> list[str]:
    given = ["--uf2", str(images.uf2), "--bootrom", str(images.bootrom), "--no-misses", "--heap", "--script", ""]
    return given + (["--symbols", str(symbols)] if symbols else [])


def test_heap_is_printed_with_symbols(images: Images, capsys: pytest.CaptureFixture[str]) -> None:
    if not images.symbols:
        pytest.skip("SYMBOLS= gives the image's symbols")
    assert main(command(images, images.symbols)) == 0
    line = capsys.readouterr().out.splitlines()[-1]
    total, alive, largest = [int(word.rstrip(",")) for word in line.split() if word.rstrip(",").isdigit()]
    assert 30_000 < alive < total < 200_000
    assert 0 < largest <= total - alive


def test_without_symbols_heap_is_omitted(images: Images, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command(images, None)) == 0
    assert capsys.readouterr().out.splitlines()[-1] == (
        "The heap's figures are left out: name the image's symbols with --symbols, or SYMBOLS= for make."
    )


@pytest.mark.parametrize("game, level", [("fafy", 0), ("fanorona", evening.STRONGEST)])
def test_every_screen_leaves_16_kb_in_one_block(images: Images, game: str, level: int) -> None:
    """And the console has no error: see aims.failures()."""
    if not images.symbols:
        pytest.skip("SYMBOLS= gives the image's symbols")
    recording = evening.evening(replace(images, miss_cycles=0), (game,), level)
    assert len(recording.heaps) >= 2
    assert list(aims.failures([recording])) == []


def test_profile_names_python_and_c_functions(images: Images) -> None:
    if not images.symbols:
        pytest.skip("SYMBOLS= gives the image's symbols")
    handheld = FirmwareHandheld("pico_panel", {"SILLON_SPEED": "still"}, images=images)
    emulator = handheld.bench.emulator
    emulator.profile()
    begun = emulator.nanos
    handheld.run(20)
    samples = emulator.profiled()
    handheld.power_off()
    assert begun < samples[0][0] < samples[-1][0] <= emulator.nanos
    assert len(samples) >= 900  # one every 20 us or a little more
    inside = [names for _, names in samples if len(names) > 2]
    assert {names[0] for names in inside} == {"code.py:<module>"}
    assert "/lib/sillon/app/__init__.mpy:tick" in {names[1] for names in inside}
    assert "mp_execute_bytecode" in {names[-1] for names in inside}


START_MS = 2_800  # the firmware starts and the program reads its first files


@pytest.mark.parametrize("miss_cycles", [None, 0], ids=["cache", "no cache"])
def test_translation_changes_no_event(images: Images, miss_cycles: int | None) -> None:
    files = image.drive_files("pico_panel")
    flash = image.flash(image.firmware(images.uf2), files, {"SILLON_BOARD": "pico_panel"}, b"")
    runs = []
    for one_by_one in (True, False):
        emulator = Emulator(
            images.bootrom, flash, {"strip": 0, "scl": 5, "sda": 4}, (0x3C,), miss_cycles, one_by_one=one_by_one
        )
        runs.append((emulator.run(START_MS), emulator.nanos))
        emulator.stop()
    assert len(runs[0][0]) > 5
    assert runs[0] == runs[1]
