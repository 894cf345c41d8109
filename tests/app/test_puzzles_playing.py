"""Puzzles are pressed through: right, wrong, the hints, what is kept, and the match of before that stays as it was."""

from typing import Any

import pytest

from games import NAMES
from games.colorigraphe_table import COLOURS, arcs, reached
from sillon.colouring import DONE
from sillon.look import PLAYABLE
from sillon.play import SHOWING
from sillon.players.colorigraphe import best_colouring
from sillon.puzzles import kept
from sillon.puzzles.read import A_GRADE
from sillon.session import Session
from sillon.side import side
from sim import start_target
from sim.handheld import Handheld
from tests.app import stage
from tests.app.pupil import press

PLAYED = [name for name in NAMES if name != "colorigraphe"]
GRADES = (1, 3, 5)
HINT = "BACK:700ms 80ms RIGHT OK 80ms"  # by the menu, as on every board

every_puzzle = pytest.mark.parametrize("grade", GRADES)


def of(grade: int) -> int:
    """The number of the grade's first puzzle."""
    return (grade - 1) * A_GRADE + 1


def opened(name: str, grade: int, board: str = "pico_panel", **settings: object) -> Handheld:
    """A handheld in the grade's first puzzle, entered as from the menu; in its store there is a match to go on with."""
    handheld = stage.at("300ms", board, **{"SPEED": "instant", **settings})
    match = Session("awale", {})
    match.play(2)
    match.save(handheld.bench.board.store)
    handheld.bench.app.go(("puzzle", name, str(of(grade))))
    handheld.bench.script("300ms")
    return handheld


def here(handheld: Handheld) -> Any:
    return handheld.bench.app.screen


def good(handheld: Handheld) -> list[int]:
    playing = here(handheld)
    start = playing.session.match.start
    return [move for move in playing.session.game.moves(start) if playing.answer(start, move)[0]]


def to_cell(handheld: Handheld, cell: int) -> None:
    for _ in range(60):
        if here(handheld).look.cursor == cell:
            return
        press(handheld, "RIGHT")
    raise AssertionError(f"the cursor never came to cell {cell}")


def play(handheld: Handheld, move: int) -> None:
    """Plays the move as a pupil does, and lets what follows be shown."""
    playing = here(handheld)
    name = playing.session.name
    if name == "fanorona":
        to_cell(handheld, move >> 8)
        press(handheld, "OK")
        to_cell(handheld, (move >> 2) & 63)
        press(handheld, "OK")
        if playing.choice:
            press(handheld, "OK" if playing.choice == move else "RIGHT OK")
    else:
        to_cell(handheld, move >> 1 if name == "fafy" else move)
        press(handheld, "OK")
        if name == "fafy" and playing._asked >= 0:
            press(handheld, "RIGHT OK" if move & 1 else "LEFT OK")
    for _ in range(200):
        press(handheld, "60ms")
        if playing.phase != SHOWING and playing.right is not None:
            break
    assert playing.session.match.moves[0] == move
    handheld.script("40ms")


def match_before(handheld: Handheld) -> bytes:
    return bytes(handheld.bench.board.store.load("match") or b"")


@every_puzzle
@pytest.mark.parametrize("name", PLAYED)
def test_a_wrong_answer_is_answered_and_tried_again_a_right_one_is_praised_and_kept(name: str, grade: int) -> None:
    handheld = opened(name, grade)
    before = match_before(handheld)
    assert before
    playing = here(handheld)
    session = playing.session
    start = session.position
    store = handheld.bench.board.store
    turns = playing.asks >> 4
    key = "find_in" if turns > 1 else f"find_{playing.asks & 15}"
    assert playing.title() == playing.say(key, of(grade), turns)
    right = good(handheld)

    wrong = [move for move in session.game.moves(start) if move not in right]
    answered = max(wrong, key=lambda move: (len(playing.answer(start, move)[1]), -move))
    line = playing.answer(start, answered)[1]
    play(handheld, answered)
    assert playing.right is False
    assert len(session.match.moves) == 1 + len(line)
    assert stage.shows(handheld, "wrong")
    assert stage.shows(handheld, f"wrong_{playing.asks & 15}")
    assert not kept.solved(store, name)

    press(handheld, "OK 60ms")
    assert session.position == start
    assert not session.match.moves
    assert playing.right is None
    assert playing.told == ""

    play(handheld, right[0])
    assert playing.right is True
    assert stage.shows(handheld, "right")
    assert stage.shows(handheld, f"right_{playing.asks & 15}")
    assert len(stage.watch(handheld, 600, Handheld.lights)) > 2, "no joy"
    assert kept.solved(store, name) == 1 << (of(grade) - 1)
    assert match_before(handheld) == before

    press(handheld, "OK 300ms")
    assert handheld.bench.app.session.asked == (of(grade) + 1, 0)


