"""The third wrong answer shows the right one and continues: in each question of each lesson, and in the exercises."""

import json
from functools import cache
from typing import Any

import pytest

from games import NAMES
from games.colorigraphe import COLOURS, arcs, reached
from hal.font import Font
from sillon.common.buttons import CELL, HINT, PRESS
from sillon.lessons import lesson_text as teaching
from sillon.lessons.exercises import KINDS
from sillon.lessons.teaching import ASKING, OVER, RIGHT_ANSWER, WRONG_ANSWER
from sillon.manifest import manifest_of
from sillon.words import LANGUAGES
from sim.handheld import Handheld
from tests.app import pupil, stage
from tests.app.boards import KEYED, PLAIN, every_language
from tests.app.test_exercises import GAMES, exercise, move_to
from tests.game_parts import LESSONS

ASKS = ("play", "cell", "yes", "number")
SHOWN_MS = 12_000
NARROW = 11
BOARDS = (*PLAIN, *KEYED)

QUESTIONS = [
    (name, number, at)
    for name in LESSONS
    for number in range(len(teaching.heads(name)))
    for at, step in enumerate(teaching.steps(name, number))
    if step.split(" ")[0] in ASKS
]


def questions_on(board: str) -> list[tuple[str, int, int]]:
    """Return the questions that the lights of the board can show."""
    large = [] if board == PLAIN[0] else [("fanorona", number) for number in (3, 5)]
    return [case for case in QUESTIONS if case[:2] not in large and (case[0], board) != ("colorigraphe", "trellis_m4")]


CASES = [(*case, board) for board in BOARDS for case in questions_on(board)]


def open_lesson(name: str, number: int, at: int, board: str, language: str, nord: int = 0) -> tuple[Handheld, Any]:
    assert number in offered(name, board)
    handheld = stage.after_script("300ms", board, language, NORD=nord)
    stage.open_screen(handheld, "lessons.lesson", name, str(number), str(at), ms=200)
    return handheld, pupil.lesson(handheld)


@cache
def offered(name: str, board: str) -> list[int]:
    handheld = stage.after_script("300ms", board)
    handheld.bench.app.go(("lessons.lessons", name))
    pupil.press(handheld, "100ms")
    return [number for _, number in handheld.bench.app.screen.items]


def go_on(handheld: Handheld) -> None:
    pupil.press(handheld, "OK 60ms 60ms")


def answer_wrongly(handheld: Handheld) -> None:
    """Give a wrong answer to the question, or ask for help where only right moves are legal."""
    here = pupil.lesson(handheld)
    if here.phase != ASKING:
        go_on(handheld)
    assert here.phase == ASKING
    if here.verb != "play":
        right = here.answer.split("/")
        cells = range(len(here.example.look.marks))
        here.value = next(k for k in cells if (here.cell_name(k) if here.verb == "cell" else str(k)) not in right)
        pupil.press(handheld, "OK 60ms")
        return
    if here.circle:
        here.task_board.enter(12)
        pupil.press(handheld, "OK 60ms")
        return
    session = here.task_board.session
    wrong = [move for move in session.game.moves(session.position) if move not in here.left[0]]
    if wrong:
        here.task_board.move(wrong[0])
    else:
        here.press(None, HINT, PRESS)
    pupil.press(handheld, "60ms")


def right_end(here: Any) -> bool:
    """Return whether the shown move or choice is right by the rules and by the lesson."""
    moves = here.example.moves
    if here.verb == "cell":
        return here.cell_name(here.value) in here.answer.split("/") and here.example.look.cursor == here.value
    if here.verb != "play":
        return str(here.value) == here.answer
    if here.circle:
        board = bytearray(here.position)
        for move in moves:
            board[:] = here.game.play(bytes(board), move)
        assert all(board[COLOURS + plot] for arc in arcs(board) for plot in arc)
        return int(reached(board)) <= int(here.answer)
    position = here.task_board.session.position
    for move, right in zip(moves, here.left, strict=True):
        assert move in here.game.moves(position)
        assert move in [each if each >= 0 else -1 - each for each in right]
        position = here.game.play(position, move)
    return True


