"""Fanorona's lights as a pure function of a BoardView; its board on the page, where each step draws little."""

import random
from typing import Any

import pytest

from games import new
from sillon.games.fanorona import page as fanorona_page
from sillon.games.fanorona import view as view
from sillon.views.board_view import DIM, PLAYABLE, BoardView
from tests.app import fakes
from tests.app.fakes import Grid
from tests.app.luminance import APART, WHITE, delta_e, luminance, most_within, rises

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
    """Return the light of B2 on 3x3 with this piece and mark."""
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
    assert delta_e("usual", faint, full) >= (APART if mark else 10)


def test_capture_groups_pulse_in_turn() -> None:
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


TEXT = 54, 50  # the columns of text beside the board, and the row of text under it


class Canvas(fakes.Canvas):
    """A canvas without text. The board's lines are horizontal, vertical or at 45 degrees; AssertionError for others."""

    def line(self, x0: int, y0: int, x1: int, y1: int, colour: int = 1) -> None:
        far = max(abs(x1 - x0), abs(y1 - y0))
        assert abs(x1 - x0) in (0, far) and abs(y1 - y0) in (0, far)
        super().line(x0, y0, x1, y1, colour)

    def disc(self, x: int, y: int, radius: int, colour: int = 1) -> None:
        for dy in range(-radius, radius + 1):
            half = max(k for k in range(radius + 1) if k * k + dy * dy <= radius * radius + radius // 2)
            self.line(x - half, y + dy, x + half, y + dy, colour)


def draw_completely(canvas: Canvas, look: BoardView, drawn: bytearray) -> int:
    """Draw until nothing is left; return the number of calls."""
    times = 1
    while fanorona_page.board(canvas, look, drawn):  # type: ignore[arg-type]
        times += 1
        assert times < 60
    return times


def complete_drawing(look: BoardView) -> set[tuple[int, int]]:
    canvas = Canvas()
    draw_completely(canvas, look, bytearray(look.game.cells))
    return canvas.lit


every_size = pytest.mark.parametrize("size", ["9x5", "5x5", "3x3"])


@every_size
def test_partial_redraw_equals_full_redraw(size: str) -> None:
    look = look_at(size)
    cells = look.game.cells
    canvas, drawn = Canvas(), bytearray(cells)
    chance = random.Random(size)
    for _ in range(150):
        for _ in range(chance.randrange(4)):
            look.shown[chance.randrange(cells)] = chance.choice((0, 1, 2, 3, 40))
        for _ in range(chance.randrange(4)):
            look.marks[chance.randrange(cells)] = chance.choice(
                (0, PLAYABLE, view.HELD, view.GOAL, view.GOAL + 1, view.GOAL + 2)
            )
        look.cursor = chance.randrange(-1, cells)
        draw_completely(canvas, look, drawn)
        assert canvas.lit == complete_drawing(look)


@every_size
def test_wiped_canvas_is_redrawn(size: str) -> None:
    look = look_at(size)
    canvas, drawn = Canvas(), bytearray(look.game.cells)
    draw_completely(canvas, look, drawn)
    before = set(canvas.lit)
    canvas.lit.clear()
    canvas.keys.clear()
    draw_completely(canvas, look, drawn)
    assert canvas.lit == before


def test_redraw_is_limited_to_changes() -> None:
    look = look_at("9x5")
    canvas, drawn = Canvas(), bytearray(45)
    times = draw_completely(canvas, look, drawn)
    assert times > 3
    canvas.lines = 0
    draw_completely(canvas, look, drawn)
    assert canvas.lines == 0
    look.cursor = 13
    draw_completely(canvas, look, drawn)
    assert 0 < canvas.lines < 10
    look.cursor = 14
    canvas.lines = 0
    assert draw_completely(canvas, look, drawn) == 1
    assert 0 < canvas.lines < 30
    fresh = Canvas()
    fanorona_page.board(fresh, look, bytearray(45))  # type: ignore[arg-type]
    assert fresh.lines < 180


@every_size
def test_board_leaves_room_for_text(size: str) -> None:
    for cursor in range(look_at(size).game.cells):
        look = look_at(size)
        look.cursor = cursor
        assert min(x for x, _ in complete_drawing(look)) >= TEXT[0]
        assert max(y for _, y in complete_drawing(look)) < TEXT[1]