@pytest.mark.parametrize("name", NAMES)
def test_what_was_solved_outlives_the_power_and_the_match_of_before_is_there_to_go_on_with(name: str) -> None:
    grade = 1 if name == "colorigraphe" else 3
    handheld = opened(name, grade)
    before = match_before(handheld)
    solve(handheld)
    press(handheld, "100ms")
    again = stage.at("300ms", keep_nvm=True)
    assert match_before(again) == before
    again.bench.app.go(("puzzles", name))
    press(again, "100ms " + "RIGHT " * (grade - 1) + "OK 100ms")
    ticked = [text for text, number in here(again).list if number == of(grade)]
    assert ticked == [here(again).say("puzzle_solved", of(grade))]
    assert here(again).list[here(again).at][1] == of(grade) + 1
    press(again, "BACK 100ms BACK 300ms BACK 100ms BACK 300ms")


def solve(handheld: Handheld) -> None:
    if here(handheld).session.name == "colorigraphe":
        colour(handheld)
    else:
        play(handheld, good(handheld)[0])


@pytest.mark.parametrize("name, grade", list(zip(PLAYED, (1, 3, 5, 3), strict=True)))
def test_hints_tell_how_many_then_on_which_side_then_which_one(name: str, grade: int) -> None:
    handheld = opened(name, grade)
    right = good(handheld)
    cell = right[0] >> (8 if name == "fanorona" else int(name == "fafy"))
    playing = here(handheld)
    moves = playing.session.game.moves(playing.session.position)
    handheld.script(HINT)
    assert stage.shows(handheld, "hint_1", len(right), len(moves))
    handheld.script(HINT)
    playing = here(handheld)
    assert stage.shows(handheld, f"hint_2_{side(name, playing.look, cell)}")
    marked = [place for place, mark in enumerate(playing.look.marks) if mark == PLAYABLE]
    assert cell in marked
    assert {side(name, playing.look, place) for place in marked} == {side(name, playing.look, cell)}
    for _ in range(2):
        handheld.script(HINT)
        assert stage.shows(handheld, "hint_3", playing.session.game.move_name(playing.session.position, right[0]))
        assert here(handheld).look.cursor == cell
    play(handheld, right[0])
    assert here(handheld).right


@pytest.mark.parametrize("name, grade", list(zip(PLAYED, (1, 3, 5, 3), strict=True)))
def test_ok_after_a_puzzles_hint_tells_more_then_plays_the_move(name: str, grade: int) -> None:
    handheld = opened(name, grade)
    right = good(handheld)[0]
    handheld.script(HINT)
    for step in (2, 3):
        assert stage.shows(handheld, "more")
        press(handheld, "OK 100ms")
        assert here(handheld).session.asked[1] == step
        assert not here(handheld).session.match.moves
    assert not stage.shows(handheld, "more")
    assert "OK" in handheld.text()[4]
    for _ in range(4):
        if not here(handheld).session.match.moves:
            press(handheld, "OK 100ms")
    assert here(handheld).session.match.moves[0] == right


@pytest.mark.parametrize("hints", [1, 2, 3])
@pytest.mark.parametrize("name", PLAYED)
def test_the_other_players_buttons_leave_a_puzzles_hint_as_it_is(name: str, hints: int) -> None:
    handheld = opened(name, 3, NORD=1)
    for _ in range(hints):
        handheld.script(HINT)
    playing = here(handheld)
    before = playing.note, bytes(playing.look.marks), playing.look.cursor
    assert playing.note
    press(handheld, "NORD.LEFT 100ms NORD.RIGHT:900ms 100ms NORD.OK 100ms")
    assert (playing.note, bytes(playing.look.marks), playing.look.cursor) == before
    press(handheld, "OK 100ms")
    if hints < 3:
        assert playing.session.asked[1] == hints + 1
        assert not playing.session.match.moves


@pytest.mark.parametrize("words", ["RIGHT", "BACK"])
@pytest.mark.parametrize("name", PLAYED)
def test_an_arrow_or_back_leaves_a_puzzles_hint(name: str, words: str) -> None:
    handheld = opened(name, 3)
    handheld.script(HINT)
    handheld.script(HINT)
    press(handheld, f"{words} 100ms")
    assert stage.screen_of(handheld) == name
    playing = here(handheld)
    assert playing.note == ()
    assert not stage.shows(handheld, "more")
    marks = bytes(playing.look.marks)
    (playing.mark if name == "fanorona" else playing.unrefuse)()
    assert bytes(playing.look.marks) == marks


