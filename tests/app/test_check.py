"""The self-test: it finds how the strip is laid, hears every button, and says what the board is."""

from itertools import product

import pytest

from hal.wiring import WIRINGS, wire_order
from tests.app.stage import at, screen_of, shows

CHECK = "300ms BACK:700ms LEFT OK 100ms"
CORNERS = ("NW", "NE", "SE", "SW")


def answered(real: str, believed: str) -> str:
    """What the handheld concludes when its strip is laid as `real`, and a person answers what he sees."""
    handheld = at(f"{CHECK} OK OK", WIRING=believed)
    way, corner = real.split(",")
    real_order = wire_order(5, 9, way, corner)

    def place() -> int:
        """Where the white light is to be seen."""
        sent = handheld.bench.panel.sent()
        (led,) = [k for k in range(45) if min(sent[k]) > 20]
        return int(real_order[led])

    seen = place()
    handheld.script("RIGHT " * [0, 8, 44, 36].index(seen) + "OK")
    row, col = divmod(place(), 9)
    start = 0 if corner[1] == "W" else 8
    assert row == (1 if corner[0] == "N" else 3)
    handheld.script(("RIGHT " if col == start else "") + "OK")
    screen = handheld.bench.app.screen
    assert shows(handheld, "lights_fine" if real == believed else "lights_write") or real == believed
    return str(screen.laid)


@pytest.mark.parametrize("real, believed", list(product(WIRINGS, ("zigzag,NW", "rows,SE"))))
def test_whatever_the_wiring_the_line_to_write_is_found(real: str, believed: str) -> None:
    assert answered(real, believed) == real


@pytest.mark.parametrize("laid", WIRINGS)
def test_the_line_lays_the_lights_as_it_says(laid: str) -> None:
    leds = at("300ms", WIRING=laid).bench.board.leds
    assert leds.order == wire_order(5, 9, *laid.split(","))


def test_each_button_is_asked_for_until_it_was_pressed() -> None:
    handheld = at(f"{CHECK} RIGHT OK")
    assert len(handheld.bench.app.screen.missing) == 6
    for left, name in zip(range(5, -1, -1), ("LEFT", "RIGHT", "UP", "BACK", "DOWN", "OK"), strict=True):
        handheld.tap(name)
        assert len(handheld.bench.app.screen.missing) == left
    assert shows(handheld, "all_heard")
    handheld.tap("OK")
    assert screen_of(handheld) == "check"


def test_the_sound_is_heard_also_where_it_is_off_and_is_off_again() -> None:
    handheld = at(f"{CHECK} RIGHT RIGHT OK 100ms")
    assert handheld.bench.board.sound.on
    handheld.tap("BACK")
    assert not handheld.bench.board.sound.on


def test_all_lights_white_stay_within_what_is_told() -> None:
    handheld = at(f"{CHECK} LEFT LEFT OK OK 200ms", BRIGHTNESS=10, BUDGET=200)
    found = handheld.bench.app.screen.facts
    assert found["budget"] == 200
    assert 150 < found["milliamps"] <= 200


def test_ok_held_while_the_power_comes_on_opens_it() -> None:
    from sim.assembly import assemble
    from tests.hal import kit

    bench = assemble(kit.profile())
    bench.press("OK")
    bench.start(kit.CODE)
    assert bench.app.target == ("check",)
    bench.power_off()
