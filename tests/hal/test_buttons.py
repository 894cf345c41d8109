"""The buttons: presses, releases, bounces, the long press and the repeat, by the simulated clock and its wrap."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hal.button_names import NAMES, code_of
from hal.buttons import BACK, CELL, DOWN, HINT, LEFT, LONG, OK, PRESS, RELEASE, REPEAT, RIGHT, UP
from sim.fakes import wire
from tests import modules
from tests.hal import kit

PINS = {"LEFT": "GP10", "RIGHT": "GP11", "UP": "GP12", "DOWN": "GP13", "OK": "GP14", "BACK": "GP16"}
ARROWS = {"LEFT": LEFT, "RIGHT": RIGHT, "UP": UP, "DOWN": DOWN}
SCANNERS = {"pico_panel": "OK", "trellis_m4": "CELL9", "pygamer": "HINT"}  # a key of each kind of scanner
_SETTLED_MS = 12  # a contact that has been at rest for this long counts
WRAP = 65_000  # ms after power-on: then the board's counter of milliseconds wraps
TWO_PLAYERS = tuple(PINS.items()) + (
    ("HINT", "GP17"),
    ("NORD.LEFT", "GP18"),
    ("NORD.OK", "GP19"),
    ("NORD.HINT", "GP20"),
)


class Hand:
    """A board switched on `since` ms ago, and a person's fingers on it."""

    def __init__(self, since: int = 1000, profile: Any = None, held: tuple[str, ...] = ()) -> None:
        self.bench = kit.power_on(profile, held=held)
        self.board = kit.open_board()
        wire.advance(since)
        assert self.board.buttons.read() is None

    def press(self, name: str) -> None:
        self.bench.press(name)

    def release(self, name: str) -> None:
        self.bench.release(name)

    def read(self) -> list[tuple[int | None, int, int]]:
        """Return all waiting events."""
        found = []
        event = self.board.buttons.read()
        while event is not None:
            found.append(event)
            assert len(found) < 100
            event = self.board.buttons.read()
        return found

    def watch(self, milliseconds: int, step: int = 10) -> list[tuple[int, int, int]]:
        """Return (ms from now on, code, kind) of each event, read after each step."""
        start = wire.ms()
        found = []
        while wire.ms() < start + milliseconds:
            wire.advance(step)
            found += [(wire.ms() - start, code, kind) for _, code, kind in self.read()]
        return found


@pytest.mark.parametrize("name", PINS)
def test_press_and_release_are_one_event_each_within_12_ms(name: str) -> None:
    hand = Hand()
    code = NAMES.index(name)
    hand.press(name)
    ((pressed_at, *press),) = hand.watch(100, step=1)
    assert (press, pressed_at <= _SETTLED_MS) == ([code, PRESS], True)
    hand.release(name)
    ((released_at, *release),) = hand.watch(2000, step=1)
    assert (release, released_at <= _SETTLED_MS) == ([code, RELEASE], True)


@pytest.mark.parametrize("length", range(1, 10))
@pytest.mark.parametrize("offset", [0, 3, 9])
def test_touch_shorter_than_debounce_gives_no_event(length: int, offset: int) -> None:
    hand = Hand()
    wire.plan_level(offset, "GP14", False)
    wire.plan_level(offset + length, "GP14", True)
    assert hand.watch(2000) == []


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(1, 9), max_size=6, unique=True), st.integers(0, 9), st.booleans())
def test_bouncing_contact_is_one_press_or_release(flips: list[int], offset: int, down: bool) -> None:
    with modules.reloaded_program():
        hand = Hand(since=1000 + offset)
        if not down:
            hand.press("OK")
            assert [kind for _, _, kind in hand.watch(100)] == [PRESS]
        level = not down
        # The contact changes at once and at every flip, then settles at the final level.
        wire.set_level("GP14", level)
        for delay in sorted(flips):
            level = not level
            wire.plan_level(delay, "GP14", level)
        wire.plan_level(9, "GP14", not down)
        assert [kind for _, _, kind in hand.watch(200)] == [PRESS if down else RELEASE]


@pytest.mark.parametrize("name, key", SCANNERS.items())
def test_every_scanner_reports_a_bouncing_press_in_time(name: str, key: str) -> None:
    """Bounce 2 ms down, 3 ms up, then hold: reported within the limit when polled each millisecond."""
    hand = Hand(profile=kit.profile(name))
    for _ in range(5):
        hand.press(key)
        assert hand.watch(2, step=1) == []
        hand.release(key)
        assert hand.watch(3, step=1) == []
    hand.press(key)
    ((pressed_at, _, kind),) = hand.watch(100, step=1)
    assert (kind, pressed_at <= _SETTLED_MS) == (PRESS, True)


