"""Twenty thousand events at random, on all boards and in all languages: nothing raises, and the rules hold."""

import pytest

from sillon.words import LANGUAGES
from sim.handheld import board_names
from sim.paths import ROOT
from tests.app.boards import KEYED, PLAIN
from tests.app.masher import Masher
from tests.app.scenes import SCENES, Scene
from tests.app.stage import at, enter
from tests.app.visits import walk_home

EVENTS = 20_000
PLACES = [(board, language) for board in board_names() for language in LANGUAGES]
# By board that is played on keys, and "" for all the others.
FIRST = {
    board: {s.screen: s for s in reversed(SCENES) if not s.missing and s.board in ((board,) if board else ("", *PLAIN))}
    for board in ("", *KEYED)
}
FROM_EACH = 80  # events, from a screen's first scene on; the rest of them begin at home


def screens_of(place: tuple[str, str]) -> list[Scene]:
    """The places of a board that is played on keys share its screens among themselves, all others theirs."""
    own = place[0] if place[0] in KEYED else ""
    found = []
    for number, name in enumerate(sorted(FIRST[own])):
        first = FIRST[own][name]
        fitting = [place for place in PLACES if first.on(place[0])]
        if fitting and fitting[number % len(fitting)] == place:
            found.append(first)
    return found


@pytest.mark.parametrize("board, language", PLACES)
def test_whatever_is_pressed_nothing_raises_and_the_rules_hold(board: str, language: str) -> None:
    handheld = at("300ms", board, language, SOUND=1)
    masher = Masher(handheld, f"{board} {language}")
    masher.mash(-(-EVENTS // len(PLACES)) - FROM_EACH * len(screens_of((board, language))))
    for _ in range(12):
        if masher.plies < 4 or not masher.naps:  # as rare as they are by chance: it goes on until they have been seen
            masher.mash(150)
    assert masher.plies >= 4
    assert masher.naps > 0
    assert walk_home(handheld)


@pytest.mark.parametrize("board, language", PLACES)
def test_nor_from_any_screen_on(board: str, language: str) -> None:
    for scene in screens_of((board, language)):
        masher = Masher(enter(scene, board, language), f"{scene.screen} {board}")
        masher.mash(FROM_EACH)
        assert scene.screen in masher.screens


def test_every_screen_is_begun_from() -> None:
    files = {path.stem for path in (ROOT / "lib" / "sillon" / "screens").glob("[!_]*.py")}
    # The Colorigraphe's own screen is never seen, nor what puts a puzzle into its game's; a fault's comes without a button.
    assert {scene.screen for place in PLACES for scene in screens_of(place)} >= files - {
        "colorigraphe",
        "hint",
        "notice",
        "puzzle",
    }
