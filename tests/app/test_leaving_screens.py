"""Every screen has a way out, held BACK opens the menu, and idle time leaves the match unchanged."""

import pytest

from sillon.words import LANGUAGES
from tests.app.scenes import BY_NAME, GAMES, IN_STARS, LAID, ROWS, SCENES, Scene
from tests.app.scenes_awale import HARVESTED
from tests.app.stage import after_script, enter, leads_to, position_text, screen_of
from tests.app.visits import WALKED_HOME, visit
from tools.measure.walk import UNMOVED, in_menu
from tools.soak.way_home import way_out


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_every_scene_has_a_way_home(scene: Scene) -> None:
    assert visit(scene, scene.board or WALKED_HOME, LANGUAGES[0]).home, (
        f"{way_out(scene.board or WALKED_HOME)}, four times, does not lead home"
    )


@pytest.mark.parametrize(
    "script",
    [
        "300ms",
        GAMES,
        ROWS["misere"],
        f"{ROWS['impartial']} {LAID}",
        f"{ROWS['impartial']} {LAID} OK RIGHT OK OK LEFT LEFT OK",
        IN_STARS,
        f"{IN_STARS} OK OK",
        HARVESTED,
    ],
)
def test_held_back_opens_menu_which_leads_back(script: str) -> None:
    handheld = after_script(script)
    before, page = screen_of(handheld), handheld.text()
    leads_to(handheld, "BACK:700ms", "pause")
    handheld.script("OK")
    assert (screen_of(handheld), handheld.text()) == (before, page)
    handheld.script("BACK:700ms BACK")
    assert (screen_of(handheld), handheld.text()) == (before, page)


def test_back_held_in_menu_does_nothing() -> None:
    after_script(f"{GAMES} BACK:700ms RIGHT BACK:700ms", on="pause")


@pytest.mark.parametrize(
    "script, screens",
    [
        (GAMES, ["home"]),
        (ROWS["fafy"], ["games", "home"]),
        (f"{ROWS['fafy']} RIGHT OK", ["setup", "games", "home"]),
        (
            f"{ROWS['impartial']} {LAID} OK RIGHT OK OK LEFT LEFT OK",
            ["lay", "lay", "lay", "lay", "setup", "games", "home"],
        ),
        (f"{IN_STARS} BACK:700ms {in_menu('rules', UNMOVED)}", ["fafy", "fafy"]),
    ],
)
def test_back_goes_back_one_screen(script: str, screens: list[str]) -> None:
    handheld = after_script(script)
    for screen in screens:
        leads_to(handheld, "BACK", screen)


LEFT_ALONE = [
    "fafy: choosing",
    "fafy: refused, a gap and the edge",
    "fafy: asking, to the left",
    "fafy: the first seed falls",
    "fafy: turned, Nord chooses",
    "fafy: won",
    "pause: in a game",
    "after: revenge",
    "go_on: yes",
]


@pytest.mark.parametrize("name", LEFT_ALONE)
def test_idle_scene_keeps_match(name: str) -> None:
    handheld = enter(BY_NAME[name], "pico_panel", "fr")
    screen, position = screen_of(handheld), position_text(handheld)
    moves = list(handheld.bench.app.session.match.moves)
    kept = handheld.bench.board.store.load("match")
    handheld.bench.run(12 * 60_000, 1000)
    assert (screen_of(handheld), position_text(handheld)) == (screen, position)
    assert handheld.bench.app.session.match.moves == moves
    assert handheld.bench.board.store.load("match") == kept


def test_idle_laying_keeps_seeds() -> None:
    handheld = after_script(f"{ROWS['impartial']} {LAID} OK OK RIGHT OK")
    page = handheld.text()
    handheld.bench.run(12 * 60_000, 1000)
    handheld.tap("LEFT")
    assert handheld.text() == page
