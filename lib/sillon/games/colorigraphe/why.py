"""Why a match was lost: the problem that cost a loser most points. OK lays its best colouring, token after token.

Lost points are those of the best colouring less those scored, plus those that another player got by it. The solver proves
it.
"""

from games import colorigraphe as rules
from sillon.common.buttons import BACK, OK, PRESS, RELEASE
from sillon.games.colorigraphe.lights import lights
from sillon.games.colorigraphe.page import circle
from sillon.games.colorigraphe.solver import Solving
from sillon.games.colorigraphe.table import Table
from sillon.ui.screen import ALL, write_lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from sillon.contract import App, Display, Leds, Target

_TOKEN_MS = 600  # between two tokens, scaled by the pace of the match


class WhyCircle(Table):
    """The `result` is (ply, problem from 1, points scored, points possible or None for a wrong challenge), () without a loss.

    `best` is the best colouring, a byte a plot up to its last token, b"" without any; its plots before `at` are shown, at -1 the
    loser's.
    """

    at = -1
    best = b""
    catalogs = "colorigraphe_who colorigraphe_why"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        rules.clear(self.shown, 0)
        self.result: tuple[int | None, ...] | None = None
        self._next = self._search()
        self._due = 0

    def _search(self) -> "Generator[None, None, None]":
        match = self.session.match
        winner = self.session.outcome().winner  # type: ignore[union-attr]  # the match is over
        ends = [ply for ply in range(len(match.moves)) if match.moves[ply] in (rules.DONE, rules.TIMEOUT)]
        after = self.game.scores(match.position)
        most = 0  # points lost
        worst = (0, 0)  # their ply and problem
        points: tuple[int, int | None] = (0, None)
        problem = 0  # counted from the last one
        for ply in reversed(ends):
            judged = match.position_at(ply)
            scores = self.game.scores(judged)
            seat = judged[rules.PLAYS]
            if seat != winner:
                solving = Solving(judged, self.game.colours)
                while not solving.step():
                    yield
                gains = [after[k] - scores[k] for k in range(len(scores))]
                possible, lost = self._weighed(judged, solving.best, gains)
                if lost > most:
                    most = lost
                    worst = (ply, problem)
                    points = (gains[seat], possible)
                    self.seat = seat
                    self.shown[:] = judged
                    self.best = (solving.best or b"").rstrip(b"\0")
            if not judged[rules.FIRST]:
                after = scores  # a challenge belongs to the problem before it
                problem += 1
            yield
        self.result = (worst[0], problem - worst[1]) + points if most else ()

    def _weighed(self, judged: bytes, best: bytes | None, gains: list[int]) -> "tuple[int | None, int]":
        """Return the points possible, None where only a challenge was wrong; and the points lost."""
        seat = judged[rules.PLAYS]
        others = max([gains[k] for k in range(len(gains)) if k != seat])
        stake = judged[rules.STAKE]
        first = judged[rules.FIRST]
        black = rules.INVALID if best is None else sum([1 for token in best if token == 3])
        if first and black >= first:
            return None, others - (stake - 2 * first if first < rules.INVALID else 0)
        possible = 0 if best is None else stake - 2 * black
        if self.game.floor:
            possible = max(possible, 0)
        return possible, possible - gains[seat] + others

    def tick(self, now: int) -> "Target | None":
        self.breathe(now)
        if self.result is None:
            try:
                next(self._next)
            except StopIteration:
                self.app.drop_presses()
                if self.result:
                    self.mark_faults()
                self.redraw = ALL
        elif 0 <= self.at < len(self.best) and now >= self._due:
            self._lay()
            self._due = now + _TOKEN_MS * self.pace() // 10
        return None

    def _lay(self) -> None:
        """Show the next token of the best colouring."""
        plot = self.at
        while not self.best[plot]:
            plot += 1
        self.shown[rules.COLOURS + plot] = self.best[plot]
        self.at = plot + 1
        self.sound("MOVE" if self.at < len(self.best) else "FINE")
        self.redraw = ALL

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK and kind == RELEASE:
            return ("match.after",)
        if code == OK and kind == PRESS and self.result is not None:
            if not self.result:
                return ("match.after",)
            if self.at == len(self.best) or not self.best:
                self.session.review(self.result[0])
                return (self.session.name,)
            if self.at < 0:
                self.at = 0
                self._due = self.app.board.clock.ms() + _TOKEN_MS * self.pace() // 10
                rules.clear(self.shown, 0)
                self.marks[:] = bytes(12)
                self.redraw = ALL
            else:
                while self.at < len(self.best):
                    self._lay()
            return None
        return super().press(seat, code, kind)

    def lights(self, leds: "Leds") -> None:
        if leds.rows and self.result:
            lights(leds, self)

    def page(self, display: "Display") -> None:
        say = self.say
        if not self.result:
            display.text(0, say("why_circle"))
            key = "why_wait" if self.result is None else "why_dare" if self.game.stakes == "chosen" else "why_nothing"
            write_lines(display, 1, say(key))
            return
        _, problem, gain, possible = self.result
        circle(display, self.shown, rules.arcs(self.shown))
        display.text(0, say("why_turn", problem))
        display.text(1, self.player(self.seat))
        best = say("why_no_dare") if possible is None else say("why_best", f"{possible:+}")
        ends = self.at == len(self.best) or not self.best
        if self.at < 0:
            display.text(2, say("why_got", f"{gain:+}"))
            display.text(3, best)
        else:
            display.text(2, best)
            display.text(3, say("why_sure") if ends else "")
        display.text(4, say("why_see") if ends else say("why_show") if self.at < 0 else "")


SCREEN = WhyCircle
