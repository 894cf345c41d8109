"""CircuitPython's own image shows what the simulated handheld shows, on every screen of a walk through each game."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from games import NAMES
from games import colorigraphe as rules
from sim.firmware.handheld import FirmwareHandheld, Images
from sim.firmware.image import drive_files
from sim.handheld import Handheld
from tests.app.stage import shows
from tests.firmware.side_by_side import assert_same, walked
from tests.firmware.ways import SEVENTH_BLACK, Way, short, whole
from tools.measure.starting import memory
from tools.measure.walk import measured_part

BOARD = "pico_panel"
SETTINGS = {"SILLON_SEED": 7, "SILLON_SPEED": "still", "SILLON_LANGUAGE": "fr"}
FEWEST = 20  # the fewest different pages of a whole walk
FEWEST_ON_SOURCES = 10
LEVEL = 2  # of the computer
# A stake, the dice, no token, the judge, and the other player challenges.
CHALLENGED = "OK 600ms OK 300ms LEFT OK OK 600ms OK 300ms OK 300ms"
SECONDS = 40  # of a colouring, simulated for comparison
READY_SECONDS = 3  # before the colouring starts
LONGEST_MS = 6_000

Shown = tuple[list[list[tuple[int, int, int]]], list[bytes]]


@contextmanager
def switched_on(images: Images, board: str, memory: bytes = b"", source: bool = False) -> Iterator[FirmwareHandheld]:
    """Yield the handheld on the firmware, without the flash cache's misses."""
    files = drive_files(board, source=source)
    handheld = FirmwareHandheld(board, SETTINGS, images=replace(images, miss_cycles=0), memory=memory, files=files)
    try:
        yield handheld
    finally:
        handheld.power_off()


def assert_way_shows_the_same(
    images: Images, way: Way, fewest: int, board: str = BOARD, memory: bytes = b"", source: bool = False
) -> dict[str, str]:
    """Walk on both handhelds and compare at least this many different snapshots. Return the text of each page."""
    simulated = Handheld(board, SETTINGS, memory=memory)
    snapshots = walked(simulated, way)
    simulated.power_off()
    assert len({snapshot.text for snapshot in snapshots}) >= fewest
    with switched_on(images, board, memory, source) as firmware:
        assert_same(firmware, snapshots, way)
    return {snapshot.where: snapshot.text for snapshot in snapshots}


@pytest.mark.parametrize("game", NAMES)
def test_walk_matches_simulator(images: Images, game: str) -> None:
    text = assert_way_shows_the_same(images, whole(game), FEWEST)
    if game == "colorigraphe":
        assert text["the challenge taken back"] == text["who challenges"]
        assert text["as before"] == text["the other one's stake"] != text["another stake"]
        # The last line says how the menu opens, where BACK takes nothing back.
        assert text["nothing taken back"].splitlines()[:-2] == text["the match after the record"].splitlines()[:-2]
    else:
        assert text["the turn taken back"] != text["the match after the record"]


@pytest.mark.parametrize("game", NAMES)
def test_drive_with_sources_matches_simulator(images: Images, game: str) -> None:
    begins = bytes.fromhex(memory(game, "game" if game == "colorigraphe" else "rival", LEVEL))
    assert_way_shows_the_same(images, short(game), FEWEST_ON_SOURCES, memory=begins, source=True)


@pytest.mark.parametrize("game, screen", [(game, own) for game in NAMES for own in measured_part(game, "OWN")])
def test_games_own_screen_for_learning_matches_simulator(images: Images, game: str, screen: str) -> None:
    way = measured_part(game, "OWN")[screen]
    assert_way_shows_the_same(images, way, len(way) - 1, memory=bytes.fromhex(memory(game, screen)))


def test_single_row_matches_simulator(images: Images) -> None:
    assert_way_shows_the_same(images, whole("awale"), FEWEST, board="pico_strip")


def seconds(memory: bytes, words: str) -> list[Shown]:
    """Return what the simulated handheld shows after the script, and at each of the following seconds."""
    handheld = Handheld(BOARD, SETTINGS, memory=memory)
    handheld.script(f"500ms {words} 100ms")
    snapshots = []
    for _ in range(SECONDS):
        snapshots.append((handheld.lights(), handheld.pixels()))
        handheld.run(1_000)
    handheld.power_off()
    return snapshots


def comes_to_one_of(firmware: FirmwareHandheld, snapshots: list[Shown]) -> Shown:
    """Let time pass until one of the snapshots is shown, and return it; compare pages only if the snapshots have no lights."""
    for _ in range(0, LONGEST_MS, 20):
        snapshot = (firmware.lights() if snapshots[0][0] else [], firmware.pixels())
        if snapshot in snapshots:
            return snapshot
        firmware.run(20)
    raise AssertionError(firmware.frame_text())


def test_refused_and_undone_tokens_match_simulator(images: Images) -> None:
    """In the Colorigraphe lights and page change each second: they must equal those of one of the seconds."""
    begins = bytes.fromhex(memory("colorigraphe", "game"))
    simulated = Handheld(BOARD, SETTINGS, memory=begins)
    simulated.script(f"500ms {SEVENTH_BLACK} 100ms")
    assert shows(simulated, "refused_no_black_left")
    black = rules.black_count(simulated.bench.app.screen.shown)
    simulated.script("BACK 100ms")
    assert rules.black_count(simulated.bench.app.screen.shown) == black
    assert not shows(simulated, "refused_no_black_left")
    simulated.power_off()
    refused, taken_back = seconds(begins, SEVENTH_BLACK), seconds(begins, f"{SEVENTH_BLACK} 100ms BACK")
    assert not [snapshot for snapshot in taken_back if snapshot in refused]
    with switched_on(images, BOARD, begins) as firmware:
        firmware.script(f"500ms {SEVENTH_BLACK}")
        found = []
        for _ in range(3):
            found.append(comes_to_one_of(firmware, refused))
            firmware.run(1_000)
        assert found[0] != found[1] != found[2]
        firmware.script("BACK")
        comes_to_one_of(firmware, taken_back)
        assert "Traceback" not in firmware.bench.console


def test_withdrawn_challenge_matches_simulator(images: Images) -> None:
    """The only move of the Colorigraphe that can be undone, before the challenger's time starts."""
    begins = bytes.fromhex(memory("colorigraphe", "game"))
    simulated = Handheld(BOARD, SETTINGS, memory=begins)
    simulated.script(f"500ms {CHALLENGED} 100ms")
    session = simulated.bench.app.session
    assert session.position[rules.PHASE] == rules.CHALLENGED
    moves = list(session.match.moves)
    simulated.script("BACK 100ms")
    assert session.match.moves == moves[:-1]
    assert session.position[rules.PHASE] == rules.CLAIMING
    simulated.power_off()
    # In the first second the lights breathe, depending on the clock: compare the pages only.
    pages: list[Shown] = [([], page) for _, page in seconds(begins, CHALLENGED)[:READY_SECONDS]]
    (claim, *_) = seconds(begins, f"{CHALLENGED} 100ms BACK 1500ms")
    assert claim[1] not in [page for _, page in pages]
    with switched_on(images, BOARD, begins) as firmware:
        firmware.script(f"500ms {CHALLENGED}")
        comes_to_one_of(firmware, pages)
        firmware.script("BACK")
        comes_to_one_of(firmware, [claim])
        assert "Traceback" not in firmware.bench.console
