"""A game was going on when the handheld was put away: go on with it?

The question is there before the match is found, which takes a board up to half a second. A match that cannot be gone on with
now, for it is for other lights or locked away, waits: the next one would take its place, so that is asked too.
"""

from sillon.manifest import offered
from sillon.screens.menu import Menu
from sillon.views import view_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import App, Display, Target

_SLICES_MS = 12  # of a tick, behind which no move more is played: a press waits for it


class GoOn(Menu):
    """`look`: whether the match is looked for; after an error on the way to it, it is not."""

    title = "go_on"

    def __init__(self, app: "App", look: bool = True) -> None:
        self._work: Any = None
        self._looks = look
        app.session = None
        if not look:
            self.title = "kept"
        super().__init__(app)

    def entries(self) -> "list[tuple[str, Any]]":
        return [(self.say(f"{self.title}_yes"), True), (self.say("go_on_no"), False)]

    def tick(self, now: int) -> "Target | None":
        super().tick(now)
        if not self._looks or self.redraw or self.app.sending:
            return None
        clock = self.app.board.clock
        while self._looks:
            target = self._look()
            if target:
                return target
            if not 0 < clock.ms() - now < _SLICES_MS:
                break  # a clock that stands still meanwhile, as a test's does, allows one
        return None

    def _look(self) -> "Target | None":
        """Looks a little further for the match. The screen to go to when there is none to go on with."""
        app = self.app
        store = app.board.store
        if not self._work:
            from sillon.match.resume import finding

            self._work = finding(store.load("match") or b"")
        for session in self._work:
            if session is None:
                return None  # not yet
            break
        else:
            session = None
        self._looks = False
        return self._found(session)

    def _found(self, session: "Any") -> "Target | None":
        app = self.app
        store = app.board.store
        kept = store.load("match")
        if not kept:
            return ("games",)
        if not session:
            from sillon.match.resume import unknown

            if not unknown(kept):
                # Of another version, or damaged: that is said, once.
                store.save("match", b"")
                app.target = ("home",)  # where the notice leads
                return ("notice", "lost")
        elif session.outcome():
            # The power went before anybody pressed OK at its end.
            from sillon.match.filing import keep

            app.session = session
            filed = keep(app)
            app.session = None
            app.target = ("home",)
            return ("games",) if filed else ("notice", "record_full")
        else:
            if chr(kept[0]) > "Z":
                # The version before kept the game's name: what is kept must be what a start anew begins with.
                session.save(store)
            if self._allowed(session):
                app.session = session
                return None
        self.title = "kept"  # it waits for the lights, the teacher or the version with which it can be gone on with
        self.renew()
        return None

    def _allowed(self, session: "Any") -> bool:
        """Whether these lights and the teacher's lock let it go on."""
        app = self.app
        leds = app.board.leds
        view: Any = view_of(leds, session.name)
        if leds.rows and not (offered(leds, session.name) and view.fits(leds, session.game)):
            return False
        if not app.preferences.lock:
            return True
        from sillon.app.lock import go_on

        return go_on(app, session)

    def taken(self, value: "Any") -> "Target | None":
        app = self.app
        while self._looks:
            target = self._look()
            if target:
                return target
        if value:
            return app.begin(app.session) if app.session else self.back
        app.session = None
        return ("games",)

    def page(self, display: "Display") -> None:
        super().page(display)
        for row in (3, 4) if self.title == "kept" else ():
            display.text(row, self.say(f"kept_{row}"))


SCREEN = GoOn
