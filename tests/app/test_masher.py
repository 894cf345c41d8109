"""Twenty thousand events at random, on all boards and in all languages: nothing raises, and the rules hold."""

import pytest

from sillon.words import LANGUAGES
from sim.handheld import board_names
from sim.paths import ROOT
from tests.app.masher import Masher
from tests.app.stage import at
from tests.app.visits import walk_home

EVENTS = 20_000
PLACES = [(board, language) for board in board_names() for language in LANGUAGES]


@pytest.fixture(scope="module")
def mashers() -> dict[tuple[str, str], Masher]:
    return {}


@pytest.mark.parametrize("board, language", PLACES)
def test_whatever_is_pressed_nothing_raises_and_the_rules_hold(
    board: str, language: str, mashers: dict[tuple[str, str], Masher]
) -> None:
    handheld = at("300ms", board, language, SOUND=1)
    masher = Masher(handheld, f"{board} {language}")
    masher.mash(-(-EVENTS // len(PLACES)))
    mashers[board, language] = masher
    assert masher.plies >= 4
    assert masher.naps > 0
    assert walk_home(handheld)


def test_all_screens_were_visited(mashers: dict[tuple[str, str], Masher]) -> None:
    if len(mashers) < len(PLACES):
        pytest.skip("only when all the tests of this file are run")
    files = {path.stem for path in (ROOT / "lib" / "sillon" / "screens").glob("[!_]*.py")}
    assert set.union(*[masher.screens for masher in mashers.values()]) == files - {"notice"}
