"""Fanorona's lights as a pure function of a look: which boards fit, the cursor, and groups that fade."""

from typing import Any

import pytest

from games import new
from sillon.games.fanorona import view as view
from sillon.views.board_view import DIM, PLAYABLE, BoardView
from tests.app.fakes import Grid
from tests.app.luminance import APART, WHITE, luminance, most_within, rises, together

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
def test_fits_sizes_with_a_light_per_point(rows: int, cols: int, sizes: set[str]) -> None:
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
