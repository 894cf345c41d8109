"""The current budget, computed from the bytes sent: 20 mA for a channel at 255, 1 mA for a dark LED."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.hal import kit

# Lights that are drawn have no strip that draws current.
STRIPS = [name for name in kit.PROFILES if "milliamps" in kit.profile(name).LEDS]


def show(leds: Any, frame: bytes) -> bytes:
    """The frame's three bytes a light, row by row, as they went down the wire, in the frame's own order."""
    for k in range(leds.rows * leds.cols):
        leds[k // leds.cols, k % leds.cols] = (frame[3 * k], frame[3 * k + 1], frame[3 * k + 2])
    leds.show()
    grid = kit.on_the_table[0].panel.grid()
    return bytes(byte for row in grid for colour in row for byte in colour)


@pytest.mark.parametrize("level", range(11))
@pytest.mark.parametrize("name", STRIPS)
def test_white_on_all_lights_stays_within_the_milliamps(name: str, level: int) -> None:
    profile = kit.profile(name)
    leds = kit.opened(profile).leds
    leds.brightness = level
    sent = show(leds, b"\xff" * (3 * leds.rows * leds.cols))
    allowed = profile.LEDS["milliamps"]
    assert kit.milliamps(sent) <= allowed
    assert (min(sent) > 0) == (level > 0)
    # The budget is there to be used: at most a step for each channel is given away.
    if level == 10:
        assert kit.milliamps(sent) > allowed - 2 * len(sent) * 20 / 255


@pytest.mark.parametrize("name", STRIPS)
def test_any_frame_keeps_within_milliamps_hues_and_lit_lights(name: str) -> None:
    profile = kit.profile(name)
    leds = kit.opened(profile).leds
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
    leds = kit.opened().leds
    leds.brightness = 10
    frame = bytearray(135)
    frame[0:24] = b"\xff" * 24  # 305 mA and 45 mA for the rest
    sent = show(leds, bytes(frame))
    assert sent[:24] == b"\xa2" * 24
    assert kit.milliamps(sent) == pytest.approx(350, abs=1)


@pytest.mark.parametrize("allowed", [0, 44, 45, 46, 55, 60])
def test_smallest_budget_is_kept(allowed: int) -> None:
    leds = kit.opened(kit.leds(5, 9, milliamps=allowed)).leds
    leds.brightness = 10
    sent = show(leds, b"\xff" * 135)
    # 45 dark LEDs draw 45 mA.
    assert kit.milliamps(sent) <= max(allowed, 45)
