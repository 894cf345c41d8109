"""The lights' colours differ for every colour vision, in every palette, at the default brightness, by the bytes on the wire.

Distances are in CIE L*a*b*, with (48, 48, 48), the brightest white at that brightness, as white: 100 is from black to white,
about 2 can just be seen side by side. Every eye sees lightness, so lightness marks what may be played.
"""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

import pytest

from games import new
from sillon.games.awale import view as awale
from sillon.games.colorigraphe import lights as plots
from sillon.games.fang import view as fang
from sillon.games.fanorona import view as fanorona
from sillon.keyed import button_keys
from sillon.settings import palettes
from sillon.settings.preferences import PALETTES
from sillon.views import BARE, SEATS, row, shades
from sillon.views.board_view import DIM, FAULT, PLAYABLE
from sillon.views.keyed import field
from sillon.views.shades import mixed
from tests.app.luminance import (
    APART,
    APART_IN_LIGHTNESS,
    VISIONS,
    WHITE,
    Colour,
    assert_apart,
    assert_lighter,
    delta_e,
    difference,
)
from tests.app.play_keyed import look_of
from tests.app.stage import after_script, leads_to_text, pick, sent_colours, wire_encoder
from tests.app.test_fanorona_view import DRAWN, STRUCK, light_of

PLAINLY = 9  # the least distance of the dimmest lights side by side
FAINTLY = 12  # the least distance of the dimmest lights from a dark one

Pairs = Iterable[tuple[Colour, Colour]]
Sent = dict[str, list[Colour]]


def key_light(count: int, mark: int) -> tuple[int, int, int]:
    look = look_of(new("awale"))
    look.shown[3] = count
    look.marks[3] = mark
    return field.light(look, 3, SEATS[0])


def store_light(seat: int, count: int) -> tuple[int, int, int]:
    return awale.filled(look_of(new("awale")), seat, 0, count)


# The program's colours, by view and kind; piles have a colour for each layer.
COLOURS = {
    "row sowable": row._PLAYABLE,
    "row dim": row._DIM,
    "row fault": (row._FAULT,),
    "row empty": (row._EMPTY,),
    "row seed": (row._SEED,),
    "awale bright": awale.COLOURS,
    "awale dim": [awale.shade(colour, awale._DIM) for colour in awale.COLOURS],
    "awale empty": (awale.EMPTY,),
    "awale fault": (awale._FAULT,),
    "awale seed": (awale.SEED,),
    "awale bare": BARE,
    "awale full": [store_light(seat, 5) for seat in (0, 1)],
    "awale first": [store_light(seat, 1) for seat in (0, 1)],
    "fang flying": (fang._FLYING,),
    "key sowable": [key_light(count, PLAYABLE) for count in range(1, 6)],
    "key dim": [key_light(count, DIM) for count in range(1, 6)],
    "key empty": (key_light(0, DIM),),
    "key fault": (field._FAULT,),
    "key turn": [mixed(field.DARK, seat, 200) for seat in SEATS[:2]],
    "key buttons": (button_keys._BACK, button_keys.GO),
    "plot tokens": plots._PLAIN[1:4],
    "plot dim tokens": plots._PLAIN[5:8],
    "plot dark": plots._PLAIN[:1],
    "plot empty": (plots._EMPTY,),
    "plot bare": (plots._BARE,),
    "point white": (light_of(DIM, "W"), light_of(PLAYABLE, "W")),
    "point black": (light_of(DIM, "B"), light_of(PLAYABLE, "B")),
    "point free": (light_of(DIM, "."),),
    "point visited": (fanorona._LIT[3],),
    "point goal": (light_of(fanorona.GOAL, "."),),
    "point fault": (light_of(FAULT, "W"),),
    "point struck": (light_of(STRUCK, "B", beat=7),),
    "point drawn": (light_of(DRAWN, "W", beat=0),),
}
for _seat in (0, 1):
    COLOURS[f"fang bare {_seat}"] = (BARE[_seat],)
    COLOURS[f"fang bright {_seat}"] = [fang._own(_seat, layer, 255) for layer in range(3)]
    COLOURS[f"fang quiet {_seat}"] = [fang._own(_seat, layer, fang._QUIET) for layer in range(3)]


def layers(piles: list[Colour]) -> Pairs:
    """Return each of three layers with the next."""
    return zip(piles[:2], piles[1:3], strict=True)


def of_seats(pairs: Callable[[Sent, int], Pairs]) -> Callable[[Sent], Pairs]:
    return lambda sent: [pair for seat in (0, 1) for pair in pairs(sent, seat)]