@pytest.mark.parametrize("hints", [1, 2, 3])
@pytest.mark.parametrize("name", PLAYED)
def test_back_held_leaves_a_puzzles_hint_by_the_menu(name: str, hints: int) -> None:
    handheld = opened(name, 3)
    for _ in range(hints):
        handheld.script(HINT)
    press(handheld, "BACK:900ms 200ms OK 300ms")
    playing = here(handheld)
    assert stage.screen_of(handheld) == name
    assert playing.note == ()
    assert not stage.shows(handheld, "more")
    press(handheld, "OK 100ms")
    assert playing.session.asked[1] == hints, "OK has asked for no more"
    if playing.session.match.moves:
        playing.afresh()
    handheld.script(HINT)
    assert here(handheld).note
    assert here(handheld).session.asked[1] == hints + 1


@pytest.mark.parametrize("name", PLAYED)
def test_after_a_wrong_answer_a_hint_that_was_left_does_not_come_back(name: str) -> None:
    handheld = opened(name, 3)
    handheld.script(HINT)
    press(handheld, "RIGHT 100ms")
    right = good(handheld)
    playing = here(handheld)
    play(handheld, next(move for move in playing.session.game.moves(playing.session.position) if move not in right))
    assert playing.right is False
    press(handheld, "OK 100ms")
    assert not playing.session.match.moves
    assert playing.note == ()


@pytest.mark.parametrize("name, grade", list(zip(PLAYED, (1, 3, 5, 3), strict=True)))
def test_an_arrow_that_ends_a_move_chooses_nothing_in_the_answer(name: str, grade: int) -> None:
    handheld = opened(name, grade, SPEED="calm")
    playing = here(handheld)
    moves = playing.session.game.moves(playing.session.position)
    playing.move(next(move for move in moves if len(playing.answer(playing.session.position, move)[1])))
    handheld.run(100)
    handheld.press("RIGHT")
    handheld.run(40)
    assert (playing.phase, len(playing.session.match.moves)) == (SHOWING, 2)
    assert playing.look.cursor == -1


def to_plot(handheld: Handheld, plot: int) -> None:
    while here(handheld).at != plot:
        press(handheld, "RIGHT")


def colour(handheld: Handheld, tokens: bytes | None = None) -> None:
    """Lays these tokens, or a best colouring, and says that it is done."""
    problem = here(handheld)
    wanted = tokens or best_colouring([(one + 1, other + 1) for one, other in arcs(problem.shown)])
    assert wanted is not None
    for plot in range(DONE):
        while problem.reached(plot) and problem.shown[COLOURS + plot] != wanted[plot]:
            to_plot(handheld, plot)
            press(handheld, "OK")
    to_plot(handheld, DONE)
    press(handheld, "OK 100ms")
    handheld.script("40ms")


@every_puzzle
def test_a_problem_is_judged_and_tried_again(grade: int) -> None:
    handheld = opened("colorigraphe", grade)
    before = match_before(handheld)
    problem = here(handheld)
    store = handheld.bench.board.store
    to_plot(handheld, DONE)
    handheld.script("OK 100ms")
    assert problem.right is False
    assert stage.shows(handheld, "wrong")
    # One black token too many: valid, and not the best. Not of the largest problem, which takes long.
    best = bytearray(best_colouring([(one + 1, other + 1) for one, other in arcs(problem.shown)]) or b"")
    near = {each for arc in arcs(problem.shown) for each in arc for plot in arc if best[plot] == 3}
    spare = [plot for plot in range(12) if problem.reached(plot) and plot not in near]
    if spare and grade < max(GRADES):
        best[spare[0]] = 3
        colour(handheld, bytes(best))
        assert reached(problem.shown) == problem.black + 1
        assert stage.shows(handheld, "fewer")
    assert not kept.solved(store, "colorigraphe")
    colour(handheld)
    assert problem.right is True
    assert stage.shows(handheld, "right")
    press(handheld, "100ms")
    assert kept.solved(store, "colorigraphe") == 1 << (of(grade) - 1)
    assert match_before(handheld) == before
    press(handheld, "OK 300ms")
    assert handheld.bench.app.session.asked == (of(grade) + 1, 0)


