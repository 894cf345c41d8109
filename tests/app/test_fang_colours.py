"""Fang's own colours stay apart for every eye, at the default brightness, as they are sent down the wire.

Distances are those of CIE L*a*b*, as in test_colours.py.
"""

from collections.abc import Iterator
from itertools import product

import pytest

from sillon.preferences import PALETTES
from sillon.views import fang, row
from tests.app.luminance import VISIONS, Colour, difference
from tests.app.stage import at

WHITE = 48
APART = 15  # in lightness and hue together
PLAINLY = 9  # of what is dimmest: seen side by side
IN_LIGHTNESS = 18

every_eye = pytest.mark.parametrize("vision", VISIONS)
every_seat = pytest.mark.parametrize("seat", [0, 1])


class Sent(dict[str, Colour]):
    """The bytes on the wire by name."""


@pytest.fixture(scope="module", params=PALETTES)
def sent(request: pytest.FixtureRequest) -> Iterator[Sent]:
    handheld = at("300ms", PALETTE=request.param)
    leds = handheld.bench.board.leds
    assert leds.brightness == 5
    found = Sent()

    def send(name: str, colour: tuple[int, int, int]) -> None:
        leds.clear()
        leds[0, 0] = colour
        leds.show()
        found[name] = handheld.lights()[0][0]

    for seat in (0, 1):
        send(f"bare {seat}", fang._BARE[seat])
        for layer in range(3):
            send(f"bright {seat} {layer}", fang._own(seat, layer, 255))
            send(f"quiet {seat} {layer}", fang._own(seat, layer, fang._QUIET))
    send("empty", row._EMPTY)
    send("fault", row._FAULT)
    for layer in range(2):
        send(f"dim {layer}", row._DIM[layer])
        send(f"playable {layer}", row._PLAYABLE[layer])
    send("flying", fang._FLYING)
    yield found


def together(vision: str, one: Colour, other: Colour) -> float:
    lightness, hue = difference(vision, one, other, WHITE)
    return (lightness**2 + hue**2) ** 0.5


@every_eye
def test_the_two_players_are_told_apart(vision: str, sent: Sent) -> None:
    for kind in ("bare {}", "bright {} 0", "quiet {} 0", "bright {} 1"):
        assert together(vision, sent[kind.format(0)], sent[kind.format(1)]) >= APART, kind


@every_eye
@every_seat
def test_what_is_in_turn_or_playable_is_much_lighter(vision: str, seat: int, sent: Sent) -> None:
    for layer in range(3):
        lightness, _ = difference(vision, sent[f"bright {seat} {layer}"], sent[f"quiet {seat} {layer}"], WHITE)
        assert lightness >= IN_LIGHTNESS


@every_eye
@every_seat
@pytest.mark.parametrize("kind", ["bright", "quiet"])
def test_the_next_layer_is_told_from_the_one_before(vision: str, seat: int, kind: str, sent: Sent) -> None:
    for below, above in ((0, 1), (1, 2)):
        assert together(vision, sent[f"{kind} {seat} {below}"], sent[f"{kind} {seat} {above}"]) >= APART


@every_eye
@every_seat
def test_one_seed_is_told_from_none(vision: str, seat: int, sent: Sent) -> None:
    for kind in ("bright", "quiet"):
        assert together(vision, sent[f"{kind} {seat} 0"], sent[f"bare {seat}"]) >= APART


@every_eye
@every_seat
def test_a_tibong_is_told_from_the_cells_beside_it(vision: str, seat: int, sent: Sent) -> None:
    """With seeds and without; its first light is not taken for a fault, which blinks besides."""
    assert together(vision, sent[f"bare {seat}"], sent["empty"]) >= PLAINLY
    for layer in range(2):
        assert together(vision, sent[f"quiet {seat} 0"], sent[f"dim {layer}"]) >= APART
        assert together(vision, sent[f"bright {seat} 0"], sent[f"playable {layer}"]) >= APART
    assert together(vision, sent[f"bright {seat} 0"], sent["fault"]) >= APART
    assert together(vision, sent[f"quiet {seat} 0"], sent["fault"]) >= APART


@every_eye
def test_the_flying_seed_is_much_lighter_than_the_row_it_flies_over(vision: str, sent: Sent) -> None:
    for layer, kind in product(range(2), ("dim",)):
        assert difference(vision, sent["flying"], sent[f"{kind} {layer}"], WHITE)[0] >= 2 * IN_LIGHTNESS
    for seat in (0, 1):
        assert difference(vision, sent["flying"], sent[f"quiet {seat} 0"], WHITE)[0] >= IN_LIGHTNESS
