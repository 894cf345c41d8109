"""A puzzle of the Colorigraphe on the screen `colour`, without a clock: to colour with as few black tokens as can be."""

from games import colorigraphe_table as table
from sillon.app.buttons import BACK, LONG, OK, PRESS, RELEASE
from sillon.games.colorigraphe.page import circle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import App, Display, Target


def asked(plain: "Any") -> "Any":
    class Asked(plain):  # type: ignore[misc]
        """Nothing on it looks like a clock. `note` are words instead of the plot's, "" for none.

        `session.told` is how many of the hints that were asked for were given.
        `session.clock` has the tokens, for the way back from the menu. `noted`: that it is solved is kept.
        """

        noted = False

        catalogs = plain.catalogs + " puzzle_colour"

        def __init__(self, app: "App") -> None:
            from sillon.puzzles.read import record

            self.black = record("colorigraphe", app.session.asked[0])[11]
            self.note = ""
            self.right = False
            super().__init__(app)
            self.left = 1  # a time so short that no light stands for it; it never passes
            self.ready = 0
            self.hints.counted = self.session.told > 0

        def tick(self, now: int) -> "Target | None":
            self._now = now  # time stands still
            session = self.session
            if self.hints.over and session.told < session.asked[1]:
                session.told += 1
                self.note = ""
                super().tell()
            target: Target | None = super().tick(now)
            return target

        def enter(self, at: int) -> None:
            """Not once it is solved: a key of a plot comes here without press()."""
            if not self.right:
                self.note = ""
                super().enter(at)

        def turn(self, step: int) -> None:
            if not self.right:
                super().turn(step)

        def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
            if code == BACK and kind == LONG:
                tokens = [str(token) for token in self.shown[table.COLOURS : table.ARCS]]
                self.session.clock = "1." + "".join(tokens)
                return ("puzzles.puzzle_menu",)
            if kind == PRESS and self.right:
                return self.on(1) if code == OK else None
            if code == BACK and kind == RELEASE and not self.recent:
                return self.on(0)
            target: Target | None = super().press(seat, code, kind)
            if target and target[0] == self.session.name:
                self.judge()
                return None
            return target

        def judge(self) -> None:
            """Who says that it is done is told whether it is."""
            black = table.reached(self.shown)
            self.right = black == self.black
            self.note = self.say("right" if self.right else "wrong" if black == table.INVALID else "fewer")
            self.sound("WIN" if self.right else "REFUSED")
            self.answer()

        def tell(self) -> None:
            """The next hint, as soon as it is known: how many black tokens, then token after token of a best colouring."""
            session = self.session
            self.note = ""
            if self.key != "hint_to_come":  # it comes by itself
                session.asked = (session.asked[0], session.asked[1] + 1)
            if not self.hints.over:
                super().tell()

        def on(self, step: int) -> "Target":
            """To the next puzzle (1), or to all of them (0)."""
            from sillon.puzzles.progress import onward

            self.on_idle()
            return onward(self.app, step)

        def on_idle(self) -> None:
            if self.right and not self.noted:
                self.noted = True
                from sillon.puzzles.progress import solve

                solve(self.app.board.store, self.session.name, self.session.asked[0])

        def told(self) -> str:
            return self.note or str(super().told())

        def page(self, display: "Display") -> None:
            circle(display, self.shown, self.arcs, self.at)
            lines = (self.say("few", self.session.asked[0]) + "\n" + self.told()).split("\n")
            for row in range(len(lines)):
                display.text(row, lines[row])

    return Asked
