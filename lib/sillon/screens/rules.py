"""The rules of a game in pages of a few lines; beside each the lights play its example, again and again.

The pages are data: sillon/examples/<game>.py, and the words in the room <game>_rules.
"""

from games import new
from sillon.buttons import BACK, DOWN, LEFT, LONG, OK, PRESS, RELEASE, REPEAT, RIGHT, UP
from sillon.forget import forget
from sillon.look import FAULT, Look
from sillon.screen import ALL, LIGHTS, Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App, Leds, Page, Target

_STEP_MS = 360
_REST_MS = 1400  # before the example begins again


class Rules(Screen):
    """`name` is the game's when none is being played."""

    views = ""  # the folder of the game's view for these lights

    def __init__(self, app: "App", name: str = "") -> None:
        self.back: Target = ("setup", name) if name else (app.session.name,)
        name = name or app.session.name
        self.room = f"{name}_rules"
        app.words.enter(self.room)
        self._view: Any = __import__("sillon.views." + self.views + name, None, None, ("lights",))
        if self.back[0] == "setup":
            from sillon.choices import choice_of

            played = choice_of(app, name).game()
        else:
            played = app.session.game
        pages = __import__(f"sillon.examples.{name}", None, None, ("PAGES",)).PAGES
        self._pages = [filled(page, played) for page in pages if is_for(played, page[1])]
        forget(f"sillon.examples.{name}")
        forget("games.description")
        self._name = name
        self._at = 0
        self._now = app.board.clock.ms()
        super().__init__(app)
        self._begin()

    def _begin(self) -> None:
        """The page's example from its start."""
        _, _, options, text, moves, self._wrong = self._pages[self._at]
        self._game: Any = new(self._name, **options)
        # A board may have no room for the reader of a game's texts: then position and moves are given as they are.
        self._position = text if type(text) is bytes else self._game.from_text(text)
        self._look = Look(self._game, self._position, getattr(self._game, "cells", 12))
        self._moves = moves if type(moves) is tuple else moves.split(",") if moves else []
        self._next = 0  # the move that is pointed at
        self._stand()

    def _stand(self) -> None:
        """The position stands, and the next move is pointed at."""
        self._steps: list = []
        self._look.reset(self._position, self._game.turn(self._position))
        self._look.cursor = -1
        self._shown = 0
        self._due = self._now + _REST_MS
        if self._next < len(self._moves):
            move = self._moves[self._next]
            self._move = move if type(move) is int else self._game.parse_move(self._position, move)
            self._view.point(self._look, self._move)

    def tick(self, now: int) -> "Target | None":
        self._now = now
        self.breathe(now)
        if now >= self._due:
            self._go_on()
            self.redraw |= LIGHTS
        self._look.part = 255 - min(self._due - now, _STEP_MS) * 255 // _STEP_MS
        return None

    def _go_on(self) -> None:
        """One step further in the example; at its end it begins again."""
        look = self._look
        self._due = self._now + _STEP_MS
        if self._shown < len(self._steps):
            self._view.do(look, self._steps[self._shown])
            self._shown += 1
        elif self._next == len(self._moves):
            self._begin()
        elif look.cursor < 0:
            self._stand()
        elif self._wrong:
            look.marks[self._game.refusal(self._position, self._move)[1]] = FAULT
            look.cursor = -1
            self._next += 1
            self._due += _REST_MS
        else:
            self._steps = self._game.steps(self._position, self._move)
            self._position = self._game.play(self._position, self._move)
            self._next += 1
            look.unmark()
            look.cursor = -1
            if not self._steps:
                # A move without steps, of the Colorigraphe: it is seen at once.
                look.reset(self._position, self._game.turn(self._position))

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK and kind == LONG:
            return ("pause",)
        if code == BACK and kind == RELEASE:
            return self._leave()
        if kind in (PRESS, REPEAT) and code in (OK, RIGHT, DOWN, LEFT, UP):
            if code == OK and self._at == len(self._pages) - 1:
                return self._leave()
            self._at = (self._at + (-1 if code in (LEFT, UP) else 1)) % len(self._pages)
            self._begin()
            self.redraw = ALL
        return None

    def _leave(self) -> "Target":
        """Back to where one came from, by a start anew: the rules leave much behind in a board's memory."""
        return self.app.anew(*self.back)

    def page(self, screen: "Page") -> None:
        key, value = self._pages[self._at][:2]
        lines = self.say(f"r_{key}", value).split("\n")
        for row in range(len(lines)):
            screen.text(row, lines[row])
        screen.text(screen.rows - 1, self.say("pages", self._at + 1, len(self._pages)))

    def lights(self, leds: "Leds") -> None:
        if leds.rows and self._view.fits(leds, self._game):
            self._look.breath = self.breath
            self._look.beat = self.beat
            self._view.lights(leds, self._look)


def is_for(game: "Any", when: tuple | None) -> bool:
    """Whether a page is for this game: `when` is (option, value, option, value ...); a tuple or a range is several values."""
    from games.description import option

    for k in range(0, len(when or ()), 2):
        values = when[k + 1]  # type: ignore[index]
        if option(game, when[k]) not in ((values,) if type(values) in (str, int, bool) else values):  # type: ignore[index]
            return False
    return True


def filled(page: tuple, game: "Any") -> tuple:
    """The page with the value of the first option that it is for, which its words may tell, in that option's place."""
    from games.description import option

    value = option(game, page[1][0]) if page[1] else None
    # An example may depend on the value.
    return (page[0], value, page[2], page[3](value) if callable(page[3]) else page[3]) + page[4:]


SCREEN = Rules
