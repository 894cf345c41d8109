"""Fang's lights as a pure function of a BoardView: on the panel, on the strip, and on boards of other sizes."""

from typing import Any

import pytest

from games import new
from sillon.games.fang import view as fang
from sillon.views.board_view import FAULT, PLAYABLE, REFUSED, BoardView
from tests.app.fakes import Colour, Grid, Place

BOARDS = ((5, 9), (1, 60), (8, 8), (1, 40))
SIZES = (8, 6, 4)
every_board = pytest.mark.parametrize("board", BOARDS, ids=str)
every_size = pytest.mark.parametrize("cells", SIZES)
both_ways = pytest.mark.parametrize("turned", [False, True], ids=["plain", "turned"])


def look_at(text: str, cells: int = 8, **more: Any) -> BoardView:
    """Return a board view of a position, with playable cells marked as the app marks them."""
    game: Any = new("fang", cells=cells)
    position = game.from_text(text)
    look = BoardView(game, position, cells)
    look.seat = game.turn(position)
    for cell in game.moves(position):
        look.marks[cell] = PLAYABLE
    for name, value in more.items():
        setattr(look, name, value)
    return look


def drawn(look: BoardView, board: tuple[int, int]) -> dict[Place, Colour]:
    """Return the lights of the board view; AssertionError when drawing changes it."""
    grid = Grid(*board)
    before = bytes(look.shown), bytes(look.marks), look.hand, look.fallen
    fang.lights(grid, look)  # type: ignore[arg-type]
    assert (bytes(look.shown), bytes(look.marks), look.hand, look.fallen) == before
    return grid


def changed_places(one: BoardView, other: BoardView, board: tuple[int, int]) -> set[Place]:
    before, after = drawn(one, board), drawn(other, board)
    return {place for place in before.keys() | after.keys() if before.get(place) != after.get(place)}


def text_of(row: list[int], reserves: tuple[int, int] = (1, 1), seat: str = "S") -> str:
    return " ".join([str(count) for count in (*row, *reserves)]) + f" {seat}"


def start_of(cells: int) -> str:
    game: Any = new("fang", cells=cells)
    return str(game.to_text(game.start()))


@every_board
@every_size
@both_ways
def test_piles_and_reserves_share_no_light(board: tuple[int, int], cells: int, turned: bool) -> None:
    none = look_at(text_of([0] * cells), cells, turned=turned)
    owners: dict[Place, object] = {}
    for cell in range(cells):
        row = [0] * cells
        row[cell] = 30
        for place in changed_places(none, look_at(text_of(row), cells, turned=turned), board):
            assert owners.setdefault(place, cell) == cell
    for seat in (0, 1):
        reserves = (9, 1) if seat == 0 else (1, 9)
        for place in changed_places(none, look_at(text_of([0] * cells, reserves), cells, turned=turned), board):
            assert owners.setdefault(place, f"reserve {seat}") == f"reserve {seat}"
    assert set(owners.values()) == {*range(cells), "reserve 0", "reserve 1"}


@every_size
@both_ways
def test_strip_has_dark_light_between_neighbours(cells: int, turned: bool) -> None:
    lit = drawn(look_at(text_of([60 // cells] * cells, (9, 9)), cells, turned=turned), (1, 60))
    stretches = "".join("x" if (0, col) in lit else " " for col in range(60)).split()
    assert len(stretches) == cells + 2
    assert len(set(map(len, stretches))) == 1


@pytest.mark.parametrize("board", [(5, 9), (1, 60)], ids=str)
@both_ways
def test_nords_view_mirrors_suds(board: tuple[int, int], turned: bool) -> None:
    """The turned lights are those of Sud with the players exchanged."""
    one = look_at("2 1 0 3 1 0 6 1 4 2 S", turned=turned)
    other = look_at("1 6 0 1 3 0 1 2 2 4 N", turned=not turned)
    # On the panel that mirrors the lights. The players' colours are exchanged, so only places are compared.
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
def test_fits_lights_with_room_for_cells(board: tuple[int, int], cells: int, shows: bool) -> None:
    assert fang.fits(Grid(*board), new("fang", cells=cells)) is shows  # type: ignore[arg-type]
    if shows:
        assert drawn(look_at(start_of(cells), cells), board)


@pytest.mark.parametrize("board, wide", [((5, 9), 4), ((1, 60), 5)])
@pytest.mark.parametrize("seat", [0, 1])
def test_reserve_has_a_light_per_seed_then_second_colour(board: tuple[int, int], wide: int, seat: int) -> None:
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


@every_board
@every_size
def test_cursor_shows_on_every_cell(board: tuple[int, int], cells: int) -> None:
    for row in ([0] * cells, [1] * cells, [2] * cells):
        for cell in range(cells):
            look = look_at(text_of(row), cells, cursor=cell)
            breathing = look_at(text_of(row), cells, cursor=cell, breath=255)
            still = look_at(text_of(row), cells)
            assert changed_places(look, breathing, board) & changed_places(still, breathing, board)


@pytest.mark.parametrize("board", [(5, 9), (1, 60)], ids=str)
@pytest.mark.parametrize("seeds", [0, 1, 2])
@pytest.mark.parametrize("cell", range(8))
def test_cursor_on_fault_is_steady_red(board: tuple[int, int], seeds: int, cell: int) -> None:
    look = look_at(text_of([seeds] * 8), cursor=cell)
    look.marks[cell] = FAULT
    seen = []
    for look.beat in (0, 4):
        lit = drawn(look, board)
        seen.append({place for place, colour in lit.items() if colour == REFUSED})
    assert len(seen[0]) == max(seeds, 1)
    assert seen[1] == seen[0]


@pytest.mark.parametrize("seat, move", [("S", 3), ("S", 0), ("N", 0), ("N", 6), ("N", 7)])
def test_steps_lead_to_position_of_rules(seat: str, move: int) -> None:
    game: Any = new("fang")
    position = game.from_text(f"3 1 2 5 1 0 2 2 3 3 {seat}")
    look = look_at(game.to_text(position))
    reserve = 8 + "SN".index(seat)
    seen = []
    for step in game.steps(position, move):
        fang.apply_step(look, step)
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
def test_reserve_seed_flies_straight_to_top_of_pile(
    board: tuple[int, int], cells: int, turned: bool, seat: str
) -> None:
    game: Any = new("fang", cells=cells)
    position = game.from_text(start_of(cells)[:-1] + seat)
    for move in game.moves(position):
        look = look_at(game.to_text(position), cells, turned=turned)
        before = drawn(look, board)
        fang.apply_step(look, game.steps(position, move)[0])
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
        # The path is straight: it never turns back.
        for axis in (0, 1):
            steps = [one[axis] - other[axis] for one, other in zip(path[1:], path, strict=False)]
            assert min(steps, default=0) >= 0 or max(steps, default=0) <= 0
