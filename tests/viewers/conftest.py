"""Handhelds for the viewers' tests, powered off after each test, so that settings do not reach the next."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sim.handheld import Handheld

MakeHandheld = Callable[..., Handheld]


@pytest.fixture
def make() -> Iterator[MakeHandheld]:
    """Yield make(board, SILLON_...=value), which returns a handheld; its default language is English."""
    made: list[Handheld] = []

    def maker(board: str = "pico_panel", **settings: Any) -> Handheld:
        made.append(Handheld(board, {"SILLON_LANGUAGE": "en", **settings}))
        return made[-1]

    yield maker
    for handheld in made:
        handheld.power_off()


@pytest.fixture
def handheld(make: MakeHandheld) -> Handheld:
    """Return the reference board after its start."""
    found = make()
    found.run(300)
    return found
