"""A game's own screen inside a lesson: the pupil chooses there as in a match, and the lesson hears of it before it is played."""

from sillon.app.memory import forget
from sillon.lessons.teacher import ASKING
from sillon.match.session import Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def own_screen(lesson: "Any") -> "Any":
    """The game's screen in the position of the step."""
    app = lesson.app
    name = lesson.name
    screen = lesson.manifest.task_screen.partition(".")[2] or "screen"
    plain = __import__(f"sillon.games.{name}.{screen}", None, None, ("SCREEN",)).SCREEN
    found = taught
    if lesson.circle:
        found = __import__(f"sillon.games.{name}.lesson_screen", None, None, ("taught",)).taught
    found = found(plain, lesson)
    if app.board.leds.keyed:
        found = __import__(f"sillon.games.{name}.keys", None, None, ("keyed",)).keyed(found)
    forget(f"games.{name}_text")  # what has read the step; the next one reads it again
    app.words.load_keeping(lesson.key, f"lesson {plain.catalogs}")
    # For as long as the screen is made there is a match: the menu does not know of it.
    app.session = Session(lesson.name, dict(lesson.options), lesson.position)
    try:
        return found(app)
    finally:
        app.session = None


def taught(plain: "Any", lesson: "Any") -> "Any":
    """`plain` is a subclass of Play."""
    from sillon.match.play import CHOOSING, SHOWING  # here, for the Colorigraphe's screens do without

    class Taught(plain):  # type: ignore[misc]
        plies = 0  # how many moves there were when the lesson went on last
        refused: list  # another one at each refusal

        def move(self, move: int) -> None:
            """One that is not asked for is not played: the lesson says why."""
            session = self.session
            if move in lesson.left[0]:
                del lesson.left[0]
                self.show(session.play(move))
            else:
                lesson.answered(session.game.move_name(session.position, move), False, move)

        def press(self, seat: int | None, code: int, kind: int) -> None:
            """One press may end what is shown and another come in the same tick: the lesson goes on between them."""
            self.go_on()
            if lesson.phase != ASKING:
                return
            before = self.refused
            super().press(seat, code, kind)
            if lesson.phase == ASKING and self.refused and self.refused is not before:
                # What the rules refuse is a wrong answer too: the third shows what is right.
                if lesson.tries > 1:
                    lesson.answered("", False)
                else:
                    lesson.tries += 1

        def tick(self, now: int) -> None:
            super().tick(now)
            self.go_on()

        def go_on(self) -> None:
            session = self.session
            if self.phase == SHOWING or self.plies == len(session.match.moves):
                return
            # The move has been shown to its end.
            self.plies = len(session.match.moves)
            if not lesson.left:
                lesson.answered("", True)
            elif lesson.left[0][0] < 0:
                self.show(session.play(-1 - lesson.left.pop(0)[0]))

        def title(self) -> str:
            """What is to be done: the first line of the question, or the few words that stand beside Fanorona's board."""
            if self.phase != CHOOSING or getattr(self, "choice", 0):
                return str(super().title())
            return str(lesson.say(lesson.key).split("\n")[0] if plain.names_task else self.say("your_turn"))

    return Taught
