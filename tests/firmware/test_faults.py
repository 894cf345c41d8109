"""Faults on CircuitPython's own image: missing parts, power cuts, failing files, and the messages about them."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from sillon.match.session import Session
from sillon.words import Words
from sim.firmware import fat
from sim.firmware.handheld import FirmwareHandheld, Images
from sim.firmware.image import NVM, NVM_BYTES, drive_files
from sim.memory import fill, new_memory
from sim.start_target import of_match
from tests.firmware.drives import drive_of, filled
from tools.soak import cuts

SETTINGS = {"SILLON_SEED": 7, "SILLON_SPEED": "still", "SILLON_LANGUAGE": "fr"}
SCREEN = 0x3C
LONG_MS = 6_000
BOARD = "pico_panel"

Start = Callable[..., FirmwareHandheld]


@pytest.fixture
def start(images: Images) -> Iterator[Start]:
    """Return a function that switches a handheld on. It is switched off after the test."""
    started: list[FirmwareHandheld] = []

    def switch_on(settings: dict[str, Any] = SETTINGS, **given: Any) -> FirmwareHandheld:
        started.append(FirmwareHandheld(BOARD, settings, images=replace(images, miss_cycles=0), **given))
        return started[-1]

    yield switch_on
    for handheld in started:
        handheld.power_off()


def shows(handheld: FirmwareHandheld, key: str) -> bool:
    wanted = Words("fr", "menus").say(key).split("\n")
    return all(any(line in shown for shown in handheld.text()) for line in wanted)


def until(handheld: FirmwareHandheld, condition: Callable[[], bool]) -> None:
    for _ in range(0, LONG_MS, 100):
        if condition():
            return
        handheld.run(100)
    raise AssertionError(handheld.frame_text())


def match_of_fafy(free: int | None = None) -> bytes:
    """Return a memory that starts a match of Fafy, with `free` bytes left in its log."""
    memory = new_memory(BOARD, of_match(Session("fafy", {})))
    if free is not None:
        fill(memory, free)
    return bytes(memory)


def sow(handheld: FirmwareHandheld) -> None:
    handheld.script("RIGHT 300ms OK 900ms OK 1500ms")


def cut(handheld: FirmwareHandheld, kind: str, after: int = 0, count: int | None = None) -> bytes:
    """Play a turn with a power cut, whose arguments are the emulator's. Return the memory."""
    handheld.bench.emulator.cut_power(kind, NVM, NVM_BYTES, after, count)
    before = powers(handheld)
    sow(handheld)
    until(handheld, lambda: powers(handheld) == before + 1)
    left = memory_of(handheld)
    handheld.bench.wait_for_page()
    return left


def memory_of(handheld: FirmwareHandheld) -> bytes:
    return handheld.bench.emulator.flash(NVM, NVM_BYTES)


def powers(handheld: FirmwareHandheld) -> int:
    return len([event for event in handheld.bench.events if event.kind == "power"])


def test_power_cut_after_turn_keeps_match(start: Start) -> None:
    handheld = start(memory=match_of_fafy())
    cut(handheld, "program")
    handheld.script("OK 1500ms")
    assert shows(handheld, "go_on")


@pytest.mark.parametrize("count", [1, 17])
def test_power_cut_during_turn_keeps_previous_turn(start: Start, count: int) -> None:
    handheld = start(memory=match_of_fafy())
    sow(handheld)
    before = memory_of(handheld)
    end = len(before.rstrip(b"\xff"))
    left = cut(handheld, "program", count=count)
    assert left[:end] == before[:end]
    assert len(left[end:].rstrip(b"\xff")) == count
    assert cuts.recovered(left) == cuts.recovered(before)
    assert "match" in cuts.recovered(left)[0]
    assert not shows(handheld, "notice_lost_0")
    handheld.script("OK 1500ms")
    assert shows(handheld, "go_on")


def test_power_cut_after_erase_leaves_blank_memory(start: Start) -> None:
    handheld = start(memory=match_of_fafy(free=40))
    cut(handheld, "erase")
    assert not shows(handheld, "notice_lost_0")
    handheld.script("OK 1500ms")
    assert not shows(handheld, "go_on")


def test_power_cut_during_erase_is_reported(start: Start) -> None:
    handheld = start(memory=match_of_fafy(free=40))
    before = memory_of(handheld)
    left = cut(handheld, "erase", count=NVM_BYTES // 2)
    gone = len(left) - len(left.lstrip(b"\xff"))
    assert NVM_BYTES // 2 <= gone < NVM_BYTES
    assert left[gone:] == before[gone:]
    assert shows(handheld, "notice_lost_0")


@pytest.mark.parametrize(
    ("pages", "count", "begin", "end"),
    [(0, None, 3, 123), (0, 60, 3, 63), (16, 2, 0, 123)],
    ids=["behind the first page", "within it", "within the mark"],
)
def test_power_cut_during_rewrite_is_reported(
    start: Start, pages: int, count: int | None, begin: int, end: int
) -> None:
    """The new log ends there: 120 bytes, after a mark of 3 that is written last."""
    handheld = start(memory=match_of_fafy(free=40))
    left = cut(handheld, "rewrite", pages, count)
    assert len(left) - len(left.lstrip(b"\xff")) == begin
    assert len(left.rstrip(b"\xff")) == end
    assert shows(handheld, "notice_lost_0")


def test_lights_work_without_screen(start: Start) -> None:
    handheld = start(display=False)
    first = handheld.lights()
    assert any(any(light) for row in first for light in row)
    handheld.script("OK 2000ms")
    assert handheld.lights() != first
    assert "Traceback" not in handheld.bench.console


def test_reconnected_screen_shows_current_page(start: Start) -> None:
    handheld = start(memory=match_of_fafy())
    before, lights = handheld.text(), handheld.lights()
    handheld.bench.emulator.set_answers(SCREEN, False)
    handheld.script("RIGHT 300ms")
    assert handheld.text() == before
    assert handheld.lights() != lights, "the match goes on"
    handheld.bench.emulator.set_answers(SCREEN, True)
    handheld.run(500)
    now = handheld.text()
    assert now != before
    handheld.script("300ms")
    assert handheld.text() == now
    assert "Traceback" not in handheld.bench.console


def test_stuck_button_is_reported(start: Start) -> None:
    handheld = start(held=["LEFT"])
    assert shows(handheld, "notice_stuck")
    assert any("LEFT" in line for line in handheld.text())
    handheld.script("OK 800ms")
    assert not shows(handheld, "notice_stuck")


def test_error_with_full_drive_is_reported(start: Start, capfd: pytest.CaptureFixture[str]) -> None:
    """The game may write to the drive, but there is no space for the traceback. The program starts on a full drive."""
    settings = {**SETTINGS, "SILLON_DRIVE": "game"}
    files = drive_files(BOARD)
    files["lib/sillon/screens/games.py"] = b"\n\nraise ValueError('put here by a test')\n"
    del files["lib/sillon/screens/games.mpy"]
    handheld = start(settings, files=filled(BOARD, files, settings))
    assert fat.free(drive_of(handheld)) == 0
    assert "Sillon" in handheld.text()[0]
    handheld.script("OK 2000ms")
    console = capfd.readouterr().err
    assert "Traceback" in console
    assert 'File "/lib/sillon/screens/games.py", line 3' in console
    assert console.rstrip().endswith("ValueError: put here by a test")
    assert "ValueError" in handheld.text()[3]
    assert "/crash.txt not written: OSError(28,)" in handheld.bench.console
    handheld.script("OK 2000ms")
    assert "Sillon" in handheld.text()[0], "OK leads home"
