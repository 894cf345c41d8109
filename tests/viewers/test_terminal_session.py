"""Keys without releases and a clock that the caller advances, without terminal and real time."""

from collections.abc import Callable

import pytest

from sim.bench import STEP_MS
from sim.fakes import wire
from sim.handheld import Handheld
from sim.real_time import RealTime
from sim.terminal.frame import pad_of
from sim.terminal.session import BUTTON, FASTER, QUIT, SLOWER, Session, meaning, pad_meaning


@pytest.fixture
def session(handheld: Handheld) -> Session:
    return Session(handheld)


def pass_time(session: Session, seconds: float) -> None:
    """Advance real time frame by frame, as the loop does."""
    for _ in range(round(seconds * 20)):
        session.advance(0.05)


def presses(handheld: Handheld) -> list[str]:
    """Return a list that gets the buttons as they are pressed."""
    names = {wire.find(finger.pin).name: name for name, finger in handheld.bench.fingers.items()}
    found: list[str] = []

    def listen(kind: str, where: str, what: object) -> None:
        if kind == "level" and not what:
            found.append(names[where])

    wire.listeners.append(listen)
    return found


@pytest.mark.parametrize(
    ("key", "action", "button"),
    [
        ("KEY_LEFT", BUTTON, "LEFT"),
        ("KEY_ENTER", BUTTON, "OK"),
        ("KEY_BACKSPACE", BUTTON, "BACK"),
        ("KEY_ESCAPE", BUTTON, "BACK"),
        ("B", BUTTON, "BACK"),
        ("h", BUTTON, "HINT"),
        ("q", QUIT, ""),
        ("+", FASTER, ""),
        ("-", SLOWER, ""),
    ],
)
def test_keys_have_meanings(key: str, action: str, button: str) -> None:
    found = meaning(key)
    assert found is not None
    assert found[:2] == (action, button)
    assert meaning("KEY_F5") is None


def test_simulated_time_follows_real_time(session: Session) -> None:
    start = wire.ms()
    pass_time(session, 1)
    assert wire.ms() - start == 1000


def test_partial_tick_is_carried_over(session: Session) -> None:
    start = wire.ms()
    for _ in range(30):
        session.advance(0.004)
    assert 110 <= wire.ms() - start <= 120


def test_speed_changes_in_steps_within_limits(session: Session) -> None:
    session.key("+")
    assert session.speed == 2
    start = wire.ms()
    session.advance(0.1)
    assert wire.ms() - start == 200
    for _ in range(9):
        session.key("+")
    assert session.speed == 8
    for _ in range(9):
        session.key("-")
    assert session.speed == 0.25


def test_sleep_of_computer_is_not_caught_up(session: Session) -> None:
    start = wire.ms()
    session.advance(3600)
    assert wire.ms() - start == 250


def test_key_presses_button_briefly(session: Session, handheld: Handheld) -> None:
    session.key("KEY_ENTER")
    pass_time(session, 0.05)
    assert handheld.held() == ["OK"]
    pass_time(session, 0.3)
    assert handheld.held() == []
    assert "Which game?" in handheld.text()[0]


def test_simultaneous_keys_are_pressed_in_turn(session: Session, handheld: Handheld) -> None:
    down = presses(handheld)
    for key in ("KEY_RIGHT", "KEY_RIGHT", "KEY_RIGHT", "KEY_LEFT"):
        session.key(key)
    pass_time(session, 1)
    assert down == ["RIGHT", "RIGHT", "RIGHT", "LEFT"]


def test_key_is_queued_while_button_is_down(session: Session, handheld: Handheld) -> None:
    down = presses(handheld)
    session.key("KEY_ENTER")
    pass_time(session, 0.05)
    session.key("KEY_ENTER")
    pass_time(session, 0.4)
    assert down == ["OK", "OK"]


def test_repeating_key_presses_until_released(session: Session, handheld: Handheld) -> None:
    down = presses(handheld)
    for _ in range(30):
        session.key("KEY_RIGHT")
        session.advance(0.033)
    so_far = len(down)
    assert 5 <= so_far <= 10
    pass_time(session, 2)
    assert len(down) <= so_far + 2


