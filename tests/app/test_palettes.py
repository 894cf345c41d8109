"""A palette is the same lights in other colours: it separates the nearest colours for red-green eyes, and the choice is saved."""

import pytest

from sillon.games.awale import view as awale
from sillon.games.fang import view as fang
from sillon.settings import palettes
from sillon.settings.preferences import PALETTES
from sillon.views import row, shades
from tests.app.luminance import difference
from tests.app.stage import at, pick, tells, wired

# A fault and the colours it must differ from: red against amber, green and brown.
PAIRS = [(awale._FAULT, colour) for colour in shades.COLOURS]
PAIRS += [(row._FAULT, colour) for colour in row._DIM + row._PLAYABLE]
PAIRS += [(row._FAULT, fang._own(seat, 0, fang._QUIET)) for seat in (0, 1)]


def nearest(vision: str, palette: str) -> float:
    on_the_wire = wired(at("300ms", PALETTE=palette))
    pairs = [difference(vision, on_the_wire(one), on_the_wire(other), 48) for one, other in PAIRS]
    return min(float((lightness**2 + hue**2) ** 0.5) for lightness, hue in pairs)


def test_palette_numbers_match_preferences() -> None:
    assert len(palettes._MIXES) == len(PALETTES)


@pytest.mark.parametrize("vision", ["protan", "deutan"])
def test_palette_separates_nearest_colours_for_red_green_eyes(vision: str) -> None:
    assert nearest(vision, "red-green") > nearest(vision, "normal")


def test_palette_choice_survives_power_off() -> None:
    handheld = at("700ms BACK:700ms")
    pick(handheld, "palette")
    tells(handheld, "300ms", "palette_1")
    assert handheld.bench.board.leds._mix
    again = at("300ms", keep_nvm=True)
    assert again.bench.app.preferences.palette == 1
    again.script("BACK:700ms")
    pick(again, "palette")
    assert not hasattr(again.bench.board.leds, "_mix")
