"""The sheet for a wrongly laid strip: one picture for each way, and its words put it right."""

from itertools import product
from types import SimpleNamespace

import pytest

from sim.guide.mirror import CORNERS, WIRINGS, Grid, seen
from sim.guide.steps import first_seed_lights
from sim.guide.wires import profile_of


@pytest.fixture(scope="module")
def meant() -> Grid:
    return first_seed_lights("pico_panel")


def laid(wiring: str, corner: str) -> SimpleNamespace:
    return SimpleNamespace(LEDS={"rows": 5, "cols": 9, "wiring": wiring, "corner": corner})


def test_the_first_seed_is_a_pile_of_two_in_a_row_of_eight(meant: Grid) -> None:
    assert meant[4] == (1, 2, 2, 2, 2, 2, 2, 2, 0)
    assert meant[3] == (0, 2, 0, 0, 0, 0, 0, 0, 0)
    assert not any(map(any, meant[:3]))


def test_every_way_of_laying_the_strip_looks_different(meant: Grid) -> None:
    profile = profile_of("pico_panel")
    pictures = [str(seen(meant, profile, wiring, corner)) for wiring, corner in product(WIRINGS, CORNERS)]
    assert len(set(pictures)) == len(pictures) == 8


def test_the_words_beneath_a_picture_put_it_right(meant: Grid) -> None:
    for wiring, corner in product(WIRINGS, CORNERS):
        assert seen(meant, laid(wiring, corner), wiring, corner) == meant
