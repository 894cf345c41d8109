"""Fanorona's small board on the screen: a partial redraw equals a full one, and each step draws little."""

import random
from typing import Any

import pytest

from games import new
from sillon.games.fanorona import page as fanorona_page
from sillon.games.fanorona import view as view
from sillon.views.board_view import PLAYABLE, BoardView
from tests.app import fakes

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


def look_at(size: str, text: str = "") -> BoardView:
    game: Any = new("fanorona", size=size)
    return BoardView(game, game.from_text(text) if text else game.start(), game.cells)


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
