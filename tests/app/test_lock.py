"""The teacher's lock: no presses reach anything locked; wrong lines are reported."""

import random

import pytest

from games import NAMES
from sillon.settings import lock
from tests.app.boards import KEYED, keys_of
from tests.app.scenes import GAMES, SCENES
from tests.app.stage import after_script, leads_to, screen_of, shows

LOCKED = {"GAMES": "fafy, awale", "LEVELS": "1,2", "LOCK": 1}


def assert_nothing_locked(handheld: object) -> None:
    app = handheld.bench.app  # type: ignore[attr-defined]
    assert app.target[0] != "options"
    assert (app.preferences.language, app.preferences.brightness, app.preferences.palette) == ("en", 5, 0)
    assert (app.preferences.sound, app.preferences.speed, app.preferences.jump) == (False, 1, False)
    if app.session:
        assert app.session.name in ("fafy", "awale")
        assert set(app.session.levels) <= {0, 1, 2}


@pytest.mark.parametrize("scene", SCENES[::9], ids=lambda scene: scene.name)
def test_scene_presses_reach_nothing_locked(scene: object) -> None:
    handheld = after_script("300ms", scene.board or "pico_panel", **LOCKED)  # type: ignore[attr-defined]
    for word in scene.script.split():  # type: ignore[attr-defined]
        handheld.bench.script(word)
        assert_nothing_locked(handheld)


@pytest.mark.parametrize("board", ["pico_panel", *KEYED])
@pytest.mark.parametrize("seed", range(3))
def test_random_presses_reach_nothing_locked(board: str, seed: int) -> None:
    chance = random.Random(seed)
    words = ["OK", "OK", "BACK", "BACK:700ms", "300ms"]
    if board in KEYED:
        words += [name for name in keys_of(board) if name[:4] == "CELL"]
        words += [name for name in ("LEFT", "RIGHT", "BACK:1300ms") if board == "macropad"]
    else:
        words += ["LEFT", "RIGHT"]
    handheld = after_script("300ms", board, **LOCKED)
    for _ in range(120):
        handheld.bench.script(chance.choice(words))
        assert_nothing_locked(handheld)


def test_menu_lists_allowed_games_only() -> None:
    handheld = after_script(GAMES, GAMES="awale,fang")
    assert [text[2:].strip() for text, _ in handheld.bench.app.screen.items] == ["Fang", "Awalé"]
    handheld.script("OK")
    assert handheld.bench.app.target == ("setup", "fang")


def test_keys_open_the_games_they_name() -> None:
    for cell, name in ((0, "fafy"), (1, "awale")):
        handheld = after_script(f"300ms OK CELL{cell} CELL{cell} 200ms", "macropad", GAMES="fafy,awale")
        assert name in handheld.bench.app.target
    handheld = after_script("300ms OK CELL4 CELL4 200ms", "macropad", GAMES="fafy,awale", on="games")
    assert len(handheld.bench.app.screen.items) == 2


def test_wordless_menu_skips_locked_pictures() -> None:
    handheld = after_script("300ms OK 200ms", "trellis_m4", GAMES="awale,fanorona")
    lit = {k % 8 for k, light in enumerate(light for row in handheld.lights()[:3] for light in row) if max(light)}
    assert lit == {4, 5, 6, 7}
    for cell in (0, 1, 2, 3, 9):
        leads_to(handheld, f"CELL{cell} 200ms", "games")
    handheld.script("OK 200ms")
    assert handheld.bench.app.target == ("setup", "awale")
    handheld.script("BACK 200ms CELL6 200ms BACK 200ms OK 200ms")
    assert handheld.bench.app.target == ("setup", "fanorona"), "the entry seen last"


def test_wordless_locked_levels_are_dark_and_refused() -> None:
    handheld = after_script("300ms OK CELL0 200ms", "trellis_m4", LEVELS="2,4")
    assert [max(light) > 0 for light in handheld.lights()[3][1:7]] == [True, False, True, False, True, False]
    for level, taken in ((2, True), (3, False), (5, False), (4, True), (1, False), (0, True)):
        handheld.script(f"CELL{25 + level} 300ms")
        begun = handheld.bench.app.session
        assert (begun is not None) == taken
        if begun:
            assert max(begun.levels or (0,)) == level
            handheld.script("BACK:700ms 200ms CELL6 400ms OK 200ms CELL0 200ms")


