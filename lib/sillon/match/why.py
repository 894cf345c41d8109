"""The explanation of a defeat: search backwards for the loser's move that lost the game, and name a better one.

It is the last one that gave a proven win or draw away; without a proof the one that lost most points, if there is one before all
was lost. Those that seem to have lost most at a glance are searched at length.

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

_PATIENCE = 4500  # slices: when so many have passed, no earlier move is searched
_GLANCE = 80  # slices, after which a search without a proof ends: so all moves of a match are compared
_AGAIN = 3  # moves, those that lost most by the glances, which are then searched to their end
_STILL_OPEN = 64  # a point that is lost counts so much more before the match is proven lost
_SLICES_MS = 20  # in a tick, no slice begins after this: a press waits for it
_LINE = 5  # the moves shown, and the rest of a chain: the one that was played, the better one, and what follows
_READY = (0, 150, 60)


class Why(Screen):
    """`result` is (ply, move, better move, end of the key for where that leads) after the search; () without a better move.

    `line` are the moves to show, once there is a result; `asked`: they are shown as soon as the first answer is
    among them, which `answered` says.
    """

    asked = answered = False
    catalogs = "why {}"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._session = app.session
        self._session.review(None)  # a notice may have interrupted the explanation
        self._loser = 1 - self._session.outcome().winner  # type: ignore[union-attr]  # it was won
        self.result: tuple[Any, ...] | None = None
        self.line: list[int] = []
        self._slices = 0
        self._first = -1  # ply of _positions[0]
        self._positions: list[bytes] = []
        self._player = Player(self._session.game, LEVELS[-1], Seeded(1))
        self._work: Generator[None, None, None] | None = self._search()

    def _search(self) -> "Generator[None, None, None]":
        match = self._session.match
        best: tuple[int, tuple[Any, ...]] = (1, ())  # (points lost, result)
        glances: list[tuple[int, int]] = []  # (points lost, ply)
        ply = len(match.moves)
        while ply and self._slices < _PATIENCE:
            ply -= 1
            position = yield from self._position(ply)
            if match.game.turn(position) != self._loser or len(match.game.moves(position)) < 2:
                continue
            yield
            ended, lost, found = yield from self._judge(ply, position, _GLANCE)
            if found[3] in ("0", "1") and self._player.verdicts[found[1]] == LOSS:
                self.result = found
                return
            if ended:
                best = max(best, (lost, found))
            else:
                glances = sorted(glances + [(lost, ply)])[-_AGAIN:]
        for _, ply in glances:
            position = yield from self._position(ply)
            _, lost, found = yield from self._judge(ply, position, _PATIENCE)
            best = max(best, (lost, found))
        self.result = best[1]

    def _position(self, ply: int) -> "Generator[None, None, bytes]":
        """Return the match's position after so many moves, replayed in slices."""
        match = self._session.match
        first = ply & ~15  # a match keeps its position
        if first != self._first:
            self._first = first
            self._positions = [match.position_at(first)]
            for move in match.moves[first : first + 15]:
                self._positions.append(match.game.play(self._positions[-1], move))
                yield
        return self._positions[ply - first]

    def _judge(
        self, ply: int, position: bytes, most: int
    ) -> "Generator[None, None, tuple[bool, int, tuple[Any, ...]]]":
        """Search the position before a move, for `most` slices if they give values, but no proof.

        Return whether the search came to its end, the points that the move lost, and the result that names it.
        """
        player = self._player
        move = self._session.match.moves[ply]
        player.named = move
        ended = True
        for pause in player.think(position):
            yield pause
            self._slices += 1
            most -= 1
            if most < 0 and player.verdicts[player.move] in (None, LOSS):
                ended = player.exact or None in player.values.values()
                if not ended:
                    break
        better = player.move
        points, got = player.values[better], player.values[move]
        most = player.decisive
        if got is None and player.verdicts[move] == LOSS:
            got = -most
        lost = 0 if points is None or got is None else max(min(points, most), -most) - max(min(got, most), -most)
        verdict = player.verdicts[better]
        if verdict != LOSS:
            lost *= _STILL_OPEN
        end = "sure" if verdict == LOSS and player.exact else verdict_key(verdict)
        return ended, lost, (ply, move, better, end)

    def _follow(self) -> "Generator[None, None, None]":
        """Think what follows the better move, with the best moves of both."""
        ply, move, better, _ = self.result  # type: ignore[misc]  # after a search that found something
        game = self._session.game
        player = self._player
        player.named = -1
        self.line = [move]
        position = yield from self._position(ply)
        while better is not None:
            self.line.append(better)
            seat = game.turn(position)
            position = game.play(position, better)
            turned = game.turn(position) != seat
            if game.outcome(position) or (turned and len(self.line) >= _LINE):
                return
            self.answered = self.answered or (turned and seat != self._loser)
            yield from player.think(position)
            better = player.move

    def tick(self, now: int) -> "Target | None":
        work = self._work
        if work and not (self.redraw or self.app.sending):  # lights and page have own ticks
            clock = self.app.board.clock
            try:
                while not next(work) and 0 < clock.ms() - now < _SLICES_MS:
                    pass
            except StopIteration:
                self._work = None
                if not self.line:
                    self.app.drop_presses()
                    self.redraw = ALL
                    if self.result:
                        self._work = self._follow()
        if self.asked and (not self._work or self.answered):
            return self._show()
        return super().tick(now)

    def _show(self) -> "Target":
        """Return the game's screen, which is to show the line."""
        ply, _, _, end = self.result  # type: ignore[misc]  # as in _follow()
        self._session.explained = (self.line, f"then_{end}")
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
        ply, _, better, end = self.result
        session = self._session
        turned = self.app.preferences.turned and self._loser == 1
        display.text(1, say("at_move", ply + 1))
        display.text(2, in_words(session, say, better, session.match.position_at(ply), turned))
        display.text(3, say(f"then_{end}"))
        display.text(4, say("show"), True)


SCREEN = Why
