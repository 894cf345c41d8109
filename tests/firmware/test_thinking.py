"""While the computer thinks on CircuitPython's own image, no tick is long: lights and presses need not wait for it."""

import pytest

from sim.firmware.handheld import Images
from tests.game_parts import OWN_SCREEN
from tools.measure.firmware import aims, rivals, starts


@pytest.mark.parametrize("game", [game for game in OWN_SCREEN if game != rivals.CIRCLE])
def test_ticks_of_strongest_computers_turns_are_short(images: Images, game: str) -> None:
    if not images.symbols:
        pytest.skip("SYMBOLS= gives the image's symbols")
    ticks = aims.thinking(rivals.rival(images, game, starts.STRONGEST, 1))  # its modules are read in its first turn
    assert max(tick.files for tick in ticks) > 0
    assert [tick for tick in ticks if tick.ms > aims.TICK_MS] == []


@pytest.mark.parametrize("game", [game for _, game in rivals.why_jobs(tuple(OWN_SCREEN))])
def test_reason_of_a_defeat_is_found_in_time_and_in_short_ticks(images: Images, game: str) -> None:
    if not images.symbols:
        pytest.skip("SYMBOLS= gives the image's symbols")
    recording = rivals.why(images, game)
    assert list(aims.missed([recording])) == []
    assert list(aims.failures([recording])) == []
    assert recording.heaps[-1][0] == "the explanation"
    assert len(aims.thinking(recording)) > 10


@pytest.mark.parametrize("game", [game for game in OWN_SCREEN if game != rivals.CIRCLE])
def test_advice_comes_in_time_and_in_short_ticks(images: Images, game: str) -> None:
    if not images.symbols:
        pytest.skip("SYMBOLS= gives the image's symbols")
    recording = rivals.advice(images, game, 0)
    assert 0 < recording.found <= aims.ADVICE_S
    ticks = aims.thinking(recording)
    assert max(tick.files for tick in ticks) > 0
    assert [tick for tick in ticks if tick.ms > aims.TICK_MS] == []
