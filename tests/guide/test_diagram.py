"""The lanes of the wiring diagram."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tools.guide.diagram import Way, ways


def crossing(one: Way, other: Way) -> bool:
    """Tell whether two wires meet: from x = -100 at the contact, to x = -lane, along that lane, to x = 0 at the pin."""
    for a, b in ((one, other), (other, one)):
        low, high = sorted((b.contact, b.pin))
        left_meets = -100 < -b.lane < -a.lane and low <= a.contact <= high
        right_meets = -a.lane < -b.lane and low <= a.pin <= high
        if left_meets or right_meets:
            return True
    low, high = sorted((one.contact, one.pin))
    return one.lane == other.lane and low <= max(other.contact, other.pin) and high >= min(other.contact, other.pin)


@given(st.lists(st.tuples(st.integers(1, 30), st.integers(1, 30)), min_size=1, max_size=9))
def test_wires_do_not_cross(steps: list[tuple[int, int]]) -> None:
    contact = pin = 0
    heights = []
    for down, along in steps:
        contact, pin = contact + down, pin + along
        heights.append((float(contact), float(pin)))
    found = ways(heights)
    assert [(way.contact, way.pin) for way in found] == heights
    for one, other in combinations(found, 2):
        assert not crossing(one, other), (one, other)


@pytest.mark.parametrize("lanes", [(1, 0)])
def test_swapped_lanes_cross(lanes: tuple[int, int]) -> None:
    assert crossing(Way(0, 10, lanes[0]), Way(5, 15, lanes[1]))
