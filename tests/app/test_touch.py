"""Lights that can be touched, on every profile that provides for them: the same seven parts, a touch is the button CELLn."""

import importlib
import random
from typing import Any

import pytest

from games import NAMES, new
from games.colorigraphe import COLOURS
from games.match import Match
from games.rules import Outcome
from sillon.games.colorigraphe.colour import DONE_PLACE
from sillon.games.colorigraphe.keys_plots import edge_stake
from sillon.manifest import manifest_of
from sillon.views.board_view import BoardView
from sillon.words import Words
from sim.handheld import Handheld
from sim.profiles import board_names, profile_of
from tests.app.boards import PLAIN
from tests.app.fakes import Grid
from tests.app.play_colorigraphe import TRIANGLE, screen, table_with
from tests.app.scenes import SCENES, Scene
from tests.app.scenes_tournament import BEGUN
from tests.app.stage import Watched, after_script, enter, screen_of
from tests.game_parts import ON_KEYS

TOUCHED = [board for board in board_names() if hasattr(profile_of(board), "TOUCH")]
FORMS: dict[str, dict[str, Any]] = {
    "fafy": {"impartial": True, "cells": 14},
    "fang": {},
    "awale": {},
    "fanorona": {"size": "9x5"},
}
ON_STRIP = {"fanorona": {"size": "3x3"}}
SHOWN = [(board, name) for board in PLAIN for name in FORMS]

every_board = pytest.mark.parametrize("board", PLAIN)


class Lights(Grid):
    """A board's lights, where they can be touched."""

    keyed = False
    touched = True
    named = ()

    def __init__(self, board: str) -> None:
        wiring: Any = profile_of(board).LEDS
        super().__init__(wiring["rows"], wiring["cols"])


def form(board: str, name: str) -> dict[str, Any]:
    return ON_STRIP.get(name, FORMS[name]) if board == "pico_strip" else FORMS[name]


def look_of(game: Any, position: bytes, turned: bool = False) -> BoardView:
    look = BoardView(game, position, game.cells)
    look.reset(position, game.turn(position))
    look.turned = turned
    return look


def view_of(name: str) -> Any:
    return importlib.import_module(f"sillon.games.{name}.touch_view")


def lights_of(board: str, name: str, look: BoardView, cell: int) -> list[int]:
    """Return the numbers of the lights that are this cell."""
    lights = Lights(board)
    places = [(row, col) for row in range(lights.rows) for col in range(lights.cols)]
    return [row * lights.cols + col for row, col in places if view_of(name).cell_at(lights, look, row, col) == cell]


def begin(board: str, name: str, position: bytes | None = None, **options: Any) -> Watched:
    """Return a handheld with touched lights at the start of a match of two persons."""
    handheld = after_script("300ms", board, TOUCH=1, SPEED="instant")
    from sillon.match.session import Session  # of the program that runs now: it may have been reloaded

    app = handheld.bench.app
    app.go(app.start_match(Session(name, options, position)))
    handheld.run(300)
    return handheld


def touch(handheld: Handheld, cell: int, last: bool = False) -> None:
    """Tap a light of the cell, the first or the last."""
    screen = handheld.bench.app.screen
    found = lights_of(handheld.board, screen.session.name, screen.look, cell)
    handheld.script(f"CELL{found[-1 if last else 0]} 100ms")


def touches(game: Any, position: bytes, move: int) -> list[int]:
    """Return the cells that play a move when they are touched one after the other."""
    if game.NAME != "fanorona":
        cell = move >> 1 if game.NAME == "fafy" else move
        side = [cell + (1 if move & 1 else -1)] if game.NAME == "fafy" and move ^ 1 in game.moves(position) else []
        return [cell, cell, *side]
    place = position[game.cells + 1] - 3
    if not move:
        return [place]
    found = [(move >> 2) & 63] if place >= 0 else [move >> 8, (move >> 2) & 63]
    if move ^ 3 in game.moves(position):
        after = game.play(position, move)
        taken = [cell for cell in range(game.cells) if position[cell] == 2 - game.turn(position) and not after[cell]]
        found.append(taken[-1])
    return found


def test_all_boards_with_plain_lights_can_be_touched() -> None:
    assert [board for board in board_names() if "named" not in profile_of(board).LEDS] == TOUCHED


