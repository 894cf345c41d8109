"""Every eye tells the states of a plot apart, at the default brightness, by their bytes on the wire.

Distances are those of CIE L*a*b*, as in test_colours.py.
"""

from collections.abc import Iterator
from itertools import combinations

import pytest

from sillon.app.preferences import PALETTES
from sillon.games.colorigraphe import lights as view
from tests.app.luminance import APART, Colour, assert_apart, every_eye, together
from tests.app.stage import at, wired

PLAINLY = 12  # for the dimmest: faint beside dark

NAMES = ("dark", "red", "blue", "black", "dark", "dim red", "dim blue", "dim black")


@pytest.fixture(scope="module", params=PALETTES)
def sent(request: pytest.FixtureRequest) -> Iterator[dict[str, Colour]]:
    """The bytes on the wire of each state of a plot, by name."""
    on_the_wire = wired(at("300ms", PALETTE=request.param))
    colours = [*zip(NAMES, view._PLAIN, strict=True), ("empty", view._EMPTY), ("bare", view._BARE)]
    yield {name: on_the_wire(colour) for name, colour in colours}


@every_eye
@pytest.mark.parametrize("name", sorted({*NAMES, "empty"} - {"dark"}))
def test_missing_token_differs_from_any_token(vision: str, name: str, sent: dict[str, Colour]) -> None:
    assert together(vision, sent["bare"], sent[name]) >= APART


@every_eye
def test_missing_token_differs_from_unused_plot(vision: str, sent: dict[str, Colour]) -> None:
    assert sent["dark"] == (0, 0, 0)
    assert together(vision, sent["bare"], sent["dark"]) >= PLAINLY


@every_eye
@pytest.mark.parametrize("name", sorted({*NAMES} - {"dark"}))
def test_bare_arc_end_differs_from_any_token(vision: str, name: str, sent: dict[str, Colour]) -> None:
    assert together(vision, sent["empty"], sent[name]) >= APART


@every_eye
@pytest.mark.parametrize("kind", ["", "dim "])
def test_red_blue_and_black_differ(vision: str, kind: str, sent: dict[str, Colour]) -> None:
    assert_apart(vision, combinations([sent[kind + token] for token in ("red", "blue", "black")], 2))
