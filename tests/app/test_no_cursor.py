"""Without a chosen cell nothing reads or names the cell of cursor -1: no page, no light, no spoken line."""

from typing import Any

import pytest

from sim.handheld import Handheld
from sim.web.screen_reader import TextScreen
from tests.app.boards import PLAIN
from tests.app.play_computer import seated
from tests.app.scenes import SCENES
from tests.app.stage import enter, say
from tests.game_parts import ON_THE_BOARD

SOWING = ON_THE_BOARD
KEYS = "trellis_m4"


class Strict(bytearray):
    """Bytes that raise for a negative index."""

    def __getitem__(self, place: Any) -> Any:
        assert not isinstance(place, int) or place >= 0, "the cell of no cursor was read"
        return super().__getitem__(place)


def assert_no_negative_cell_read(handheld: Handheld) -> list[str]:
    """Return the lines of the page; AssertionError when page or lights read a negative cell."""
    screen: Any = handheld.bench.app.screen
    assert screen.look.cursor == -1
    for name in ("playable", "able"):
        if hasattr(screen, name):
            setattr(screen, name, Strict(getattr(screen, name)))
    screen.look.shown = Strict(screen.look.shown)
    screen.look.marks = Strict(screen.look.marks)
    page = TextScreen()
    screen.input.page(page)
    screen.input.lights(handheld.bench.board.leds)
    return page.lines


def options(game: str) -> dict[str, Any]:
    return {"size": "3x3"} if game == "fanorona" else {}


@pytest.mark.parametrize("board", [*PLAIN, KEYS])
@pytest.mark.parametrize("game", SOWING)
def test_no_cell_is_named_while_computer_thinks(game: str, board: str) -> None:
    handheld = seated(game, (5, 0), place={"board": board}, **options(game))
    assert handheld.bench.app.screen.controller.waits
    lines = assert_no_negative_cell_read(handheld)
    assert lines[4] == say(handheld, "thinks_0")
    assert game != "fafy" or lines[3] == ""


@pytest.mark.parametrize("game", SOWING)
def test_no_cell_is_named_after_move(game: str) -> None:
    handheld = seated(game, (0, 5), place={"SPEED": "instant"}, **options(game))
    session: Any = handheld.bench.app.session
    handheld.bench.app.screen.move(session.game.moves(session.position)[0])
    for _ in handheld.bench.run_steps(3000):
        screen: Any = handheld.bench.app.screen
        if screen and screen.controller.busy:
            break
    assert_no_negative_cell_read(handheld)


@pytest.mark.parametrize("game", SOWING)
def test_no_cell_is_named_before_key_press(game: str) -> None:
    assert_no_negative_cell_read(seated(game, (), place={"board": KEYS}, **options(game)))


@pytest.mark.parametrize("game", ["fafy", "fang", "awale", "fanorona"])
def test_refusal_names_pressed_key(game: str) -> None:
    """Without arrows the cursor is -1 again after a refusal."""
    scene = next(each for each in SCENES if each.name == f"{game}: refused (Trellis)")
    handheld = enter(scene, KEYS, "en")
    assert handheld.bench.app.screen.refused
    lines = assert_no_negative_cell_read(handheld)
    assert game != "fafy" or "4" in lines[3]


def test_no_cell_is_named_after_revenge() -> None:
    handheld = seated("fafy", (0, 5))
    app = handheld.bench.app
    from sillon.match.after import revenge  # of the program that runs now: it may have been reloaded

    app.session = revenge(app.session)
    app.go(("fafy",))
    handheld.script("100ms")
    assert assert_no_negative_cell_read(handheld)[3] == ""