def test_every_game_on_keys_has_a_view_for_touches() -> None:
    assert set(ON_KEYS) == {name for name in NAMES if manifest_of(name).keys}
    for name in ON_KEYS:
        for part in ("fits", "lights", "preview_move", "apply_step", "cell_at"):
            assert callable(getattr(view_of(name), part)), (name, part)


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("board, name", SHOWN)
def test_each_light_that_cursor_lights_is_its_cell(board: str, name: str, turned: bool) -> None:
    options = form(board, name)
    game: Any = new(name, **options)
    look = look_of(game, game.start(), turned)
    for cell in range(game.cells):
        without, lights = Lights(board), Lights(board)
        if name == "awale":
            look.seat = cell // 6
        look.cursor = -1
        view_of(name).lights(without, look)
        look.cursor = cell
        view_of(name).lights(lights, look)
        changed = [place for place in lights if lights[place] != without.get(place) and name != "fang"]
        assert name == "fang" or changed
        for row, col in changed:
            assert view_of(name).cell_at(lights, look, row, col) == cell, (cell, row, col)
        assert lights_of(board, name, look, cell)


@pytest.mark.parametrize("board, name", SHOWN)
def test_whole_match_is_played_by_touches(board: str, name: str) -> None:
    options = form(board, name)
    game: Any = new(name, **options)
    chance = random.Random(5)
    match = Match(game)
    handheld = begin(board, name, **options)
    while match.outcome() is None and len(match.moves) < 40:
        move = chance.choice(game.moves(match.position))
        for number, cell in enumerate(touches(game, match.position, move)):
            touch(handheld, cell, last=number == 1)
        handheld.run(1500)
        match.play(move)
        assert handheld.bench.app.session.match.moves == match.moves
    assert len(match.moves) > 3


@every_board
def test_first_touch_only_moves_the_cursor(board: str) -> None:
    handheld = begin(board, "fang")
    for cell in (3, 2):
        touch(handheld, cell)
        assert handheld.bench.app.screen.look.cursor == cell
    handheld.script("OK 300ms")
    assert handheld.bench.app.session.match.moves == [2]


@every_board
@pytest.mark.parametrize("name", ["fafy", "fang", "awale"])
def test_first_touches_say_that_another_one_plays(board: str, name: str) -> None:
    handheld = begin(board, name)
    tip = Words("en", "tip").say("touch_again")
    for _ in range(2):
        session = handheld.bench.app.session
        move = session.game.moves(session.position)[0]
        cell, *rest = touches(session.game, session.position, move)
        assert tip not in handheld.text()[4]
        touch(handheld, cell)
        assert tip in handheld.text()[4]
        for other in rest:
            touch(handheld, other)
        handheld.run(1500)
    session = handheld.bench.app.session
    touch(handheld, touches(session.game, session.position, session.game.moves(session.position)[0])[0])
    assert tip not in handheld.text()[4], "it is known"


@every_board
def test_touches_are_led_to_a_direction(board: str) -> None:
    handheld = begin(board, "fafy")
    touch(handheld, 3)
    assert Words("en", "tip").say("touch_again") in handheld.text()[4]
    touch(handheld, 3)
    assert handheld.text()[3].strip() == Words("en", "fafy").say("touch_way")
    touch(handheld, 4)
    assert handheld.bench.app.session.match.moves == [2 * 3 + 1]


def test_buttons_say_what_ok_does() -> None:
    handheld = begin("pico_panel", "awale")
    handheld.script("RIGHT")
    assert "OK: sow" in handheld.text()[4]


@pytest.mark.parametrize("light", [0, 20])
@pytest.mark.parametrize("name", FORMS)
def test_touch_at_the_end_goes_on_as_the_page_says(name: str, light: int) -> None:
    handheld = begin("pico_panel", name)
    match = handheld.bench.app.session.match
    chance = random.Random(5)
    while match.outcome() is None:
        match.play(chance.choice(match.game.moves(match.position)))
    shown = handheld.bench.app.screen
    shown.settle()
    shown.since = handheld.bench.board.clock.ms()  # as after the last step of a move
    handheld.script(f"600ms CELL{light} 300ms")
    assert any("OK ▶" in line for line in handheld.text()), "a hasty touch does not skip the result"
    handheld.script(f"200ms CELL{light} CELL{light} CELL{light} 300ms")
    assert screen_of(handheld) == "after", "hasty touches choose nothing there"
    assert handheld.bench.app.screen.selected == 0