@pytest.mark.parametrize("every", [0.033, 0.1])
def test_repeating_backspace_opens_the_menu(session: Session, handheld: Handheld, every: float) -> None:
    down = presses(handheld)
    for _ in range(round(1 / every)):
        session.key("KEY_BACKSPACE")
        session.advance(every)
    assert handheld.held() == ["BACK"]
    pass_time(session, 0.5)
    assert handheld.held() == []
    assert "Menu" in handheld.text()[0]
    assert len(down) <= 2


def test_capital_b_is_back_held_and_opens_the_menu(session: Session, handheld: Handheld) -> None:
    session.key("B")
    pass_time(session, 1.2)
    assert "Menu" in handheld.text()[0]


def test_excess_keys_are_dropped(session: Session, handheld: Handheld) -> None:
    down = presses(handheld)
    for _ in range(500):
        session.key("KEY_RIGHT")
    pass_time(session, 5)
    assert len(down) <= 10


def test_missing_button_does_nothing(make: Callable[..., Handheld]) -> None:
    strip = make("pico_strip")
    session = Session(strip)
    for key in ("KEY_UP", "h", "x", "KEY_F1"):
        assert session.key(key)
    pass_time(session, 0.3)
    assert strip.held() == []


def test_only_q_quits(session: Session) -> None:
    assert session.key("KEY_ENTER")
    assert session.key("Q")
    assert not session.key("q")


def test_frame_is_made_only_after_change(session: Session) -> None:
    assert session.frame(80, 24, 256) is not None
    assert session.frame(80, 24, 256) is None
    assert session.frame(81, 24, 256) is not None, "another size"
    session.redraw()
    assert session.frame(81, 24, 256) is not None, "the terminal was cleared"
    pass_time(session, 1)
    assert session.frame(81, 24, 256) is not None, "the lights have moved"
    session.key("+")
    assert session.frame(81, 24, 256) is not None, "another speed"


@pytest.mark.parametrize(("board", "cells"), [("macropad", 12), ("trellis_m4", 32)])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_keyboard_rows_are_key_rows(make: Callable[..., Handheld], board: str, cells: int, language: str) -> None:
    handheld = make(board, SILLON_LANGUAGE=language)
    rows = pad_of(handheld)
    assert [len(row) for row in rows] == [handheld.cols] * handheld.rows
    assert len(set("".join(rows))) == cells
    found = [pad_meaning(key, handheld) for row in rows for key in row]
    assert found == [(BUTTON, name, 90) for name in handheld.button_names[:cells]]
    assert pad_meaning("1", handheld) == found[0]
    assert pad_meaning("KEY_ENTER", handheld) == meaning("KEY_ENTER")
    session = Session(handheld)
    session.key("1")
    pass_time(session, 0.05)
    assert handheld.held() == [handheld.button_names[0]]
    assert not session.key("Q")


def test_backspace_is_back_on_knob(make: Callable[..., Handheld]) -> None:
    handheld = make("macropad")
    session = Session(handheld)
    pass_time(session, 0.5)
    session.key("KEY_ENTER")
    pass_time(session, 1)
    assert "Which game?" in handheld.text()[0]
    session.key("KEY_BACKSPACE")
    pass_time(session, 2)
    assert "Sillon" in handheld.text()[0]


@pytest.mark.parametrize("speed", [0.2, 1.0, 8.0])
def test_ticks_sum_to_real_time(speed: float) -> None:
    for frame in (1 / 60, 0.004, 0.25):
        real_time = RealTime()
        ticks = sum([real_time.ticks(frame, speed) for _ in range(round(10 / frame))])
        assert abs(ticks - 10_000 * speed / STEP_MS) <= 1


def test_catch_up_is_at_most_a_quarter_second() -> None:
    assert RealTime().ticks(3600, 1) == 250 // STEP_MS
