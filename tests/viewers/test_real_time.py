"""Real time as ticks: remainders are carried over, and a long sleep is not caught up."""

import pytest

from sim.bench import STEP_MS
from sim.real_time import RealTime


@pytest.mark.parametrize("speed", [0.2, 1.0, 8.0])
def test_ticks_sum_to_real_time(speed: float) -> None:
    for frame in (1 / 60, 0.004, 0.25):
        real_time = RealTime()
        ticks = sum([real_time.ticks(frame, speed) for _ in range(round(10 / frame))])
        assert abs(ticks - 10_000 * speed / STEP_MS) <= 1


def test_catch_up_is_at_most_a_quarter_second() -> None:
    assert RealTime().ticks(3600, 1) == 250 // STEP_MS
