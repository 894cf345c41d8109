"""The computer thinks, and nothing else is in memory: lights and page stay as the game's screen has left them.

A light in the corner breathes. Any button but BACK makes it play what it has found; BACK takes back to a person's turn.
"""

from sillon.buttons import BACK, LONG, PRESS, RELEASE
from sillon.rivals import ADVISER, enter, sit, take_back
from sillon.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App, Leds, Page, Target


class Think(Screen):
    """`who` is the seat that moves, or ADVISER. All the steps of a turn are found before the game's screen comes back."""

    def __init__(self, app: "App", who: int, level: int) -> None:
        super().__init__(app)
        self.redraw = 0
        self._who = who
        self._session: Any = app.session
        enter(self._session, "")
        self._position = self._session.position
        self._player = sit(app, level)
        self._work: Any = self._player.think(self._position, self._session.match)

    def tick(self, now: int) -> "Target | None":
        self.breathe(now)
        if self._work:
            try:
                next(self._work)
                return None
            except StopIteration:
                self._work = None
        session = self._session
        player = self._player
        if self._who == ADVISER:
            session.advice = (self._position, 0, player.move, player.verdicts)
            return (session.name,)
        session.plan.append(player.move)
        self._position = session.game.play(self._position, player.move)
        if session.game.moves(self._position) and session.game.turn(self._position) == self._who:
            # A chain goes on: its steps are known already.
            player.move = None
            self._work = player.think(self._position)
            return None
        return (session.name,)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        session = self._session
        if code == BACK and kind == LONG:
            session.plan = []
            return ("pause",)
        if code == BACK and kind == RELEASE:
            session.plan = []
            session.asked = False
            if self._who != ADVISER and take_back(session):
                session.save(self.app.board.store)
            return (session.name,)
        if kind == PRESS and self._player.move is not None:
            self._work = None  # what it has found by now is played
        return None

    def draw(self, leds: "Leds", screen: "Page") -> None:
        self.redraw = 0
        if leds.rows:
            leds[0, 0] = (60 + self.breath * 3 // 4, 40 + self.breath // 2, 0)


SCREEN = Think
