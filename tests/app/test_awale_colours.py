"""Every eye tells the colours of Awalé's counts apart, bright and dim, by their bytes on the wire.

Distances as in test_colours.py: CIE L*a*b*, with (48, 48, 48), the brightest white at the default brightness, as white.
"""

from itertools import combinations, product

import pytest

from sillon.app.preferences import PALETTES
from sillon.games.awale import pits as view
from sillon.views import SEATS
from tests.app.luminance import APART, APART_IN_LIGHTNESS, Colour, assert_apart, assert_lighter, every_eye
from tests.app.stage import sent_colours


@pytest.fixture(scope="module", params=PALETTES)
def sent(request: pytest.FixtureRequest) -> dict[str, list[Colour]]:
    """The bytes on the wire of each kind of colour: a pile's layers when it may be sown, and when not."""
    kinds = {
        "bright": view.COLOURS,
        "dim": [view.shade(colour, view._DIM) for colour in view.COLOURS],
        "empty": (view.EMPTY,),
        "fault": (view._FAULT,),
        "seed": (view.SEED,),
        "glass": view.GLASS,
        "first": [view.shade(colour, 255 * 2 // 6) for colour in SEATS[:2]],
    }
    return sent_colours(kinds, PALETTE=request.param)


@every_eye
def test_all_layers_differ_bright_and_dim(vision: str, sent: dict[str, list[Colour]]) -> None:
    assert_apart(vision, combinations(sent["bright"] + sent["dim"] + sent["empty"], 2))


@every_eye
def test_sowable_pit_is_lighter_than_unsowable(vision: str, sent: dict[str, list[Colour]]) -> None:
    assert_lighter(vision, zip(sent["bright"], sent["dim"], strict=True))


@every_eye
def test_two_three_and_four_seeds_differ(vision: str, sent: dict[str, list[Colour]]) -> None:
    """2 is twice the first colour, 4 twice the second, 3 one of each: these differ by much more than needed."""
    assert_apart(vision, [(sent[kind][0], sent[kind][1]) for kind in ("bright", "dim")], 2 * APART)


@every_eye
def test_fault_differs_from_sowable(vision: str, sent: dict[str, list[Colour]]) -> None:
    """A fault also blinks."""
    assert_apart(vision, product(sent["fault"], sent["bright"]))


@every_eye
def test_falling_seed_differs_from_piles(vision: str, sent: dict[str, list[Colour]]) -> None:
    assert_lighter(vision, product(sent["seed"], sent["dim"]), 2 * APART_IN_LIGHTNESS)


@every_eye
def test_first_seed_in_store_differs_from_none(vision: str, sent: dict[str, list[Colour]]) -> None:
    assert_apart(vision, zip(sent["glass"], sent["first"], strict=True))