def states_of_a_point(sent: Sent) -> Pairs:
    """Yield all pairs but a fault beside struck pieces: a refused step strikes none."""
    kinds = [(name, colour) for name in sent if name.startswith("point") for colour in sent[name]]
    for (name, one), (other, another) in combinations(kinds, 2):
        if {name, other} != {"point fault", "point struck"}:
            yield one, another


class Promise(NamedTuple):
    """Pairs of lights that differ by `least`, or of which the first is lighter by `least`, for each colour vision."""

    says: str
    differ: Callable[[str, Pairs, float], None]
    pairs: Callable[[Sent], Pairs]
    least: float


def apart(says: str, pairs: Callable[[Sent], Pairs], least: float = APART) -> Promise:
    return Promise(says, assert_apart, pairs, least)


def lighter(says: str, pairs: Callable[[Sent], Pairs], least: float = APART_IN_LIGHTNESS) -> Promise:
    return Promise(says, assert_lighter, pairs, least)


PROMISES = [
    lighter("row: sowable than unsowable", lambda c: product(c["row sowable"], c["row dim"])),
    apart("row: a fault from any cell", lambda c: product(c["row fault"], c["row sowable"] + c["row dim"])),
    lighter("row: a falling seed", lambda c: product(c["row seed"], c["row dim"]), 2 * APART_IN_LIGHTNESS),
    apart("row: one seed from none", lambda c: [(c["row dim"][0], c["row empty"][0])]),
    lighter("row: one sowable seed from none", lambda c: [(c["row sowable"][0], c["row empty"][0])]),
    apart("row: sowable layers", lambda c: layers(c["row sowable"])),
    apart("row: dim layers", lambda c: layers(c["row dim"])),
    apart("pit: all layers", lambda c: combinations(c["awale bright"] + c["awale dim"] + c["awale empty"], 2)),
    lighter("pit: sowable than unsowable", lambda c: zip(c["awale bright"], c["awale dim"], strict=True)),
    # 2 is twice the first colour, 4 twice the second, 3 one of each: these differ by much more than needed.
    apart("pit: 2, 3 and 4 seeds", lambda c: [c[kind][:2] for kind in ("awale bright", "awale dim")], 2 * APART),
    apart("pit: a fault from sowable", lambda c: product(c["awale fault"], c["awale bright"])),
    lighter("pit: a falling seed", lambda c: product(c["awale seed"], c["awale dim"]), 2 * APART_IN_LIGHTNESS),
    apart("store: the first seed from none", lambda c: zip(c["awale bare"], c["awale first"], strict=True)),
    apart("store: from a pit", lambda c: product(c["awale full"], c["awale bright"] + c["awale dim"]), PLAINLY),
    apart(
        "store: empty, from a pit",
        lambda c: product(c["awale bare"], c["awale bright"] + c["awale dim"] + c["awale empty"]),
        PLAINLY,
    ),
    apart("store: the players", lambda c: [c["awale bare"], c["awale first"], c["awale full"]]),
    apart(
        "fang: the players",
        lambda c: [
            (c[f"fang {kind} 0"][layer], c[f"fang {kind} 1"][layer])
            for kind, layer in (("bare", 0), ("bright", 0), ("quiet", 0), ("bright", 1))
        ],
    ),
    lighter(
        "fang: whose turn it is", of_seats(lambda c, s: zip(c[f"fang bright {s}"], c[f"fang quiet {s}"], strict=True))
    ),
    apart("fang: bright layers", of_seats(lambda c, s: layers(c[f"fang bright {s}"]))),
    apart("fang: quiet layers", of_seats(lambda c, s: layers(c[f"fang quiet {s}"]))),
    apart(
        "fang: one seed from none",
        of_seats(lambda c, s: [(c[f"fang {kind} {s}"][0], c[f"fang bare {s}"][0]) for kind in ("bright", "quiet")]),
    ),
    apart("tibong: empty", of_seats(lambda c, s: product(c[f"fang bare {s}"], c["row empty"])), PLAINLY),
    apart(
        "tibong: quiet, from the row and a fault",
        of_seats(lambda c, s: product(c[f"fang quiet {s}"][:1], c["row dim"][:2] + c["row fault"])),
    ),
    apart(
        "tibong: bright, from the row and a fault",
        of_seats(lambda c, s: product(c[f"fang bright {s}"][:1], c["row sowable"][:2] + c["row fault"])),
    ),
    lighter("fang: a flying seed", lambda c: product(c["fang flying"], c["row dim"][:2]), 2 * APART_IN_LIGHTNESS),
    lighter(
        "fang: a flying seed, than seats", of_seats(lambda c, s: product(c["fang flying"], c[f"fang quiet {s}"][:1]))
    ),
    apart(
        "plot: without a token, from any", lambda c: product(c["plot bare"], c["plot tokens"] + c["plot dim tokens"])
    ),
    apart("plot: without a token, from an arc's end", lambda c: product(c["plot bare"], c["plot empty"])),
    apart("plot: without a token, from unused", lambda c: product(c["plot bare"], c["plot dark"]), FAINTLY),
    apart(
        "plot: an arc's end from any token", lambda c: product(c["plot empty"], c["plot tokens"] + c["plot dim tokens"])
    ),
    apart("plot: red, blue and black", lambda c: combinations(c["plot tokens"], 2)),
    apart("plot: dim red, blue and black", lambda c: combinations(c["plot dim tokens"], 2)),
    apart("point: all states", states_of_a_point),
    lighter("point: white from black", lambda c: zip(c["point white"], c["point black"], strict=True), PLAINLY),
    lighter("point: movable", lambda c: [c["point white"][::-1], c["point black"][::-1]]),
    lighter(
        "point: a piece from none", lambda c: product(c["point white"][:1] + c["point black"][:1], c["point free"])
    ),
]
# On keys the light alone shows the count. These hold in the default palette.
KEY_PROMISES = [
    apart("key: all counts", lambda c: combinations(c["key sowable"] + c["key dim"] + c["key empty"], 2)),
    lighter("key: sowable than unsowable", lambda c: zip(c["key sowable"], c["key dim"], strict=True)),
    apart("key: a fault from any count", lambda c: product(c["key fault"], c["key sowable"] + c["key dim"])),
    apart("key: the players", lambda c: [c["key turn"]], 2 * APART),
    apart("key: OK from BACK", lambda c: [c["key buttons"]], 2 * APART),
]
CASES = [*product(PROMISES, PALETTES), *product(KEY_PROMISES, PALETTES[:1])]


