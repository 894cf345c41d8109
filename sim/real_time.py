"""How the simulated clock keeps up with the real one while a person plays."""

from sim.bench import STEP_MS

_LONGEST = 0.25  # seconds made up for at once, after the computer was busy or asleep


class RealTime:
    """What is left over from one stretch of time belongs to the next."""

    def __init__(self) -> None:
        self._owed = 0.0  # milliseconds

    def ticks(self, seconds: float, speed: float) -> int:
        """How many ticks of STEP_MS this stretch of real time owes at a speed; 1 is real."""
        self._owed += min(seconds, _LONGEST) * 1000 * speed
        count, self._owed = divmod(self._owed, STEP_MS)
        return int(count)
