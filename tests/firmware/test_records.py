"""Records on the drive of CircuitPython's own image, which the game may write to: with and without free space."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from games import NAMES, new
from games.record import write
from sillon.match.session import NAME, Session
from sim.fakes import drive, wire
from sim.firmware import fat, image
from sim.firmware.handheld import FirmwareHandheld, Images
from sim.handheld import Handheld
from sim.memory import new_memory
from sim.start_target import of_match, store_of
from tests.app.stage import shows
from tests.firmware.drives import FILLS, drive_of, filled
from tests.firmware.side_by_side import assert_same, walked
from tools.soak import cuts

BOARD = "pico_panel"
SETTINGS = {"SILLON_SEED": 7, "SILLON_SPEED": "still", "SILLON_LANGUAGE": "fr", "SILLON_DRIVE": "game"}
OPTIONS = {"colorigraphe": {"target": 20}}  # random play scores few points
FOLDER = "records/"

# The person's last move, which wins; the menu after the match; its record; back to the end and the menu.
TO_THE_END = (
    ("the end", "OK"),
    ("what now", "OK"),
    ("the record", "RIGHT RIGHT RIGHT OK"),
    ("the end again", "BACK"),
    ("what now, again", "OK"),
)
TAKEN_BACK = (("the move taken back", "RIGHT RIGHT OK"),)
GOING_ON = (("the match that was kept", "OK"), ("the match", "OK"), *TO_THE_END)


def over(game: str) -> Session:
    session = Session(game, OPTIONS.get(game, {}))
    match, chance = session.match, random.Random(7)
    while match.outcome() is None:
        match.play(chance.choice(match.game.moves(match.position)))
    return session


def memory_with_finished_match(session: Session) -> bytes:
    """Return the memory after a power cut at the end of the match, before OK."""
    memory = new_memory(BOARD)
    store_of(memory).save(NAME, session.packed())
    return bytes(memory)


def nearly_over() -> Session:
    """Return a match of Fafy from the row of stars, on the ladder, against a computer that adapts itself: the next move wins."""
    session = Session("fafy", {}, new("fafy").from_text("1 2 2 1 1 2 2 1 S"))
    session.levels = (0, 6)
    for move in (7, 12):
        session.play(move)
    return session


def older(count: int) -> dict[str, bytes]:
    """Return this many records of one cluster each."""
    return {f"{FOLDER}{number}.txt": b"older\n" for number in range(1, count + 1)}


def records(files: dict[str, bytes]) -> dict[str, bytes]:
    return {path: files[path] for path in sorted(files) if path.startswith(FOLDER)}


class Desktop:
    """A simulated handheld with its own drive."""

    def __init__(self, folder: Path, files: dict[str, bytes], room: int = -1) -> None:
        self._folder = folder
        self._room = room
        for path, data in files.items():
            (folder / path).parent.mkdir(exist_ok=True)
            (folder / path).write_bytes(data)

    @contextmanager
    def on(self, **given: Any) -> Iterator[Handheld]:
        handheld = Handheld(BOARD, SETTINGS, **given)
        handheld.bench.drive_folder = str(self._folder)
        wire.drive_writable, drive.room = True, self._room
        try:
            yield handheld
        finally:
            wire.drive_writable, drive.room = False, -1
            handheld.power_off()

    def make_room(self) -> None:
        self._room = -1

    def records(self) -> dict[str, bytes]:
        found = {
            path.relative_to(self._folder).as_posix(): path for path in self._folder.glob("**/*") if path.is_file()
        }
        return records({name: path.read_bytes() for name, path in found.items()})


@contextmanager
def on_firmware(images: Images, **given: Any) -> Iterator[FirmwareHandheld]:
    handheld = FirmwareHandheld(BOARD, SETTINGS, images=replace(images, miss_cycles=0), **given)
    try:
        yield handheld
    finally:
        handheld.power_off()


def kept_in(handheld: FirmwareHandheld) -> dict[str, bytes]:
    """Return the content of the chip's memory, by name."""
    return cuts.recovered(handheld.bench.emulator.flash(image.NVM, image.NVM_BYTES))[0]


