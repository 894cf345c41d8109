"""Fanorona's lights as pure functions of a look: where each point lies, what stands out, and that every eye tells them apart."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from games import new
from games.rules import MOVE, TAKE
from sillon.app.preferences import PALETTES
from sillon.games.fanorona import view as view
from sillon.views.board_view import DIM, FAULT, PLAYABLE, Look
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


def look_at(size: str = "9x5", text: str = "", **options: Any) -> Look:
    game: Any = new("fanorona", size=size, **options)
    position = game.from_text(text) if text else game.start()
    look = Look(game, position, game.cells)
    look.seat = game.turn(position)
    return look


def shown(look: Look, rows: int = 5, cols: int = 9) -> Grid:
    leds = Grid(rows, cols)
    view.lights(leds, look)
    return leds


def cell(game: Any, name: str) -> int:
    return (int(name[1]) - 1) * int(game.columns) + "ABCDEFGHI".index(name[0])


@pytest.mark.parametrize(
    "rows, cols, sizes",
    [(5, 9, {"9x5", "5x5", "3x3"}), (4, 8, {"3x3"}), (1, 60, {"3x3"}), (1, 9, {"3x3"}), (1, 8, set()), (2, 60, set())],
)
def test_what_the_lights_can_show(rows: int, cols: int, sizes: set[str]) -> None:
    fits = {size for size in ("9x5", "5x5", "3x3") if view.fits(Grid(rows, cols), new("fanorona", size=size))}
    assert fits == sizes


@pytest.mark.parametrize("size, north, west", [("9x5", 0, 0), ("5x5", 0, 2), ("3x3", 1, 3)])
@pytest.mark.parametrize("turned", [False, True])
def test_a_panel_has_a_light_a_point_and_the_rest_is_dark(size: str, north: int, west: int, turned: bool) -> None:
    look = look_at(size)
    game = look.game
    look.turned = turned
    for point in range(game.cells):
        look.marks[:] = bytes(game.cells)
        look.marks[point] = view.GOAL
        leds = shown(look)
        row, col = game.rows - 1 - point // game.columns, point % game.columns
        if turned:
            row, col = game.rows - 1 - row, game.columns - 1 - col
        goal = leds.at(north + row, west + col)
        assert [place for place, colour in leds.items() if colour == goal] == [(north + row, west + col)]
        assert len(leds) == game.cells


def test_a_strip_shows_three_by_three_as_one_reads_it() -> None:
    look = look_at("3x3", "WBW/.WB/B.. W")
    leds = shown(look, 1, 60)
    order = [look.shown[(2 - place // 3) * 3 + place % 3] for place in range(9)]
    colours = [leds.at(0, 21 * (place // 3) + 6 * (place % 3)) for place in range(9)]
    for one, other in combinations(range(9), 2):
        assert (colours[one] == colours[other]) == (order[one] == order[other])
    # Five lights a point, a dark one after it, and three more after a row.
    lit = "".join("#" if any(leds.at(0, col)) else "." for col in range(60))
    assert lit == "...".join(["#####.#####.#####."] * 3)
    look.turned = True
    turned = shown(look, 1, 60)
    assert [turned.at(0, 21 * (place // 3) + 6 * (place % 3)) for place in range(9)] == colours[::-1]


def test_the_row_of_black_is_the_far_one_until_it_is_turned() -> None:
    look = look_at("3x3", "WWW/.../BBB B")
    plain = shown(look)
    look.turned = True
    turned = shown(look)
    assert plain.at(1, 3) == turned.at(3, 5) != plain.at(3, 3) == turned.at(1, 5)


def test_a_free_point_is_a_very_dim_light_and_outside_is_dark() -> None:
    leds = shown(look_at("3x3"))
    free = leds.at(2, 4)
    assert 0 < sum(free) < min(sum(leds.at(1, 3)), sum(leds.at(3, 3))) / 4
    assert (0, 0) not in leds


def test_a_point_that_was_visited_is_no_free_point() -> None:
    leds = shown(look_at("3x3", ".W./.BW/.BW B B2:A3,B2"))
    assert leds.at(1, 3) not in (leds.at(2, 3), leds.at(3, 3))
    assert leds.at(2, 3) == leds.at(3, 3)


def light_of(mark: int, piece: str, cursor: bool = False, **state: int) -> tuple[int, int, int]:
    """The light of B2 on 3x3 with this on it."""
    look = look_at("3x3", f"WWW/.{piece}./BBB W")
    look.marks[4] = mark
    look.cursor = 4 if cursor else -1
    for name, value in state.items():
        setattr(look, name, value)
    return shown(look).at(2, 4)


@pytest.mark.parametrize("piece", "WB")
def test_what_may_be_moved_stands_out(piece: str) -> None:
    assert luminance(light_of(PLAYABLE, piece)) > 1.5 * luminance(light_of(DIM, piece))


@pytest.mark.parametrize("mark, piece", [(PLAYABLE, "W"), (PLAYABLE, "B"), (DIM, "W"), (view.GOAL, "."), (DIM, ".")])
def test_the_cursor_breathes(mark: int, piece: str) -> None:
    lights = [light_of(mark, piece, True, breath=breath) for breath in (0, 255)]
    assert luminance(lights[0]) > 190
    faint, full = [tuple([value * value * 48 // 65025 for value in light]) for light in lights]
    assert together("usual", faint, full) >= (APART if mark else 10)


def test_a_fault_blinks() -> None:
    assert {light_of(FAULT, "W", beat=beat) for beat in (0, 4)} == {light_of(FAULT, "."), light_of(DIM, ".")}


def test_the_two_groups_have_colours_of_their_own_and_go_out_in_turn() -> None:
    struck = [luminance(light_of(STRUCK, "B", beat=beat)) for beat in range(32)]
    drawn = [luminance(light_of(DRAWN, "B", beat=beat)) for beat in range(32)]
    assert struck.index(max(struck)) == drawn.index(min(drawn))
    assert drawn.index(max(drawn)) == struck.index(min(struck))
    assert min(struck) < max(struck) / 5


def test_a_group_goes_out_softly_about_once_a_second() -> None:
    for mark in (STRUCK, DRAWN):
        series = [(60 * beat, luminance(light_of(mark, "B", beat=beat % 32)) * WHITE / 255) for beat in range(64)]
        assert 2 <= len(rises(series, WHITE / 20)) <= 4
        assert most_within(rises(series, WHITE / 20), 1000) <= 2


def test_what_leaves_goes_out_and_what_arrives_stands_out() -> None:
    look = look_at("3x3", "WWW/B.W/BBB W")
    view.do(look, (MOVE, 1, 1))
    leaving = [shown(look).at(3, 4)]
    assert look.hand == 1
    for look.part in (100, 200, 255):
        leaving.append(shown(look).at(3, 4))
    assert [luminance(colour) for colour in leaving] == sorted([luminance(colour) for colour in leaving], reverse=True)
    view.do(look, (MOVE, 4, 1))
    assert (look.hand, look.shown[4]) == (0, 1)
    assert luminance(shown(look).at(2, 4)) > luminance(shown(look).at(3, 3))
    look.part = 0
    view.do(look, (TAKE, 7, 1))
    assert look.shown[7] == 0
    assert shown(look).at(1, 4) not in (shown(look).at(1, 3), shown(look).at(3, 4))
    look.part = 255
    assert shown(look).at(1, 4) == shown(look).at(3, 4)


STEPS = [
    ("9x5", "", "E2-E3P", {"E4": STRUCK, "E5": STRUCK}),
    ("9x5", "", "E2-E3A", {"E4": STRUCK, "E5": STRUCK}),
    ("3x3", "", "A1-A2", {}),
    ("5x5", "....B/...../BW.BB/...../..... W", "B3-C3P", {"A3": DRAWN, "D3": STRUCK, "E3": STRUCK}),
    ("5x5", "....B/...../BW.BB/...../..... W", "B3-C3A", {"A3": DRAWN, "D3": STRUCK, "E3": STRUCK}),
    ("3x3", ".W./.../..B W", "B1-B2", {}),
]


@pytest.mark.parametrize("size, text, name, groups", STEPS)
def test_a_step_is_pointed_at_with_all_that_it_could_take(
    size: str, text: str, name: str, groups: dict[str, int]
) -> None:
    look = look_at(size, text)
    game = look.game
    move = game.parse_move(bytes(look.shown), name)
    view.point(look, move)
    held, target = cell(game, name[:2]), cell(game, name[3:5])
    assert (look.marks[held], look.cursor) == (view.HELD, target)
    ways = [each for each in (move, move ^ 3) if each & 3 < 3 and not game.why_not(bytes(look.shown), each)]
    assert (look.marks[target] == view.GOAL) == bool(ways)
    found = {point: mark for point, mark in enumerate(look.marks) if mark in (STRUCK, DRAWN)}
    assert found == {cell(game, point): mark for point, mark in groups.items()}


def test_a_stop_is_pointed_at_on_the_piece() -> None:
    look = look_at("3x3", ".W./.BW/.BW B B2:A3,B2", chain="may")
    view.point(look, 0)
    assert look.cursor == 4
    assert look.marks[4] == view.HELD


# What every eye can tell, as the bytes go down the wire at the default brightness.


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
def test_all_that_stands_on_a_point_is_told_apart(vision: str, sent: dict[str, Colour]) -> None:
    for one, other in combinations(sent, 2):
        if {one, other} not in NEVER_TOGETHER:
            assert together(vision, sent[one], sent[other]) >= APART, (one, other)


@every_eye
def test_lightness_alone_tells_the_colours_and_what_may_be_moved(vision: str, sent: dict[str, Colour]) -> None:
    for state in ("", ", may be moved"):
        assert difference(vision, sent[f"white{state}"], sent[f"black{state}"], WHITE)[0] >= 9, state
    for piece in ("white", "black"):
        assert difference(vision, sent[piece], sent[f"{piece}, may be moved"], WHITE)[0] >= APART_IN_LIGHTNESS
    for piece in ("white", "black"):
        assert difference(vision, sent[piece], sent["free"], WHITE)[0] >= APART_IN_LIGHTNESS