@pytest.mark.parametrize("name, number, at, board", CASES)
def test_third_wrong_answer_shows_right_one(name: str, number: int, at: int, board: str) -> None:
    handheld, here = open_lesson(name, number, at, board, LANGUAGES[0])
    for tries in (1, 2):
        answer_wrongly(handheld)
        assert (here.phase, here.tries) == (WRONG_ANSWER, tries)
        go_on(handheld)
        assert here.phase == ASKING
    answer_wrongly(handheld)
    assert here.phase == RIGHT_ANSWER
    assert here.said().startswith(here.say("narrow_together" if here.narrow() else "together"))
    pupil.press(handheld, "40ms")
    assert right_end(here), here.steps[at]
    seen = {json.dumps(handheld.lights()) for _ in handheld.bench.run_steps(SHOWN_MS // 4, 60)}
    assert len(seen) > 2 or not (here.example.moves or here.verb == "cell"), "the lights stand still"
    go_on(handheld)
    assert (here.at, here.tries) == (at + 1, 0) if at + 1 < len(here.steps) else here.phase == OVER


@every_language
@pytest.mark.parametrize("name, number, at", QUESTIONS)
def test_third_answer_text_fits(name: str, number: int, at: int, language: str) -> None:
    handheld, here = open_lesson(name, number, at, PLAIN[0], language)
    for _ in range(3):
        answer_wrongly(handheld)
    lines = here.said().split("\n")
    assert lines[:2] == here.say("narrow_together" if here.narrow() else "together").split("\n")
    assert len(lines) == 3
    font = Font()
    for line in lines:
        assert font.cells(line) <= (NARROW if here.narrow() else 21), line
    handheld.script("60ms")
    page = handheld.text()
    assert all(line.split(" ")[-1] in said for line, said in zip(lines, page, strict=False))


@pytest.mark.parametrize("board", BOARDS)
def test_refusal_counts_as_wrong_answer(board: str) -> None:
    handheld, here = open_lesson("fafy", 1, 3, board, "fr")
    go_on(handheld)
    game, position = here.game, here.task_board.session.position
    playable = {move >> 1 for move in game.moves(position)}
    here.task_board.look.cursor = next(cell for cell in range(game.cells) if cell not in playable)
    for _ in range(2):
        pupil.press(handheld, "OK 60ms")
        assert here.phase == ASKING
        assert here.task_board.refused
    pupil.press(handheld, "OK 60ms")
    assert here.phase == RIGHT_ANSWER
    assert right_end(here)
    go_on(handheld)
    assert (here.at, here.tries) == (4, 0)


def refused_once(board: str, nord: int = 0, name: str = "fafy", number: int = 1, at: int = 3) -> tuple[Handheld, Any]:
    """Return a lesson's question after a refusal on the game's own screen."""
    handheld, here = open_lesson(name, number, at, board, "fr", nord)
    go_on(handheld)
    task_board = here.task_board
    if board in KEYED:
        cells = cells_of(handheld)
        key = next(key for key, cell in cells.items() if cell >= 0 and not playable(task_board, cell))
        pupil.press(handheld, f"{key} 60ms")
    else:
        task_board.look.cursor = next(
            cell for cell in range(len(task_board.look.marks)) if not playable(task_board, cell)
        )
        pupil.press(handheld, "OK 60ms")
    assert task_board.refused
    assert (here.phase, here.tries) == (ASKING, 1)
    return handheld, here


def playable(task_board: Any, cell: int) -> bool:
    return bool(task_board.able[cell] > 1 if task_board.session.name == "fanorona" else task_board.playable[cell])


def cells_of(handheld: Handheld) -> dict[str, int]:
    """Return the cell of each key, -1 for none."""
    task_board = pupil.lesson(handheld).task_board
    keys = [name for name in handheld.bench.button_names if name.startswith("CELL")]
    return {key: task_board.input.cell_at(CELL + int(key[4:])) for key in keys}


@pytest.mark.parametrize("name, number, at", [("fafy", 1, 3), ("fanorona", 0, 1)])
@pytest.mark.parametrize("board", KEYED)
def test_key_without_cell_is_ignored(board: str, name: str, number: int, at: int) -> None:
    handheld, here = refused_once(board, 0, name, number, at)
    dead = [key for key, cell in cells_of(handheld).items() if cell < 0]
    assert dead
    for key in dead[:3]:
        pupil.press(handheld, f"{key} 60ms")
        assert (here.phase, here.tries) == (ASKING, 1)


@pytest.mark.parametrize("name, number, at", [("fafy", 1, 3), ("fanorona", 0, 1)])
def test_other_players_buttons_are_ignored(name: str, number: int, at: int) -> None:
    handheld, here = refused_once("pico_panel", 1, name, number, at)
    for words in ("NORD.LEFT", "NORD.OK", "NORD.RIGHT:900ms"):
        pupil.press(handheld, f"{words} 60ms")
        assert (here.phase, here.tries) == (ASKING, 1)


def test_back_repeats_question() -> None:
    handheld, here = open_lesson("fafy", 1, 3, PLAIN[0], "fr")
    for _ in range(3):
        answer_wrongly(handheld)
    pupil.press(handheld, "BACK 60ms 60ms")
    assert (here.at, here.tries, here.reply) == (3, 0, "")
    pupil.answer(handheld)
    assert here.phase == RIGHT_ANSWER
    assert here.said() == here.say("trap_two!")


def test_every_sowing_exercise_is_tried() -> None:
    assert set(GAMES) == {name for name in NAMES if "exercises" in manifest_of(name).learn}


def number_wrongly(handheld: Handheld, here: Any) -> None:
    here.value = int(here.answer) + 1
    pupil.press(handheld, "OK 40ms")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "guess"])