@pytest.mark.parametrize("game", NAMES)
def test_record_equals_simulators(images: Images, tmp_path: Path, game: str) -> None:
    session = over(game)
    memory = memory_with_finished_match(session)
    way = (("the games", "OK"),)
    desktop = Desktop(tmp_path, {})
    with desktop.on(memory=memory) as simulated:
        snapshots = walked(simulated, way)
        kept = cuts.recovered(bytes(wire.nvm))[0]
    assert desktop.records() == {f"{FOLDER}1.txt": write(session.match).encode()}
    with on_firmware(images, memory=memory) as firmware:
        assert_same(firmware, snapshots, way)
        assert records(fat.read(drive_of(firmware))) == desktop.records()
        assert kept_in(firmware) == kept


@pytest.mark.parametrize(("before", "room", "left"), [(0, -1, 1), (3, 0, 3), (14, 0, 13), (14, 1, 14)])
def test_full_drive_drops_oldest_records(images: Images, tmp_path: Path, before: int, room: int, left: int) -> None:
    """14 records fill a cluster of their folder: the next name needs another one."""
    memory = bytes(new_memory(BOARD, of_match(nearly_over())))
    desktop = Desktop(tmp_path, older(before), room)
    with desktop.on(memory=memory) as simulated:
        snapshots = walked(simulated, TO_THE_END)
        kept = cuts.recovered(bytes(wire.nvm))[0]
    assert len(desktop.records()) == left
    files = {**image.drive_files(BOARD), **older(before)}
    if room >= 0:
        files = filled(BOARD, files, SETTINGS, room)
    with on_firmware(images, memory=memory, files=files) as firmware:
        assert room < 0 or fat.free(drive_of(firmware)) == room * fat.SECTOR
        assert_same(firmware, snapshots, TO_THE_END)
        assert records(fat.read(drive_of(firmware))) == desktop.records()
        assert kept_in(firmware) == kept


def test_unfiled_match_is_filed_when_space_is_free(images: Images, tmp_path: Path) -> None:
    """The end shows a warning; then undo, power off, and one of the user's files is removed."""
    memory = bytes(new_memory(BOARD, of_match(nearly_over())))
    desktop = Desktop(tmp_path, {}, room=0)
    with desktop.on(memory=memory) as simulated:
        snapshots = walked(simulated, TO_THE_END[:2])
        assert shows(simulated, "record_full")
        snapshots += walked(simulated, TO_THE_END[2:])[1:]
        assert not shows(simulated, "record_full")  # it is tried once
        ended = cuts.recovered(bytes(wire.nvm))[0]
        snapshots += walked(simulated, TAKEN_BACK)[1:]
        kept = cuts.recovered(bytes(wire.nvm))[0]
    assert not desktop.records()
    assert {"ladder", "adapts"} <= set(ended)
    assert NAME in kept
    desktop.make_room()
    with desktop.on(keep_nvm=True) as simulated:
        later = walked(simulated, GOING_ON)
    assert list(desktop.records()) == [f"{FOLDER}1.txt"]

    with on_firmware(images, memory=memory, files=filled(BOARD, image.drive_files(BOARD), SETTINGS)) as firmware:
        assert fat.free(drive_of(firmware)) == 0
        assert_same(firmware, snapshots, (*TO_THE_END, *TAKEN_BACK))
        assert "record not kept: OSError(13,)" in firmware.bench.console
        assert not records(fat.read(drive_of(firmware)))
        assert kept_in(firmware) == kept
        chip = firmware.bench.emulator.flash(0, image.FLASH_BYTES)
    files = fat.read(chip[image.DRIVE :])
    del files[FILLS]
    with on_firmware(images, flash=chip[: image.DRIVE] + fat.drive(files, image.drive_bytes(BOARD))) as firmware:
        assert_same(firmware, later, GOING_ON)
        assert records(fat.read(drive_of(firmware))) == desktop.records()
