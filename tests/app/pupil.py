"""A pupil in a lesson or an exercise: answers each step rightly or wrongly, with the buttons that every board has."""

from typing import Any

from games.colorigraphe import COLOURS, arcs
from sillon.games.colorigraphe.colour import DONE_PLACE
from sillon.lessons.teaching import ASKING, OVER, TELLING, WRONG_ANSWER
from sillon.players.colorigraphe import best_colouring
from sim.handheld import Handheld
from tests.app import stage

_PATIENCE = 60


def lesson_at(name: str, number: int, board: str = "pico_panel", language: str = "fr", at: int = 0) -> Handheld:
    handheld = stage.after_script("300ms", board, language)
    stage.open_screen(handheld, "lessons.lesson", name, str(number), str(at), ms=200)
    return handheld


def lesson(handheld: Handheld) -> Any:
    return handheld.bench.app.screen


def press(handheld: Handheld, words: str) -> None:
    """Press the words without reading the page, which is slow."""
    handheld.bench.script(words)


def answer(handheld: Handheld) -> None:
    """Answer the step rightly, or let its text run to the end; stop before the OK that leads on."""
    here = lesson(handheld)
    if here.verb == "play":
        if here.phase != ASKING:
            press(handheld, "OK 40ms")
        if here.circle:
            colour(handheld)
        while here.phase == ASKING and here.left:
            play(handheld, here.left[0][0])
    elif here.phase == ASKING:
        choose(handheld, here.answer.split("/")[0])


def answer_wrongly(handheld: Handheld) -> bool:
    """Answer the step wrongly; return False where it asks nothing, or has no legal wrong answer."""
    here = lesson(handheld)
    if here.verb == "play":
        if here.phase != ASKING:
            press(handheld, "OK 40ms")
        if here.circle:
            to_plot(handheld, DONE_PLACE)
            press(handheld, "OK 40ms")
            return True
        session = here.task_board.session
        wrong = [move for move in session.game.moves(session.position) if move not in here.left[0]]
        if wrong:
            play(handheld, wrong[0])
        return bool(wrong)
    if here.phase != ASKING:
        return False
    right = here.answer.split("/")
    if here.verb == "cell":
        cells = len(here.example.look.marks)
        choose(handheld, next(here.cell_name(k) for k in range(cells) if here.cell_name(k) not in right))
    else:
        choose(handheld, next(str(k) for k in range(2) if str(k) not in right))
    return True


def choose(handheld: Handheld, wanted: str) -> None:
    """Choose a cell, a number, yes or no, and press OK."""
    here = lesson(handheld)
    for _ in range(_PATIENCE):
        if (here.cell_name(here.value) if here.verb == "cell" else str(here.value)) == wanted:
            press(handheld, "OK 40ms")
            return
        press(handheld, "LEFT" if here.verb == "number" and here.value > int(wanted) else "RIGHT")
    raise AssertionError(f"{wanted} was never reached")


def play(handheld: Handheld, move: int, skips: bool = True) -> None:
    """Play a move on the game's own screen; `skips`: then skip its animation."""
    here = lesson(handheld)
    press_move(handheld, here.task_board, here.name, move)
    if here.phase == ASKING and skips:
        press(handheld, "OK 60ms 60ms")


def press_move(handheld: Handheld, screen: Any, name: str, move: int) -> None:
    """Press what plays the move on the screen of the game `name`."""
    if name == "fanorona":
        if screen.piece < 0:
            to_cell(handheld, screen, move >> 8)
            press(handheld, "OK")
        to_cell(handheld, screen, (move >> 2) & 63)
        press(handheld, "OK")
        if screen.choice:
            press(handheld, "OK" if screen.choice == move else "RIGHT OK")
    else:
        to_cell(handheld, screen, move >> 1 if name == "fafy" else move)
        press(handheld, "OK")
        if name == "fafy" and screen.way >= 0:
            press(handheld, "RIGHT OK" if move & 1 else "LEFT OK")


def to_cell(handheld: Handheld, screen: Any, cell: int) -> None:
    """Press RIGHT until the screen's cursor is on the cell; AssertionError when it never gets there."""
    for _ in range(_PATIENCE):
        if screen.look.cursor == cell:
            return
        press(handheld, "RIGHT")
    raise AssertionError(f"the cursor never came to cell {cell}")


def to_plot(handheld: Handheld, plot: int) -> None:
    task_board = lesson(handheld).task_board
    while task_board.at != plot:
        press(handheld, "RIGHT")


def colour(handheld: Handheld) -> None:
    """Colour the circle with the fewest black tokens."""
    task_board = lesson(handheld).task_board
    best = best_colouring([(one + 1, other + 1) for one, other in arcs(task_board.shown)])
    assert best is not None
    for plot in range(DONE_PLACE):
        while task_board.degree(plot) and task_board.shown[COLOURS + plot] != best[plot]:
            to_plot(handheld, plot)
            press(handheld, "OK")
    to_plot(handheld, DONE_PLACE)
    press(handheld, "OK 40ms")


__all__ = [
    "ASKING", "OVER", "TELLING", "WRONG_ANSWER", "answer", "answer_wrongly", "choose", "colour", "lesson", "lesson_at",
    "play", "press",
]  # fmt: skip
