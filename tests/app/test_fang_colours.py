"""Every eye tells Fang's own colours apart, at the default brightness, by their bytes on the wire.

Distances are those of CIE L*a*b*, as in test_colours.py.
"""

from collections.abc import Iterator
from itertools import product

import pytest

from sillon.app.preferences import PALETTES
from sillon.games.fang import view as fang
from sillon.views import row
from tests.app.luminance import APART, APART_IN_LIGHTNESS, WHITE, Colour, difference, every_eye, together
from tests.app.stage import at, wired

PLAINLY = 9  # for the dimmest: seen side by side

every_seat = pytest.mark.parametrize("seat", [0, 1])


class Sent(dict[str, Colour]):
    """The bytes on the wire by name."""


@pytest.fixture(scope="module", params=PALETTES)
def sent(request: pytest.FixtureRequest) -> Iterator[Sent]:
    on_the_wire = wired(at("300ms", PALETTE=request.param))
    found = Sent()
    for seat in (0, 1):
        found[f"bare {seat}"] = on_the_wire(fang._BARE[seat])
        for layer in range(3):
            found[f"bright {seat} {layer}"] = on_the_wire(fang._own(seat, layer, 255))
            found[f"quiet {seat} {layer}"] = on_the_wire(fang._own(seat, layer, fang._QUIET))
    found["empty"] = on_the_wire(row._EMPTY)
    found["fault"] = on_the_wire(row._FAULT)
    for layer in range(2):
        found[f"dim {layer}"] = on_the_wire(row._DIM[layer])
        found[f"playable {layer}"] = on_the_wire(row._PLAYABLE[layer])
    found["flying"] = on_the_wire(fang._FLYING)
    yield found


@every_eye
def test_players_differ(vision: str, sent: Sent) -> None:
    for kind in ("bare {}", "bright {} 0", "quiet {} 0", "bright {} 1"):
        assert together(vision, sent[kind.format(0)], sent[kind.format(1)]) >= APART, kind


@every_eye
@every_seat
def test_active_and_playable_is_much_lighter(vision: str, seat: int, sent: Sent) -> None:
    for layer in range(3):
        lightness, _ = difference(vision, sent[f"bright {seat} {layer}"], sent[f"quiet {seat} {layer}"], WHITE)
        assert lightness >= APART_IN_LIGHTNESS


@every_eye
@every_seat
@pytest.mark.parametrize("kind", ["bright", "quiet"])
def test_neighbouring_layers_differ(vision: str, seat: int, kind: str, sent: Sent) -> None:
    for below, above in ((0, 1), (1, 2)):
        assert together(vision, sent[f"{kind} {seat} {below}"], sent[f"{kind} {seat} {above}"]) >= APART


@every_eye
@every_seat
def test_one_seed_differs_from_none(vision: str, seat: int, sent: Sent) -> None:
    for kind in ("bright", "quiet"):
        assert together(vision, sent[f"{kind} {seat} 0"], sent[f"bare {seat}"]) >= APART


@every_eye
@every_seat
def test_tibong_differs_from_cells_beside_it(vision: str, seat: int, sent: Sent) -> None:
    """With seeds and without; its first light differs from a fault too, which also blinks."""
    assert together(vision, sent[f"bare {seat}"], sent["empty"]) >= PLAINLY
    for layer in range(2):
        assert together(vision, sent[f"quiet {seat} 0"], sent[f"dim {layer}"]) >= APART
        assert together(vision, sent[f"bright {seat} 0"], sent[f"playable {layer}"]) >= APART
    assert together(vision, sent[f"bright {seat} 0"], sent["fault"]) >= APART
    assert together(vision, sent[f"quiet {seat} 0"], sent["fault"]) >= APART


@every_eye
def test_flying_seed_is_much_lighter_than_row(vision: str, sent: Sent) -> None:
    for layer, kind in product(range(2), ("dim",)):
        assert difference(vision, sent["flying"], sent[f"{kind} {layer}"], WHITE)[0] >= 2 * APART_IN_LIGHTNESS
    for seat in (0, 1):
        assert difference(vision, sent["flying"], sent[f"quiet {seat} 0"], WHITE)[0] >= APART_IN_LIGHTNESS
