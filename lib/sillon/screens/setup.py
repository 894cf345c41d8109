"""The menu before a game: play as last time, choose preset, start and options, read the rules, learn."""

from games.description import preset_of
from sillon.manifest import letter, manifest_of
from sillon.match.choices import choice_of, save_choice, with_players
from sillon.ui.menu import Menu
from sillon.views import view_of
from sillon.views.board_view import DIM, PLAYABLE, BoardView

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Leds, Target


class Setup(Menu):
    """`again`: start the game at once, as it was played last."""

    title = "game"
    wordless_input = ("wordless.setup", "Keys")
    catalogs = "setup_{} before"
    preload = ("match.session", "players", "screens.rivals", "screens.options")

    def __init__(self, app: "App", name: str, again: bool = False) -> None:
        self.again = again
        self.back = ("games", name)
        self.manifest = manifest_of(name)
        self.choice = choice_of(app, name)
        __import__("games." + name)  # before the view: the heap has most room at first
        self.view = view_of(app.board.leds, name)
        self._leds = app.board.leds
        self.make_game()
        super().__init__(app)

    def on_attached(self) -> None:
        super().on_attached()
        if not self._fits:
            self._next_preset()  # the first one that fits
            self.note = ""
        self.selected = self.choice.at

    def make_game(self) -> None:
        """Create the game and the start position as chosen; the lights show them."""
        choice = self.choice
        starts = self.manifest.starts
        row = starts[choice.start_index][1] if starts else b""
        self.game, self._start = choice.game(), None
        if row:
            if "cells" in [option[0] for option in self.game.OPTIONS]:
                self.game = choice.game(cells=len(row))
            self._start = self.game.start(row)  # type: ignore[call-arg]  # games with starts take one
        self._fits = not self._leds.rows or self.view.fits(self._leds, self.game)
        self.look = BoardView(self.game, self._start or self.game.start(), self.game.cells)

    def entries(self) -> "list[tuple[str, str]]":
        say = self.say
        shown = [(say("play"), "play")]
        if self.app.preferences.lock < 2:  # the teacher's lock: see sillon/settings/lock.py
            if self.game.OPTIONS or len(self.game.PRESETS) > 1:
                shown.append((say(f"preset_{preset_of(self.choice.game()) or 'own'}"), "preset"))
            if self.manifest.starts:
                key, row = self.manifest.starts[self.choice.start_index]
                shown.append((say(key, len(row or b"")), "rows"))
            if self.game.OPTIONS:
                shown.append((say("options"), "options"))
        if self.manifest.rules_pages:
            shown.append((say("rules"), "rules"))
        if self.app.board.display.rows and self.manifest.learn and self.kit():
            shown.append((say("learn"), "learn"))
        if self.manifest.computer:
            levels = self.choice.levels[: len(self.game.SEATS)]
            shown.append((say("against" if max(levels) else "together"), "rivals"))
        return shown

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        target = super().press(seat, code, kind)
        self.choice.at = self.selected
        return target

    def choose_entry(self, value: str) -> "Target | None":
        name = self.choice.name
        if value == "preset":
            self._next_preset()
        elif value == "rows":
            self.choice.start_index = (self.choice.start_index + 1) % len(self.manifest.starts)
            self.choice.changed = True
            self.make_game()
            self.refresh_entries()
        elif value == "rules":
            return self.app.make_room_for(value, name)
        elif value != "play":
            if value == "learn":
                self.app.session = None  # type: ignore[assignment]  # a finished match must not keep its memory
                return ("lessons.learn", name)
            return (value, name)
        elif not self._fits:
            self.show_note("not_offered")
        else:
            self.app.show_loading()
            self.app.board.store.save("last", letter(name).encode())
            starts = self.manifest.starts
            if starts and starts[self.choice.start_index][1] is None:
                return ("lay", name, [])
            before = self.manifest.before(self.game)
            if before:
                return (before, name)
            from sillon.match.session import Session  # imported while idle: see preload

            self.on_idle()
            options = dict(self.choice.options)
            if self._start and self.game.cells != self.choice.game().cells:
                options["cells"] = self.game.cells
            return self.app.start_match(with_players(self.choice, Session(name, options, self._start)))
        return None

    def tick(self, now: int) -> "Target | None":
        if self.again:
            self.again = False
            return self.choose_entry("play")
        return super().tick(now)

    def _next_preset(self) -> None:
        """Choose the next preset that these lights can show; the user's own options come after the presets."""
        choice = self.choice
        presets = list(self.game.PRESETS)
        preset = preset_of(choice.game())
        if not preset:
            choice.own_options = choice.options
        if choice.own_options:
            presets.append(("", choice.own_options))
        index = [name for name, _ in presets].index(preset)
        self.note = ""
        for _ in presets:
            index = (index + 1) % len(presets)
            choice.options = dict(presets[index][1])
            self.make_game()
            if self._fits:
                break
            self.show_note("too_big")
        choice.changed = True
        self.refresh_entries()

    def on_idle(self) -> None:
        save_choice(self.app, self.choice)

    def lights(self, leds: "Leds") -> None:
        """Draw the start position, bright when OK would begin; a plain menu for entries that do not change it."""
        value = self.items[self.selected][1]
        if not leds.rows or not self._fits or value in ("rivals", "options", "rules", "learn"):
            super().lights(leds)
            return
        look = self.look
        for cell in range(len(look.marks)):
            look.marks[cell] = PLAYABLE if value == "play" else DIM
        look.cursor = 0 if value == "rows" else -1
        look.breath = self.breath
        look.beat = self.beat
        self.view.lights(leds, look)


SCREEN = Setup
