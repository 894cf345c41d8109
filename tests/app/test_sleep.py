"""Idle lights dim and then sleep; a press that wakes them does nothing else."""

import pytest

from sim.handheld import Handheld
from tests.app.boards import every_board
from tests.app.scenes import IN_STARS
from tests.app.stage import (
    after_script,
    counts,
    leads_to,
    leads_to_position,
    pointer,
    position_text,
    screen_of,
    shows,
    sow,
)

MINUTE = 60_000


def brightest(handheld: Handheld) -> int:
    """Return the greatest byte on the wire within a breath."""
    most = 0
    for _ in handheld.bench.run_steps(2000, 60):
        most = max(most, *[max(colour) for row in handheld.lights() for colour in row])
    return most


def leave_alone(handheld: Handheld, minutes: float) -> None:
    handheld.bench.run(int(minutes * MINUTE), 500)


@pytest.fixture
def waiting() -> Handheld:
    """Return a handheld after 4>: Nord is to move, the pointer stands on cell 5."""
    handheld = after_script(IN_STARS)
    sow(handheld, "4>")
    return handheld


@every_board
def test_dims_after_three_minutes_and_sleeps_after_ten(board: str) -> None:
    handheld = after_script(IN_STARS, board)
    bright = brightest(handheld)
    leave_alone(handheld, 2.9)
    assert brightest(handheld) == bright
    leave_alone(handheld, 0.2)
    assert 0 < brightest(handheld) < bright / 2
    assert handheld.bench.display is not None
    assert handheld.bench.display.on
    leave_alone(handheld, 6.7)
    assert 0 < brightest(handheld) < bright / 2
    leave_alone(handheld, 0.3)
    assert brightest(handheld) == 0
    assert not handheld.bench.display.on


PRESSES = ["LEFT", "RIGHT", "UP", "DOWN", "OK", "BACK", "OK:1500ms", "BACK:1500ms", "LEFT:1500ms"]


@pytest.mark.parametrize(
    "button, minutes", [*[(button, 3.5) for button in PRESSES], ("OK", 10.5), ("BACK", 10.5), ("BACK:1500ms", 10.5)]
)
def test_any_button_only_wakes(waiting: Handheld, button: str, minutes: float) -> None:
    stood = pointer(waiting)
    bright = brightest(waiting)
    leave_alone(waiting, minutes)
    waiting.script(button)
    assert waiting.bench.display is not None
    assert waiting.bench.display.on
    assert screen_of(waiting) == "fafy"
    assert position_text(waiting) == "1 2 2 0 2 2 2 1 N"
    assert pointer(waiting) == stood
    assert not shows(waiting, "which_way")
    assert brightest(waiting) == bright


CHORDS = [("BACK", "OK"), ("OK", "BACK"), ("LEFT", "BACK"), ("BACK", "LEFT"), ("OK", "LEFT"), ("RIGHT", "OK")]


@pytest.mark.parametrize("first, second", CHORDS)
@pytest.mark.parametrize("held", [40, 900])
def test_chord_only_wakes(waiting: Handheld, first: str, second: str, held: int) -> None:
    stood = pointer(waiting)
    leave_alone(waiting, 3.5)
    waiting.press(first)
    waiting.run(40)
    waiting.press(second)
    waiting.run(40)
    waiting.release(first)
    waiting.run(held)
    waiting.release(second)
    leads_to(waiting, "200ms", "fafy")
    assert position_text(waiting) == "1 2 2 0 2 2 2 1 N"
    assert pointer(waiting) == stood


@pytest.mark.parametrize("first", ["OK", "BACK", "LEFT", "BACK:900ms"])
def test_next_press_after_waking_counts(waiting: Handheld, first: str) -> None:
    leave_alone(waiting, 3.5)
    stood = pointer(waiting)
    waiting.script(f"{first} RIGHT")
    assert pointer(waiting) == stood + 1
    leads_to_position(waiting, "BACK", "1 2 2 1 1 2 2 1 S")


def test_press_in_time_keeps_awake(waiting: Handheld) -> None:
    bright = brightest(waiting)
    for _ in range(4):
        leave_alone(waiting, 2.5)
        waiting.tap("RIGHT")
    assert brightest(waiting) == bright


def test_page_returns_after_sleep(waiting: Handheld) -> None:
    leave_alone(waiting, 0.6)
    page = waiting.text()  # after half a minute it tells a new player how the menu opens
    leave_alone(waiting, 11)
    assert waiting.text() == [" " * 21] * 5
    waiting.tap("OK")
    assert waiting.text() == page
    assert counts(waiting) == ["1", "2", "2", "0", "2", "2", "2", "1"]


def test_dimming_never_brightens() -> None:
    handheld = after_script(IN_STARS, BRIGHTNESS=1)
    bright = brightest(handheld)
    leave_alone(handheld, 3.5)
    assert brightest(handheld) <= bright
