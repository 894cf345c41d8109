"""The Colorigraphe's lights as a pure function of position, cursor and time; its circle and numbers on the page."""

from itertools import combinations
from typing import Any

import pytest

from games import colorigraphe as rules
from games import new
from sillon.games.colorigraphe import lights as plots
from sillon.games.colorigraphe import page as page
from sillon.games.colorigraphe import score_bars as colorigraphe_scores
from sillon.games.colorigraphe import view as view
from sillon.views import SEATS, digits, glow
from sillon.views import board_view as looks
from sillon.views.board_view import FAULT, BoardView
from tests.app import fakes
from tests.app.fakes import Grid

GAME: Any = new("colorigraphe")
RING = "1-3,1-8,2-8,2-11,3-11,4-12"


PANEL = (5, 9)
STRIP = (1, 60)
every_board = pytest.mark.parametrize("size", [PANEL, STRIP])


def plot_of(size: tuple[int, int], plot: int) -> list[tuple[int, int]]:
    """Return the lights of a plot 1..12: as the hours on a clock, or four of five in a row."""
    if size == STRIP:
        return [(0, 5 * (plot - 1) + k) for k in range(4)]
    clock = {12: (0, 4), 1: (0, 6), 2: (0, 8), 3: (2, 8), 4: (4, 8), 5: (4, 6)}
    clock |= {6: (4, 4), 7: (4, 2), 8: (4, 0), 9: (2, 0), 10: (0, 0), 11: (0, 2)}
    return [clock[plot]]


def looking(tokens: str = "............", arcs: str = RING, **also: int) -> BoardView:
    look = BoardView(GAME, GAME.from_text(f"colour S 0,0 6 {arcs} {tokens}"), 12)
    for name, value in also.items():
        setattr(look, name, value)
    return look


def drawn(look: BoardView, size: tuple[int, int] = PANEL) -> Grid:
    leds = Grid(*size)
    before = bytes(look.shown), bytes(look.marks), look.cursor
    view.lights(leds, look)
    assert (bytes(look.shown), bytes(look.marks), look.cursor) == before, "drawing leaves the look unchanged"
    return leds


def shown(leds: Grid, plot: int) -> tuple[int, int, int]:
    """Return the colour of a plot, the same on all its lights."""
    found = {leds.at(*place) for place in plot_of((leds.rows, leds.cols), plot)}
    assert len(found) == 1
    return found.pop()


def test_larger_panel_centres_plots() -> None:
    leds = drawn(looking("r" * 12), (9, 13))
    assert leds == {(row + 2, col + 2): colour for (row, col), colour in drawn(looking("r" * 12)).items()}


@pytest.mark.parametrize("size", [(5, 9), (1, 60), (1, 24), (8, 16), (1, 23), (4, 9), (5, 8)])
def test_fits_where_twelve_plots_fit(size: tuple[int, int]) -> None:
    fits = size not in ((1, 23), (4, 9), (5, 8))
    leds: Any = Grid(*size)
    assert view.fits(leds, GAME) is fits
    if fits:
        assert len(drawn(looking("r" * 12), size)) >= 12


def test_black_token_pulses_dim_white() -> None:
    seen = [shown(drawn(looking("k...........", breath=breath)), 1) for breath in range(0, 256, 15)]
    assert len(set(seen)) > 10
    for red, green, blue in seen:
        assert max(red, green, blue) - min(red, green, blue) < 20
        assert 40 <= red <= 150


@every_board
def test_cursor_shows_on_every_token(size: tuple[int, int]) -> None:
    for token in ".rbk":
        for seat in range(3):
            faint, full = [
                shown(drawn(looking(f"{token}...........", cursor=0, seat=seat, breath=breath), size), 1)
                for breath in (0, 255)
            ]
            assert faint != full
            own = glow(SEATS[seat], 255, SEATS[seat])
            assert sum(abs(full[k] - own[k]) for k in range(3)) < sum(abs(faint[k] - own[k]) for k in range(3))
            assert max(full) > 100
            if token == ".":
                assert max(faint) > 20


def test_inner_light_points_at_cursor() -> None:
    for plot in range(1, 13):
        look = looking(arcs="1-2", cursor=plot - 1)
        row, col = plot_of(PANEL, plot)[0]
        pointers = [place for place in drawn(look) if 0 < place[0] < 4 and 0 < place[1] < 8]
        assert len(pointers) == 1
        assert max(abs(pointers[0][0] - row), abs(pointers[0][1] - col)) == 1


def test_equal_ends_look_alike_until_verdict() -> None:
    alike, other = looking("r.r........."), looking("r.b.........")
    for beat in range(32):
        alike.beat = other.beat = beat
        assert shown(drawn(alike), 1) == shown(drawn(other), 1)
    plots.place_cursor(alike, 0)
    plots.place_cursor(other, 0)
    for breath in (0, 100, 255):
        alike.breath = other.breath = breath
        assert shown(drawn(alike), 1) == shown(drawn(other), 1)


