"""A puzzle on the game's own screen: one move is played, then it is told whether it was right, and what the other answers."""

from sillon.app.buttons import BACK, HINT, LONG, OK, PRESS, RELEASE, REPEAT
from sillon.match.play import CHOOSING, SHOWING
from sillon.match.side import cell_of, side
from sillon.screens.screen import ALL
from sillon.views.board_view import DIM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import App, Display, Leds, Target


def shown(told: bytes, first: int, place: int) -> tuple[bool, bytes]:
    """Whether the legal move with this place is an answer, and the places of the moves that are shown after it."""
    while place:
        first += 1 + (told[first] & 127)
        place -= 1
    return told[first] > 127, told[first + 1 : first + 1 + (told[first] & 127)]


_JOY = ((255, 190, 60), (0, 220, 70))


def asked(plain: "Any") -> "Any":
    """The game's screen, a subclass of Play, with the puzzle of `session.asked` in it: its number, and the hints given."""

    class Asked(plain):  # type: ignore[misc]
        """`told` is the line at the bottom, `right` whether the answer is, None before it is known; `noted`: it is kept.

        `note` is the hint that is shown: lines over the first and the last of the page, or (). `session.told`: how many were.
        """

        noted = False

        catalogs = plain.puzzle_catalogs + plain.catalogs + " puzzle"

        def __init__(self, app: "App") -> None:
            from sillon.puzzles.read import position, record

            session = app.session
            known = record(session.name, session.asked[0])
            self.asks = known[1]
            self.rest = known[position(session.name, known)[1] :]
            self.right: bool | None = None
            self.told = ""
            self.note: tuple = ()
            super().__init__(app)

        def settle(self) -> None:
            super().settle()
            moves = self.session.match.moves
            self.right = None
            self.told = ""
            self.note = ()
            if moves:
                right, line = self.answer(self.session.match.start, moves[0])
                if len(moves) <= len(line):
                    game = self.session.game
                    self.show(self.session.play(game.moves(self.session.position)[line[len(moves) - 1]]))
                else:
                    self.right = right
                    self.told = self.say(f"right_{self.asks & 15}" if right else f"wrong_{self.asks & 15}")
                    self.sound("FINE" if right else "REFUSED")
            elif self.session.told < self.session.asked[1]:
                self.help()

        def answer(self, position: bytes, move: int) -> tuple[bool, bytes]:
            """Whether the move is an answer, and what is shown after it."""
            return shown(self.rest, 0, self.session.game.moves(position).index(move))

        def sound(self, name: str, number: int = 0) -> None:
            # No fanfare for the other player's win.
            if name != "WIN" or self.right:
                super().sound(name, number)

        def help(self) -> None:
            """What the hints tell that were asked for: how many, on which side, which one."""
            session = self.session
            look = self.look
            moves = session.game.moves(session.position)
            good = [move for move in moves if self.answer(session.position, move)[0]]
            hints = session.told = session.asked[1]  # one that was left does not come back
            more = self.say("more")
            if hints == 1:
                self.note = (self.say("hint_1", len(good), len(moves)), more)
            elif hints == 2:
                there = side(session.name, look, cell_of(session.name, good[0]))
                self.note = (self.say(f"hint_2_{there}"), more)
                for cell in range(len(look.marks)):
                    if side(session.name, look, cell) != there:
                        look.marks[cell] = DIM
            else:
                look.unmark()
                self.point_at(good[0])
                self._fresh = False  # no news: the last line tells what OK does
                self.good = good[0]
                self.note = (self.say("hint_3", session.game.move_name(session.position, good[0])), "")
            self.app.finger = None  # nobody has seen yet what comes next

        def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
            session = self.session
            if code == BACK and kind == LONG:
                return ("puzzles.puzzle_menu",)
            hint = min(session.asked[1], 3) if self.note and (seat is None or seat == self.look.seat) else 0
            if code == HINT or (code == OK and 0 < hint < 3):
                if kind == PRESS and not session.match.moves:
                    session.asked = (session.asked[0], session.asked[1] + 1)
                    self.settle()
                return None
            if session.match.moves and (self.right is not None or code == BACK):
                if code == OK and kind == PRESS and self.right:
                    return self.on(1)
                if (code == OK and kind == PRESS) or (code == BACK and kind == RELEASE):
                    self.afresh()
                return None
            if code == BACK and kind == RELEASE and self.phase == CHOOSING:
                if self.note:
                    self.settled()
                    self.redraw = ALL
                elif not self.cancel():
                    return self.on(0)
                self.note = ()
                return None
            before, self.redraw = self.redraw, 0
            target: Target | None = super().press(seat, code, kind)
            if hint == 3 and code == OK and self.phase == CHOOSING:
                self.lead_to(self.good)  # another OK plays it
            elif self.redraw and kind in (PRESS, REPEAT):  # not the other player's
                self.note = ()
            self.redraw |= before
            return target

        def afresh(self) -> None:
            """To the puzzle's own position."""
            while self.session.undo():
                pass
            self.settle()

        def on(self, step: int) -> "Target":
            """To the next puzzle (1), or to all of them (0)."""
            from sillon.puzzles.progress import onward

            self.on_idle()
            return onward(self.app, step)

        def on_idle(self) -> None:
            self._unsaved = False  # the match that was kept stays the one to go on with
            if self.right and not self.noted:
                self.noted = True
                from sillon.puzzles.progress import solve

                solve(self.app.board.store, self.session.name, self.session.asked[0])
            super().on_idle()

        def title(self) -> str:
            if self.right is not None:
                return self.say("right" if self.right else "wrong")
            if self.phase == SHOWING or self.session.match.moves:
                return super().title()
            turns = self.asks >> 4
            if turns > 1:
                return self.say("find_in", self.session.asked[0], turns)
            return self.say(f"find_{self.asks & 15}", self.session.asked[0])

        def page(self, display: "Display") -> None:
            super().page(display)
            row = self.note_row
            for text in self.note:
                if text:
                    display.text(row, text, True)
                row = display.rows - 1
            if self.told:
                display.text(display.rows - 1, self.told, True)

        def lights(self, leds: "Leds") -> None:
            super().lights(leds)
            if self.right and leds.rows:
                at = self.beat * leds.cols // 32
                for row in range(leds.rows):
                    leds[row, (at + 3 * row) % leds.cols] = _JOY[row & 1]

    return Asked
