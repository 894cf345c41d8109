"""Large print on CircuitPython's own image: it shows what the simulated handheld shows, and leaves room in every game's match."""

import random

import pytest

from games import NAMES
from sillon.match.session import Session
from sim.firmware.handheld import FirmwareHandheld, Images
from sim.firmware.image import drive_files
from sim.font.read import read_large
from sim.handheld import Handheld
from sim.memory import new_memory
from tests.firmware.heap import assert_room
from tests.firmware.side_by_side import differing, walked
from tests.firmware.ways import SEVENTH_BLACK, Way, large
from tools.measure.starting import memory

BOARD = "pico_panel"
SETTINGS: dict[str, str | int] = {"SILLON_SEED": 7, "SILLON_SPEED": "still", "SILLON_LANGUAGE": "fr", "SILLON_LARGE": 1}
FEWEST = 8  # the fewest different pages of a walk
LEVEL = 2  # of the computer
LONG = 135  # moves
MESSAGES = ("refused", "the match after the menu", "advice", "the match again", "the result")


def finished(game: str) -> bytes:
    """Return the chip's memory when the program restarts into a match that is over, of 84 moves at Awalé."""
    session = Session(game, {})
    match, chance = session.match, random.Random(8)
    while match.outcome() is None:
        moves = match.game.moves(match.position)
        match.play(chance.choice((max(moves), chance.choice(moves))))  # in the Colorigraphe the last ones end a turn
    return bytes(new_memory(BOARD, f"{game}|".encode() + session.packed()))


def unfinished(plies: int) -> bytes:
    """Return the chip's memory when the program restarts into a match of Awalé of so many moves."""
    session = Session("awale", {})
    match = session.match
    chance = random.Random(0)  # a match that lasts longer
    while len(match.moves) < plies:
        match.play(chance.choice(match.game.moves(match.position)))
    return bytes(new_memory(BOARD, b"awale|" + session.packed()))


def assert_without_error(firmware: FirmwareHandheld) -> None:
    assert "Traceback" not in firmware.bench.console
    assert "no large print" not in firmware.bench.console


def assert_shows_the_same_and_leaves_room(images: Images, begins: bytes, way: Way, fewest: int) -> None:
    simulated = Handheld(BOARD, SETTINGS, memory=begins)
    snapshots = walked(simulated, way)
    simulated.power_off()
    assert len({snapshot.text for snapshot in snapshots}) >= fewest
    for snapshot in snapshots:
        assert snapshot.where not in MESSAGES or read_large(snapshot.pixels), f"{snapshot.where}\n{snapshot.text}"
    firmware = FirmwareHandheld(BOARD, SETTINGS, images=images, memory=begins, files=drive_files(BOARD))
    try:
        for snapshot, (where, words) in zip(snapshots, [("switched on", ""), *way], strict=True):
            firmware.script(words)
            found = differing(firmware, [snapshot], ())
            assert not found, f"{where}\n{found[0].text}\non the firmware\n{found[1].text}"
            assert_room(firmware, where)
        assert_without_error(firmware)
    finally:
        firmware.power_off()


@pytest.mark.parametrize("game", NAMES)
def test_match_and_menu_over_it_match_simulator_and_leave_room(images: Images, game: str) -> None:
    begins = bytes.fromhex(memory(game, "game" if game == "colorigraphe" else "rival", LEVEL))
    assert_shows_the_same_and_leaves_room(images, begins, large(game), FEWEST)


@pytest.mark.parametrize("game", NAMES)
def test_result_matches_simulator_and_leaves_room(images: Images, game: str) -> None:
    way = (("the result", "5000ms"), ("the menu", "BACK:900ms"), ("the result again", "BACK"))
    assert_shows_the_same_and_leaves_room(images, finished(game), way, 2)


def test_refusal_against_the_clock_is_large_and_leaves_room(images: Images) -> None:
    """In the Colorigraphe the page changes each second: it is not compared with the simulated handheld's."""
    begins = bytes.fromhex(memory("colorigraphe", "game"))
    firmware = FirmwareHandheld(BOARD, SETTINGS, images=images, memory=begins, files=drive_files(BOARD))
    try:
        firmware.script(f"2000ms {SEVENTH_BLACK} 500ms")
        assert firmware.large_lines(), firmware.frame_text()
        assert_room(firmware, "refused")
        assert_without_error(firmware)
    finally:
        firmware.power_off()


@pytest.mark.parametrize("large_print", (0, 1))
def test_restart_into_long_match_leaves_room(images: Images, large_print: int) -> None:
    """The replay of the moves must not scatter what stays over the heap."""
    settings = {**SETTINGS, "SILLON_LARGE": large_print}
    firmware = FirmwareHandheld(BOARD, settings, images=images, memory=unfinished(LONG), files=drive_files(BOARD))
    try:
        for words in ("3000ms", "RIGHT 300ms", "BACK:900ms 300ms"):
            firmware.script(words)
            assert_room(firmware, words)
        assert_without_error(firmware)
    finally:
        firmware.power_off()
