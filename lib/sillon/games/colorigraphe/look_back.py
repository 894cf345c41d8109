"""The review of a match of the Colorigraphe, from one event to the next.

Events are the start of a turn, a stake, a problem, a colouring, a challenge. In training OK asks whether to play on from here;
otherwise OK returns to the present, as BACK does: dice and timeouts cannot be undone.
"""

from games import colorigraphe as rules
from sillon.common.buttons import BACK, DOWN, LEFT, OK, PRESS, RELEASE, REPEAT, RIGHT, UP
from sillon.games.colorigraphe.lights import lights
from sillon.games.colorigraphe.page import circle
from sillon.games.colorigraphe.table import Table, visible_plies
from sillon.ui.screen import ALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Reviewed, Target


def _kind(move: int) -> int:
    """Return the kind of a move: 0 an arc, 1 a stake or a card, 2 a token, 3 the end of a colouring, 4 a reaction to it."""
    if move < rules.NAME_STAKE:
        return 0
    if move < rules.TOKEN or move >= rules.DRAW:
        return 1
    return 2 if move < rules.DONE else 3 if move < rules.PASS else 4


class LookBack(Table):
    """`last` is the number of moves that may be seen."""

    catalogs = "colorigraphe_who colorigraphe_back"
    session: "Reviewed"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        session = self.session
        self.last = visible_plies(session.match)
        self._due = app.board.clock.ms() + 1600
        self.look(session.review_ply)

    def look(self, ply: int) -> None:
        self.session.review(min(ply, self.last))
        self.shown[:] = self.session.position
        self.seat = self.session.turn
        self.redraw = ALL

    def is_event(self, ply: int) -> bool:
        """Return whether an event ends after this many moves."""
        moves = self.session.match.moves
        return not 0 < ply < self.last or _kind(moves[ply]) != _kind(moves[ply - 1])

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        session = self.session
        if code == OK and kind == PRESS:
            session.autoplay = False
            if self.game.players == 1:
                return ("match.from_here",)
        if (code == BACK and kind == RELEASE) or (code == OK and kind == PRESS):
            session.review(None)
            return (session.name,)
        if code in (LEFT, RIGHT, UP, DOWN) and kind in (PRESS, REPEAT):
            session.autoplay = False
            step = 1 if code in (RIGHT, UP) else -1
            ply = max(session.review_ply + step, 0)
            while not self.is_event(ply):
                ply += step
            self.look(ply)
        return super().press(seat, code, kind)

    def tick(self, now: int) -> "Target | None":
        """Advance a review that plays by itself by a move; it pauses at each event."""
        self.breathe(now)
        session = self.session
        if session.autoplay and now >= self._due:
            session.autoplay = session.review_ply < self.last
            self.look(session.review_ply + 1)
            self._due = now + (1600 if self.is_event(session.review_ply) else 400)
        return None

    def lights(self, leds: "Leds") -> None:
        if leds.rows:
            lights(leds, self)

    def page(self, display: "Display") -> None:
        session = self.session
        say = self.say
        circle(display, self.shown, rules.arcs(self.shown))
        display.text(0, say("looking_back", session.review_ply, len(session.match.moves)))
        display.text(1, self.player(self.seat))
        if session.review_ply:
            display.text(2, self._text(session.match.moves[session.review_ply - 1]))
        display.text(3, " – ".join([str(points) for points in self.game.scores(self.shown)]))
        display.text(4, say("looking_keys" if self.game.players == 1 else "looking_over"))

    def _text(self, move: int) -> str:
        """Return a move in words."""
        say = self.say
        kind = _kind(move)
        if not kind:
            return say("did_this_arc", move // 12 + 1, move % 12 + 1)
        if kind == 1:
            if move >= rules.DRAW:
                return say("did_this_card", move - rules.DRAW + 1)
            return say("did_this_stake", move - rules.NAME_STAKE + 2)
        if kind == 2:
            return say(f"did_token_{(move - rules.TOKEN) // 12}", (move - rules.TOKEN) % 12 + 1)
        return say(f"did_{min(move - rules.DONE, 4)}")


SCREEN = LookBack