def test_wordless_locked_menu_changes_nothing() -> None:
    handheld = after_script("300ms OK CELL0 200ms", "trellis_m4", LOCK=1)
    options = handheld.bench.app.screen.game.options
    handheld.script("CELL3 200ms")
    assert handheld.bench.app.target[0] == "rules", "the far row is the board, as the rows below it"
    handheld = after_script(
        "300ms OK CELL0 200ms CELL3 200ms BACK 200ms OK 300ms BACK:700ms 200ms", "trellis_m4", LOCK=1
    )
    assert screen_of(handheld) == "pause"
    assert handheld.bench.app.session.game.options == options
    assert not any(max(light) for light in handheld.lights()[3][1:7])
    handheld.script("CELL25 200ms CELL30 200ms")
    assert handheld.bench.app.preferences.brightness == 5


def test_unshowable_lock_is_reported_and_ignored() -> None:
    handheld = after_script("300ms", "trellis_m4", GAMES="colorigraphe", on="notice")
    offered = "fafy, fang, awale, fanorona"
    problem = ("SILLON_GAMES = colorigraphe", offered, offered)
    assert handheld.bench.board.settings.problems == [problem]
    handheld.script("OK 200ms OK 200ms")
    assert len(handheld.bench.app.screen.input.shown) == 4
    assert not after_script("300ms", "trellis_m4", GAMES="colorigraphe,fang").bench.board.settings.problems


def test_menu_offers_allowed_levels_only() -> None:
    handheld = after_script(f"{GAMES} OK RIGHT RIGHT RIGHT OK", LEVELS="2,4", on="rivals")
    seen = []
    for _ in range(4):
        handheld.tap("OK")
        seen.append(handheld.bench.app.screen.seated[1])
    assert seen == [4, 0, 2, 4]


def test_match_of_locked_game_is_kept() -> None:
    after_script(f"{GAMES} OK RIGHT OK OK OK 2s BACK:700ms LEFT OK 300ms".replace("2s", "2000ms"))
    assert screen_of(after_script("300ms OK", keep_nvm=True)) == "go_on"
    handheld = after_script("300ms OK", keep_nvm=True, GAMES="awale")
    assert shows(handheld, "kept")
    assert handheld.bench.app.session is None


WRONG = [
    ("GAMES", "fafi"),
    ("GAMES", 3),
    ("GAMES", ""),
    ("LEVELS", "many"),
    ("LOCK", "yes"),
    ("LOCK", 2),
]


@pytest.mark.parametrize("name, value", WRONG)
def test_wrong_lock_is_reported_and_ignored(name: str, value: str | int) -> None:
    handheld = after_script("300ms", **{name: value}, on="notice")
    assert [problem[0] for problem in handheld.bench.board.settings.problems] == [f"SILLON_{name} = {value}"]
    for _ in range(9):  # as many pages as it takes
        if screen_of(handheld) == "games":
            break
        handheld.script("OK 300ms")
    assert len(handheld.bench.app.screen.items) == len(NAMES)
    assert len(handheld.bench.board.settings.problems) == 1, "a second visit does not repeat the notice"


@pytest.mark.parametrize(
    "said, wrong, kept", [("fafi,awale", "fafi", ["awale"]), ("awale, Fang,fafy,", "Fang", ["fafy", "awale"])]
)
def test_wrong_name_leaves_the_right_ones(said: str, wrong: str, kept: list[str]) -> None:
    handheld = after_script("300ms", GAMES=said, on="notice")
    ((line, _, used),) = handheld.bench.board.settings.problems
    assert line == f"SILLON_GAMES = {wrong}"
    assert sorted(used.split(", ")) == sorted(kept)
    assert lock.games(handheld.bench.board) == kept


@pytest.mark.parametrize("said, allowed", [("1,9", [0, 1]), ("2;3,4", [0, 4]), ("1,2,", [0, 1, 2]), (3, [0, 3])])
def test_wrong_level_leaves_the_right_ones(said: str | int, allowed: list[int]) -> None:
    assert lock.levels(after_script("300ms", LEVELS=said).bench.board.settings) == allowed


def test_wrong_lines_are_reported_one_by_one() -> None:
    handheld = after_script("300ms", GAMES="chess", LOCK="x", PALETTE="pink", BUDGET="much", WIRING=4)
    reported = {problem[0].split(" ")[0].removeprefix("SILLON_") for problem in handheld.bench.board.settings.problems}
    assert reported == {"GAMES", "LOCK", "PALETTE", "BUDGET", "WIRING"}
    assert shows(handheld, "notice_setting", " 1/5")