@pytest.mark.parametrize("name, key", SCANNERS.items())
def test_no_scanner_reports_a_touch_of_9_ms(name: str, key: str) -> None:
    hand = Hand(profile=kit.profile(name))
    hand.press(key)
    assert hand.watch(9, step=1) == []
    hand.release(key)
    assert hand.watch(200, step=1) == []


@pytest.mark.parametrize("name", ["OK", "BACK"])
@pytest.mark.parametrize("since", [1000, WRAP - 10, WRAP - 300, WRAP - 590, WRAP, WRAP + 5000])
def test_long_press_comes_once_after_600_ms_across_a_wrap(name: str, since: int) -> None:
    hand = Hand(since)
    hand.press(name)
    code = NAMES.index(name)
    (pressed_at, *press), (long_at, *long) = hand.watch(5000)
    assert (press, long) == ([code, PRESS], [code, LONG])
    assert long_at - pressed_at == 600
    hand.release(name)
    assert [event[1:] for event in hand.watch(1000)] == [(code, RELEASE)]


def test_release_before_600_ms_prevents_long_press() -> None:
    hand = Hand()
    hand.press("OK")
    assert [kind for _, _, kind in hand.watch(590)] == [PRESS]
    hand.release("OK")
    assert [kind for _, _, kind in hand.watch(2000)] == [RELEASE]


@pytest.mark.parametrize("since", [1000, WRAP - 500])
@pytest.mark.parametrize("name", ARROWS)
def test_held_arrow_repeats_after_450_ms_then_every_160(name: str, since: int) -> None:
    hand = Hand(since)
    hand.press(name)
    events = hand.watch(1200)
    assert {code for _, code, _ in events} == {ARROWS[name]}
    assert [kind for _, _, kind in events] == [PRESS] + [REPEAT] * 5
    start = events[0][0]
    assert [at - start for at, _, _ in events[1:]] == [450, 610, 770, 930, 1090]
    hand.release(name)
    assert [kind for _, _, kind in hand.watch(1000)] == [RELEASE]


def test_two_buttons_at_once_press_and_release() -> None:
    hand = Hand()
    hand.press("LEFT")
    hand.press("OK")
    assert sorted(event[1:] for event in hand.watch(100)) == [(LEFT, PRESS), (OK, PRESS)]
    hand.release("OK")
    hand.release("LEFT")
    assert sorted(event[1:] for event in hand.watch(1000)) == [(LEFT, RELEASE), (OK, RELEASE)]


def test_only_the_latest_press_is_timed() -> None:
    hand = Hand()
    hand.press("LEFT")
    wire.advance(100)
    hand.press("BACK")
    events = hand.watch(2000)
    assert [event[1:] for event in events] == [(LEFT, PRESS), (BACK, PRESS), (BACK, LONG)]
    # After the release of BACK, LEFT, which is still held, does not repeat.
    hand.release("BACK")
    assert [event[1:] for event in hand.watch(2000)] == [(BACK, RELEASE)]


def test_releasing_first_button_keeps_repeating_last() -> None:
    hand = Hand()
    hand.press("LEFT")
    wire.advance(100)
    hand.press("RIGHT")
    wire.advance(100)
    hand.release("LEFT")
    events = [event[1:] for event in hand.watch(700)]
    assert events[:3] == [(LEFT, PRESS), (RIGHT, PRESS), (LEFT, RELEASE)]
    assert events[3:] == [(RIGHT, REPEAT)] * 2


@pytest.mark.parametrize("other", ["UP", "RIGHT", "OK"])
def test_back_is_long_once_despite_other_presses(other: str) -> None:
    hand = Hand()
    hand.press("BACK")
    wire.advance(20)
    assert hand.read() == [(None, BACK, PRESS)]
    seen = []
    for _ in range(12):
        hand.press(other)
        seen += hand.watch(50)
        hand.release(other)
        seen += hand.watch(50)
    code = NAMES.index(other)
    assert [(each, kind) for _, each, kind in seen if each == BACK] == [(BACK, LONG)]
    assert [kind for _, each, kind in seen if each == code] == [PRESS, RELEASE] * 12
    hand.press(other)
    hand.release("BACK")
    assert (code, REPEAT if code < OK else LONG) in [event[1:] for event in hand.watch(700)], "and it is timed itself"


