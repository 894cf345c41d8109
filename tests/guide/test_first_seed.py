"""The sheet for a strip with another wiring: one picture and one setting for each wiring."""

import tomllib
from itertools import product
from types import SimpleNamespace

import pytest

from hal.settings import Settings
from hal.wiring import WIRINGS as ALLOWED
from sim.profiles import profile_of
from tools.drawing.page import Text
from tools.guide.first_seed import CORNERS, WIRINGS, Grid, first_seed_lights, mirror, seen
from tools.guide.words import LANGUAGES, words


@pytest.fixture(scope="module")
def meant() -> Grid:
    return first_seed_lights("pico_panel")


def laid(wiring: str, corner: str) -> SimpleNamespace:
    return SimpleNamespace(LEDS={"rows": 5, "cols": 9, "wiring": wiring, "corner": corner})


def test_first_seed_makes_a_pile_of_two(meant: Grid) -> None:
    assert meant[4] == (1, 2, 2, 2, 2, 2, 2, 2, 0)
    assert meant[3] == (0, 2, 0, 0, 0, 0, 0, 0, 0)
    assert not any(map(any, meant[:3]))


def test_every_wiring_looks_different(meant: Grid) -> None:
    profile = profile_of("pico_panel")
    pictures = [str(seen(meant, profile, wiring, corner)) for wiring, corner in product(WIRINGS, CORNERS)]
    assert len(set(pictures)) == len(pictures) == 8


def test_setting_below_a_picture_corrects_it(meant: Grid) -> None:
    for wiring, corner in product(WIRINGS, CORNERS):
        assert seen(meant, laid(wiring, corner), wiring, corner) == meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_setting_below_a_drawing_is_valid(language: str) -> None:
    page = mirror("pico_panel", profile_of("pico_panel"), words(language))
    lines = [mark.text for mark in page.marks if isinstance(mark, Text) and "SILLON_" in mark.text]
    taken = [Settings(tomllib.loads(line).get).get("WIRING", "none", ALLOWED) for line in lines]
    assert sorted(taken) == sorted(ALLOWED)
