"""Fanorona's lights as a pure function of a look: which boards fit, groups that fade, and colours that every eye tells apart."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from games import new
from sillon.app.preferences import PALETTES
from sillon.games.fanorona import view as view
from sillon.views.board_view import DIM, FAULT, PLAYABLE, BoardView
from tests.app.doubles import Grid
from tests.app.luminance import (
    APART,
    APART_IN_LIGHTNESS,
    WHITE,
    Colour,
    difference,
    every_eye,
    luminance,
    most_within,
    rises,
    together,
)
from tests.app.stage import at, wired

STRUCK = view.GOAL + 1
DRAWN = view.GOAL + 2


def look_at(size: str = "9x5", text: str = "", **options: Any) -> BoardView:
    game: Any = new("fanorona", size=size, **options)
    position = game.from_text(text) if text else game.start()
    look = BoardView(game, position, game.cells)
    look.seat = game.turn(position)
    return look


def shown(look: BoardView, rows: int = 5, cols: int = 9) -> Grid:
    leds = Grid(rows, cols)
    view.lights(leds, look)
    return leds


@pytest.mark.parametrize(
    "rows, cols, sizes",
    [(5, 9, {"9x5", "5x5", "3x3"}), (4, 8, {"3x3"}), (1, 60, {"3x3"}), (1, 9, {"3x3"}), (1, 8, set()), (2, 60, set())],
)
def test_fits_sizes_with_a_light_a_point(rows: int, cols: int, sizes: set[str]) -> None:
    fits = {size for size in ("9x5", "5x5", "3x3") if view.fits(Grid(rows, cols), new("fanorona", size=size))}
    assert fits == sizes


def light_of(mark: int, piece: str, cursor: bool = False, **state: int) -> tuple[int, int, int]:
    """The light of B2 on 3x3 with this piece and mark."""
    look = look_at("3x3", f"WWW/.{piece}./BBB W")
    look.marks[4] = mark
    look.cursor = 4 if cursor else -1
    for name, value in state.items():
        setattr(look, name, value)
    return shown(look).at(2, 4)


@pytest.mark.parametrize("mark, piece", [(PLAYABLE, "W"), (PLAYABLE, "B"), (DIM, "W"), (view.GOAL, "."), (DIM, ".")])
def test_cursor_breathes(mark: int, piece: str) -> None:
    lights = [light_of(mark, piece, True, breath=breath) for breath in (0, 255)]
    assert luminance(lights[0]) > 190
    faint, full = [tuple([value * value * 48 // 65025 for value in light]) for light in lights]
    assert together("usual", faint, full) >= (APART if mark else 10)


def test_capture_groups_go_out_in_turn() -> None:
    struck = [luminance(light_of(STRUCK, "B", beat=beat)) for beat in range(32)]
    drawn = [luminance(light_of(DRAWN, "B", beat=beat)) for beat in range(32)]
    assert struck.index(max(struck)) == drawn.index(min(drawn))
    assert drawn.index(max(drawn)) == struck.index(min(struck))
    assert min(struck) < max(struck) / 5


def test_capture_group_fades_once_a_second() -> None:
    for mark in (STRUCK, DRAWN):
        series = [(60 * beat, luminance(light_of(mark, "B", beat=beat % 32)) * WHITE / 255) for beat in range(64)]
        assert 2 <= len(rises(series, WHITE / 20)) <= 4
        assert most_within(rises(series, WHITE / 20), 1000) <= 2


def test_stop_points_at_piece() -> None:
    look = look_at("3x3", ".W./.BW/.BW B B2:A3,B2", chain="may")
    view.preview_move(look, 0)
    assert look.cursor == 4
    assert look.marks[4] == view.HELD


# Colours that every eye tells apart, by their bytes on the wire at the default brightness.


@pytest.fixture(scope="module", params=PALETTES)
def sent(request: pytest.FixtureRequest) -> Iterator[dict[str, Colour]]:
    on_the_wire = wired(at("300ms", PALETTE=request.param))
    colours = {
        "white": light_of(DIM, "W"),
        "white, may be moved": light_of(PLAYABLE, "W"),
        "black": light_of(DIM, "B"),
        "black, may be moved": light_of(PLAYABLE, "B"),
        "free": light_of(DIM, "."),
        "visited": view._LIT[3],
        "goal": light_of(view.GOAL, "."),
        "fault": light_of(FAULT, "W"),
        "struck": light_of(STRUCK, "B", beat=7),
        "drawn": light_of(DRAWN, "W", beat=0),
    }
    yield {name: on_the_wire(colour) for name, colour in colours.items()}


NEVER_TOGETHER = [{"fault", "struck"}]  # where a step is refused, none is shown


@every_eye
def test_states_of_a_point_differ(vision: str, sent: dict[str, Colour]) -> None:
    for one, other in combinations(sent, 2):
        if {one, other} not in NEVER_TOGETHER:
            assert together(vision, sent[one], sent[other]) >= APART, (one, other)


@every_eye
def test_lightness_tells_colours_and_movable_pieces(vision: str, sent: dict[str, Colour]) -> None:
    for state in ("", ", may be moved"):
        assert difference(vision, sent[f"white{state}"], sent[f"black{state}"], WHITE)[0] >= 9, state
    for piece in ("white", "black"):
        assert difference(vision, sent[piece], sent[f"{piece}, may be moved"], WHITE)[0] >= APART_IN_LIGHTNESS
    for piece in ("white", "black"):
        assert difference(vision, sent[piece], sent["free"], WHITE)[0] >= APART_IN_LIGHTNESS
