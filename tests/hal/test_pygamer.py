"""The PyGamer: joystick, keys behind a shift register, loudspeaker, and lights and page on one colour display."""

from typing import Any

import pytest

from hal.buttons import BACK, DOWN, HINT, LEFT, LONG, OK, PRESS, RELEASE, REPEAT, RIGHT, UP
from sim.fakes import built_in, levels, wire
from sim.peripherals.lights import Discs
from tests.hal import kit

ARROWS = {"LEFT": LEFT, "RIGHT": RIGHT, "UP": UP, "DOWN": DOWN}
MIDDLE = 32768


class Toy:
    """The board, opened, and a person's fingers on it."""

    def __init__(self) -> None:
        self.bench = kit.power_on(kit.profile("pygamer"))
        self.board = kit.open_board()
        wire.advance(100)
        assert self.board.problems == []
        assert self.watch(100) == []

    def watch(self, milliseconds: int, step: int = 10) -> list[tuple[int, int]]:
        """Return (code, kind) of the events read after each step."""
        found = []
        for _ in range(milliseconds // step):
            wire.advance(step)
            event = self.board.buttons.read()
            while event is not None:
                assert event[0] is None
                found.append(event[1:])
                event = self.board.buttons.read()
        return found


@pytest.fixture
def toy() -> Toy:
    return Toy()


@pytest.mark.parametrize("name", ARROWS)
def test_stick_push_and_release_are_events(toy: Toy, name: str) -> None:
    toy.bench.press(name)
    assert toy.watch(50) == [(ARROWS[name], PRESS)]
    toy.bench.release(name)
    assert toy.watch(2000) == [(ARROWS[name], RELEASE)]


def test_held_stick_repeats(toy: Toy) -> None:
    toy.bench.press("RIGHT")
    assert toy.watch(800) == [(RIGHT, PRESS)] + [(RIGHT, REPEAT)] * 3


@pytest.mark.parametrize("value", [MIDDLE - 19_000, MIDDLE + 19_000])
def test_stick_half_way_out_is_ignored(toy: Toy, value: int) -> None:
    levels.set_voltage("JOYSTICK_X", value)
    assert toy.watch(500) == []


def test_stick_has_hysteresis(toy: Toy) -> None:
    levels.set_voltage("JOYSTICK_X", 65535)
    assert toy.watch(50) == [(RIGHT, PRESS)]
    for value in (MIDDLE + 12_000, MIDDLE + 21_000) * 4:
        levels.set_voltage("JOYSTICK_X", value)
        assert toy.watch(30) == []
    levels.set_voltage("JOYSTICK_X", MIDDLE + 10_000)
    assert toy.watch(50) == [(RIGHT, RELEASE)]


def test_spike_shorter_than_two_samples_is_ignored(toy: Toy) -> None:
    levels.set_voltage("JOYSTICK_Y", 0)
    toy.board.buttons.read()
    levels.set_voltage("JOYSTICK_Y", MIDDLE)
    assert toy.watch(500) == []


def test_stick_presses_one_key_at_a_time(toy: Toy) -> None:
    levels.set_voltage("JOYSTICK_X", 65535)
    levels.set_voltage("JOYSTICK_Y", MIDDLE + 25_000)
    assert toy.watch(100) == [(RIGHT, PRESS)]
    levels.set_voltage("JOYSTICK_X", MIDDLE)
    levels.set_voltage("JOYSTICK_Y", 65535)
    assert toy.watch(100) == [(RIGHT, RELEASE), (DOWN, PRESS)]


@pytest.mark.parametrize("name, bit, code", [("BACK", 0, BACK), ("OK", 1, OK), ("HINT", 3, HINT)])
def test_b_a_and_select_have_the_boards_bits(toy: Toy, name: str, bit: int, code: int) -> None:
    levels.set_input("BUTTON_LATCH", bit, True)
    assert toy.watch(100) == [(code, PRESS)]
    toy.bench.release(name)
    assert toy.watch(100) == [(code, RELEASE)]


@pytest.mark.parametrize("held", [50, 300, 650])
def test_tap_on_start_is_long_back(toy: Toy, held: int) -> None:
    levels.set_input("BUTTON_LATCH", 2, True)
    seen = toy.watch(held)
    levels.set_input("BUTTON_LATCH", 2, False)
    assert seen + toy.watch(1500) == [(BACK, PRESS), (BACK, LONG), (BACK, RELEASE)]


def test_events_behind_start_are_delayed_not_lost(toy: Toy) -> None:
    toy.bench.press("MENU")
    toy.watch(50)
    toy.bench.release("MENU")
    toy.watch(50)
    toy.bench.press("OK")
    assert toy.watch(1500)[-2:] == [(OK, PRESS), (OK, LONG)]


@pytest.mark.parametrize("down", [(), ("BACK",), ("OK",), ("BACK", "HINT"), ("BACK", "OK", "MENU", "HINT")])
def test_keys_held_at_power_up_are_reported(down: tuple[str, ...]) -> None:
    kit.power_on(kit.profile("pygamer"), held=down)
    board = kit.open_board()
    assert board.problems == ([("stuck", " ".join(down))] if down else [])


def test_start_opens_the_menu() -> None:
    bench = kit.bench(kit.profile("pygamer"))
    bench.start(kit.CODE)
    bench.script("300ms OK 300ms MENU 900ms")
    assert bench.app.target[0] == "pause"


def test_amplifier_is_on_only_during_tune(toy: Toy) -> None:
    enable = wire.find("SPEAKER_ENABLE")
    sound = toy.board.sound
    sound.on = True
    assert wire.level(enable) is False
    sound.play(((440, 100), (0, 50), (2093, 100)), 0)
    tones = [wire.tone()]
    for now in (0, 100, 150, 250):
        sound.tick(now)
        tones.append(wire.tone())
        if now == 0:
            assert wire.level(enable) is True
    assert tones == [440, 440, 0, 2093, 0]
    sound.tick(251)
    assert wire.level(enable) is False


@pytest.mark.parametrize("hertz", [31, 131, 988, 4186])
def test_every_pitch_is_within_the_dacs_range(toy: Toy, hertz: int) -> None:
    toy.board.sound.on = True
    toy.board.sound.play(((hertz, 100),), 0)
    assert wire.tone() == hertz


def panel() -> Any:
    return Discs(kit.profile("pygamer").LEDS)


@pytest.mark.parametrize(
    "colour", [(255, 0, 0), (0, 90, 0), (0, 0, 12), (1, 0, 0), (255, 255, 255), (20, 20, 20), (0, 140, 255)]
)
def test_dim_disc_keeps_its_hue_and_is_visible(toy: Toy, colour: tuple[int, int, int]) -> None:
    leds = toy.board.leds
    leds.clear()
    leds[2, 4] = colour
    assert leds.show() is True
    grid = panel().grid()
    found = grid[2][4]
    assert [bool(part) for part in found] == [bool(part) for part in colour]
    assert found.index(max(found)) == colour.index(max(colour))
    assert [place for place in range(45) if any(grid[place // 9][place % 9])] == [2 * 9 + 4]


def test_brighter_is_drawn_brighter_at_every_step(toy: Toy) -> None:
    leds = toy.board.leds
    seen = []
    for value in range(4, 256, 8):
        leds[0, 0] = (0, value, 0)
        leds.show()
        seen.append(panel().grid()[0][0][1])
    assert seen == sorted(seen)
    assert len(set(seen)) > 15


def test_only_changed_discs_are_sent(toy: Toy) -> None:
    leds = toy.board.leds
    leds.clear()
    leds.show()
    before = wire.spi_bytes
    leds[0, 0] = (0, 0, 200)
    assert leds.show() is True
    sent = wire.spi_bytes - before
    assert 11 * 11 * 2 <= sent <= 11 * 11 * 2 + 30
    assert leds.show() is False
    assert wire.spi_bytes - before == sent


def test_place_outside_is_named_with_the_size(toy: Toy) -> None:
    with pytest.raises(IndexError) as wrong:
        toy.board.leds[5, 0] = (1, 2, 3)
    assert str(wrong.value) == "no LED in row 5, column 0: there are 5 rows of 9"


def test_brightness_sets_the_backlight_dark_only_at_0(toy: Toy) -> None:
    lights = []
    for level in range(11):
        toy.board.leds.brightness = level
        lights.append(built_in.backlight)
    assert lights == sorted(set(lights))
    assert (lights[0], lights[10]) == (0, 1)
    with pytest.raises(ValueError) as wrong:
        toy.board.leds.brightness = 11
    assert str(wrong.value) == "brightness 11: it must be 0..10"


def test_sleep_is_dark_and_waking_restores_brightness(toy: Toy) -> None:
    toy.board.leds.brightness = 7
    before = built_in.backlight
    toy.board.display.sleep(True)
    assert built_in.backlight == 0
    assert not any(any(row) for row in panel().display_rows())
    toy.board.display.sleep(False)
    assert built_in.backlight == before


def test_page_and_lights_do_not_overlap(toy: Toy) -> None:
    leds, screen = toy.board.leds, toy.board.display
    leds.clear()
    leds.show()
    for row in range(5):
        screen.text(row, "#" * 21, row == 2)
    screen.disc(64, 32, 31)
    while screen.show():
        pass
    rows = panel().display_rows()
    dark = [row for row in rows[:64] if max(row) > 60]
    assert dark == []
    assert all(not any(row[: 3 * 16]) and not any(row[3 * 144 :]) for row in rows[64:])
    assert built_in.display.errors == []


@pytest.mark.usefixtures("little_memory")
def test_restart_darkens_the_display_and_lights_an_led() -> None:
    profile: Any = kit.profile("pygamer")
    bench = kit.bench(profile)
    bench.start(kit.CODE)
    assert wire.strip(profile.LEDS["busy"]) == bytes(15)
    seen: list[tuple[bytes, float]] = []
    wire.listeners.append(
        lambda kind, where, what: seen.append((what, built_in.backlight)) if kind == "strip" else None
    )
    bench.script("300ms OK OK 300ms RIGHT OK 900ms")
    assert bench.app.target[0] == "fafy"
    waiting, awake = seen
    assert any(waiting[0]) and waiting[1] == 0
    assert not any(awake[0])
    # 1 mA a LED in any case, 20 mA for a channel at 255.
    assert kit.milliamps(waiting[0]) < 10
    assert built_in.backlight > 0
