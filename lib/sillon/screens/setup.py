"""The menu before a game: begin against the computer or together, as it was left; level, players, lights, preset, start, options,
rules, learn.
"""

from games.description import preset_of
from sillon.manifest import manifest_of
from sillon.match.choices import choice_of, save_choice, settle, with_players
from sillon.ui.menu import Menu
from sillon.ui.screen import centred
from sillon.views import SEATS, back_and_forth, view_of
from sillon.views.board_view import DIM, PLAYABLE, BoardView

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_BEGIN = ("against", "together")  # the values of the entries that begin: see Choice.way
_CHANGED = ("level", "preset", "rows")  # the values of the entries that OK changes


class Setup(Menu):
    """`again`: begin at once, "against" the computer, "together", or with another value as the game was begun last.

    `names` are those of the players, () for those of the last match.
    """

    title = "game"
    wordless_input = ("wordless.setup", "Keys")
    catalogs = "setup_{} rivals before"
    preload = ("match.session", "screens.level", "screens.rivals", "screens.options")

    def __init__(self, app: "App", name: str, again: "bool | str" = False, names: "tuple[str, ...]" = ()) -> None:
        self.again = again
        self.names = names
        if not names and app.session and app.session.name == name:
            self.names = app.session.names
        self.back = ("games", name)
        self.manifest = manifest_of(name)
        # Before all that follows is in memory: it may import a module.
        self._learns = bool(app.board.display.rows and self.manifest.learn) and self.kit()
        self.choice = choice_of(app, name)
        __import__("games." + name)  # before the view: the heap has most room at first
        self.view = view_of(app.board.leds, name)
        self.app = app
        self.make_game()
        super().__init__(app)

    def on_attached(self) -> None:
        super().on_attached()
        if not self._fits:
            self._next_preset()  # the first one that fits
            self.note = ""
        self.select(self.choice.at or self.choice.way)

    def make_game(self) -> None:
        """Create the game and the start position as chosen; the lights show them."""
        choice = self.choice
        starts = self.manifest.starts
        row = starts[choice.start_index][1] if starts else b""
        self.game, self._start = choice.game(), None
        settle(self.app, choice)
        if row:
            if "cells" in [option[0] for option in self.game.OPTIONS]:
                self.game = choice.game(cells=len(row))
            self._start = self.game.start(row)  # type: ignore[call-arg]  # games with starts take one
        leds = self.app.board.leds
        self._fits = not leds.rows or self.view.fits(leds, self.game)
        self.look = BoardView(self.game, self._start or self.game.start(), self.game.cells)

    def entries(self) -> "list[tuple[str, str]]":
        say = self.say
        seats = len(self.game.SEATS)
        levels = self.choice.opponents(seats)
        shown = [(say(f"together_{seats}"), "together")]
        if max(self.choice.levels) and self.manifest.computer:
            if seats > 1:
                shown.insert(0, (say("against"), "against"))
                shown.append((say("level", say(f"who_{max(levels)}")), "level"))
            shown.append((say("rivals"), "rivals"))
        naming = self.manifest.naming(self.game)
        if naming:
            shown.append((say("names"), naming))
        if self.manifest.rules_pages and self.app.board.leds.rows:
            shown.append((say("lights"), "lights"))
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
        if self._learns:
            shown.append((say("learn"), "learn"))
        return shown

    def heading(self, display: "Display") -> str:
        """Return the game's name, or what OK changes at the selected entry."""
        value = self.items[self.selected][1]
        return centred(display, self.say(f"about_{value}")) if value in _CHANGED else super().heading(display)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        self.choice.at = self.items[self.selected][1]  # a press that leaves the menu selects no other entry
        return super().press(seat, code, kind)

    def refresh_entries(self) -> None:
        """Rebuild the entries, whose number may change, and keep the selected one."""
        value = self.items[self.selected][1]
        super().refresh_entries()
        self.select(value)

    def choose_entry(self, value: str) -> "Target | None":
        name = self.choice.name
        if value in _BEGIN:
            return self._begin(value)
        if value == "level":
            self._next_level()
        elif value == "preset":
            self._next_preset()
        elif value == "rows":
            self.choice.start_index = (self.choice.start_index + 1) % len(self.manifest.starts)
            self.choice.changed = True
            self.make_game()
            self.refresh_entries()
        elif value == "rules":
            return self.app.make_room_for(value, name)
        elif value == "lights":
            return self.app.make_room_for("rules", name, value)
        elif value == "learn":
            self.app.session = None  # type: ignore[assignment]  # a finished match must not keep its memory
            return ("lessons.learn", name)
        else:
            return (value, name)
        return None

    def _begin(self, way: str) -> "Target | None":
        """Begin against the computer or together; lay the seeds first where that is the start."""
        if not self._fits:
            self.show_note("not_offered")
            return None
        choice = self.choice
        name = choice.name
        choice.set_way(way)
        self.app.show_loading()
        from sillon.common.last_game import set_game  # when a match begins only

        set_game(self.app.board.store, self.manifest.letter)
        starts = self.manifest.starts
        if starts and starts[choice.start_index][1] is None:
            return ("lay", name, [])
        from sillon.match.session import Session  # imported while idle: see preload

        self.on_idle()
        options = dict(choice.options)
        if self._start and self.game.cells != choice.game().cells:
            options["cells"] = self.game.cells
        session = with_players(choice, Session(name, options, self._start))
        if self.names:
            players = len(self.game.SEATS)
            session.names = (self.names + ("",) * players)[:players]
        return self.app.start_match(session)

    def _next_level(self) -> None:
        """Give the computer's seats the next level that the lock allows."""
        from sillon.screens.level import next_level  # at this entry only

        choice = self.choice
        levels = choice.opponents(len(self.game.SEATS))
        level = next_level(self.app, self.game, max(levels))
        choice.levels = tuple([level if seat else 0 for seat in levels + (0,) * (len(choice.levels) - len(levels))])
        choice.changed = True
        self.refresh_entries()

    def tick(self, now: int) -> "Target | None":
        way = self.again
        if way:
            self.again = False
            # The previous version stored nothing for persons.
            return self.choose_entry(str(way) if way in _BEGIN else self.choice.way or "together")
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
        """Draw the start position, bright when OK would begin or explain it; a plain menu for entries that do not change it.

        Against the computer a light runs along the far side, as it does while the computer thinks.
        """
        value = self.items[self.selected][1]
        begins = value in _BEGIN or value == "lights"
        self.picture_rows = leds.rows if self._fits and (begins or value in ("preset", "rows")) else 0
        if not self.picture_rows:
            super().lights(leds)
            if value == "level":
                from sillon.screens.level import draw_level  # at this entry only

                draw_level(leds, max(self.choice.opponents(len(self.game.SEATS))), self.beat)
            return
        look = self.look
        for cell in range(len(look.marks)):
            look.marks[cell] = PLAYABLE if begins else DIM
        look.cursor = 0 if value == "rows" else -1
        look.breath = self.breath
        look.beat = self.beat
        self.view.lights(leds, look)
        if value == "against":
            leds[0, back_and_forth(self.beat, leds.cols)] = SEATS[1]


SCREEN = Setup