@pytest.mark.parametrize("offset", range(0, 10, 3))
def test_tap_between_two_reads_is_kept(offset: int) -> None:
    hand = Hand(since=1000 + offset)
    hand.press("RIGHT")
    wire.advance(25)
    hand.release("RIGHT")
    wire.advance(500)
    assert hand.read() == [(None, RIGHT, PRESS), (None, RIGHT, RELEASE)]
    assert hand.watch(1000) == []


def test_taps_between_two_reads_keep_their_order() -> None:
    hand = Hand()
    names = ["LEFT", "RIGHT", "OK", "BACK", "UP", "DOWN"] * 5
    for name in names:
        hand.press(name)
        wire.advance(40)
        hand.release(name)
        wire.advance(40)
    expected = []
    for name in names:
        expected += [(None, NAMES.index(name), PRESS), (None, NAMES.index(name), RELEASE)]
    assert hand.read() == expected


def test_button_held_at_power_up_is_ignored() -> None:
    hand = Hand(held=("OK",))
    assert hand.watch(3000) == []
    hand.release("OK")
    assert hand.watch(3000) == []
    hand.press("OK")
    assert [kind for _, _, kind in hand.watch(300)] == [PRESS]


def test_nord_has_buttons_of_his_own() -> None:
    hand = Hand(profile=kit.profile(BUTTONS=({"driver": "keys", "keys": TWO_PLAYERS},)))
    seen = []
    for name in ("NORD.LEFT", "LEFT", "NORD.OK", "OK", "NORD.HINT", "HINT"):
        hand.press(name)
        wire.advance(50)
        seen += hand.read()
        hand.release(name)
        wire.advance(50)
        assert hand.read()[0][2] == RELEASE
    assert seen == [(seat, code, PRESS) for code in (LEFT, OK, HINT) for seat in (1, None)]


def test_nords_long_press_and_repeat_have_his_seat() -> None:
    hand = Hand(profile=kit.profile(BUTTONS=({"driver": "keys", "keys": TWO_PLAYERS},)))
    for name, code, kind in (("NORD.OK", OK, LONG), ("NORD.LEFT", LEFT, REPEAT)):
        hand.press(name)
        wire.advance(30)
        assert hand.read() == [(1, code, PRESS)]
        wire.advance(600)
        assert hand.read() == [(1, code, kind)]
        hand.release(name)
        wire.advance(30)
        assert hand.read() == [(1, code, RELEASE)]


def test_every_name_has_its_code_and_nord_his_seat() -> None:
    codes = {"LEFT": LEFT, "RIGHT": RIGHT, "UP": UP, "DOWN": DOWN, "OK": OK, "BACK": BACK, "HINT": HINT}
    assert set(NAMES) == set(codes)
    for name, code in codes.items():
        assert code_of(name) == (None, code)
        assert code_of(f"SUD.{name}") == (0, code)
        assert code_of(f"NORD.{name}") == (1, code)
    assert max(codes.values()) < CELL
    assert [code_of(f"CELL{n}") for n in (0, 9, 31)] == [(None, CELL), (None, CELL + 9), (None, CELL + 31)]


@pytest.mark.parametrize(
    "name",
    "|left|FIRE|EST.LEFT|NORD|NORD.|NORD.NORD.OK|SUD.NORD.OK|OK |CELL|CELL-1|CELL01|CELLx|NORD.CELL3".split("|"),
)
def test_unknown_button_name_is_refused(name: str) -> None:
    with pytest.raises(ValueError) as wrong:
        code_of(name)
    bare = name.removeprefix("SUD.") if name.startswith("SUD.") else name.removeprefix("NORD.")
    allowed = "there are LEFT, RIGHT, UP, DOWN, OK, BACK, HINT, SUD. or NORD. before them, and CELL0 and on"
    assert str(wrong.value) == f"no button is called {bare!r}: {allowed}"


def test_queue_overflow_releases_held_buttons() -> None:
    hand = Hand()
    for _ in range(40):
        hand.press("RIGHT")
        wire.advance(40)
        hand.release("RIGHT")
        wire.advance(40)
    hand.press("RIGHT")
    wire.advance(40)
    assert [kind for _, _, kind in hand.read() if kind in (PRESS, REPEAT)] == []
    assert hand.watch(2000) == []
    hand.release("RIGHT")
    hand.press("OK")
    assert (OK, PRESS) in [(code, kind) for _, code, kind in hand.watch(100)]
