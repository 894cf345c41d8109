"""Before a game: play at once as last time, or choose by which rules and from which start, or read the rules."""

from games.description import preset_of
from sillon.app.buttons import RELEASE
from sillon.manifest import letter, manifest_of
from sillon.match.choices import choice_of, keep, seated
from sillon.screens.menu import Menu
from sillon.screens.screen import ALL
from sillon.views import view_of
from sillon.views.board_view import DIM, PLAYABLE, BoardView

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import App, Display, Leds, Target


class Setup(Menu):
    """`again`: the game begins at once, as it was played last."""

    title = "game"
    room = ""  # it enters its own, which is not known before
    ahead = ("match.session", "match.seats", "screens.rivals", "screens.options")

    def __init__(self, app: "App", name: str, again: bool = False) -> None:
        self.again = again
        self.room = f"setup_{name} before"
        app.words.enter(self.room)
        self.back = ("games", name)
        self._manifest = manifest_of(name)
        self._choice = choice_of(app, name)
        __import__("games." + name)  # before the view: the heap has most room at first
        self._view: Any = view_of(app.board.leds, name)
        self._leds = app.board.leds
        self._refused = ""  # the words' key of what these lights cannot show
        self._made()
        super().__init__(app)
        if not self._fits:
            self._next_preset()  # the first that does
            self._refused = ""
        self.at = self._choice.at

    def _made(self) -> None:
        """The game as it is chosen, and its start, which the lights show."""
        choice = self._choice
        starts = self._manifest.starts
        row = starts[choice.row][1] if starts else b""
        self._game, self._start = choice.game(), None
        if row:
            self._game = choice.game(cells=len(row))
            self._start = self._game.start(row)
        self._fits = not self._leds.rows or self._view.fits(self._leds, self._game)
        self._look = BoardView(self._game, self._start or self._game.start(), getattr(self._game, "cells", 12))

    def entries(self) -> "list[tuple[str, Any]]":
        say = self.say
        shown = [(say("play"), "play")]
        if self.app.preferences.lock < 2:  # the teacher's: see sillon/app/lock.py
            game = self._game
            if game.OPTIONS or len(game.PRESETS) > 1:
                shown.append((say(f"preset_{preset_of(self._choice.game()) or 'own'}"), "preset"))
            if self._manifest.starts:
                key, row = self._manifest.starts[self._choice.row]
                shown.append((say(key, len(row or b"")), "rows"))
            if game.OPTIONS:
                shown.append((say("options"), "options"))
        if self._manifest.rules_pages:
            shown.append((say("rules"), "rules"))
        if self.app.board.display.rows and self._manifest.learn and self.kit():
            shown.append((say("learn"), "learn"))
        if self._manifest.computer:
            levels = self._choice.levels[: len(self._game.SEATS)]
            shown.append((say("against" if max(levels) else "together"), "rivals"))
        return shown

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if kind != RELEASE:  # a knob is pressed and let go at once
            self._refused = ""
        target = super().press(seat, code, kind)
        self._choice.at = self.at
        return target

    def taken(self, value: "Any") -> "Target | None":
        name = self._choice.name
        if value == "preset":
            self._next_preset()
        elif value == "rows":
            self._choice.row = (self._choice.row + 1) % len(self._manifest.starts)
            self._choice.changed = True
            self._made()
            self.renew()
        elif value == "rules":
            return self.app.with_room(value, name)
        elif value != "play":
            if value == "learn":
                self.app.session = None  # a match that is over does not go along
                return ("lessons.learn", name)
            return (value, name)
        elif not self._fits:
            self._refused = "not_offered"
            self.redraw = ALL
        else:
            self.app.say_reading()
            self.app.board.store.save("last", letter(name).encode())
            starts = self._manifest.starts
            if starts and starts[self._choice.row][1] is None:
                return ("lay", name, [])
            before = self._manifest.before(self._game)
            if before:
                return (before, name)
            from sillon.match.session import Session

            self.on_idle()
            return self.app.begin(seated(self._choice, Session(name, self._options(), self._start)))
        return None

    def tick(self, now: int) -> "Target | None":
        if self.again:
            self.again = False
            return self.taken("play")
        return super().tick(now)

    def _options(self) -> dict:
        options = dict(self._choice.options)
        if self._start:
            options["cells"] = self._game.cells
        return options

    def _next_preset(self) -> None:
        """The next that these lights can show of the game's presets and, after them, the options of one's own."""
        choice = self._choice
        presets = list(self._game.PRESETS)
        found = preset_of(choice.game())
        if not found:
            choice.own = choice.options
        if choice.own:
            presets.append(("", choice.own))
        at = [preset[0] for preset in presets].index(found)
        for _ in presets:
            at = (at + 1) % len(presets)
            choice.options = dict(presets[at][1])
            self._made()
            if self._fits:
                break
            self._refused = "too_big"
        choice.changed = True
        self.renew()

    def on_idle(self) -> None:
        keep(self.app, self._choice)

    def lights(self, leds: "Leds") -> None:
        """The start, bright when it would begin; a menu like others where no game is pointed at."""
        value = self.list[self.at][1]
        if not leds.rows or not self._fits or value in ("rivals", "options", "rules", "learn"):
            super().lights(leds)
            return
        look = self._look
        for cell in range(len(look.marks)):
            look.marks[cell] = PLAYABLE if value == "play" else DIM
        look.cursor = 0 if value == "rows" else -1
        look.breath = self.breath
        look.beat = self.beat
        self._view.lights(leds, look)

    def page(self, display: "Display") -> None:
        super().page(display)
        if self._refused == "too_big":
            lines = self.say("too_big").split("\n")
            display.text(3, lines[0])
            display.text(4, lines[1])
        elif self._refused:
            lines = self.say("not_offered").split("\n")
            for row in range(display.rows):
                display.text(row, lines[row] if row < len(lines) else "")


SCREEN = Setup
