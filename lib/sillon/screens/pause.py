"""The main menu, opened by holding BACK: what a match offers, and settings."""

from sillon.settings.preferences import PALETTES, SPEEDS, save
from sillon.ui.menu import Menu
from sillon.ui.screen import with_mark
from sillon.words import LANGUAGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Target

# Preferences that are on or off, and indices with their number of values.
_SWITCHES = ("turned", "jump", "sound", "large")
_COUNTS = {"speed": len(SPEEDS), "palette": len(PALETTES)}
# Targets; those of _LARGE take much memory.
_SCREENS = {"hint": "match.hint", "check": "selftest.menu", "tournament_menu": "tournament.menu"}
_LARGE = {"rules": ("rules",), "lights": ("rules", "", "lights"), "code": ("match.code",)}


class Pause(Menu):
    title = "menu"
    wordless_input = ("wordless.menus", "PauseKeys")

    def __init__(self, app: "App") -> None:
        self.back = app.previous_target
        self.changed = False
        if app.session:
            from sillon.common.last_game import set_menu_known  # during a match only

            set_menu_known(app.board.store)
        super().__init__(app)

    def entries(self) -> "list[tuple[str, str]]":
        chosen = self.app.preferences
        session = self.app.session
        shown = ["resume"]
        if session:
            if session.gives_advice:
                shown.append("hint")
            # Screens of the Colorigraphe have other names: a roll cannot be undone.
            played = session.match.moves and session.review_ply is None
            if played and self.back[0] == session.name and not session.table:
                shown.append("undo_last")
            if not session.table:
                shown.append("review")  # from which a match goes on: a tournament's move is not taken back
            if session.rules_pages:
                shown.append("rules")
                if self.app.board.leds.rows:
                    shown.append("lights")
            shown.append("record")
            if chosen.lock < 2 and session.seats_face_each_other:
                shown += ["turned", "jump"]
            shown.append("code")
        if chosen.lock < 2:  # the teacher's lock: see sillon/settings/lock.py
            shown += ["speed", "sound", "brightness", "language", "palette"]
            if self.app.board.display.rows:
                shown.append("large")
        if self.back[0] == "home":
            if chosen.lock < 2:
                if self.kit():
                    shown.append("tournament_menu")
                shown.append("check")
        else:
            shown.append("leave")
        return [("", value) for value in shown]

    def heading(self, display: "Display") -> str:
        """Return the title; at the first entry with "leave", to which UP leads."""
        if self.selected or self.back[0] == "home":
            return super().heading(display)
        return with_mark(display, self.say(self.title), "▲ " + self.say("leave"))

    def text_of(self, entry: tuple[str, str]) -> str:
        chosen = self.app.preferences
        value = entry[1]
        if value in _SWITCHES or value in _COUNTS:
            return self.say(f"{value}_{int(getattr(chosen, value))}")
        return self.say(value, chosen.brightness)  # only the brightness uses the number

    def choose_entry(self, value: str) -> "Target | None":
        session = self.app.session
        if value == "resume":
            return self.back
        if value == "leave":
            if session:
                from sillon.match.filing import file_match  # when a match is left only

                if not file_match(self.app):
                    self.app.target = ("home",)  # the target after the notice
                    return ("notice", "record_full")
            return ("home",)
        if value == "tournament_menu" and not self.app.board.store.load("tournament_day"):
            return ("tournament.new",)
        if value in _SCREENS:
            return (_SCREENS[value],)
        if value == "record":
            return self.app.make_room_for(session.record)
        if value in _LARGE:
            return self.app.make_room_for(*_LARGE[value])
        if value == "undo_last":
            from sillon.match.seats import take_back  # at this entry only

            take_back(session)
            session.save(self.app.board.store)
            return self.back
        if value == "review":
            session.review(len(session.match.moves))
            return (session.name,)
        self._change_preference(value)
        return None

    def on_idle(self) -> None:
        if self.changed:
            self.changed = False
            save(self.app.preferences, self.app.board)

    def _change_preference(self, value: str) -> None:
        """Set a preference to its next value; on_idle() stores it."""
        chosen = self.app.preferences
        if value in ("palette", "language", "large"):
            self.app.show_loading()
        if value in _SWITCHES:
            setattr(chosen, value, not getattr(chosen, value))
        elif value in _COUNTS:
            setattr(chosen, value, (getattr(chosen, value) + 1) % _COUNTS[value])
        elif value == "brightness":
            chosen.brightness = chosen.brightness % 10 + 1
        else:
            chosen.language = LANGUAGES[(LANGUAGES.index(chosen.language) + 1) % len(LANGUAGES)]
        if value == "palette":
            from sillon.settings.palettes import apply  # when the palette changes only

            apply(self.app.board, chosen.palette)
        self.changed = True
        self.app.apply()
        self.say = self.app.words.say
        self.flip_breath()
        self.refresh_entries()


SCREEN = Pause
