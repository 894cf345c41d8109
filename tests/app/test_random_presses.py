"""Twenty thousand random events, on all boards and in all languages: nothing raises, and the rules hold."""

from typing import Any

import pytest

from sillon.words import LANGUAGES
from sim.assembly import assemble
from sim.handheld import Handheld
from sim.paths import ROOT
from sim.profiles import board_names, profile_of
from sim.screen_names import screen_name
from tests.app.boards import KEYED, PLAIN
from tests.app.scenes import NEVER_SEEN, SCENES, Scene
from tests.app.stage import Watched, after_script, enter
from tools.screens import sources
from tools.soak import counting
from tools.soak.beginnings import SCREENS, beginnings, entry_points
from tools.soak.mash import WAKING_MS, Mashed, leg, on_small
from tools.soak.masher import Masher
from tools.soak.way_home import walk_home

EVENTS = 20_000
PLACES = [(board, language) for board in board_names() for language in LANGUAGES]
# By keyed board, and "" for all the others.
FIRST = {
    board: {s.screen: s for s in reversed(SCENES) if not s.missing and s.board in ((board,) if board else ("", *PLAIN))}
    for board in ("", *KEYED)
}
FROM_EACH = 80  # events from a screen's first scene; the other events begin at home


def screens_of(place: tuple[str, str]) -> list[Scene]:
    """Return the screens of a place. The places of a keyed board share its screens among themselves, as all others do."""
    own = place[0] if place[0] in KEYED else ""
    found = []
    for number, name in enumerate(sorted(FIRST[own])):
        first = FIRST[own][name]
        fitting = [place for place in PLACES if first.on(place[0])]
        if fitting and fitting[number % len(fitting)] == place:
            found.append(first)
    return found


def masher_at(handheld: Watched, seed: int) -> Masher:
    def look() -> None:
        display: Any = handheld.bench.board.display
        drawn = (
            bool(getattr(display, "plain", display)._drawings) if handheld.bench.display else True
        )  # large print has a plain
        assert drawn or all("▒" not in line for line in handheld.text())  # a drawing is not read as text

    masher = Masher(handheld.bench, seed, look)
    plain = masher._look

    def looks() -> None:
        handheld.curtain.look()  # before the search for faults on the wires
        plain()

    masher._look = looks  # type: ignore[method-assign]
    return masher


@pytest.mark.parametrize("board, language", PLACES)
def test_random_presses_never_raise_or_break_rules(board: str, language: str) -> None:
    handheld = after_script("300ms", board, language, SOUND=1)
    masher = masher_at(handheld, PLACES.index((board, language)))
    masher.mash(-(-EVENTS // len(PLACES)) - FROM_EACH * len(screens_of((board, language))))
    for _ in range(60):
        if masher.plies < 4 or not masher.naps:  # these are rare: repeat until they have occurred,
            walk_home(handheld)  # and from home on, since an exercise has no end
            masher.mash(150)
    assert masher.plies >= 4
    assert masher.naps > 0
    assert walk_home(handheld)


@pytest.mark.parametrize("board, language", PLACES)
def test_random_presses_from_any_screen_never_raise(board: str, language: str) -> None:
    for scene in screens_of((board, language)):
        handheld = enter(scene, board, language)
        masher = masher_at(handheld, SCENES.index(scene))
        masher.mash(FROM_EACH)
        assert scene.screen in {screen_name(target) for target in masher.screens}


def test_every_screen_is_a_starting_point() -> None:
    files = {screen_name(target) for target in sources()}
    assert {scene.screen for place in PLACES for scene in screens_of(place)} >= files - NEVER_SEEN


# Random presses from random matches, on the small interpreter, and from every entry point; `make soak` has a million events.


@pytest.mark.parametrize("number", range(12))
def test_random_matches_stay_within_tick_budget(number: int) -> None:
    board, language = board_names()[number % len(board_names())], LANGUAGES[number // 6 % len(LANGUAGES)]
    masher = leg(board, language, number, 150, beginnings(board, number))
    assert masher.events >= 150
    assert 20 < masher.calls <= counting.CALLS


@pytest.mark.parametrize("board", ["pico_panel", "trellis_m4"])
def test_random_presses_never_raise_on_small_interpreter(board: str) -> None:
    assert on_small(board, 3, 150) >= 150


@pytest.mark.parametrize("board", board_names())
def test_no_entry_point_raises_or_loops(board: str) -> None:
    every = entry_points(board, assemble(profile_of(board)).panel)
    for number, door in enumerate(every):
        if number % 4:
            continue  # `make soak` takes them all
        masher = leg(board, ("fr", "en")[number // 4 % 2], number, 25, f"{door}|".encode().removeprefix(b"|"))
        screen, name = f"{door},".split(",")[:2]
        assert masher.screens & {screen or "home", name, "colorigraphe.colour"}, (
            door
        )  # a puzzle uses its game's own screen


def test_entry_points_cover_learning_and_checks() -> None:
    found = {door.split(",")[0] for door in entry_points("pico_panel", assemble(profile_of("pico_panel")).panel)}
    assert found - {""} <= set(SCREENS)
    learning = {"lessons.lesson", "lessons.exercise", "lessons.stages", "puzzles.puzzle"}
    assert {name for name in SCREENS if name.startswith("selftest.")} | learning <= found


def test_failure_prints_script_that_repeats_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "CALLS", 60)
    begins = beginnings("pico_panel", 12)
    with pytest.raises(Mashed, match="calls in a tick") as failed:
        leg("pico_panel", "fr", 12, 300, begins)
    command = str(failed.value).split("again: ")[1]
    assert command.startswith("python -m sim --board pico_panel --language fr --seed 12 --step 20 --memory build/soak/")
    words = (ROOT / "build" / "soak" / "mash-pico_panel-fr-12.script").read_text()
    memory = (ROOT / "build" / "soak" / "mash-pico_panel-fr-12.nvm").read_bytes()
    seen = []
    for _ in range(2):  # repeated presses lead to the same screen
        handheld = Handheld("pico_panel", {"SILLON_LANGUAGE": "fr", "SILLON_SEED": 12}, memory=memory)
        handheld.run(WAKING_MS)
        handheld.bench.step_ms = 20
        handheld.script(words)
        seen.append((handheld.bench.app.target, handheld.frame_text()))
        handheld.power_off()
    assert seen[0] == seen[1]
