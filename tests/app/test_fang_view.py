"""Fang on the lights, as pure functions of a look: on the panel, on the strip, and on boards of other sizes."""

from typing import Any

import pytest

from games import new
from sillon.games.fang import view as fang
from sillon.views.board_view import FAULT, PLAYABLE, REFUSED, Look
from tests.app.doubles import Colour, Grid, Place

BOARDS = ((5, 9), (1, 60), (8, 8), (1, 40))
SIZES = (8, 6, 4)
every_board = pytest.mark.parametrize("board", BOARDS, ids=str)
every_size = pytest.mark.parametrize("cells", SIZES)
both_ways = pytest.mark.parametrize("turned", [False, True], ids=["plain", "turned"])


def look_at(text: str, cells: int = 8, **more: Any) -> Look:
    """A look at a position, with what is playable marked as the app marks it."""
    game: Any = new("fang", cells=cells)
    position = game.from_text(text)
    look = Look(game, position, cells)
    look.seat = game.turn(position)
    for cell in game.moves(position):
        look.marks[cell] = PLAYABLE
    for name, value in more.items():
        setattr(look, name, value)
    return look


def drawn(look: Look, board: tuple[int, int]) -> dict[Place, Colour]:
    """The lights of the look, which stays as it was."""
    grid = Grid(*board)
    before = bytes(look.shown), bytes(look.marks), look.hand, look.fallen
    fang.lights(grid, look)  # type: ignore[arg-type]
    assert (bytes(look.shown), bytes(look.marks), look.hand, look.fallen) == before
    return grid


def changed(one: Look, other: Look, board: tuple[int, int]) -> set[Place]:
    before, after = drawn(one, board), drawn(other, board)
    return {place for place in before.keys() | after.keys() if before.get(place) != after.get(place)}


def text_of(row: list[int], reserves: tuple[int, int] = (1, 1), seat: str = "S") -> str:
    return " ".join([str(count) for count in (*row, *reserves)]) + f" {seat}"


def start_of(cells: int) -> str:
    game: Any = new("fang", cells=cells)
    return str(game.to_text(game.start()))


# Where things lie


@every_board
@every_size
@both_ways
def test_piles_and_reserves_never_share_a_light(board: tuple[int, int], cells: int, turned: bool) -> None:
    none = look_at(text_of([0] * cells), cells, turned=turned)
    owners: dict[Place, object] = {}
    for cell in range(cells):
        row = [0] * cells
        row[cell] = 30
        for place in changed(none, look_at(text_of(row), cells, turned=turned), board):
            assert owners.setdefault(place, cell) == cell
    for seat in (0, 1):
        reserves = (9, 1) if seat == 0 else (1, 9)
        for place in changed(none, look_at(text_of([0] * cells, reserves), cells, turned=turned), board):
            assert owners.setdefault(place, f"reserve {seat}") == f"reserve {seat}"
    assert set(owners.values()) == {*range(cells), "reserve 0", "reserve 1"}


@every_size
@both_ways
def test_on_the_panel_the_middle_column_is_dark_and_the_halves_lie_on_its_two_sides(cells: int, turned: bool) -> None:
    lit = drawn(look_at(text_of([9] * cells, (9, 9)), cells, turned=turned), (5, 9))
    assert all(col != 4 for _, col in lit)
    for side in (range(4), range(5, 9)):
        assert sum(row == 4 and col in side for row, col in lit) == cells // 2


