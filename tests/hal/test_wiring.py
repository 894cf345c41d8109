"""Each place of the grid is one LED of the wire, for every wiring, corner and shape, by the bytes on the wire."""

import pytest

from hal.wiring import wire_order
from sillon.views import FULL
from sim.fakes import wire
from tests.hal import kit

SHAPES = [(5, 9), (1, 60), (1, 1), (2, 3), (3, 2), (4, 8), (9, 1)]
WIRINGS = ("rows", "zigzag")
CORNERS = ("NW", "NE", "SW", "SE")


def walk(rows: int, cols: int, wiring: str, corner: str) -> list[tuple[int, int]]:
    """Return (row, col) of each LED along the wire: an independent version of wire_order."""
    row, col = (0 if "N" in corner else rows - 1), (0 if "W" in corner else cols - 1)
    down, along = (1 if row == 0 and "N" in corner else -1), (1 if "W" in corner else -1)
    first = col
    places = []
    for _ in range(rows):
        for step in range(cols):
            if step:
                col += along
            places.append((row, col))
        row += down
        if wiring == "zigzag":
            along = -along
        else:
            col = first
    return places


# Drawn by hand: the number of each LED along the wire.
DRAWN = {
    ("zigzag", "NW"): "0 1 2 / 5 4 3",
    ("zigzag", "NE"): "2 1 0 / 3 4 5",
    ("zigzag", "SW"): "5 4 3 / 0 1 2",
    ("zigzag", "SE"): "3 4 5 / 2 1 0",
    ("rows", "NW"): "0 1 2 / 3 4 5",
    ("rows", "NE"): "2 1 0 / 5 4 3",
    ("rows", "SW"): "3 4 5 / 0 1 2",
    ("rows", "SE"): "5 4 3 / 2 1 0",
}


@pytest.mark.parametrize("wiring", WIRINGS)
@pytest.mark.parametrize("corner", CORNERS)
def test_two_rows_of_three_are_wired_as_drawn(wiring: str, corner: str) -> None:
    drawn = [int(number) for number in DRAWN[wiring, corner].replace("/", "").split()]
    order = wire_order(2, 3, wiring, corner)
    assert [order.index(place) for place in range(6)] == drawn
    assert [row * 3 + col for row, col in walk(2, 3, wiring, corner)] == list(order)


@pytest.mark.parametrize("wiring", WIRINGS)
@pytest.mark.parametrize("corner", CORNERS)
@pytest.mark.parametrize(("rows", "cols"), SHAPES)
def test_place_lights_its_led_alone(rows: int, cols: int, wiring: str, corner: str) -> None:
    leds = kit.power_on_and_open(kit.leds(rows, cols, wiring, corner)).leds
    assert (leds.rows, leds.cols) == (rows, cols)
    leds.brightness = 10
    for number, (row, col) in enumerate(walk(rows, cols, wiring, corner)):
        leds.clear()
        leds[row, col] = (FULL, FULL // 2, FULL // 16)
        assert leds.show()
        sent = wire.strip("GP0")
        assert len(sent) == 3 * rows * cols
        # Green, red, blue; the gamma squares each value.
        assert sent[3 * number : 3 * number + 3] == bytes((63, 255, 1))
        assert not any(sent[: 3 * number]) and not any(sent[3 * number + 3 :])


@pytest.mark.parametrize("corner", CORNERS)
def test_zigzag_never_jumps(corner: str) -> None:
    places = [divmod(place, 9) for place in wire_order(5, 9, "zigzag", corner)]
    assert sorted(places) == [(row, col) for row in range(5) for col in range(9)]
    for (row, col), (next_row, next_col) in zip(places, places[1:], strict=False):
        assert abs(row - next_row) + abs(col - next_col) == 1


@pytest.mark.parametrize(
    ("wiring", "corner"), [("zigzag", "N"), ("spiral", "NW"), ("rows", "WN"), ("", ""), ("rows", "nw")]
)
def test_unknown_wiring_is_named_with_the_known_ones(wiring: str, corner: str) -> None:
    with pytest.raises(ValueError) as wrong:
        wire_order(5, 9, wiring, corner)
    message = f"wiring {wiring!r} from corner {corner!r}: allowed are rows, zigzag and NW, NE, SW, SE"
    assert str(wrong.value) == message