@pytest.mark.parametrize("name", ["fafy", "fang", "awale"])
def test_touch_on_light_without_cell_says_so(name: str) -> None:
    handheld = begin("pico_panel", name)
    handheld.run(600)
    screen = handheld.bench.app.screen
    view = screen.view
    leds = handheld.bench.app.board.leds
    lights = range(leds.rows * leds.cols)
    free = [light for light in lights if view.cell_at(leds, screen.look, light // leds.cols, light % leds.cols) < 0]
    said = Words("en", "tip").say("no_cell")
    for light in (free[0], free[-1]):
        handheld.script(f"CELL{light} 300ms")
        assert said in handheld.text()[4]
        handheld.script("RIGHT 300ms")
        assert said not in handheld.text()[4]
    assert handheld.bench.app.session.match.moves == []


def test_touch_on_light_without_cell_ends_a_refusal() -> None:
    handheld = begin("pico_panel", "awale")
    touch(handheld, 8)
    assert handheld.bench.app.screen.refused
    handheld.script("CELL4 300ms")
    assert not handheld.bench.app.screen.refused
    assert Words("en", "tip").say("no_cell") in handheld.text()[4]


@every_board
def test_touch_on_the_edge_names_a_stake_and_another_takes_it(board: str) -> None:
    handheld = table_with("", settings={"TOUCH": 1, "board": board})
    stake = screen(handheld)
    leds = handheld.bench.app.board.leds
    for wanted in (17, 2, 24):
        lit = [light for light in range(leds.rows * leds.cols) if edge_stake(leds, light) == wanted]
        handheld.script(f"CELL{lit[-1]} 100ms")
        assert (screen_of(handheld), stake.at) == ("stake", wanted)
        assert max(handheld.lights()[lit[-1] // leds.cols][lit[-1] % leds.cols]) > 0, "the last lit one"
    handheld.script(f"CELL{lit[-1]} 100ms")
    assert handheld.bench.app.session.last()[1] == "stake 24"


def test_touch_in_the_middle_takes_the_stake() -> None:
    handheld = table_with("", settings={"TOUCH": 1})
    handheld.script("CELL10 100ms CELL19 100ms")  # beside the edge
    assert screen_of(handheld) == "stake"
    handheld.script("CELL20 100ms")
    assert handheld.bench.app.session.last()[1] == "stake 6"


def test_touch_after_the_last_points_goes_on() -> None:
    handheld = table_with(TRIANGLE, settings={"TOUCH": 1})
    handheld.bench.app.go(("colorigraphe.over",))
    handheld.bench.app.session.outcome = lambda: Outcome(0, (1, 0), 0)
    handheld.script("300ms CELL0 300ms")
    assert screen_of(handheld) == "after"


@every_board
def test_long_second_touch_plays_too(board: str) -> None:
    handheld = begin(board, "fang")
    touch(handheld, 3)
    (light, *_) = lights_of(board, "fang", handheld.bench.app.screen.look, 3)
    handheld.script(f"CELL{light}:900ms 300ms")
    assert handheld.bench.app.session.match.moves == [3]


@every_board
@pytest.mark.parametrize("name, cell", [("fang", 0), ("awale", 8), ("fanorona", 4)])
def test_refused_cell_says_why(board: str, name: str, cell: int) -> None:
    handheld = begin(board, name, **form(board, name))
    before = handheld.text()
    touch(handheld, cell)
    assert handheld.bench.app.screen.refused
    assert handheld.text() != before
    assert not handheld.bench.app.session.match.moves


@pytest.mark.parametrize("point", ["A5", "C3", "C4", "D4"])
def test_touched_piece_of_the_other_player_is_said_to_be_theirs(point: str) -> None:
    handheld = begin("pico_panel", "fanorona")
    touch(handheld, 9 * int(point[1]) - 9 + "ABCDEFGHI".index(point[0]))
    words = Words("en", "fanorona_no").say("refused_not_yours", point)
    assert handheld.bench.app.screen.refused == words.split("\n")


def test_either_group_is_taken_by_touching_it() -> None:
    game: Any = new("fanorona", size="9x5")
    position = next(
        found for found in _positions(game) if any(move and move ^ 3 in game.moves(found) for move in game.moves(found))
    )
    both = [move for move in game.moves(position) if move and move ^ 3 in game.moves(position)]
    for move in (both[0], both[0] ^ 3):
        handheld = begin("pico_panel", "fanorona", position, size="9x5")
        *first, group = touches(game, position, move)
        for cell in first:
            touch(handheld, cell)
        assert handheld.bench.app.screen.choice
        assert not handheld.bench.app.session.match.moves
        touch(handheld, group)
        assert handheld.bench.app.session.match.moves == [move]


def _positions(game: Any) -> Any:
    chance = random.Random(3)
    while True:
        match = Match(game)
        while match.outcome() is None:
            yield match.position
            match.play(chance.choice(game.moves(match.position)))


def test_touch_elsewhere_drops_the_question_which_group() -> None:
    game: Any = new("fanorona", size="9x5")
    position = next(
        found for found in _positions(game) if any(move and move ^ 3 in game.moves(found) for move in game.moves(found))
    )
    move = next(move for move in game.moves(position) if move and move ^ 3 in game.moves(position))
    handheld = begin("pico_panel", "fanorona", position, size="9x5")
    for cell in touches(game, position, move)[:-1]:
        touch(handheld, cell)
    touch(handheld, move >> 8)
    assert (handheld.bench.app.screen.choice, handheld.bench.app.session.match.moves) == (0, [])


def test_touch_on_other_piece_in_chain_names_piece_that_goes_on() -> None:
    game: Any = new("fanorona", size="9x5")
    position, move = next(
        (found, move)
        for found in _positions(game)
        for move in game.moves(found)
        if move and game.turn(game.play(found, move)) == game.turn(found)
    )
    handheld = begin("pico_panel", "fanorona", position, size="9x5")
    session = handheld.bench.app.session
    for cell in touches(game, position, move):
        touch(handheld, cell)
    handheld.run(1500)
    position = session.position
    piece = (move >> 2) & 63
    other = next(cell for cell in range(game.cells) if position[cell] == position[piece] and cell != piece)
    touch(handheld, other)
    said = Words("en", "fanorona_no").say("refused_other_piece", game.point_name(piece)).split("\n")
    assert [line.strip() for line in handheld.text()[3:5]] == said


def test_strip_of_menu_entries_is_touched() -> None:
    handheld = after_script("300ms CELL22 300ms", TOUCH=1, on="games")
    handheld.script("CELL38 200ms")
    assert handheld.bench.app.screen.selected == 0, "the menu has just come"
    handheld.script("CELL38 200ms")
    assert handheld.bench.app.screen.selected == 2
    handheld.script("CELL38 400ms")
    assert (screen_of(handheld), handheld.bench.app.screen.choice.name) == ("setup", "awale")


def test_picture_of_a_menu_is_its_selected_entry() -> None:
    handheld = after_script("300ms OK 300ms RIGHT CELL0 400ms", TOUCH=1, on="setup")
    assert handheld.bench.app.screen.choice.name == "fang"
    handheld.script("RIGHT CELL22 900ms")
    assert (screen_of(handheld), handheld.bench.app.session.levels) == ("fang", ())


@every_board
def test_every_entry_of_a_long_menu_is_reached_by_touches(board: str) -> None:
    handheld = after_script("300ms OK 300ms OK 300ms LEFT", board, TOUCH=1, on="setup")
    menu = handheld.bench.app.screen
    leds = handheld.bench.app.board.leds
    reached = set()
    for _ in range(len(menu.items)):
        for col in range(leds.cols):
            light = (leds.rows - 1) * leds.cols + col
            entry = menu.input.touched_entry(light)
            reached.add(entry)
        handheld.script("RIGHT")
    assert reached - {-1} == set(range(len(menu.items)))


def test_touches_change_no_result_of_a_tournament() -> None:
    handheld = after_script(f"{BEGUN} OK 200ms", TOUCH=1, on="tournament_tables")
    before = handheld.text()
    handheld.script(" ".join([f"CELL{light}" for light in range(45)]))
    assert handheld.text() == before


def test_plot_is_touched_again_for_its_colours() -> None:
    handheld = table_with(TRIANGLE, settings={"TOUCH": 1})
    colour = screen(handheld)
    look = look_of(colour.game, bytes(colour.shown))
    light = lights_of("pico_panel", "colorigraphe", look, 2)[0]
    handheld.script(f"CELL{light} 100ms")
    assert colour.ready == 0, "the first touch starts the clock"
    handheld.script(f"CELL{light} 100ms")
    assert (colour.at, colour.shown[COLOURS + 2]) == (2, 0)
    for token in (1, 2, 3, 0):
        handheld.script(f"CELL{light} 100ms")
        assert colour.shown[COLOURS + 2] == token


def test_middle_of_the_panel_is_done() -> None:
    handheld = table_with(TRIANGLE, settings={"TOUCH": 1})
    handheld.script("OK 100ms CELL22 100ms")
    colour = screen(handheld)
    assert (colour.at, colour.key) == (DONE_PLACE, "")
    handheld.script("CELL22 100ms")
    assert colour.key, "it asks before plots stay bare"


MAIN = [scene for scene in SCENES if scene.main and scene.on("pico_panel") and not (scene.settings or scene.missing)]


@pytest.mark.parametrize("scene", MAIN, ids=[scene.name for scene in MAIN])
def test_buttons_do_the_same_where_lights_can_be_touched(scene: Scene) -> None:
    without = enter(scene, "pico_panel", "en")
    text, lights = without.frame_text(), without.lights()
    touched = Scene(scene.name, scene.script, {"SILLON_TOUCH": 1}, alone=scene.alone, event=scene.event)
    handheld = enter(touched, "pico_panel", "en")
    assert (handheld.frame_text(), handheld.lights()) == (text, lights)
