"""The explanation of a defeat: search backwards for the loser's move that lost the game, and name a better one.

What follows it is thought out while the page is read; OK shows both on the game's own screen (sillon/match/explain.py).

Each position is searched without the match's history, so repetitions do not count.
"""

from sillon.common.buttons import BACK, LONG, OK, PRESS, RELEASE
from sillon.common.chance import Seeded
from sillon.match.advice import verdict_key
from sillon.match.side import in_words
from sillon.players import LEVELS, LOSS, Player
from sillon.ui.screen import ALL, Screen, centred, write_lines
from sillon.views import SEATS, back_and_forth

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from sillon.contract import App, Display, Leds, Target

_LOOKED_AT = 12  # moves searched when nothing can be proven, or only at length
_LENGTH = 1000  # nodes
_SLICES_MS = 12  # in a tick, no slice begins after this: a press waits for it
_LINE = 5  # the moves shown at most: the one that was played, the better one, and what follows
_READY = (0, 150, 60)


class Why(Screen):
    """`result` is (ply, move, better move, its verdict) after the search; () when no other move would have helped.

    `line` are the moves to show, once there is a result; `asked`: they are shown as soon as the first answer is
    among them.
    """

    asked = False

    catalogs = "why {}"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._session = app.session
        self._session.review(None)  # a notice may have interrupted the explanation
        self._loser = 1 - self._session.outcome().winner  # type: ignore[union-attr]  # it was won
        self.result: tuple[Any, ...] | None = None
        self.line: list[int] = []
        self._player = Player(self._session.game, LEVELS[-1], Seeded(1))
        self._work: Generator[None, None, None] | None = self._search()

    def _search(self) -> "Generator[None, None, None]":
        session = self._session
        game = session.game
        player = self._player
        best: tuple[Any, ...] = ()
        most = 0
        looked = 0
        for ply in range(len(session.match.moves) - 1, -1, -1):
            position = session.match.position_at(ply)
            if game.turn(position) != self._loser:
                continue
            nodes = player.nodes
            yield from player.think(position)
            move = session.match.moves[ply]
            better = player.move
            verdict = player.verdicts[better]
            if verdict is not None and verdict != LOSS and player.verdicts[move] == LOSS:
                self.result = (ply, move, better, verdict)
                return
            most_points, points = player.values[better], player.values[move]
            if most_points is not None and points is not None:
                lost = most_points - points
                if lost > most:
                    most = lost
                    best = (ply, move, better, verdict)
            looked += verdict is None or player.nodes - nodes > _LENGTH
            if looked == _LOOKED_AT:
                break
        self.result = best

    def _follow(self) -> "Generator[None, None, None]":
        """Think what follows the better move, with the best moves of both."""
        ply, move, better, _ = self.result  # type: ignore[misc]  # after a search that found something
        game = self._session.game
        player = self._player
        self.line = [move]
        position = self._session.match.position_at(ply)
        while better is not None:
            self.line.append(better)
            position = game.play(position, better)
            if len(self.line) == _LINE or game.outcome(position):
                return
            yield from player.think(position)
            better = player.move

    def tick(self, now: int) -> "Target | None":
        work = self._work
        if work:
            clock = self.app.board.clock
            try:
                next(work)
                while 0 < clock.ms() - now < _SLICES_MS:
                    next(work)
            except StopIteration:
                self._work = None
                if not self.line:
                    self.app.drop_presses()
                    self.redraw = ALL
                    if self.result:
                        self._work = self._follow()
        if self.asked and (not self._work or len(self.line) > 2):
            return self._show()
        return super().tick(now)

    def _show(self) -> "Target":
        """Return the game's screen, which is to show the line."""
        ply, _, _, verdict = self.result  # type: ignore[misc]  # as in _follow()
        self._session.explained = (self.line, f"then_{verdict_key(verdict)}")
        self._session.review(ply)
        return (self._session.name,)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK and kind == LONG:
            return ("pause",)
        if code == BACK and kind == RELEASE:
            return ("match.after",)
        if code == OK and kind == PRESS and self.result is not None:
            if not self.result:
                return ("match.after",)
            self.asked = True
            self.redraw = ALL
        return None

    def lights(self, leds: "Leds") -> None:
        """Draw a light that runs to and fro during the search; then a lit furrow."""
        if not leds.rows:
            return
        row = leds.rows // 2
        if self.result is None or self.asked:
            leds[row, back_and_forth(self.beat, leds.cols)] = SEATS[self._loser]
        else:
            leds.put(row, 0, [_READY] * leds.cols)

    def page(self, display: "Display") -> None:
        say = self.say
        display.text(0, centred(display, say("why")))
        if self.result is None or self.asked:
            display.text(2, say("wait"))
            return
        if not self.result:
            write_lines(display, 2, say("nothing"))
            return
        ply, _, better, verdict = self.result
        session = self._session
        turned = self.app.preferences.turned and self._loser == 1
        display.text(1, say("at_move", ply + 1))
        display.text(2, in_words(session, say, better, session.match.position_at(ply), turned))
        display.text(3, say(f"then_{verdict_key(verdict)}"))
        display.text(4, say("show"), True)


SCREEN = Why
