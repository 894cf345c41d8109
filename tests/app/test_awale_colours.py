"""Every eye tells the colours of Awalé's counts apart, bright and dim, by their bytes on the wire.

Distances as in test_colours.py: CIE L*a*b*, with (48, 48, 48), the brightest white at the default brightness, as white.
"""

from collections.abc import Iterator
from itertools import combinations

import pytest

from sillon.look import SEATS
from sillon.preferences import PALETTES
from sillon.views import awale_pits as view
from tests.app.luminance import APART, APART_IN_LIGHTNESS, WHITE, Colour, difference, every_eye, together
from tests.app.stage import at, wired


@pytest.fixture(scope="module", params=PALETTES)
def sent(request: pytest.FixtureRequest) -> Iterator[dict[str, list[Colour]]]:
    """The bytes on the wire of each kind of colour: a pile's layers when it may be sown, and when not."""
    on_the_wire = wired(at("300ms", PALETTE=request.param))
    kinds = {
        "bright": view.COLOURS,
        "dim": [view.shade(colour, view._DIM) for colour in view.COLOURS],
        "empty": (view.EMPTY,),
        "fault": (view._FAULT,),
        "seed": (view.SEED,),
        "glass": view.GLASS,
        "first": [view.shade(colour, 255 * 2 // 6) for colour in SEATS],
    }
    yield {name: [on_the_wire(colour) for colour in colours] for name, colours in kinds.items()}


@every_eye
def test_all_layers_differ_bright_and_dim(vision: str, sent: dict[str, list[Colour]]) -> None:
    for one, other in combinations(sent["bright"] + sent["dim"] + sent["empty"], 2):
        assert together(vision, one, other) >= APART, (one, other)


@every_eye
def test_sowable_pit_is_lighter_than_unsowable(vision: str, sent: dict[str, list[Colour]]) -> None:
    for bright, dim in zip(sent["bright"], sent["dim"], strict=True):
        assert difference(vision, bright, dim, WHITE)[0] >= APART_IN_LIGHTNESS, (bright, dim)


@every_eye
def test_two_three_and_four_seeds_differ(vision: str, sent: dict[str, list[Colour]]) -> None:
    """2 is twice the first colour, 4 twice the second, 3 one of each: these differ by much more than needed."""
    for kind in ("bright", "dim"):
        amber, blue = sent[kind][:2]
        assert together(vision, amber, blue) >= 2 * APART


@every_eye
def test_fault_differs_from_sowable(vision: str, sent: dict[str, list[Colour]]) -> None:
    """A fault also blinks."""
    for bright in sent["bright"]:
        assert together(vision, sent["fault"][0], bright) >= APART, bright


@every_eye
def test_falling_seed_differs_from_piles(vision: str, sent: dict[str, list[Colour]]) -> None:
    for dim in sent["dim"]:
        assert difference(vision, sent["seed"][0], dim, WHITE)[0] >= 2 * APART_IN_LIGHTNESS, dim


@every_eye
def test_first_seed_in_store_differs_from_none(vision: str, sent: dict[str, list[Colour]]) -> None:
    for glass, first in zip(sent["glass"], sent["first"], strict=True):
        assert together(vision, glass, first) >= APART
