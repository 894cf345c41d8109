"""The clock continues where the board's counter of milliseconds wraps around, first 65 s after power-on."""

import supervisor
from hypothesis import given
from hypothesis import strategies as st

from hal.clock import Clock
from sim.fakes import wire
from tests.hal import kit

PERIOD = 2**29


def test_clock_continues_through_the_first_wrap() -> None:
    clock = kit.power_on_and_open().clock
    start, ticks = clock.ms(), []
    for second in range(1, 131):
        wire.advance(1000)
        assert clock.ms() - start == 1000 * second
        ticks.append(supervisor.ticks_ms())
    assert ticks != sorted(ticks)  # it did wrap


@given(st.integers(0, PERIOD - 1), st.lists(st.integers(0, PERIOD - 1), max_size=20))
def test_clock_sums_intervals_from_any_counter_value(first: int, pauses: list[int]) -> None:
    now = first
    clock = Clock(lambda: now % PERIOD)
    assert clock.ms() == 0
    for pause in pauses:
        before = clock.ms()
        now += pause
        assert clock.ms() == before + pause == now - first
