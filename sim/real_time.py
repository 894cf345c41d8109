"""Convert real time into ticks of the simulated clock."""

from sim.bench import STEP_MS

_LONGEST = 0.25  # seconds: the most to catch up at once, after the computer was busy or asleep


class RealTime:
    """Counts ticks; the remainder of one interval is carried over to the next."""

    def __init__(self) -> None:
        self._owed = 0.0  # milliseconds

    def ticks(self, seconds: float, speed: float) -> int:
        """Return the ticks of STEP_MS due for this interval of real time at a speed; 1 is real."""
        self._owed += min(seconds, _LONGEST) * 1000 * speed
        count, self._owed = divmod(self._owed, STEP_MS)
        return int(count)
