"""The question at the start whether to resume the saved match.

It is shown before the match is read, which takes a board up to half a second. A match that cannot be continued now, because of
these lights or the lock, is kept; starting another would replace it, so that is asked too.
"""

from sillon.manifest import offered
from sillon.ui.menu import Menu
from sillon.views import view_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from sillon.contract import App, Display, Session, Target

_SLICES_MS = 12  # per tick, after which no further move is replayed: a press waits that long


class GoOn(Menu):
    """`look`: whether to read the saved match; False after an error while reading it."""

    title = "go_on"
    wordless_input = ("wordless.menus", "GoOnKeys")

    def __init__(self, app: "App", look: bool = True) -> None:
        self._work: Iterator[Session | None] | None = None
        self._reading = look
        app.session = None  # type: ignore[assignment]
        if not look:
            self.title = "kept"
        super().__init__(app)

    def entries(self) -> "list[tuple[str, bool]]":
        return [(self.say(f"{self.title}_yes"), True), (self.say("go_on_no"), False)]

    def tick(self, now: int) -> "Target | None":
        super().tick(now)
        if not self._reading or self.redraw or self.app.sending:
            return None
        clock = self.app.board.clock
        while self._reading:
            target = self._read_on()
            if target:
                return target
            if not 0 < clock.ms() - now < _SLICES_MS:
                break  # a clock that stands still, as in tests, allows one slice
        return None

    def _read_on(self) -> "Target | None":
        """Read one slice of the saved match. Return a target when there is no match to continue, else None."""
        app = self.app
        store = app.board.store
        if not self._work:
            from sillon.match.resume import parse_in_slices  # after the question is on the display

            self._work = parse_in_slices(store.load("match") or b"")
        for session in self._work:
            if session is None:
                return None  # not complete yet
            break
        else:
            session = None
        self._reading = False
        return self._decide(session)

    def _decide(self, session: "Session | None") -> "Target | None":
        app = self.app
        store = app.board.store
        saved = store.load("match")
        if not saved:
            return ("games",)
        if not session:
            from sillon.match.resume import is_of_unknown_game  # in memory since _read_on()

            if not is_of_unknown_game(saved):
                # Written by another version, or damaged: report that once.
                store.save("match", b"")
                app.target = ("home",)  # the target after the notice
                return ("notice", "lost")
        elif session.outcome():
            # The power was cut between the end of the match and the next OK.
            from sillon.match.filing import file_match  # for a finished match only

            app.session = session
            filed = file_match(app)
            app.session = None  # type: ignore[assignment]
            app.target = ("home",)
            return ("games",) if filed else ("notice", "record_full")
        else:
            if chr(saved[0]) > "Z":
                # The previous version stored the game's name; a restart needs the new format.
                session.save(store)
            if self._allowed(session):
                app.session = session
                return None
        self.title = "kept"  # kept until the lights, the lock or the version allow it
        self.refresh_entries()
        return None

    def _allowed(self, session: "Session") -> bool:
        """Return whether these lights and the teacher's lock allow the match."""
        app = self.app
        leds = app.board.leds
        view = view_of(leds, session.name)
        if leds.rows and not (offered(leds, session.name) and view.fits(leds, session.game)):
            return False
        if not app.preferences.lock:
            return True
        from sillon.settings.lock import allows  # with the teacher's lock only

        return allows(app, session)

    def choose_entry(self, value: bool) -> "Target | None":
        app = self.app
        while self._reading:
            target = self._read_on()
            if target:
                return target
        if value:
            return app.start_match(app.session) if app.session else self.back
        if app.session and app.session.table and not self.note:
            self.show_note("go_on_lost", int(app.session.table.rpartition(".")[2]) + 1)
            return None
        app.session = None  # type: ignore[assignment]
        return ("games",)

    def page(self, display: "Display") -> None:
        super().page(display)
        for row in (3, 4) if self.title == "kept" else ():
            display.text(row, self.say(f"kept_{row}"))


SCREEN = GoOn
