"""Convert real time into ticks of the simulated clock."""

import time

from sim.bench import STEP_MS

THINK_MS = 8  # of real time in a tick, while the computer thinks
_LONGEST = 0.25  # seconds: the most to catch up at once, after the computer was busy or asleep


def real_ms() -> float:
    """Return the time in milliseconds."""
    return time.perf_counter() * 1000


class RealTime:
    """Counts ticks; the remainder of one interval is carried over to the next."""

    def __init__(self) -> None:
        self._owed = 0.0  # milliseconds

    def ticks(self, seconds: float, speed: float) -> int:
        """Return the ticks of STEP_MS due for this interval of real time at a speed; 1 is real."""
        self._owed += min(seconds, _LONGEST) * 1000 * speed
        count, self._owed = divmod(self._owed, STEP_MS)
        return int(count)
