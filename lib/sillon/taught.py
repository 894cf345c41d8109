"""A game's own screen inside a lesson: the pupil chooses there as in a match, and the lesson hears of it before it is played."""

import sys

from sillon.forget import forget
from sillon.play import CHOOSING, SHOWING
from sillon.screen import PAGE
from sillon.session import Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App, Page


_READERS = "games.*_read games.*_text games.*_lines games.texts games.options sillon.circle_text"


def own_screen(lesson: "Any") -> "Any":
    """The game's screen in the position of the step."""
    app = lesson.app
    lesson.kept = tuple(sys.modules)
    # What has read the step is not needed now.
    for each in _READERS.split(" "):
        forget(each.replace("*", lesson.name))
    name = "colour" if lesson.circle else lesson.name
    plain = __import__(f"sillon.screens.{name}", None, None, ("SCREEN",)).SCREEN
    found = coloured(plain, lesson) if lesson.circle else taught(plain, lesson)
    if app.board.leds.keyed:
        found = __import__(f"sillon.keyed.{name}", None, None, ("keyed",)).keyed(found)
    app.words.narrow(lesson.key, f"lesson {plain.room}")
    # For as long as the screen is made there is a match: the menu does not know of it.
    app.session = Session(lesson.name, dict(lesson.options), lesson.position)
    try:
        return found(app)
    finally:
        app.session = None


def taught(plain: "Any", lesson: "Any") -> "Any":
    """`plain` is a subclass of Play."""

    class Taught(plain):  # type: ignore[misc]
        settled_at = 0  # how many moves there were when the lesson went on last

        def move(self, move: int) -> None:
            """One that is not asked for is not played: the lesson says why."""
            session = self.session
            if move in lesson.left[0]:
                del lesson.left[0]
                self.show(session.play(move))
            else:
                lesson.answered(session.game.move_name(session.position, move), False, move)

        def tick(self, now: int) -> None:
            super().tick(now)
            session = self.session
            if self.phase == SHOWING or self.settled_at == len(session.match.moves):
                return
            # The move has been shown to its end.
            self.settled_at = len(session.match.moves)
            if not lesson.left:
                lesson.answered("", True)
            elif lesson.left[0][0] < 0:
                self.show(session.play(-1 - lesson.left.pop(0)[0]))

        def title(self) -> str:
            """What is to be done: the first line of the question, or the few words that stand beside Fanorona's board."""
            if self.phase != CHOOSING or getattr(self, "choice", 0):
                return str(super().title())
            return str(self.say("your_turn") if lesson.name == "fanorona" else lesson.say(lesson.key).split("\n")[0])

    return Taught


def coloured(plain: "Any", lesson: "Any") -> "Any":
    """`plain` is the Colorigraphe's screen of colouring: here there is no clock."""

    class Coloured(plain):  # type: ignore[misc]
        def __init__(self, app: "App") -> None:
            super().__init__(app)
            self.ready = self.left = 0

        def settle(self) -> None:
            self.enter(self.at)

        def cancel(self) -> bool:
            held = len(self.recent) > 0
            self.undo()
            return held

        def press(self, seat: int | None, code: int, kind: int) -> None:
            if super().press(seat, code, kind):
                from games.colorigraphe_table import reached

                lesson.answered("", reached(self.shown) <= int(lesson.answer))

        def tick(self, now: int) -> None:
            self.breathe(now)
            if self._due:
                self._due -= 1
                self.redraw |= 0 if self._due else PAGE

        def spare(self) -> None:
            """Nothing of a lesson is kept."""

        def page(self, screen: "Page") -> None:
            lesson.circle.draw(screen, self.shown, self.at)
            asked = lesson.say(lesson.key).split("\n")
            lines = self.told().split("\n")
            for row in range(len(asked)):
                screen.text(row, asked[row])
            for row in range(len(lines)):
                screen.text(3 + row, lines[row])

    return Coloured
