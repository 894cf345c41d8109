"""Ways of wires between a column of contacts and a column of pins, so that none crosses another."""

from typing import NamedTuple


class Way(NamedTuple):
    """From a contact at the height `contact` to a pin at the height `pin`, along the vertical lane with this number."""

    contact: float
    pin: float
    lane: int


def ways(heights: list[tuple[float, float]]) -> list[Way]:
    """A lane for each (contact, pin); both grow from one to the next. Lane 0 is the one nearest to the pins.

    Where contacts lie above their pins an upper wire turns down first and needs the lane nearer to the pins; where they lie
    below, a lower one does.
    """
    found: list[Way] = []
    group: list[tuple[float, float]] = []
    for k, (contact, pin) in enumerate(heights):
        group.append((contact, pin))
        if k + 1 == len(heights) or (heights[k + 1][0] < heights[k + 1][1]) != (contact < pin):
            above = contact < pin
            for place, (high, low) in enumerate(group):
                found.append(Way(high, low, place if above else len(group) - 1 - place))
            group = []
    return found
