"""The lights: gamma, brightness, which bytes are sent when, and the current budget by those bytes."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hal.leds import Leds
from sillon.views import FULL
from sim.fakes import wire
from tests.hal import kit

LEVELS = range(11)


class Pixels:
    """A strip that counts what it is shown."""

    def __init__(self) -> None:
        self.frames = 0
        self.wire: list[int] = []

    def __setitem__(self, place: slice, values: list[int]) -> None:
        self.wire = list(values)

    def show(self) -> None:
        self.frames += 1


def sent(leds: Any, colour: tuple[int, int, int]) -> tuple[int, int, int]:
    """Return (red, green, blue) on the wire of a single LED in this colour."""
    leds[0, 0] = colour
    leds.show()
    green, red, blue = wire.strip("GP0")[:3]
    return red, green, blue


@pytest.mark.parametrize("level", LEVELS)
def test_gamma_keeps_the_order_of_values_at_every_brightness(level: int) -> None:
    leds = kit.power_on_and_open(kit.leds(1, 1)).leds
    leds.brightness = level
    seen = [sent(leds, (value, 0, 255 - value))[0] for value in range(256)]
    assert seen == sorted(seen)
    assert seen[0] == 0
    # At every brightness above 0 a value above 0 is lit.
    assert all(seen[1:]) == (level > 0)
    assert sum(1 for a, b in zip(seen, seen[1:], strict=False) if a < b) >= min(level, 5)


def test_brightness_goes_in_ten_steps_from_dark_to_full() -> None:
    leds = kit.power_on_and_open(kit.leds(1, 1)).leds
    peaks = []
    for level in LEVELS:
        leds.brightness = level
        peaks.append(sent(leds, (255, 255, 255)))
    assert peaks[0] == (0, 0, 0)
    assert peaks[10] == (162, 162, 162)
    assert sent(leds, (FULL, FULL, FULL)) == (255, 255, 255)
    assert [red for red, _, _ in peaks] == sorted({red for red, _, _ in peaks})


def test_gamma_makes_half_a_value_a_quarter_of_the_light() -> None:
    leds = kit.power_on_and_open(kit.leds(1, 1)).leds
    leds.brightness = 10
    assert sent(leds, (FULL, FULL // 2, FULL // 4)) == (255, 63, 15)


@pytest.mark.parametrize("level", LEVELS)
def test_highlight_is_half_as_bright_again(level: int) -> None:
    leds = kit.power_on_and_open(kit.leds(1, 1)).leds
    leds.brightness = level
    (bright, _, _), (usual, _, _) = sent(leds, (FULL, 0, 0)), sent(leds, (255, 0, 0))
    assert bright >= usual * 3 // 2
    assert bright > usual or level == 0


@pytest.mark.parametrize("level", [-1, 11, 255])
def test_unknown_brightness_is_refused_and_changes_nothing(level: int) -> None:
    leds = kit.power_on_and_open().leds
    leds.brightness = 3
    with pytest.raises(ValueError) as wrong:
        leds.brightness = level
    assert str(wrong.value) == f"brightness {level}: it must be 0..10"
    assert leds.brightness == 3


@pytest.mark.parametrize(("row", "col"), [(5, 0), (0, 9), (-1, 0), (0, -1), (9, 5)])
def test_place_outside_is_named_with_the_size(row: int, col: int) -> None:
    leds = kit.power_on_and_open().leds
    with pytest.raises(IndexError) as wrong:
        leds[row, col] = (1, 2, 3)
    assert str(wrong.value) == f"no LED in row {row}, column {col}: there are 5 rows of 9"


def test_nothing_is_sent_when_nothing_has_changed() -> None:
    leds = kit.power_on_and_open().leds
    leds[2, 3] = (9, 8, 7)
    frames = wire.strip_frames("GP0")
    assert leds.show() is True
    assert wire.strip_frames("GP0") == frames + 1
    before = wire.strip_bytes
    assert leds.show() is False
    leds[2, 3] = (200, 0, 0)
    leds[2, 3] = (9, 8, 7)
    assert leds.show() is False
    assert (wire.strip_frames("GP0"), wire.strip_bytes) == (frames + 1, before)


def test_nothing_is_sent_before_show() -> None:
    leds = kit.power_on_and_open().leds
    before = wire.strip("GP0")
    leds[0, 0] = (255, 255, 255)
    leds.brightness = 9
    leds.clear()
    assert wire.strip("GP0") is before


def test_new_brightness_shows_without_a_changed_light() -> None:
    leds = kit.power_on_and_open().leds
    leds[0, 0] = (255, 0, 0)
    leds.brightness = 5
    leds.show()
    before = wire.strip("GP0")
    leds.brightness = 2
    assert leds.show() is True
    assert 0 < wire.strip("GP0")[1] < before[1]
    leds.brightness = 0
    assert leds.show() is True
    assert wire.strip("GP0") == bytes(135)


@given(st.binary(min_size=18, max_size=18), st.binary(min_size=18, max_size=18))
def test_show_returns_whether_it_has_sent(first: bytes, second: bytes) -> None:
    pixels: Any = Pixels()
    leds = Leds(pixels, 2, 3, bytes(range(6)), 4000)
    leds.brightness = 10
    for expected, frame in enumerate((first, second), 1):
        for k in range(6):
            leds[k // 3, k % 3] = (frame[3 * k], frame[3 * k + 1], frame[3 * k + 2])
        assert leds.show() is (expected == 1 or first != second)
        assert pixels.frames == (expected if first != second else 1)
        assert [colour == 0 for colour in pixels.wire] == [not any(frame[3 * k : 3 * k + 3]) for k in range(6)]


@given(
    st.lists(st.tuples(st.lists(st.sampled_from([0, 1, 90, 255, 320]), min_size=18, max_size=18), st.integers(0, 10)))
)
def test_frame_ignores_previous_frames(frames: list[tuple[list[int], int]]) -> None:
    """Nothing cached from the last frame (colours, sums, dimming) changes the next."""

    def strip() -> tuple[Leds, Any]:
        pixels: Any = Pixels()
        return Leds(pixels, 2, 3, bytes((0, 1, 2, 5, 4, 3)), 50), pixels

    leds, pixels = strip()
    for parts, level in frames:
        new, alone = strip()
        for each in (leds, new):
            each.brightness = level
            each.clear()
            for k in range(6):
                each[k // 3, k % 3] = tuple(parts[3 * k : 3 * k + 3])  # type: ignore[assignment]
            each.show()
        assert pixels.wire == alone.wire


# Lights that are drawn have no strip that draws current.
STRIPS = [name for name in kit.PROFILES if "milliamps" in kit.profile(name).LEDS]


def show(leds: Any, frame: bytes) -> bytes:
    """Return the frame's three bytes a light, row by row, as they went down the wire, in the frame's own order."""
    for k in range(leds.rows * leds.cols):
        leds[k // leds.cols, k % leds.cols] = (frame[3 * k], frame[3 * k + 1], frame[3 * k + 2])
    leds.show()
    grid = kit.powered_benches[0].panel.grid()
    return bytes(byte for row in grid for colour in row for byte in colour)


@pytest.mark.parametrize("level", range(11))
@pytest.mark.parametrize("name", STRIPS)
def test_white_on_all_lights_stays_within_the_milliamps(name: str, level: int) -> None:
    profile = kit.profile(name)
    leds = kit.power_on_and_open(profile).leds
    leds.brightness = level
    sent = show(leds, b"\xff" * (3 * leds.rows * leds.cols))
    allowed = profile.LEDS["milliamps"]
    assert kit.milliamps(sent) <= allowed
    assert (min(sent) > 0) == (level > 0)
    # Dimming uses nearly the whole budget: rounding loses less than two steps a channel.
    if level == 10:
        assert kit.milliamps(sent) > allowed - 2 * len(sent) * 20 / 255


@pytest.mark.parametrize("name", STRIPS)
def test_any_frame_keeps_current_limit_hues_and_lit_lights(name: str) -> None:
    profile = kit.profile(name)
    leds = kit.power_on_and_open(profile).leds
    lights = leds.rows * leds.cols
    frames = st.one_of(
        st.binary(min_size=3 * lights, max_size=3 * lights),
        # Few values, many of them bright: these frames need the budget.
        st.lists(st.sampled_from([0, 1, 2, 40, 200, 255, 255]), min_size=3 * lights, max_size=3 * lights).map(bytes),
    )

    @settings(max_examples=60, deadline=None)
    @given(frames, st.integers(1, 10))
    def check(frame: bytes, level: int) -> None:
        leds.brightness = level
        sent = show(leds, frame)
        assert kit.milliamps(sent) <= profile.LEDS["milliamps"]
        plain = leds._ramp
        given_up = 0
        for k in range(3 * lights):
            assert (sent[k] > 0) == (frame[k] > 0)
            given_up = max(given_up, plain[frame[k]] - sent[k])
        assert given_up >= 0
        for k in range(1, 3 * lights):
            # x : y as a : b, but for the rounding of each to a whole number.
            a, b, x, y = plain[frame[k - 1]], plain[frame[k]], sent[k - 1], sent[k]
            assert abs(x * b - y * a) <= a + b
            assert (a <= b) == (x <= y) or x == y
        if given_up == 0:
            assert sent == bytes(plain[value] for value in frame)

    check()


def test_frame_within_the_budget_is_not_dimmed() -> None:
    leds = kit.power_on_and_open().leds
    leds.brightness = 10
    frame = bytearray(135)
    frame[0:24] = b"\xff" * 24  # 305 mA and 45 mA for the rest
    sent = show(leds, bytes(frame))
    assert sent[:24] == b"\xa2" * 24
    assert kit.milliamps(sent) == pytest.approx(350, abs=1)


@pytest.mark.parametrize("allowed", [0, 44, 45, 46, 55, 60])
def test_smallest_budget_is_kept(allowed: int) -> None:
    leds = kit.power_on_and_open(kit.leds(5, 9, milliamps=allowed)).leds
    leds.brightness = 10
    sent = show(leds, b"\xff" * 135)
    # 45 dark LEDs draw 45 mA.
    assert kit.milliamps(sent) <= max(allowed, 45)
