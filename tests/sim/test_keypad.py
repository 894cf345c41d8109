"""keypad scans as the firmware does: bounces, thresholds, queue and time stamps."""

import board
import keypad
import pytest
from hypothesis import given
from hypothesis import strategies as some

from sim.fakes import wire


@pytest.fixture(autouse=True)
def power_on() -> None:
    wire.reset()


def make(**options: float) -> keypad.Keys:
    keys = keypad.Keys((board.GP10, board.GP11), value_when_pressed=False, **options)  # type: ignore[arg-type]
    wire.advance(40)
    assert not keys.events
    return keys


def seen(keys: keypad.Keys) -> list[tuple[int, bool]]:
    found = []
    while keys.events:
        event = keys.events.get()
        assert event is not None
        found.append((event.key_number, event.pressed))
    return found


def test_press_and_release_are_events() -> None:
    keys = make()
    wire.set_level("GP11", False)
    assert not keys.events
    wire.advance(20)
    wire.set_level("GP11", True)
    wire.advance(20)
    assert seen(keys) == [(1, True), (1, False)]
    assert keys.events.get() is None


def test_tap_between_scans_is_missed() -> None:
    keys = make()
    wire.advance(1)
    wire.set_level("GP10", False)
    wire.advance(10)
    wire.set_level("GP10", True)
    wire.advance(100)
    assert seen(keys) == []


def test_events_have_time_of_scan() -> None:
    keys = make(interval=0.005)
    wire.plan_level(12, "GP10", False)
    wire.advance(100)
    event = keys.events.get()
    assert event is not None
    assert event.timestamp - wire.ticks_ms() == -85  # pressed at 52, scanned at 55, now 140


def test_threshold_of_one_reports_bounces() -> None:
    keys = make(interval=0.001)
    for delay, level in ((1, False), (2, True), (3, False), (4, True), (5, False)):
        wire.plan_level(delay, "GP10", level)
    wire.advance(20)
    assert seen(keys) == [(0, True), (0, False), (0, True), (0, False), (0, True)]


def test_threshold_of_three_debounces() -> None:
    keys = make(interval=0.001, debounce_threshold=3)
    for delay, level in ((1, False), (2, True), (3, False), (4, True), (5, False)):
        wire.plan_level(delay, "GP10", level)
    wire.advance(4)
    assert seen(keys) == []
    wire.advance(6)
    assert seen(keys) == [(0, True)]
    wire.set_level("GP10", True)
    wire.advance(2)
    assert seen(keys) == []
    wire.advance(1)
    assert seen(keys) == [(0, False)]


def test_full_queue_loses_events_and_overflows() -> None:
    keys = make(max_events=2)
    for level in (False, True, False):
        wire.set_level("GP10", level)
        wire.advance(20)
    assert keys.events.overflowed
    assert len(keys.events) == 2
    assert seen(keys) == [(0, True), (0, False)]
    assert keys.events.overflowed
    keys.events.clear()
    assert not keys.events.overflowed


def test_get_into_fills_given_event() -> None:
    keys = make()
    event = keypad.Event()
    assert not keys.events.get_into(event)
    wire.set_level("GP11", False)
    wire.advance(20)
    assert keys.events.get_into(event)
    assert event == keypad.Event(1, True)
    assert event != keypad.Event(1, False)
    assert not keys.events


def test_key_held_at_start_gives_no_event() -> None:
    wire.set_level("GP10", False)
    keys = keypad.Keys((board.GP10,), value_when_pressed=False)
    wire.advance(100)
    assert seen(keys) == []


def test_pull_follows_pressed_level() -> None:
    keys = keypad.Keys((board.GP10,), value_when_pressed=True)
    wire.advance(20)
    wire.set_level("GP10", True)
    wire.advance(20)
    assert seen(keys) == [(0, True)]


def test_deinitialized_scanner_stops() -> None:
    keys = make()
    events = keys.events
    keys.deinit()
    wire.set_level("GP10", False)
    wire.advance(100)
    assert len(events) == 0


@pytest.mark.parametrize("wrong", [{"max_events": 0}, {"debounce_threshold": 0}, {"debounce_threshold": 128}])
def test_numbers_out_of_range_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        keypad.Keys((board.GP10,), value_when_pressed=False, **wrong)  # type: ignore[arg-type]


FINGERS = some.lists(
    some.tuples(
        some.sampled_from(("GP10", "GP11", "GP12")), some.booleans(), some.integers(0, 90), some.integers(0, 40)
    ),
    max_size=20,
)


@given(FINGERS, some.sampled_from((1, 2, 5)), some.sampled_from((0.005, 0.02)), some.integers(0, 7))
def test_skipped_scans_change_nothing(
    fingers: list[tuple[str, bool, int, int]], threshold: int, interval: float, early: int
) -> None:
    """A scan every millisecond gives the same events."""

    def events_of(at_every_scan: bool) -> list[tuple[int, bool, int]]:
        wire.reset()
        keys = []
        for pins in ((board.GP10, board.GP11), (board.GP12,)):  # two scanners, out of step
            wire.advance(early)
            keys.append(
                keypad.Keys(pins, value_when_pressed=False, debounce_threshold=threshold, interval=interval * len(pins))
            )
            if at_every_scan:
                keys[-1].still = lambda: False  # type: ignore[method-assign]
        for pin, level, later, rest in fingers:
            wire.plan_level(later, pin, level)  # some of them move while time passes
            wire.advance(rest)
            wire.set_level(pin, not level)
        wire.advance(500)
        found = []
        for each in keys:
            while event := each.events.get():
                found.append((event.key_number, event.pressed, event.timestamp))
        return [*found, *[(0, True, each.due - wire.ms()) for each in keys]]

    assert events_of(at_every_scan=True) == events_of(at_every_scan=False)
