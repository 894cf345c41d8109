"""A wrong answer in a lesson: it is explained twice; the third shows what is right, and the lesson goes on."""

from sillon.lessons.teacher import RIGHT_ANSWER, WRONG_ANSWER
from sillon.screens.screen import ALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST = 3  # wrong answers to a question


def wrong(lesson: "Any", name: str, move: int) -> None:
    """`name` is the answer, `move` what was played, -1 where nothing was."""
    lesson.tries += 1
    lesson.redraw = ALL
    played = lesson.verb == "play" and not lesson.circle
    if lesson.tries >= MOST:
        together(lesson, to_come(lesson) if played else [])
        return
    lesson.phase = WRONG_ANSWER
    lesson.wrong = name
    lesson.sound("REFUSED")
    if played:
        # What he would have done; then what is to be done.
        lesson.show(to_come(lesson)[:1] if lesson.tries > 1 or move < 0 else [move], lesson.own.session.position)


def to_come(lesson: "Any") -> list:
    """The moves from where the pupil is to the end of the step. Not each right one goes with the one before it."""
    session = lesson.own.session
    position = session.position
    found = []
    for right in lesson.left:
        moves = session.game.moves(position)
        move = [each for each in [max(each, -1 - each) for each in right] if each in moves][0]
        found.append(move)
        position = session.game.play(position, move)
    return found


def together(lesson: "Any", moves: list) -> None:
    """The lights play the moves, or those that the step has for this; the answer is chosen and told."""
    fields = lesson.steps[lesson.at].split(" | ")
    if len(fields) > 3:
        moves = fields[3].split(",")
    answer = lesson.answer.split("/")[0]
    if lesson.verb == "cell":
        lesson.value = lesson.cell(answer)
    elif lesson.verb != "play":
        lesson.value = int(answer)
    lesson.phase = RIGHT_ANSWER
    lesson.told = lesson.helped()
    lesson.sound("FINE")
    lesson.show(moves, lesson.own.session.position if moves and lesson.own and not lesson.circle else None)