def test_a_problems_hints_tell_how_much_black_then_lay_one_token_after_the_other() -> None:
    handheld = opened("colorigraphe", 3)
    press(handheld, "500ms")
    problem = here(handheld)
    to_plot(handheld, DONE + 1)
    handheld.script("OK 100ms")
    assert stage.shows(handheld, f"black_{problem.black}")
    assert not any(problem.shown[COLOURS : COLOURS + 12])
    for laid in (1, 2, 3):
        press(handheld, "OK 100ms")
        assert sum(token > 0 for token in problem.shown[COLOURS : COLOURS + 12]) == laid
        assert stage.shows(handheld, "hint_laid")
    at = problem.at
    press(handheld, "RIGHT 100ms")
    assert problem.at != at
    before = bytes(problem.shown)
    press(handheld, "OK 100ms")
    assert [k for k in range(len(before)) if before[k] != problem.shown[k]] == [COLOURS + problem.at]


def judged_wrongly(board: str, **settings: object) -> tuple[Handheld, Any, list[str]]:
    """A problem whose bare colouring was just refused, and the page that says so."""
    handheld = opened("colorigraphe", 1, board, **settings)
    problem = here(handheld)
    to_plot(handheld, DONE)
    handheld.script("OK 100ms")
    assert problem.note == problem.say("wrong")
    return handheld, problem, handheld.text()


def test_a_key_that_colours_takes_the_verdict_on_a_problem_away() -> None:
    handheld, problem, _ = judged_wrongly("macropad")
    handheld.script("CELL1 100ms")
    assert any(problem.shown[COLOURS : COLOURS + 12])
    assert not stage.shows(handheld, "wrong")


def test_the_other_players_buttons_keep_a_problems_verdict() -> None:
    handheld, problem, page = judged_wrongly("pico_panel", NORD=1)
    handheld.script("NORD.LEFT 100ms NORD.OK 100ms")
    assert problem.note == problem.say("wrong")
    assert handheld.text() == page


def test_the_keys_leave_a_problem_that_is_solved_as_it_is() -> None:
    handheld = opened("colorigraphe", 1, "macropad")
    colour(handheld)
    problem = here(handheld)
    assert problem.right is True
    before = bytes(problem.shown)
    handheld.script("CELL1 100ms CELL5 100ms")
    assert bytes(problem.shown) == before
    assert stage.shows(handheld, "right")
    press(handheld, "OK 300ms")
    assert handheld.bench.app.session.asked == (of(1) + 1, 0)


def test_the_menu_of_a_problem_gives_a_hint_too_and_leaves_what_lies_there() -> None:
    handheld = opened("colorigraphe", 3)
    press(handheld, "500ms OK")
    laid = bytes(here(handheld).shown)
    assert any(laid[COLOURS : COLOURS + 12])
    handheld.script(HINT)
    assert stage.shows(handheld, f"black_{here(handheld).black}")
    assert bytes(here(handheld).shown) == laid
    handheld.script(f"{HINT} 500ms")
    assert sum(token > 0 for token in here(handheld).shown[COLOURS : COLOURS + 12]) >= 1
    assert bytes(here(handheld).shown) != laid


@pytest.mark.parametrize("name", NAMES)
def test_back_lets_go_then_leaves_to_all_puzzles_and_the_menu_leads_there_too(name: str) -> None:
    handheld = opened(name, 1)
    press(handheld, "BACK 300ms")
    assert stage.screen_of(handheld) == "puzzles"
    assert handheld.bench.app.session is None
    press(handheld, "OK 100ms OK 300ms BACK:700ms 80ms RIGHT RIGHT OK 300ms")
    assert stage.screen_of(handheld) == "puzzles"


def test_another_language_in_the_middle_of_a_puzzle_leaves_the_kept_match_alone() -> None:
    """The page and the window start the program anew for it (sim/start_target.py)."""
    handheld = stage.at("300ms")
    store = handheld.bench.board.store
    match = Session("awale", {})
    for _ in range(6):
        match.play(match.game.moves(match.position)[0])
    match.save(store)
    store.save("begins", b"puzzle,fafy,1|")
    handheld.bench.reload()
    handheld.run(600)
    app = handheld.bench.app
    app.preferences.language = "en"
    start_target.begin_again(app)
    handheld.bench.reload()
    handheld.run(600)
    app = handheld.bench.app
    assert (app.preferences.language, app.session.name, app.session.asked[0]) == ("en", "fafy", 1)
    handheld.script("OK RIGHT OK 3000ms")
    assert handheld.bench.board.store.load("match") == match.packed()
