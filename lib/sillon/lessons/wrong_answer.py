"""Wrong answers in a lesson: the first two are explained, the third shows the right answer and the lesson continues."""

from sillon.lessons.teaching import RIGHT_ANSWER, WRONG_ANSWER
from sillon.ui.screen import ALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.lessons.teaching import TeachingScreen


MAX_TRIES = 3  # wrong answers to a question


def wrong(lesson: "TeachingScreen", name: str, move: int) -> None:
    """Handle the wrong answer `name`, or the move played, -1 for none."""
    lesson.tries += 1
    lesson.redraw = ALL
    played = lesson.verb == "play" and not lesson.circle
    if lesson.tries >= MAX_TRIES:
        together(lesson, to_come(lesson) if played else [])
        return
    lesson.phase = WRONG_ANSWER
    lesson.wrong = name
    lesson.sound("REFUSED")
    if played:
        # First show what the pupil's move would have done, later the right move.
        lesson.show(to_come(lesson)[:1] if lesson.tries > 1 or move < 0 else [move], lesson.task_board.session.position)


def to_come(lesson: "TeachingScreen") -> "list[int]":
    """Return right moves from here to the end of the step, each the first alternative that is legal after those before it."""
    session = lesson.task_board.session
    position = session.position
    line = []
    for right in lesson.left:
        moves = session.game.moves(position)
        move = [each for each in [max(each, -1 - each) for each in right] if each in moves][0]
        line.append(move)
        position = session.game.play(position, move)
    return line


def together(lesson: "TeachingScreen", moves: "list[int]") -> None:
    """Show the right answer: play the moves, or those of the step's last field."""
    moves = lesson.steps[lesson.at][6] or moves
    answer = lesson.answer.split("/")[0]
    if lesson.verb == "cell":
        lesson.value = lesson.cell_called(answer)
    elif lesson.verb != "play":
        lesson.value = int(answer)
    lesson.phase = RIGHT_ANSWER
    lesson.reply = lesson.helped()
    lesson.sound("FINE")
    lesson.show(
        moves, lesson.task_board.session.position if moves and lesson.task_board and not lesson.circle else None
    )
