"""The self-test: it finds the strip's wiring, hears every button, and tells the board's facts."""

from itertools import product

import pytest

from hal.wiring import WIRINGS, wire_order
from tests.app.stage import at, shows

CHECK = "300ms BACK:700ms LEFT OK 100ms"


@pytest.mark.parametrize("real, believed", list(product(WIRINGS, ("zigzag,NW", "rows,SE"))))
def test_settings_line_is_found_for_any_wiring(real: str, believed: str) -> None:
    """The strip is laid as `real`, and the user answers truthfully."""
    handheld = at(f"{CHECK} OK OK", WIRING=believed)
    way, corner = real.split(",")
    real_order = wire_order(5, 9, way, corner)

    def place() -> int:
        """The place of the white light on the strip."""
        sent = handheld.bench.panel.sent()
        (led,) = [k for k in range(45) if min(sent[k]) > 20]
        return int(real_order[led])

    seen = place()
    handheld.script("RIGHT " * [0, 8, 44, 36].index(seen) + "OK")
    row, col = divmod(place(), 9)
    start = 0 if corner[1] == "W" else 8
    assert row == (1 if corner[0] == "N" else 3)
    handheld.script(("RIGHT " if col == start else "") + "OK")
    assert real == believed or shows(handheld, "lights_write")
    assert str(handheld.bench.app.screen.laid) == real


def test_test_tone_sounds_even_when_muted() -> None:
    handheld = at(f"{CHECK} RIGHT RIGHT OK 100ms")
    assert handheld.bench.board.sound.on
    handheld.tap("BACK")
    assert not handheld.bench.board.sound.on


def test_white_lights_stay_within_stated_current() -> None:
    handheld = at(f"{CHECK} LEFT LEFT OK OK 200ms", BRIGHTNESS=10, BUDGET=200)
    found = handheld.bench.app.screen.facts
    assert found["budget"] == 200
    assert 150 < found["milliamps"] <= 200
