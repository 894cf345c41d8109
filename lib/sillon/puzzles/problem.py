"""A puzzle of the Colorigraphe on the screen `colour`, without a clock: to colour with as few black tokens as can be."""

from games import colorigraphe_table as table
from sillon.buttons import BACK, LONG, OK, PRESS, RELEASE
from sillon.forget import forget

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App, Page, Target


def asked(plain: "Any") -> "Any":
    class Asked(plain):  # type: ignore[misc]
        """Where the seconds stand the page shows the puzzle's number. `told` are words instead of the plot's, "" for none."""

        room = plain.room + " puzzle_colour"

        def __init__(self, app: "App") -> None:
            from sillon.puzzles.read import record

            number = app.session.asked[0]
            self.black = record("colorigraphe", number)[11]
            forget("sillon.puzzles.read")
            self.told = ""
            self.right = False
            app.session.clock = None
            super().__init__(app)
            self.whole = self.left = 1000 * number
            self.ready = 0

        def tick(self, now: int) -> "Target | None":
            self._now = now  # time stands still
            target: Target | None = super().tick(now)
            return target

        def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
            if code == BACK and kind == LONG:
                return ("puzzle_menu",)
            if kind == PRESS and self.right:
                return self.on(1) if code == OK else None
            if code == BACK and kind == RELEASE and not self.recent:
                return self.on(0)
            if kind == PRESS or code == BACK:
                self.told = ""
            target: Target | None = super().press(seat, code, kind)
            if target and target[0] == self.session.name:
                self.judge()
                return None
            return target

        def judge(self) -> None:
            """Who says that it is done is told whether it is."""
            black = table.reached(self.shown)
            self.right = black == self.black
            self.told = self.say("right" if self.right else "wrong" if black == table.INVALID else "fewer")
            self.sound("WIN" if self.right else "REFUSED")
            self.answer()

        def tell(self) -> None:
            """Three hints: how many black tokens, then token after token of a best colouring."""
            session = self.session
            session.asked = (session.asked[0], min(session.asked[1] + 1, 3))
            if session.asked[1] > 1:
                super().tell()
            else:
                self.told = self.say(f"black_{self.black}")
                self.answer()

        def on(self, step: int) -> "Target":
            """To the next puzzle (1), or to all of them (0)."""
            session = self.session
            self.spare()
            self.app.session = None
            number = session.asked[0] + step
            if step and number <= 60:
                return self.app.anew("puzzle", session.name, str(number))
            return self.app.anew("puzzles", session.name)

        def spare(self) -> None:
            if self.right:
                from sillon.puzzles.kept import solve

                solve(self.app.board.store, self.session.name, self.session.asked[0])
                forget("sillon.puzzles.kept")

        def page(self, screen: "Page") -> None:
            super().page(screen)
            screen.text(0, self.say("few"))
            if self.told:
                lines = self.told.split("\n")
                for k in range(2):
                    screen.text(3 + k, lines[k])

    return Asked
