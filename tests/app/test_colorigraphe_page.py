"""The circle of plots and the big numbers, drawn on a readable canvas of 128 x 64 pixels."""

from itertools import combinations
from typing import Any

import pytest

from games import colorigraphe as table
from games import new
from sillon.games.colorigraphe import page as page
from sillon.games.colorigraphe import score_bars as colorigraphe_scores
from sillon.views import digits
from tests.app import doubles

GAME: Any = new("colorigraphe")
ALL = [(one, other) for one, other in combinations(range(12), 2)]
CELL, LINE, TOP = 6, 12, 2  # of a line of text: hal/display.py


class Canvas(doubles.Canvas):
    """A canvas that keeps its text too."""

    columns, rows = 21, 5

    def __init__(self) -> None:
        super().__init__()
        self.texts: dict[int, str] = {}

    def cells(self, text: str) -> int:
        return len(text)

    def text(self, row: int, text: str, inverse: bool = False) -> None:
        self.texts[row] = text


def position(tokens: str = "............", arcs: str = "1-3") -> bytes:
    """A position with these tokens, even with black on all plots."""
    count = max(len(arcs.split(",")), 2)
    found = bytearray(GAME.from_text(f"colour S 0,0 {count} {arcs} ............"))
    found[table.COLOURS : table.ARCS] = bytes([".rbk".index(token) for token in tokens])
    return bytes(found)


def circle(shown: bytes, arcs: Any = None, cursor: int = -1) -> Canvas:
    canvas: Any = Canvas()
    page.circle(canvas, shown, table.arcs(shown) if arcs is None else arcs, cursor)
    return canvas


def around(canvas: Canvas, plot: int, reach: int = 3) -> frozenset[tuple[int, int]]:
    """The pixels that are lit around the middle of a plot 0..11, as seen from there."""
    x, y = page.PLOTS[plot], page.PLOTS[plot + 12]
    return frozenset((px - x, py - y) for px, py in canvas.lit if max(abs(px - x), abs(py - y)) <= reach)


def test_each_token_has_its_sign_on_every_plot() -> None:
    signs = {}
    for token in ".rbk":
        drawn = circle(position(token * 12), arcs=[])
        signs[token] = {around(drawn, plot) for plot in range(12)}
        assert len(signs[token]) == 1, "the same on every plot"
    (none,), (red,), (blue,), (black,) = signs.values()
    assert len(none) < len(blue) < len(red)
    assert (0, 0) in red and (0, 0) not in blue and (0, 0) in black
    for one, other in combinations((none, red, blue, black), 2):
        assert len(one ^ other) >= 12


def test_arcs_avoid_tokens() -> None:
    """The ends of all 66 arcs keep away from the token on any plot."""
    bare = circle(position("r" * 12), arcs=[])
    full = circle(position("r" * 12), arcs=ALL)
    for plot in range(12):
        assert around(full, plot) == around(bare, plot)


def test_arc_joins_its_plots_only() -> None:
    for one, other in ALL:
        drawn = circle(position(), arcs=[(one, other)])
        chord = drawn.lit - circle(position(), arcs=[]).lit
        assert len(chord) >= 8
        for plot in range(12):
            near = min([max(abs(x - page.PLOTS[plot]), abs(y - page.PLOTS[plot + 12])) for x, y in chord], default=99)
            assert near <= 5 if plot in (one, other) else near >= 3


def test_unchanged_circle_is_not_redrawn() -> None:
    shown = position("rb..........")
    canvas: Any = Canvas()
    page.circle(canvas, shown, table.arcs(shown), 3)
    lines = canvas.lines
    page.circle(canvas, shown, table.arcs(shown), 3)
    assert canvas.lines == lines
    for tokens, cursor in (("rb..........", 4), ("rr..........", 4)):
        page.circle(canvas, position(tokens), table.arcs(shown), cursor)
        assert canvas.lit == circle(position(tokens), table.arcs(shown), cursor).lit


def test_new_number_redraws_circle() -> None:
    shown = position("rb..........")
    canvas: Any = Canvas()
    page.circle(canvas, shown, table.arcs(shown), -1, 1)
    page.chord(canvas, 3, 9, True)
    page.circle(canvas, shown, table.arcs(shown), -1, 1)
    assert canvas.lit > circle(shown).lit
    page.circle(canvas, shown, table.arcs(shown), -1, 2)
    assert canvas.lit == circle(shown).lit


@pytest.mark.parametrize("row, columns", [(0, 13), (1, 11), (2, 10), (3, 11), (4, 13)])
def test_circle_leaves_room_for_text(row: int, columns: int) -> None:
    """With a frame around a plot line 0 is a player's name: 11 columns. Line 2's last may touch the frame around plot 9."""
    pixels = circle(position("k" * 12), arcs=ALL).lit
    top = TOP + row * LINE
    assert all(x >= columns * CELL for x, y in pixels if top <= y < top + LINE)
    for plot in range(12):
        framed = circle(position(), arcs=[], cursor=plot).lit
        assert all(x >= (columns if row else 11) * CELL - 2 for x, y in framed if top <= y < top + LINE)


def number(value: int, places: int = 2) -> frozenset[tuple[int, int]]:
    canvas: Any = Canvas()
    digits.number(canvas, 2, 15, value, places)
    return frozenset(canvas.lit)


def test_numbers_differ() -> None:
    assert len({number(value) for value in range(100)}) == 100
    for one, other in combinations([number(value, 1) for value in range(10)], 2):
        assert len(one ^ other) >= 8


def test_number_replaces_previous() -> None:
    canvas: Any = Canvas()
    digits.number(canvas, 2, 15, 60, 2)
    for value in range(59, -1, -1):
        digits.number(canvas, 2, 15, value, 2)
        assert frozenset(canvas.lit) == number(value)


def test_numbers_avoid_circle_and_text() -> None:
    lit = number(88)
    assert max(x for x, _ in lit) < 11 * CELL
    assert min(y for _, y in number(888, 3)) >= TOP + LINE
    assert max(y for _, y in lit) < TOP + 3 * LINE


def test_negative_score_has_empty_bar() -> None:
    canvas: Any = Canvas()
    colorigraphe_scores.board(canvas, ["* Sara", "* Samuel"], (-2, 0), 100)
    assert canvas.texts[1].endswith(" -2")
    rows = [sorted(x for x, y in canvas.lit if y == 12 * seat + 21) for seat in range(2)]
    assert rows[0] == rows[1]
