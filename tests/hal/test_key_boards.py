"""Boards whose lights are keys: every key, the knob, the built-in screen, the amplifier, a memory of 256 bytes."""

from typing import Any

import pytest

from hal.buttons import BACK, CELL, LEFT, LONG, OK, PRESS, RELEASE, RIGHT
from sim.fakes import built_in, wire
from tests.hal import kit
from tests.hal.test_buttons import Hand

SHORT_MS, HELD_MS = 450, 600  # of hal/drivers/encoder.py
KEYED = [name for name in kit.PROFILES if "named" in kit.profile(name).LEDS]


def hand_on(name: str, held: tuple[str, ...] = ()) -> Hand:
    return Hand(profile=kit.profile(name), held=held)


def pressed(hand: Hand, name: str, milliseconds: int = 60) -> list[tuple[int | None, int, int]]:
    """Return all events while the button is held this long, and after it."""
    hand.press(name)
    found = []
    for _ in range(milliseconds // 10):
        wire.advance(10)
        found += hand.read()
    hand.release(name)
    wire.advance(50)
    return found + hand.read()


def test_keyed_boards_are_known() -> None:
    assert KEYED == ["macropad", "trellis_m4"]


@pytest.mark.parametrize("name", KEYED)
def test_key_and_light_have_same_cell(name: str) -> None:
    hand = hand_on(name)
    leds = hand.board.leds
    named = {(row, col): code for code, row, col in leds.named}
    for row in range(leds.rows):
        for col in range(leds.cols):
            code = named.get((row, col), CELL + row * leds.cols + col)
            button = kit.profile(name).BUTTONS[0]["keys"][row * leds.cols + col][0]
            assert pressed(hand, button) == [(None, code, PRESS), (None, code, RELEASE)]


def test_matrix_distinguishes_keys_down_together() -> None:
    hand = hand_on("trellis_m4")
    for button in ("CELL0", "CELL7", "CELL16", "CELL23"):
        hand.press(button)
        wire.advance(30)
    # Without diodes three keys of a rectangle would make the fourth seem pressed, and a release would be lost.
    assert [code - CELL for _, code, kind in hand.read() if kind == PRESS] == [0, 7, 16, 23]
    hand.release("CELL7")
    wire.advance(30)
    assert hand.read() == [(None, CELL + 7, RELEASE)]


def test_profile_names_the_direction_of_matrix_diodes() -> None:
    (group,) = kit.profile("trellis_m4").BUTTONS
    trial = kit.profile("trellis_m4", BUTTONS=({**group, "columns_to_anodes": True},))
    hand = Hand(profile=trial)
    assert pressed(hand, "CELL9") == [(None, CELL + 9, PRESS), (None, CELL + 9, RELEASE)]


def test_each_click_of_the_knob_is_an_arrow() -> None:
    hand = hand_on("macropad")
    for name, code in (("RIGHT", RIGHT), ("LEFT", LEFT), ("LEFT", LEFT)):
        assert pressed(hand, name) == [(None, code, PRESS), (None, code, RELEASE)]


def test_spun_knob_queues_eight_steps() -> None:
    hand = hand_on("macropad")
    for _ in range(40):
        hand.press("RIGHT")
    assert [code for _, code, kind in hand.read() if kind == PRESS] == [RIGHT] * 8
    assert hand.read() == []


def test_hold_time_of_knob_selects_ok_or_back() -> None:
    hand = hand_on("macropad")
    assert pressed(hand, "OK", SHORT_MS - 60) == [(None, OK, PRESS), (None, OK, RELEASE)]
    for too_short in (SHORT_MS + 30, HELD_MS - 60):
        assert pressed(hand, "OK", too_short) == [(None, OK, RELEASE)], "of a press that was not reported"
    assert pressed(hand, "OK", HELD_MS + 100) == [(None, BACK, PRESS), (None, BACK, RELEASE)]
    assert pressed(hand, "OK", 2 * HELD_MS + 100) == [(None, BACK, PRESS), (None, BACK, LONG), (None, BACK, RELEASE)]
    assert pressed(hand, "OK") == [(None, OK, PRESS), (None, OK, RELEASE)]


def test_keys_and_knob_share_one_queue() -> None:
    hand = hand_on("macropad")
    hand.press("CELL4")
    wire.advance(30)
    hand.press("RIGHT")
    assert hand.read() == [(None, CELL + 4, PRESS), (None, RIGHT, PRESS), (None, RIGHT, RELEASE)]
    for _ in range(40):
        hand.release("CELL4")
        wire.advance(30)
        hand.press("CELL4")
        wire.advance(30)
    assert hand.read() == [], "more came than the queue holds: nothing counts as held"
    hand.release("CELL4")
    wire.advance(30)
    assert hand.read() == [(None, CELL + 4, RELEASE)]


@pytest.mark.parametrize(
    ("name", "stuck", "other"),
    [
        ("pico_panel", "OK", "BACK"),
        ("macropad", "CELL5", "CELL6"),
        ("macropad", "OK", "CELL0"),
        ("trellis_m4", "CELL9", "CELL1"),
        ("trellis_m4", "BACK", "OK"),
    ],
)
def test_stuck_button_is_reported_and_ignored(name: str, stuck: str, other: str) -> None:
    hand = hand_on(name, held=(stuck,))
    ((part, text),) = hand.board.problems
    assert (part, text) == ("stuck", stuck)
    wire.advance(5000)
    assert hand.read() == []
    assert [kind for _, _, kind in pressed(hand, other)] == [PRESS, RELEASE]
    hand.release(stuck)
    wire.advance(50)
    assert hand.read() == []
    assert [kind for _, _, kind in pressed(hand, stuck)] == [PRESS, RELEASE]


def reads_through(hand: Hand) -> str:
    return type(hand.board.buttons._events).__name__


@pytest.mark.parametrize(
    ("name", "held"), [("pico_panel", ("OK", "LEFT")), ("macropad", ("OK", "CELL5")), ("trellis_m4", ("BACK", "CELL9"))]
)
def test_filter_is_removed_once_all_are_released(name: str, held: tuple[str, str]) -> None:
    usual = reads_through(hand_on(name))
    hand = hand_on(name, held=held)
    for button in held:
        assert reads_through(hand) == "HeldButtons" != usual
        hand.release(button)
        wire.advance(50)
        assert hand.read() == []
    assert reads_through(hand) == usual
    for button in held:
        assert [kind for _, _, kind in pressed(hand, button)] == [PRESS, RELEASE]


def test_clearing_queue_ends_ignoring() -> None:
    hand = hand_on("pico_panel", held=("OK",))
    hand.board.buttons._events.clear()
    assert reads_through(hand) != "HeldButtons"
    hand.release("OK")
    wire.advance(50)
    assert [kind for _, _, kind in hand.read()] == [RELEASE]


def test_button_held_over_a_restart_is_not_stuck() -> None:
    bench = kit.bench()
    bench.start(kit.CODE)
    bench.press("OK")
    bench.run(50)
    bench.reload()
    assert bench.board.problems == []


def test_built_in_screen_wakes_at_start_and_sleeps_by_command() -> None:
    bench = kit.bench(kit.profile("macropad"))
    bench.start(kit.CODE)
    bench.script("300ms")
    lit = bench.display.rows()
    assert sum(map(sum, lit)) > 100
    bench.board.display.sleep(True)
    assert not bench.display.on
    bench.reload()
    assert bench.display.on, "a start of the program does not wake it by itself"
    bench.board.display.sleep(True)
    bench.board.display.sleep(False)
    bench.script("300ms")
    assert bench.display.rows() == lit
    assert bench.display.errors == []


def test_firmwares_display_survives_a_restart() -> None:
    bench = kit.bench(kit.profile("macropad"))
    bench.start(kit.CODE)
    with pytest.raises(wire.ReloadRequest):
        bench.board.restart()
    bench.reload()
    bench.script("300ms")
    assert bench.board.problems == []
    assert any(kit.lines(bench.display))


def test_built_in_screen_gets_small_areas_only() -> None:
    bench = kit.bench(kit.profile("macropad"))
    bench.start(kit.CODE)
    bench.script("500ms")
    screen: Any = bench.board.display
    screen.text(3, "?")
    bench.run(100)  # Blinka's displayio sends the whole page twice at first
    wire.spi_bytes = 0
    screen.text(4, "OK : on joue ?")
    bench.run(100)
    assert 0 < wire.spi_bytes < 300  # a whole page is 1,024 and more
    assert kit.lines(built_in.display)[4] == "OK : on joue ?"


def test_amplifier_is_on_during_tune() -> None:
    board = kit.power_on_and_open(kit.profile("macropad"))
    enable = wire.find("SPEAKER_ENABLE")
    assert not wire.level(enable)
    board.sound.on = True
    board.sound.play(((440, 100), (0, 50)), 0)
    assert wire.level(enable) and wire.tone() == 440
    board.sound.tick(100)
    board.sound.tick(150)
    assert not wire.level(enable) and wire.tone() == 0


def test_app_continues_when_a_match_does_not_fit() -> None:
    bench = kit.bench(kit.profile("trellis_m4"))
    bench.start(kit.CODE)
    full = bench.board.store
    assert full.save("x", bytes(8100))
    bench.script("500ms OK 500ms OK 500ms OK 900ms OK 900ms OK 900ms BACK 300ms")
    assert bench.board.problems == []
    assert type(bench.app.screen).__name__ not in ("Home", "Notice")


def test_script_presses_back_on_the_knob() -> None:
    hand = hand_on("macropad")
    seen = []
    hand.bench.app = type("Reader", (), {"tick": lambda self: seen.extend(hand.read())})()
    hand.bench.script("OK BACK BACK:900ms")
    assert [(code, kind) for _, code, kind in seen] == [
        *((OK, PRESS), (OK, RELEASE), (BACK, PRESS), (BACK, RELEASE)),
        *((BACK, PRESS), (BACK, LONG), (BACK, RELEASE)),
    ]


def test_cleared_knob_is_no_longer_held() -> None:
    hand = hand_on("macropad")
    hand.press("OK")
    wire.advance(50)
    assert hand.read() == []
    hand.board.buttons._events.clear()
    wire.advance(2 * HELD_MS)
    assert hand.read() == []
    hand.release("OK")
    wire.advance(50)
    assert hand.read() == [(None, OK, RELEASE)], "of a press that was not reported"
    assert pressed(hand, "OK") == [(None, OK, PRESS), (None, OK, RELEASE)]