def test_third_wrong_number_shows_right_one(name: str, kind: str) -> None:
    handheld, here = exercise(name, kind, 1)
    for _ in range(2):
        number_wrongly(handheld, here)
        assert here.phase == WRONG_ANSWER
        assert here.say("together") not in here.said()
        pupil.press(handheld, "OK 40ms")
        assert here.phase == ASKING
    number_wrongly(handheld, here)
    assert here.said() == here.say("together") + "\n" + here.say("is_number", here.answer)
    assert str(here.value) == here.answer
    pupil.press(handheld, "OK 40ms")
    assert here.phase == ASKING
    assert here.tries == 0
    assert here.verb == ("drop" if kind == "drop" else "number")
    assert here.slips == (3 if kind == "drop" else 0)


@pytest.mark.parametrize("name", GAMES)
def test_third_misplaced_seed_falls_where_it_belongs(name: str) -> None:
    handheld, here = exercise(name, "drop", 1)
    pupil.choose(handheld, here.answer)
    for dropped, wanted in enumerate(here.to):
        assert here.dropped == dropped
        for tries in range(3):
            move_to(handheld, here, next(cell for cell in range(8) if cell != wanted))
            pupil.press(handheld, "OK 40ms")
            assert here.phase == WRONG_ANSWER
            assert here.dropped == dropped + (tries == 2)
            if tries < 2:
                pupil.press(handheld, "OK 40ms")
                assert here.phase == ASKING
        assert here.value == wanted
        assert here.cell_name(wanted) in here.said()
        assert here.said().startswith(here.say("together"))
        pupil.press(handheld, "OK 40ms")
    assert here.phase == RIGHT_ANSWER
    assert here.good == 0
    assert bytes(here.example.look.shown)  # the sowing is shown after the last seed
    pupil.press(handheld, "1500ms OK 40ms")
    assert (here.phase, here.tries) == (ASKING, 0)
