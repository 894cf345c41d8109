"""The computer thinks, and nothing else is in memory: lights and page stay as the game's screen has left them.

A light in the corner breathes. After two seconds it turns green, and OK has the best move found so far played, once a turn.
Until then presses are dropped. BACK takes back to a person's turn.
"""

from sillon.buttons import BACK, LONG, OK, PRESS, RELEASE
from sillon.rivals import ADVISER, HURRY_MS, enter, sit, take_back
from sillon.screen import ALL, PAGE, Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App, Leds, Page, Target


class Think(Screen):
    """`who` is the seat that moves, or ADVISER. All the steps of a turn are found before the game's screen comes back.

    `hurry` is the moment from which OK ends the thinking: 0 once it has come, -1 once OK was pressed.
    """

    room = "rival"

    def __init__(self, app: "App", who: int, level: int) -> None:
        super().__init__(app)
        self.redraw = 0
        self._who = who
        self._session: Any = app.session
        enter(self._session, "")
        self._position = self._session.position
        self._player = sit(app, level)
        self._work: Any = self._player.think(self._position, self._session.match)
        self.hurry = app.board.clock.ms() + HURRY_MS

    def tick(self, now: int) -> "Target | None":
        self.breathe(now)
        if 0 < self.hurry <= now:
            self.hurry = 0
            self.redraw = ALL
        if self._work:
            try:
                next(self._work)
                return None
            except StopIteration:
                self._work = None
        self.app.finger = None  # nobody has seen yet what comes next
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
        if code == OK and kind == PRESS and not self.hurry and self._player.move is not None:
            self._work = None  # what it has found by now is played
            self.hurry = -1
        return None

    def draw(self, leds: "Leds", screen: "Page") -> None:
        breath = self.breath
        colour = (0, 60 + breath * 5 // 8, 20) if not self.hurry else (60 + breath * 3 // 4, 40 + breath // 2, 0)
        if leds.rows:
            leds[0, 0] = colour
        for code, row, col in leds.named if not self.hurry else ():
            if code == OK:
                leds[row, col] = colour
        if self.redraw & PAGE and screen.rows:
            screen.text(screen.rows - 1, self.say("hurry"), True)
        self.redraw = 0


SCREEN = Think
