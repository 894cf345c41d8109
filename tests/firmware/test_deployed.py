"""The deploy command's output runs on CircuitPython's own image: one file with everything, and compiled files."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sillon.match.session import Session
from sim import __main__ as command
from sim.drive.compiled import compiled
from sim.firmware.handheld import FirmwareHandheld, Images
from sim.firmware.image import FLASHES, NVM, NVM_BYTES, board_of, drive_files
from sim.handheld import Handheld
from sim.memory import new_memory
from sim.start_target import of_match
from tests import uf2_file

BOARD = "pico_panel"
SETTINGS = {"SILLON_SEED": 7, "SILLON_LANGUAGE": "fr"}

Start = Callable[..., FirmwareHandheld]


@pytest.fixture
def start(images: Images) -> Iterator[Start]:
    """Return a function that switches a handheld on. It is switched off after the test."""
    started: list[FirmwareHandheld] = []

    def switch_on(
        settings: dict[str, Any] = SETTINGS, board: str = BOARD, images: Images = images, **given: Any
    ) -> FirmwareHandheld:
        started.append(FirmwareHandheld(board, settings, images=replace(images, miss_cycles=0), **given))
        return started[-1]

    yield switch_on
    for handheld in started:
        handheld.power_off()


def written(flash: bytes, made: bytes) -> bytes:
    """Return a flash after the boot loader has written a UF2 file, with each of its sectors erased first."""
    found = bytearray(flash)
    for offset, part in uf2_file.parts(uf2_file.read(made)).items():
        found[offset : offset + len(part)] = part
    return bytes(found)


def assert_plays_from_one_file(images: Images, start: Start, folder: Path, board: str) -> None:
    """Write the file over a flash of other bytes with a saved match, which must resume as on the simulated handheld."""
    path = folder / "sillon.uf2"
    assert command.main(["deploy", "--uf2", str(path), "--firmware", str(images.uf2), "--board", board]) == 0
    memory = bytes(new_memory(board, of_match(Session("awale", {}))))
    before = bytearray(b"\x77" * FLASHES[board_of(board)])
    before[NVM : NVM + NVM_BYTES] = memory.ljust(NVM_BYTES, b"\xff")
    flash = written(bytes(before), path.read_bytes())
    assert flash[NVM : NVM + NVM_BYTES] == before[NVM : NVM + NVM_BYTES]

    simulated = Handheld(board, {}, memory=memory)
    simulated.run(3000)
    page = simulated.text()
    simulated.power_off()
    handheld = start({}, board, images, flash=flash)
    handheld.run(1000)
    assert handheld.text() == page
    assert "Traceback" not in handheld.bench.console


def test_uf2_file_keeps_memory_and_plays(images: Images, start: Start, tmp_path: Path) -> None:
    assert_plays_from_one_file(images, start, tmp_path, BOARD)


def test_macropad_uf2_file_keeps_memory_and_plays(macropad_images: Images, start: Start, tmp_path: Path) -> None:
    assert_plays_from_one_file(macropad_images, start, tmp_path, "macropad")


def test_compiled_file_error_names_file_and_line(start: Start, capfd: pytest.CaptureFixture[str]) -> None:
    path = "lib/sillon/screens/games"
    broken = compiled({f"{path}.py": b"TYPE_CHECKING = False\n\nraise ValueError('put here by a test')\n"})
    handheld = start(files={**drive_files(BOARD), **broken})
    handheld.script("OK 2000ms")
    console = capfd.readouterr().err
    assert f'File "/{path}.mpy", line 3' in console
    assert console.rstrip().endswith("ValueError: put here by a test")
