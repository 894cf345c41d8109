"""Entering the pupils' names of a new tournament, one after the other, or the name of a late pupil.

"Done" without a letter starts the tournament.
"""

from sillon.common.buttons import BACK, OK, PRESS, RELEASE
from sillon.screens.letters import Letters
from sillon.ui.screen import ALL, Screen, centred

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Target

_PUPIL = 2  # the index in SEATS of the lights' colour
_MIN_PUPILS = 2  # as in games/tournament.py, which is imported when the tournament starts
_MAX_PUPILS = 40


class TournamentName(Letters):
    """`names` are those entered before this one; None for a late pupil."""

    catalogs = "tournament tournament_new tournament_names"

    def __init__(self, app: "App", names: "tuple[str, ...] | None") -> None:
        Screen.__init__(self, app)
        self._names: tuple[str, ...] = names  # type: ignore[assignment]
        self._target = ("", (), _PUPIL)
        self._name = ""
        self._cursor = 0
        self._note = ""
        self._changed = False

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        names = self._names
        if code == OK and kind == PRESS or code == BACK:
            self._note = ""
        if code == BACK and kind == RELEASE and not self._name:
            # Edit the previous name; before the first one, go back.
            if names:
                self._name = names[-1]
                self._set_names(names[:-1])
                self.redraw = ALL
                return None
            return ("tournament.menu", "late") if names is None else ("tournament.new",)
        return super().press(seat, code, kind)

    def _set_names(self, names: "tuple[str, ...]") -> None:
        """Set the names entered so far: the main menu leads back to them, and on_idle() stores them."""
        self._names = names
        self._changed = True
        self.app.target = ("tournament.name", names)

    def on_idle(self) -> None:
        if self._changed:
            self._changed = False
            from sillon.tournament.store import STORED  # after the first name only

            # Lines of pupils without any report.
            self.app.tournament = ()
            self.app.board.store.save(STORED, b"\n".join([b"p" + name.encode() for name in self._names]))

    def _player_key(self) -> str:
        return "player_0"

    def _accept(self) -> "Target | None":
        """Accept this name: ask for the next one, or start the tournament."""
        from sillon.tournament.store import load_tournament, save_tournament  # in memory since on_idle()

        names = self._names
        name = self._name.strip()
        tournament = load_tournament(self.app) if names is None else None
        if name in (tournament.names if tournament else names or ()):
            self._note = self.say("name_twice")
            return None
        if names is None:
            if not name or not tournament:
                return None
            tournament.add(name)
        else:
            if name and len(names) < _MAX_PUPILS:
                self._set_names(names + (name,))
                self._name = ""
                self._cursor = 0
            if len(self._names) < (_MAX_PUPILS if name else _MIN_PUPILS):
                return None
            from games.tournament import Tournament  # imported on use: entering names does not need it
            from sillon.common.chance import Chance  # as above

            tournament = Tournament(self._names, Chance(self.app))
        if save_tournament(self.app, tournament):
            self._changed = False  # the tournament has replaced the names in the store
            # As in new.py. The clock may run when a late pupil has come: a restart would stop it.
            return ("tournament.menu",) if names is None else self.app.make_room_for("tournament.menu")
        self._note = self.say("day_full").replace("\n", " ")
        return None

    def page(self, display: "Display") -> None:
        super().page(display)
        names = self._names
        if self._note:
            display.text(1, self._note)
        elif names:
            display.text(1, self.say("name_of", len(names), names[-1]))
        elif not self._name:
            display.text(1, self.say("write_end"))
            display.text(4, self.say("write_leave"))
        count = len(self._letters())
        if self._cursor < count and (self._name or names and len(names) >= _MIN_PUPILS):
            arrow = "←" if self._cursor < count // 2 else "→"  # "done" is past either end of the letters
            display.text(3, f"{' ' * 10}▲ {arrow} {self.say('write_done')}")
        if self._cursor == count and not self._name and names and len(names) >= _MIN_PUPILS:
            display.text(2, centred(display, self.say("day_begin")), True)


SCREEN = TournamentName
