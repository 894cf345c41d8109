"""Every eye tells the colours of the row apart, at the default brightness, by their bytes on the wire.

Distances are in CIE L*a*b*, with (48, 48, 48), the brightest white at that brightness, as white: 100 is from black to white,
about 2 can just be seen side by side. Every eye sees lightness, so lightness marks sowable cells.
"""

from itertools import product

import pytest

from sillon.app.preferences import PALETTES
from sillon.views import row as view
from tests.app.luminance import (
    APART,
    APART_IN_LIGHTNESS,
    VISIONS,
    WHITE,
    Colour,
    assert_apart,
    assert_lighter,
    difference,
    every_eye,
    together,
)
from tests.app.stage import sent_colours


@pytest.fixture(scope="module", params=PALETTES)
def sent(request: pytest.FixtureRequest) -> dict[str, list[Colour]]:
    """The bytes on the wire of each kind of colour, a layer of the piles each."""
    kinds = {
        "sowable": view._PLAYABLE,
        "dim": view._DIM,
        "fault": (view._FAULT,),
        "empty": (view._EMPTY,),
        "seed": (view._SEED,),
    }
    return sent_colours(kinds, PALETTE=request.param)


@every_eye
def test_sowable_is_lighter_than_unsowable(vision: str, sent: dict[str, list[Colour]]) -> None:
    assert_lighter(vision, product(sent["sowable"], sent["dim"]))


@every_eye
def test_fault_differs_from_sowable(vision: str, sent: dict[str, list[Colour]]) -> None:
    """A fault also blinks (test_flashes.py)."""
    assert_apart(vision, product(sent["fault"], sent["sowable"]))


@every_eye
def test_fault_differs_from_unsowable(vision: str, sent: dict[str, list[Colour]]) -> None:
    assert_apart(vision, product(sent["fault"], sent["dim"]))


@every_eye
def test_falling_seed_is_much_lighter_than_row(vision: str, sent: dict[str, list[Colour]]) -> None:
    assert_lighter(vision, product(sent["seed"], sent["dim"]), 2 * APART_IN_LIGHTNESS)


@every_eye
def test_one_seed_differs_from_none(vision: str, sent: dict[str, list[Colour]]) -> None:
    (empty,) = sent["empty"]
    assert together(vision, sent["dim"][0], empty) >= APART
    assert difference(vision, sent["sowable"][0], empty, WHITE)[0] >= APART_IN_LIGHTNESS


@every_eye
@pytest.mark.parametrize("kind", ["sowable", "dim"])
def test_neighbouring_layers_differ(vision: str, kind: str, sent: dict[str, list[Colour]]) -> None:
    """The highest pile of a laid row is ten seeds: three layers on the panel's five lights."""
    assert_apart(vision, zip(sent[kind][:2], sent[kind][1:3], strict=True))


def test_equal_red_and_green_count_as_alike() -> None:
    red, green = (40.0, 0.0, 0.0), (20.0, 8.0, 0.0)
    assert together("usual", red, green) > 2 * APART
    assert together("deutan", red, green) < APART


def test_every_eye_sees_white() -> None:
    for vision in VISIONS:
        assert together(vision, (48, 48, 48), (48, 48, 48)) == 0
        assert difference(vision, (48, 48, 48), (0, 0, 0), WHITE)[0] == pytest.approx(100, abs=0.2)
