"""The teacher's lock: nothing that is locked can be reached, from any scene, by any way; and wrong lines are told."""

import random

import pytest

from tests.app.scenes import GAMES, SCENES
from tests.app.stage import at, screen_of, shows

LOCKED = {"GAMES": "fafy, awale", "LEVELS": "1,2", "LOCK": 1}


def kept(handheld: object) -> None:
    """Nothing that is locked is on the handheld now."""
    app = handheld.bench.app  # type: ignore[attr-defined]
    assert app.target[0] != "options"
    assert (app.preferences.language, app.preferences.brightness, app.preferences.palette) == ("en", 5, 0)
    assert (app.preferences.sound, app.preferences.speed, app.preferences.jump) == (False, 1, False)
    if app.session:
        assert app.session.name in ("fafy", "awale")
        assert set(app.session.levels) <= {0, 1, 2}


@pytest.mark.parametrize("scene", SCENES[::9], ids=lambda scene: scene.name)
def test_the_presses_of_other_scenes_lead_to_nothing_that_is_locked(scene: object) -> None:
    handheld = at("300ms", **LOCKED)
    for word in scene.script.split():  # type: ignore[attr-defined]
        handheld.bench.script(word)
        kept(handheld)


@pytest.mark.parametrize("seed", range(3))
def test_nor_do_presses_at_random(seed: int) -> None:
    chance = random.Random(seed)
    handheld = at("300ms", **LOCKED)
    for _ in range(120):
        handheld.bench.script(chance.choice(["LEFT", "RIGHT", "OK", "OK", "BACK", "BACK:700ms", "300ms"]))
        kept(handheld)


def test_only_the_games_that_are_allowed_stand_in_the_menu() -> None:
    handheld = at(GAMES, GAMES="awale,fang")
    assert [text[2:].strip() for text, _ in handheld.bench.app.screen.list] == ["Fang", "Awalé"]
    handheld.script("OK")
    assert handheld.bench.app.target == ("setup", "fang")


def test_only_the_levels_that_are_allowed_are_offered() -> None:
    handheld = at(f"{GAMES} OK LEFT OK", LEVELS="2,4")
    assert screen_of(handheld) == "rivals"
    seen = []
    for _ in range(4):
        handheld.tap("OK")
        seen.append(handheld.bench.app.screen._choice.levels[1])
    assert seen == [2, 4, 0, 2]


def test_a_match_of_a_game_that_is_no_longer_allowed_is_not_offered() -> None:
    at(f"{GAMES} OK OK OK OK 2s BACK:700ms LEFT OK 300ms".replace("2s", "2000ms"))
    assert screen_of(at("300ms OK", keep_nvm=True)) == "go_on"
    assert screen_of(at("300ms OK", keep_nvm=True, GAMES="awale")) == "games"


@pytest.mark.parametrize(
    "lines",
    [
        {"GAMES": "fafi"},
        {"GAMES": 3},
        {"GAMES": ""},
        {"LEVELS": "1,9"},
        {"LEVELS": "many"},
        {"LOCK": "yes"},
        {"LOCK": 2},
    ],
)
def test_a_wrong_line_is_told_and_all_is_open(lines: dict[str, str | int]) -> None:
    handheld = at("300ms", **lines)
    assert screen_of(handheld) == "notice"
    ((name, value),) = lines.items()
    assert [problem[1] for problem in handheld.bench.board.settings.problems] == [f"{name} = {value}"]
    handheld.script("OK OK")
    assert len(handheld.bench.app.screen.list) == 5
    assert len(handheld.bench.board.settings.problems) == 1, "asked for again, it is not told again"


def test_several_wrong_lines_are_told_one_by_one() -> None:
    handheld = at("300ms", GAMES="chess", LOCK="x", PALETTE="pink", BUDGET="much", WIRING=4)
    told = {problem[1].split(" ")[0] for problem in handheld.bench.board.settings.problems}
    assert told == {"GAMES", "LOCK", "PALETTE", "BUDGET", "WIRING"}
    assert shows(handheld, "notice_setting")
