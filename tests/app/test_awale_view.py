"""Awalé's lights as a pure function of a BoardView, on a panel and on a strip; its board on the page, where any counts fit."""

from typing import Any

import pytest

from games import new
from sillon.games.awale import view as view
from sillon.games.awale.page import board
from sillon.games.awale.view import place, stored
from sillon.views import SEATS
from sillon.views.board_view import PLAYABLE, BoardView
from tests.app.fakes import Colour, Grid

START = "4 4 4 4 4 4 4 4 4 4 4 4 0 0 S"
# Nord's b and c are harvested by the last of C's six seeds.
RIPE = "7 2 6 6 0 0 0 2 1 8 8 8 0 0 S"


def look_at(text: str, turned: bool = False, **options: Any) -> BoardView:
    game = new("awale", **options)
    position = game.from_text(text)
    look = BoardView(game, position, 12)
    look.seat = game.turn(position)
    look.turned = turned
    return look


def lit(rows: int, cols: int, look: BoardView) -> Grid:
    leds = Grid(rows, cols)
    view.lights(leds, look)
    return leds


def pit_of(leds: Grid, look: BoardView, pit: int) -> list[Colour | None]:
    """Return the two lights of a pit; None for a dark one."""
    return [leds.get(place(leds, look, pit, level)) for level in (0, 1)]


both_boards = pytest.mark.parametrize("rows, cols", [(5, 9), (1, 60)])
either_way = pytest.mark.parametrize("turned", [False, True])


@pytest.mark.parametrize(
    "rows, cols, fits", [(5, 9, True), (6, 10, True), (1, 60, True), (1, 59, False), (4, 12, False), (5, 8, False)]
)
def test_view_fits_panel_and_strip(rows: int, cols: int, fits: bool) -> None:
    assert view.fits(Grid(rows, cols), new("awale")) is fits


@both_boards
@either_way
def test_pits_and_stores_share_no_light(rows: int, cols: int, turned: bool) -> None:
    leds = Grid(rows, cols)
    look = look_at(START, turned)
    places = [place(leds, look, pit, level) for pit in range(12) for level in (0, 1)]
    places += [stored(leds, look, seat, level) for seat in (0, 1) for level in range(5)]
    assert len(set(places)) == 34


@both_boards
@either_way
def test_pit_lights_show_count(rows: int, cols: int, turned: bool) -> None:
    """Counts 0 to 10 all differ; from 10 on the picture stays the same."""
    seen = []
    for count in range(14):
        look = look_at("0 0 0 0 0 0 0 0 0 0 0 0 0 0 S", turned)
        look.shown[3] = count
        seen.append(pit_of(lit(rows, cols, look), look, 3))
    assert len({str(pit) for pit in seen[:11]}) == 11
    assert seen[10] == seen[11] == seen[12] == seen[13]
    # One light for a seed, two for more; 3 is one light as for 4 and one as for 2.
    assert [pit.count(None) for pit in seen[:4]] == [1, 1, 0, 0]
    assert seen[2][0] == seen[2][1] == seen[1][0]
    assert seen[3] == [seen[4][0], seen[2][1]]
    assert seen[4][0] == seen[4][1] != seen[2][0]


@both_boards
def test_each_seed_changes_one_light(rows: int, cols: int) -> None:
    for count in range(12):
        look = look_at(START)
        look.shown[7] = count
        before = pit_of(lit(rows, cols, look), look, 7)
        look.hand = 1
        view.apply_step(look, (2, 7, 1))
        during = pit_of(lit(rows, cols, look), look, 7)
        changed = [level for level in (0, 1) if during[level] != before[level]]
        assert changed == [count % 2], count
        assert during[count % 2] == view.SEED


