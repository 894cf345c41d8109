"""Problems of the Colorigraphe for several tests, and a count of the lines run between two yields."""

import sys
from collections.abc import Iterable
from itertools import combinations
from types import FrameType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import TraceFunction

Arcs = list[tuple[int, int]]

PAIRS: Arcs = list(combinations(range(1, 13), 2))
ALL_OF_FOUR: Arcs = list(combinations((1, 2, 3, 4), 2))
# The slowest problem found: four plots with all arcs, and a tree of seven arcs, all colourings of which are tried.
SLOWEST: Arcs = [*combinations((8, 10, 11, 12), 2), *((plot, 6) for plot in (1, 2, 3, 4, 5, 7, 9))]


def lines_between_yields(work: Iterable[object], *files: str) -> list[int]:
    """Return the lines of Python run in each slice, in files with one of `files` in their path."""
    counts = [0]

    def trace(frame: FrameType, event: str, argument: object) -> "TraceFunction | None":
        if not any(file in frame.f_code.co_filename for file in files):
            return None
        counts[-1] += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        for _ in work:
            counts.append(0)
    finally:
        sys.settrace(before)
    return counts
