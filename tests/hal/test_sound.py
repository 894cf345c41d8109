"""The sound: silent at first, a tune that plays without further calls, one voice."""

from typing import Any

import pytest

from sim.fakes import wire
from tests.hal import kit

TUNE = ((440, 100), (0, 50), (880, 200))


def play(board: Any, tune: tuple[tuple[int, int], ...], milliseconds: int = 0) -> int:
    """Start a tune and let time pass, with a tick every 10 ms; return the start time."""
    start = wire.ms()
    board.sound.play(tune, board.clock.ms())
    run(board, milliseconds)
    return start


def run(board: Any, milliseconds: int) -> None:
    for _ in range(0, milliseconds, 10):
        wire.advance(10)
        board.sound.tick(board.clock.ms())


@pytest.fixture
def loud() -> Any:
    board = kit.power_on_and_open()
    board.sound.on = True
    return board


def test_sound_is_off_at_first() -> None:
    board = kit.power_on_and_open()
    assert board.sound.on is False
    play(board, TUNE, 500)
    assert wire.tones == []
    board.sound.on = True
    run(board, 500)
    assert wire.tones == []


@pytest.mark.parametrize("begins", [2_000, 64_950])
def test_tune_plays_each_note_and_ends_silent_across_a_wrap(loud: Any, begins: int) -> None:
    wire.advance(begins - wire.ms())
    start = play(loud, TUNE, 1000)
    assert [(ms - start, hertz) for ms, hertz in wire.tones] == [(0, 440), (100, 0), (150, 880), (350, 0)]


def test_new_tune_replaces_current_tune(loud: Any) -> None:
    start = play(loud, TUNE, 50)
    play(loud, ((1000, 30),), 1000)
    assert [(ms - start, hertz) for ms, hertz in wire.tones] == [(0, 440), (50, 1000), (80, 0)]


def test_switched_off_tune_does_not_resume(loud: Any) -> None:
    start = play(loud, ((440, 3000), (880, 3000)), 50)
    loud.sound.on = False
    run(loud, 100)
    assert [(ms - start, hertz) for ms, hertz in wire.tones] == [(0, 440), (60, 0)]
    loud.sound.on = True
    run(loud, 5000)
    assert len(wire.tones) == 2


def test_switching_on_plays_again(loud: Any) -> None:
    play(loud, TUNE, 20)
    loud.sound.on = False
    run(loud, 20)
    loud.sound.on = True
    del wire.tones[:]
    start = play(loud, ((523, 60),), 200)
    assert [(ms - start, hertz) for ms, hertz in wire.tones] == [(0, 523), (60, 0)]


def test_empty_tune_is_silent(loud: Any) -> None:
    play(loud, (), 200)
    assert wire.tones == []


def test_board_without_a_buzzer_plays_nothing() -> None:
    board = kit.power_on_and_open(kit.profile("pico_strip"))
    assert type(board.sound).__module__ == "hal.nulls.sound"
    assert board.problems == []
    board.sound.on = True
    play(board, TUNE, 500)
    assert wire.tones == []


@pytest.mark.parametrize("error", [OSError(5), RuntimeError("timers in use"), ValueError("frequency")])
@pytest.mark.parametrize("name", [name for name in kit.PROFILES if kit.profile(name).SOUND])
def test_failed_buzzer_is_reported_once_and_silent(
    name: str, error: Exception, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bench = kit.bench(kit.profile(name), {"SILLON_SOUND": 1})
    bench.start(kit.CODE)
    bench.script("300ms OK OK 300ms RIGHT OK 900ms")  # the match begins in a program of its own
    board = bench.board
    assert board.run_transient("diagnostics")["sound"] is True
    tried = []

    def fail(*_: Any, **__: Any) -> None:
        tried.append(1)
        raise error

    board.sound.play(TUNE, board.clock.ms())
    voice = type(board.sound._output)
    if hasattr(voice, "frequency"):
        monkeypatch.setattr(voice, "frequency", property(None, fail))
    else:
        monkeypatch.setattr(board.sound._output._output, "play", fail)
    bench.script("OK 900ms RIGHT 300ms OK 900ms BACK 300ms")
    assert bench.board is board
    for _ in range(2):
        play(board, TUNE, 500)
    assert tried == [1]
    assert capsys.readouterr().out.count(f"sound: {error!r}") == 1
    assert board.run_transient("diagnostics")["sound"] is False
    if hasattr(board.sound, "_enable"):
        assert board.sound._enable.value is False
