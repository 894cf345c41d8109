"""The bench: scripts, presses, output, power."""

import os
from pathlib import Path
from typing import Any

import pytest

from sim.bench import Bench
from sim.fakes import wire
from sim.peripherals.buttons import PinFinger
from sim.script import DOWN, UP, parse_script

BUTTONS = (("LEFT", "GP10"), ("OK", "GP11"), ("NORD.LEFT", "GP12"))

PROGRAM = """
import board, keypad, neopixel, os, supervisor
class App:
    def __init__(self):
        self.keys = keypad.Keys((board.GP10, board.GP11, board.GP12), value_when_pressed=False)
        self.leds = neopixel.NeoPixel(board.GP0, 2, auto_write=False)
        self.seen = []
        self.ticks = 0
    def tick(self):
        self.ticks += 1
        event = self.keys.events.get()
        if event:
            self.seen.append((event.key_number, event.pressed, supervisor.ticks_ms()))
            self.leds[0] = (len(self.seen), 0, 7)
            self.leds.show()
            if len(self.seen) == 6:
                supervisor.reload()
name = __name__
board_id = board.board_id
language = os.getenv("BENCH_LANGUAGE")
app = App()
board = "the seven parts"
"""


@pytest.fixture
def bench(tmp_path: Path) -> Any:
    (tmp_path / "code.py").write_text(PROGRAM, encoding="utf-8")
    (tmp_path / "settings.toml").write_text('BENCH_LANGUAGE = "fr"\n', encoding="utf-8")
    made = Bench("raspberry_pi_pico2")
    for name, pin in BUTTONS:
        made.put(name, PinFinger(pin))
    made.start(str(tmp_path / "code.py"))
    yield made
    made.power_off()


def test_code_py_runs_without_being_main(bench: Bench) -> None:
    assert bench.board == "the seven parts"
    assert type(bench.app).__name__ == "App"
    assert bench.app.ticks == 0
    assert type(bench.app).tick.__globals__["name"] != "__main__"
    assert type(bench.app).tick.__globals__["board_id"] == "raspberry_pi_pico2"


def test_script_presses_holds_and_waits(bench: Bench) -> None:
    bench.script("LEFT 300ms NORD.LEFT:900ms")
    seen = bench.app.seen
    assert [(number, pressed) for number, pressed, _ in seen] == [(0, True), (0, False), (2, True), (2, False)]
    start = 2**29 - 65_000
    assert [ticks - start for _, _, ticks in seen] == [20, 80, 440, 1340]
    assert bench.app.ticks == wire.ms() // 10
    assert wire.strip("GP0") == bytes((0, 4, 7, 0, 0, 0))


def test_script_steps_yields_every_tick(bench: Bench) -> None:
    ticks = [bench.app.ticks for _ in bench.script_steps("OK 50ms")]
    assert ticks == list(range(1, len(ticks) + 1))


@pytest.mark.parametrize("word", ["UP", "LEFT:", "LEFT:900", "LEFT:xms", "300", "ms", ":300ms", "left"])
def test_unknown_word_is_refused_before_any_press(bench: Bench, word: str) -> None:
    with pytest.raises(ValueError, match="is not a button") as wrong:
        bench.script(f"OK {word}")
    assert str(wrong.value) == f"script: {word!r} is not a button (LEFT OK NORD.LEFT), BUTTON:900ms or 300ms"
    assert bench.app.ticks == 0


def test_script_words_are_parsed() -> None:
    assert parse_script("LEFT  300ms\nOK:900ms", ("LEFT", "OK")) == [("LEFT", 60), ("", 300), ("OK", 900)]
    assert parse_script("OK+ 20ms OK-", ("OK",)) == [("OK", DOWN), ("", 20), ("OK", UP)]
    assert parse_script("", ()) == []


def test_reload_restarts_program(bench: Bench) -> None:
    first = bench.app
    bench.script("LEFT LEFT LEFT")
    assert bench.app is not first
    assert bench.app.seen == []
    bench.script("LEFT")
    assert len(bench.app.seen) == 2


def test_settings_apply_until_power_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "code.py").write_text(
        "import os\napp = (os.getenv('BENCH_A'), os.getenv('BENCH_B'), os.getenv('BENCH_C'))"
    )
    (tmp_path / "settings.toml").write_text('BENCH_A = "file"\nBENCH_B = "file"\nBENCH_C = 3\n')
    monkeypatch.setenv("BENCH_B", "environment")
    bench = Bench(settings={"BENCH_A": "bench"})
    bench.start(str(tmp_path / "code.py"))
    assert bench.app == ("bench", "environment", "3")
    bench.power_off()
    assert "BENCH_A" not in os.environ
    assert os.environ["BENCH_B"] == "environment"


def test_power_off_keeps_nvm() -> None:
    bench = Bench()
    wire.nvm[3] = 9
    bench.power_off()
    assert Bench(keep_nvm=True) is not bench
    assert wire.nvm[3] == 9