@both_boards
@pytest.mark.parametrize("seat", [0, 1])
def test_store_fills_five_seeds_a_light(rows: int, cols: int, seat: int) -> None:
    for count in range(26):
        look = look_at(START)
        look.shown[12 + seat] = count
        look.beat = 31  # the light that runs along a full store is elsewhere
        leds = lit(rows, cols, look)
        levels = [leds[stored(leds, look, seat, level)] for level in range(5)]
        assert levels.count(SEATS[seat]) == count // 5
        assert levels.count(view.BARE[seat]) == 5 - (count + 4) // 5
        if count % 5:
            # The light that is being filled gets brighter with every seed.
            filling = levels[count // 5]
            assert sum(view.BARE[seat]) < sum(filling) < sum(SEATS[seat])
            look.shown[12 + seat] += 1
            after = lit(rows, cols, look)[stored(leds, look, seat, count // 5)]
            assert sum(after) > sum(filling)


@both_boards
@pytest.mark.parametrize("count, lively", [(24, False), (25, True), (40, True)])
def test_won_store_is_animated(rows: int, cols: int, count: int, lively: bool) -> None:
    look = look_at(START)
    look.shown[12] = count
    pictures = set()
    for beat in range(32):
        look.beat = beat
        pictures.add(tuple(sorted(lit(rows, cols, look).items())))
    assert (len(pictures) > 1) is lively


@both_boards
@either_way
def test_cursor_lights_only_places_beside_pit(rows: int, cols: int, turned: bool) -> None:
    for pit in range(12):
        look = look_at("1 2 3 4 0 6 1 2 3 4 0 6 8 8 S", turned)
        look.marks[:] = bytes([PLAYABLE] * 12)
        plain = lit(rows, cols, look)
        look.cursor = pit
        look.breath = 0
        pointed = lit(rows, cols, look)
        new_lights = set(pointed) - set(plain)
        assert place(pointed, look, pit, 2) in new_lights
        assert len(new_lights) == (1 if rows > 1 else 2)
        assert all(pointed[at] == plain[at] for at in plain)
        look.breath = 255
        breathing = lit(rows, cols, look)
        assert breathing[place(breathing, look, pit, 2)] != pointed[place(pointed, look, pit, 2)]


@both_boards
def test_advice_breathes(rows: int, cols: int) -> None:
    look = look_at(START)
    look.marks[5] = view.ADVICE
    seen = []
    for breath in (0, 255):
        look.breath = breath
        seen.append(pit_of(lit(rows, cols, look), look, 5))
    assert seen[0] != seen[1]


@both_boards
@either_way
@pytest.mark.parametrize("seat", [0, 1])
def test_harvest_is_counted_when_it_reaches_store(rows: int, cols: int, turned: bool, seat: int) -> None:
    look = look_at(START, turned)
    look.seat = seat
    pit = 8 if seat == 0 else 2
    look.shown[pit] = 3
    view.apply_step(look, (4, pit, 3))
    assert look.shown[12 + seat] == 3
    empty = lit(rows, cols, look_at(START, turned))
    heads = []
    for part in range(0, 256, 5):
        look.part = part
        leds = lit(rows, cols, look)
        filled = leds[stored(leds, look, seat, 0)] != empty[stored(empty, look, seat, 0)]
        assert filled is (part >= view._ARRIVED)
        row = place(leds, look, pit, 2)[0]
        train = [col for col in range(cols) if leds.get((row, col)) == SEATS[seat]]
        if train:
            goal = stored(leds, look, seat, 4)[1]
            heads.append(min(abs(goal - col) for col in train))
    assert heads == sorted(heads, reverse=True)
    assert heads[0] > heads[-1] == 0
    assert max(heads) == min(abs(place(leds, look, pit, level)[1] - goal) for level in range(3))


COLUMNS = 21


class Page:
    """Five lines; AssertionError for one that is too long."""

    def __init__(self) -> None:
        self.lines = [""] * 5

    def text(self, row: int, text: str, inverse: bool = False) -> None:
        assert len(text) <= COLUMNS, text
        self.lines[row] = text


def page_of(counts: str, turned: bool, unrolled: bool, pit: int = -1, middle: str = "") -> list[str]:
    """Return the page's lines. `counts`: A..F, a..f, Sud's store, Nord's; more than 48 seeds may be among them."""
    look = BoardView(new("awale"), bytes([int(count) for count in counts.split()] + [0]), 12)
    look.turned = turned
    page = Page()
    board(page, look, unrolled, pit, middle)
    return page.lines


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("unrolled", [False, True])
@pytest.mark.parametrize("middle", ["", "A", "12", "+3"])
def test_pointer_stands_at_its_count_off_stores(turned: bool, unrolled: bool, middle: str) -> None:
    for pit in range(12):
        # Only this pit has seeds, so the page shows where it is.
        counts = ["0"] * 12
        counts[pit] = "7"
        lines = page_of(" ".join(counts) + " 20 10", turned, unrolled, pit, middle)
        sign = "▼" if (pit // 6 == 1) == turned else "▲"
        row = lines[3 if sign == "▼" else 1]
        assert lines[2].index(sign) == row.index("7")
        assert middle in lines[2][2:19]
        assert sorted((lines[2][:2].strip(), lines[2][19:].strip())) == ["10", "20"]
        assert not lines[2][2].isdigit()
        assert not lines[2][18].isdigit()


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("unrolled", [False, True])
def test_two_digits_fit_and_stay_apart(turned: bool, unrolled: bool) -> None:
    lines = page_of("12 0 0 0 0 12 12 0 0 0 0 12 10 24", turned, unrolled)
    for line in (lines[1], lines[3]):
        numbers = [word for word in line.split() if word.isdigit()]
        assert numbers == ["12", "0", "0", "0", "0", "12"]
    assert lines[2].split() == (["10", "24"] if turned != unrolled else ["24", "10"])