@every_size
@both_ways
def test_on_the_strip_a_dark_light_parts_neighbours(cells: int, turned: bool) -> None:
    lit = drawn(look_at(text_of([60 // cells] * cells, (9, 9)), cells, turned=turned), (1, 60))
    stretches = "".join("x" if (0, col) in lit else " " for col in range(60)).split()
    assert len(stretches) == cells + 2
    assert len(set(map(len, stretches))) == 1


def test_on_the_panel_a_pile_grows_from_the_near_side() -> None:
    places = [set(drawn(look_at(f"0 {count} 1 1 1 1 1 0 1 1 S"), (5, 9))) for count in range(1, 5)]
    assert {(row, 1) for row in (4, 3, 2, 1)} <= places[3]
    for fewer, more in zip(places, places[1:], strict=False):
        assert len(more - fewer) == 1


@pytest.mark.parametrize("board", [(5, 9), (1, 60)], ids=str)
@both_ways
def test_nords_view_is_suds_from_the_other_side(board: tuple[int, int], turned: bool) -> None:
    """Turned, the lights show what Sud would see if the two had changed places."""
    one = look_at("2 1 0 3 1 0 6 1 4 2 S", turned=turned)
    other = look_at("1 6 0 1 3 0 1 2 2 4 N", turned=not turned)
    # On the panel that mirrors the lights; which player's colour it is changes, so places are compared.
    assert set(drawn(one, board)) == set(drawn(other, board))


@pytest.mark.parametrize(
    "board, cells, shows",
    [
        ((5, 9), 8, True),
        ((5, 9), 4, True),
        ((3, 8), 8, True),
        ((5, 6), 8, False),
        ((5, 6), 6, True),
        ((2, 9), 8, False),
        ((1, 60), 8, True),
        ((1, 30), 8, True),
        ((1, 29), 8, False),
        ((1, 24), 6, True),
        ((1, 18), 4, True),
        ((1, 17), 4, False),
    ],
)
def test_which_lights_can_show_it(board: tuple[int, int], cells: int, shows: bool) -> None:
    assert fang.fits(Grid(*board), new("fang", cells=cells)) is shows  # type: ignore[arg-type]
    if shows:
        assert drawn(look_at(start_of(cells), cells), board)


# Whose is what


def brightness(colour: Colour) -> int:
    return sum(colour)


@pytest.mark.parametrize("board, wide", [((5, 9), 4), ((1, 60), 5)])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_reserve_has_a_light_a_seed_and_goes_on_in_a_second_colour(
    board: tuple[int, int], wide: int, seat: int
) -> None:
    ends = [(0, k if seat == 0 else board[1] - 1 - k) for k in range(wide)]
    for count in range(1, 10):
        reserves = (count, 1) if seat == 0 else (1, count)
        lit = drawn(look_at(text_of([0, 1, 1, 1, 1, 1, 1, 0], reserves)), board)
        colours = [lit.get(place) for place in ends]
        assert sum(colour is not None for colour in colours) == min(count, wide)
        if count > wide:
            second = (count - 1) % wide + 1
            assert len(set(colours[:second])) == 1
            assert len(set(colours[second:])) == (1 if second < wide else 0)
            assert not set(colours[:second]) & set(colours[second:])


@pytest.mark.parametrize("board", [(5, 9), (1, 60)], ids=str)
def test_an_empty_reserve_still_has_its_place(board: tuple[int, int]) -> None:
    lit = drawn(look_at("0 1 1 1 1 1 1 0 0 1 N"), board)
    full = drawn(look_at("0 1 1 1 1 1 1 0 1 1 N"), board)
    assert 0 < brightness(lit[0, 0]) < brightness(full[0, 0]) // 2


@pytest.mark.parametrize("board", [(5, 9), (1, 60)], ids=str)
def test_the_reserve_in_turn_is_brighter_and_the_seed_that_goes_next_breathes(board: tuple[int, int]) -> None:
    east = board[1] - 1
    for seat, mine, other in (("S", 0, east), ("N", east, 0)):
        look = look_at(f"0 1 1 1 1 1 1 0 3 3 {seat}", cursor=2)
        lit = drawn(look, board)
        assert brightness(lit[0, mine]) > brightness(lit[0, other])
        last = mine + 2 if mine == 0 else mine - 2
        assert lit[0, last] == lit[0, mine]
        look.breath = 255
        assert brightness(drawn(look, board)[0, last]) < brightness(lit[0, last]) // 2
        assert drawn(look, board)[0, mine] == lit[0, mine]


@pytest.mark.parametrize("board, tibongs, others", [((5, 9), (0, 8), (1, 7)), ((1, 60), (6, 49), (12, 43))])
@pytest.mark.parametrize("seeds", [0, 1, 3], ids=["empty", "one seed", "playable"])
def test_the_tibongs_differ_from_each_other_and_from_their_neighbours(
    board: tuple[int, int], tibongs: tuple[int, int], others: tuple[int, int], seeds: int
) -> None:
    base = board[0] - 1
    lit = drawn(look_at(f"{seeds} {seeds} 1 1 1 1 {seeds} {seeds} 1 1 S"), board)
    sud, nord = (lit[base, col] for col in tibongs)
    west, east = (lit[base, col] for col in others)
    assert len({sud, nord, west}) == 3
    assert west == east
    # Warm is Sud's, cold is Nord's.
    assert sud[0] > sud[2]
    assert nord[2] > nord[0]


def test_a_tibong_that_may_be_played_is_brighter_than_one_that_may_not() -> None:
    one, two = (drawn(look_at(f"{seeds} 1 1 1 1 1 1 {seeds} 1 1 S"), (5, 9)) for seeds in (1, 2))
    for col in (0, 8):
        assert brightness(two[4, col]) > 1.5 * brightness(one[4, col])


@every_board
@every_size
def test_the_cursor_is_seen_on_every_cell(board: tuple[int, int], cells: int) -> None:
    for row in ([0] * cells, [1] * cells, [2] * cells):
        for cell in range(cells):
            look = look_at(text_of(row), cells, cursor=cell)
            breathing = look_at(text_of(row), cells, cursor=cell, breath=255)
            still = look_at(text_of(row), cells)
            assert changed(look, breathing, board) & changed(still, breathing, board)


@pytest.mark.parametrize("board", [(5, 9), (1, 60)], ids=str)
@pytest.mark.parametrize("seeds", [0, 1, 2])
@pytest.mark.parametrize("cell", range(8))
def test_cursor_on_a_fault_is_red_and_does_not_blink(board: tuple[int, int], seeds: int, cell: int) -> None:
    look = look_at(text_of([seeds] * 8), cursor=cell)
    look.marks[cell] = FAULT
    seen = []
    for look.beat in (0, 4):
        lit = drawn(look, board)
        seen.append({place for place, colour in lit.items() if colour == REFUSED})
    assert len(seen[0]) == max(seeds, 1)
    assert seen[1] == seen[0]


# A move, step by step


@pytest.mark.parametrize("seat, move", [("S", 3), ("S", 0), ("N", 0), ("N", 6), ("N", 7)])
def test_the_steps_of_a_move_lead_where_the_move_leads(seat: str, move: int) -> None:
    game: Any = new("fang")
    position = game.from_text(f"3 1 2 5 1 0 2 2 3 3 {seat}")
    look = look_at(game.to_text(position))
    reserve = 8 + "SN".index(seat)
    seen = []
    for step in game.steps(position, move):
        fang.do(look, step)
        seen.append((look.hand, look.fallen, look.shown[reserve], sum(look.shown[:8]) + look.hand))
    count = position[move] + 1
    assert seen[0] == (0, move, 2, 17)  # out of the reserve, onto the cell
    assert seen[1] == (count, -1, 2, 17)
    assert [hand for hand, _, _, _ in seen[2:]] == list(range(count - 1, -1, -1))
    tibong, way = (7, -1) if seat == "N" else (0, 1)
    assert [fallen for _, fallen, _, _ in seen[2:]] == [tibong + way * k for k in range(count)]
    assert bytes(look.shown[:10]) == game.play(position, move)[:10]


@every_board
@every_size
@both_ways
@pytest.mark.parametrize("seat", ["S", "N"])
def test_the_reserves_seed_flies_from_its_place_to_the_top_of_the_pile(
    board: tuple[int, int], cells: int, turned: bool, seat: str
) -> None:
    game: Any = new("fang", cells=cells)
    position = game.from_text(start_of(cells)[:-1] + seat)
    for move in game.moves(position):
        look = look_at(game.to_text(position), cells, turned=turned)
        before = drawn(look, board)
        fang.do(look, game.steps(position, move)[0])
        path = []
        for look.part in range(0, 256, 5):
            pale = [place for place, colour in drawn(look, board).items() if colour == fang._FLYING]
            assert len(pale) == 1
            if pale != path[-1:]:
                path += pale
        landed = look_at(game.to_text(position), cells, turned=turned)
        landed.shown[move] += 1
        assert path[0] in before  # a seed of the reserve was there
        assert path[0][0] == 0
        assert path[-1] in set(drawn(landed, board)) - set(before)
        # It goes straight: it never turns back.
        for axis in (0, 1):
            steps = [one[axis] - other[axis] for one, other in zip(path[1:], path, strict=False)]
            assert min(steps, default=0) >= 0 or max(steps, default=0) <= 0


def test_the_pile_grows_when_the_seed_has_arrived_and_not_before() -> None:
    game: Any = new("fang")
    look = look_at("0 1 1 1 1 1 1 0 5 5 S")
    fang.do(look, game.steps(game.start(), 3)[0])
    assert fang.flying(look)
    assert (3, 3) not in drawn(look, (5, 9))
    look.part = 255
    assert drawn(look, (5, 9))[3, 3] == fang._FLYING
    fang.do(look, game.steps(game.start(), 3)[1])
    assert not fang.flying(look)
    assert (3, 3) not in drawn(look, (5, 9))


# The end


def half_colours(text: str, board: tuple[int, int], breath: int) -> dict[Place, Colour]:
    look = look_at(text, breath=breath)
    look.unmark()
    return drawn(look, board)


@pytest.mark.parametrize("board", [(5, 9), (1, 60)], ids=str)
@pytest.mark.parametrize(
    "text, breathes",
    [
        ("3 3 6 1 0 2 1 0 0 0 N", range(4)),  # the document's
        ("0 1 2 0 1 6 3 3 0 0 S", range(4, 8)),
        ("3 2 1 2 2 2 3 1 0 0 S", (0,)),  # 8 to 8: the tibong decides
        ("1 3 2 2 2 2 1 3 0 0 S", (7,)),
        ("2 2 1 3 0 3 3 2 0 0 S", ()),
    ],
)
def test_at_the_end_each_half_has_its_colour_and_what_decides_breathes(
    board: tuple[int, int], text: str, breathes: tuple[int, ...]
) -> None:
    still, breathing = (half_colours(text, board, breath) for breath in (0, 255))
    row = [int(count) for count in text.split()[:8]]
    middle = board[1] // 2
    for (level, col), (red, _, blue) in still.items():
        if level or board[0] == 1:
            assert (red > blue) == (col < middle), (level, col)
    moving = {place for place in still if still[place] != breathing[place]}
    height = 4 if board[0] > 1 else 5
    assert len(moving) == sum(min(row[cell], height) for cell in breathes)
    assert all((col < middle) == (min(breathes) < 4) for _, col in moving)


def test_while_a_seed_still_falls_it_is_not_counted_yet() -> None:
    look = look_at("3 3 6 1 0 2 1 0 0 0 N", fallen=3)
    look.unmark()
    falling = drawn(look, (5, 9))
    look.fallen = -1
    assert falling[4, 1] != drawn(look, (5, 9))[4, 1]


def test_a_move_is_pointed_at() -> None:
    look = look_at("0 1 1 1 1 1 1 0 5 5 S")
    look.unmark()
    fang.point(look, 5)
    assert look.cursor == 5
    assert list(look.marks) == [0, 0, 0, 0, 0, PLAYABLE, 0, 0]