@every_board
def test_verdict_blinks_ends_of_wrong_arcs(size: tuple[int, int]) -> None:
    text = f"claim S 0,0 6 {RING} rrbr...b..rb x"  # 2 and 11 are both red
    look = BoardView(GAME, GAME.from_text(text), 12)
    seen = {}
    for plot in range(1, 13):
        seen[plot] = set()
        for beat in range(32):
            look.beat = beat
            seen[plot].add(shown(drawn(look, size), plot))
    assert [plot for plot in seen if len(seen[plot]) == 2] == [2, 11]
    assert all((0, 0, 0) in seen[plot] for plot in (2, 11))


@every_board
def test_fault_blinks_with_any_token(size: tuple[int, int]) -> None:
    for token in ".rbk":
        look = looking(f"{token}...........")
        look.marks[0] = FAULT
        dark, lit = [], []
        for beat in range(32):
            look.beat = beat
            (lit if look.blink else dark).append(shown(drawn(look, size), 1))
        assert set(dark) == {(0, 0, 0)}
        assert max(max(colour) for colour in lit) > 100


def test_marks_and_seat_colours_match_other_games() -> None:
    assert (plots.PLAYABLE, plots.FAULT) == (looks.PLAYABLE, looks.FAULT)
    assert len({looks.DIM, looks.PLAYABLE, looks.FAULT, plots.NEAR, plots.BARE}) == 5


def besides(draw: Any, *values: Any, size: tuple[int, int] = PANEL) -> Grid:
    leds = Grid(*size)
    draw(leds, *values)
    return leds


@every_board
def test_signs_differ_and_avoid_plots(size: tuple[int, int]) -> None:
    taken = {place for plot in range(1, 13) for place in plot_of(size, plot)}
    shapes = set()
    for kind in range(4):
        leds = besides(plots.sign, kind, (1, 2, 3), size=size)
        assert leds
        assert not taken & set(leds)
        shapes.add(frozenset(leds))
    assert len(shapes) == (4 if size == PANEL else 1)
    clock = besides(plots.clock, 30, 60, (90, 90, 90), size=size)
    assert not taken & set(clock)


@every_board
def test_clock_light_decreases_evenly(size: tuple[int, int]) -> None:
    lit = [
        sum([sum(colour) for colour in besides(plots.clock, left, 60, (120, 60, 0), size=size).values()])
        for left in range(61)
    ]
    assert lit == sorted(lit)
    assert lit[0] == 0
    assert abs(lit[30] - lit[60] / 2) < lit[60] / 12
    assert len(set(lit)) > 40


@every_board
@pytest.mark.parametrize("points", [(4,), (50, 99), (0, 35, 70)])
def test_points_show_as_bars(size: tuple[int, int], points: tuple[int, ...]) -> None:
    leds = besides(colorigraphe_scores.rows, points, 100, size=size)
    whole = 9 if size == PANEL else 60 // len(points) - 1
    for seat in range(len(points)):
        mine = [place for place, colour in leds.items() if colour == SEATS[seat]]
        assert len(mine) == max(points[seat] * whole // 100, min(points[seat], 1))


def test_bars_clamp_scores_outside_goal() -> None:
    leds = besides(colorigraphe_scores.rows, (-2, 112), 100)
    assert list(leds.values()) == [SEATS[1]] * 9


ALL = [(one, other) for one, other in combinations(range(12), 2)]
CELL, LINE, TOP = 6, 12, 2  # of a line of text: hal/display.py


class Canvas(fakes.Canvas):
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
    """Return a position with these tokens, even with black on all plots."""
    count = max(len(arcs.split(",")), 2)
    found = bytearray(GAME.from_text(f"colour S 0,0 {count} {arcs} ............"))
    found[rules.COLOURS : rules.ARCS] = bytes([".rbk".index(token) for token in tokens])
    return bytes(found)


def circle(shown: bytes, arcs: Any = None, cursor: int = -1) -> Canvas:
    canvas: Any = Canvas()
    page.circle(canvas, shown, rules.arcs(shown) if arcs is None else arcs, cursor)
    return canvas


def around(canvas: Canvas, plot: int, reach: int = 3) -> frozenset[tuple[int, int]]:
    """Return the pixels that are lit around the middle of a plot 0..11, as seen from there."""
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
    page.circle(canvas, shown, rules.arcs(shown), 3)
    lines = canvas.lines
    page.circle(canvas, shown, rules.arcs(shown), 3)
    assert canvas.lines == lines
    for tokens, cursor in (("rb..........", 4), ("rr..........", 4)):
        page.circle(canvas, position(tokens), rules.arcs(shown), cursor)
        assert canvas.lit == circle(position(tokens), rules.arcs(shown), cursor).lit


def test_new_number_redraws_circle() -> None:
    shown = position("rb..........")
    canvas: Any = Canvas()
    page.circle(canvas, shown, rules.arcs(shown), -1, 1)
    page.chord(canvas, 3, 9, True)
    page.circle(canvas, shown, rules.arcs(shown), -1, 1)
    assert canvas.lit > circle(shown).lit
    page.circle(canvas, shown, rules.arcs(shown), -1, 2)
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


def test_numbers_differ_in_pixels() -> None:
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