@cache
def sent(palette: str) -> Sent:
    """Return the bytes on the wire of all COLOURS."""
    return sent_colours(COLOURS, PALETTE=palette)


@pytest.mark.parametrize("promise, palette", CASES, ids=[f"{promise.says}, {palette}" for promise, palette in CASES])
def test_lights_differ_for_every_colour_vision(promise: Promise, palette: str) -> None:
    for vision in VISIONS:
        promise.differ(vision, promise.pairs(sent(palette)), promise.least)


def test_unused_plot_is_dark() -> None:
    assert sent(PALETTES[0])["plot dark"] == [(0, 0, 0)]


def test_key_shows_five_seeds_at_most() -> None:
    assert {key_light(count, PLAYABLE) for count in range(5, 49)} == {key_light(5, PLAYABLE)}


def test_red_and_green_of_equal_luminance_look_alike_to_deutans() -> None:
    red, green = (40.0, 0.0, 0.0), (20.0, 8.0, 0.0)
    assert delta_e("usual", red, green) > 2 * APART
    assert delta_e("deutan", red, green) < APART


def test_white_is_visible_for_every_colour_vision() -> None:
    for vision in VISIONS:
        assert delta_e(vision, (48, 48, 48), (48, 48, 48)) == 0
        assert difference(vision, (48, 48, 48), (0, 0, 0), WHITE)[0] == pytest.approx(100, abs=0.2)


# A fault and the colours it must differ from: red against amber, green and brown.
PAIRS = [(awale._FAULT, colour) for colour in shades.COLOURS]
PAIRS += [(row._FAULT, colour) for colour in row._DIM + row._PLAYABLE]
PAIRS += [(row._FAULT, fang._own(seat, 0, fang._QUIET)) for seat in (0, 1)]


def nearest(vision: str, palette: str) -> float:
    on_the_wire = wire_encoder(after_script("300ms", PALETTE=palette))
    pairs = [difference(vision, on_the_wire(one), on_the_wire(other), 48) for one, other in PAIRS]
    return min(float((lightness**2 + hue**2) ** 0.5) for lightness, hue in pairs)


def test_palette_numbers_match_preferences() -> None:
    assert len(palettes._MIXES) == len(PALETTES)


@pytest.mark.parametrize("vision", ["protan", "deutan"])
def test_palette_separates_nearest_colours_for_red_green_eyes(vision: str) -> None:
    assert nearest(vision, "red-green") > nearest(vision, "normal")


def test_palette_choice_survives_power_off() -> None:
    handheld = after_script("700ms BACK:700ms")
    pick(handheld, "palette")
    leads_to_text(handheld, "300ms", "palette_1")
    assert handheld.bench.board.leds._mix
    again = after_script("300ms", keep_nvm=True)
    assert again.bench.app.preferences.palette == 1
    again.script("BACK:700ms")
    pick(again, "palette")
    assert not hasattr(again.bench.board.leds, "_mix")
