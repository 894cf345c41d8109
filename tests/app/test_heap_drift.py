"""However long the handheld is on, the heap at home stays as after the first games. Shortened; `make soak` runs a day."""

import pytest

from games import NAMES
from sillon.manifest import letter
from tools.soak import day

SOME = day.legs(4, 30)[:-1]  # the last one is idle for twenty minutes


def test_heap_at_home_is_constant_on_small_interpreter() -> None:
    found = day.run(5, SOME)
    assert found.ticks > 1000
    assert len(found.homes) == 5 and all(len(lap) == len(SOME) for lap in found.homes)
    assert min(min(lap) for lap in found.homes) > 20_000
    assert found.drift <= day.FLAT


def test_leak_is_found() -> None:
    found = day.run(5, SOME[:1], spill=1000)
    assert 2000 < found.drift < 4000


@pytest.mark.parametrize(
    "homes, drift",
    [
        ([[9, 9], [9, 9], [5, 5], [5, 5], [5, 5]], 0),
        ([[9, 9], [9, 9], [5, 5], [5, 6], [5, 7]], 2),
        ([[9, 9], [9, 9], [5, 5], [5, 5], [99, 5], [5, 5], [5, 5], [5, 5]], 0),  # counted too high once
    ],
)
def test_drift_is_the_largest_growth(homes: list[list[int]], drift: int) -> None:
    assert day.Day(homes, 0, 0, 0, frozenset()).drift == drift


def test_every_game_starts_a_run() -> None:
    names = {bytes.fromhex(leg.split(":")[2]).partition(b";")[0].rstrip(b"0123456789").decode() for leg in day.legs()}
    assert names >= {"", *[letter(name) for name in NAMES]}
