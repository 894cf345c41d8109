"""A seat has one colour in every game, on every board and on the page: SEATS in sillon/views."""

import re
from collections.abc import Iterator
from colorsys import rgb_to_hsv
from itertools import pairwise

import pytest

from games import new
from sillon.games.awale import view as awale
from sillon.games.fang import keys_view as fang_keys
from sillon.games.fang import view as fang
from sillon.games.fanorona import view as fanorona
from sillon.views import BARE, SEATS
from sim.paths import ROOT
from tests.app.fakes import Colour
from tests.app.play_keyed import Lights, look_of
from tests.app.test_fanorona_view import light_of

HUE = 30  # degrees: the greatest distance of two lights that are called by the same name


def hue(colour: Colour) -> float:
    red, green, blue = colour
    return rgb_to_hsv(red / 255, green / 255, blue / 255)[0] * 360


def between(one: Colour, other: Colour) -> float:
    """Return the distance of the hues of two colours in degrees."""
    apart = abs(hue(one) - hue(other)) % 360
    return min(apart, 360 - apart)


def colours_of(seat: int) -> Iterator[tuple[str, Colour]]:
    yield "an empty place", BARE[seat]
    for count in range(25):
        yield f"awale: a store of {count}", awale.filled(look_of(new("awale")), seat, 0, count)
    for layer in range(3):
        yield f"fang: layer {layer}", fang._own(seat, layer, 255)
    for mark in (fanorona.PLAYABLE, 0, fanorona.HELD):
        yield f"fanorona: a piece with mark {mark}", light_of(mark, "WB"[seat])
    for board in ("macropad", "trellis_m4"):
        leds = Lights(board)
        look = look_of(new("fang"))
        look.shown[look.game.cells :] = bytes((9 - 9 * seat, 9 * seat, 0))
        fang_keys._reserve(leds, look, seat)  # type: ignore[arg-type]
        for place, colour in leds.items():
            yield f"fang on {board}: a reserve at {place}", colour


@pytest.mark.parametrize("seat", [0, 1])
def test_seat_has_one_hue_in_every_game(seat: int) -> None:
    for what, colour in colours_of(seat):
        assert between(colour, SEATS[seat]) <= HUE, what


def test_seats_differ_in_hue() -> None:
    for one, other in pairwise((*SEATS, SEATS[0])):
        assert between(one, other) > 2 * HUE


def test_page_shows_the_seats_in_the_colours_of_the_lights() -> None:
    style = (ROOT / "web/style/page.css").read_text(encoding="utf-8")
    named = re.findall(r"--seat(?:: |, )#(\w{6})", style)
    assert [tuple(bytes.fromhex(colour)) for colour in named] == list(SEATS)
