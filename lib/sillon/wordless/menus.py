"""The inputs without words of the menu of games, the pause, the menu after a match, the saved match, and the rules."""

from games import NAMES
from sillon.keyed.button_keys import buttons
from sillon.keyed.keys import AnyKey
from sillon.manifest import manifest_of
from sillon.views.shades import mixed
from sillon.wordless.pictures import GAMES, GO, STOP, UNDO, WAIT, Pictures

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Leds, Target
    from sillon.screens.games import Games
    from sillon.screens.pause import Pause
    from sillon.screens.rules import Rules
    from sillon.wordless.pictures import Picture

LEVELS = b"\x01\x02\x04\x06\x08\x0a"  # the brightness by key
_LIT = (255, 200, 90)
_FAINT = (14, 10, 3)
_SHOWN = (150, 150, 150)
_TO_COME = (12, 12, 12)


def _undo(app: "App") -> "Target":
    """Undo to a person's last turn. Return the target of the match."""
    from sillon.match.seats import take_back  # only this entry needs it

    take_back(app.session)
    app.session.save(app.board.store)
    return (app.session.name,)


class GamesKeys(Pictures):
    """The menu of games: each game with a `key_glyph` has two columns of keys.

    OK repeats the last game with its options, else chooses the first; a key opens the game's menu.
    """

    screen: "Games"

    def pictures(self) -> "list[tuple[Picture, int]]":
        games = self.screen
        found = []
        for number in games.places[games.again :]:
            bits, colour = manifest_of(NAMES[number]).key_glyph or (0, ())
            lit = [(k // 2, 2 * number + k % 2) + colour for k in range(6) if bits >> (5 - k) & 1]
            if lit:
                found.append((tuple(lit), number))
        # OK chooses the first.
        last = games.places[games.selected]
        return [each for each in found if each[1] == last] + [each for each in found if each[1] != last]

    def choose_entry(self, value: int) -> "Target | None":
        games = self.screen
        return ("setup", NAMES[value], True) if games.selected < games.again else ("setup", NAMES[value])

    def key(self, row: int, col: int) -> "Target | None":
        target = super().key(row, col)
        return target and target[:2]


class PauseKeys(Pictures):
    """Resume, undo, leave; the near row sets the brightness, from dim to full, unless the teacher's lock closes the menus."""

    screen: "Pause"

    def pictures(self) -> "list[tuple[Picture, str]]":
        session = self.screen.app.session
        shown = [(GO, "resume")]
        if session and session.match.moves:
            shown.append((UNDO, "undo"))
        if self.screen.back[0] != "home":
            shown.append((STOP, "leave"))
        return shown

    def key(self, row: int, col: int) -> "Target | None":
        if row != 3:
            return super().key(row, col)
        app = self.screen.app
        if app.preferences.lock < 2:  # see sillon/settings/lock.py
            app.preferences.brightness = LEVELS[col - 1]
            self.screen.changed = True
            app.apply()
        return None

    def choose_entry(self, value: str) -> "Target | None":
        return _undo(self.screen.app) if value == "undo" else super().choose_entry(value)

    def lights(self, leds: "Leds") -> None:
        super().lights(leds)
        preferences = self.screen.app.preferences
        for k in range(len(LEVELS)) if preferences.lock < 2 else ():
            lit = LEVELS[k] <= max(preferences.brightness, 1)
            leds[3, 1 + k] = mixed(_FAINT, _LIT, 40 + 20 * k) if lit else _FAINT


class AfterKeys(Pictures):
    """After the match: play again, undo, or another game."""

    def pictures(self) -> "list[tuple[Picture, str]]":
        return [(GO, "revenge"), (UNDO, "undo_last"), (GAMES, "games")]

    def choose_entry(self, value: str) -> "Target | None":
        app = self.screen.app
        if value == "undo_last":
            return _undo(app)
        if value == "games":
            game = app.session.name
            app.session = None  # type: ignore[assignment]
            return ("games", game)
        return super().choose_entry(value)


class GoOnKeys(Pictures):
    """Resume the saved match, or choose another game; keep it where it cannot be resumed now."""

    def pictures(self) -> "list[tuple[Picture, bool]]":
        return [(WAIT if self.screen.title == "kept" else GO, True), (GAMES, False)]


class RulesKeys(AnyKey):
    """The lights play the examples in turn; the near row shows the progress. Any key continues, as OK does."""

    screen: "Rules"

    def lights(self, leds: "Leds") -> None:
        rules = self.screen
        rules.lights(leds)
        many = leds.cols - 2
        pages = len(rules.pages)
        for k in range(many):
            leds[leds.rows - 1, 1 + k] = (
                _SHOWN if k * pages < (rules.page_number + 1) * many and k < pages else _TO_COME
            )
        buttons(leds, rules.breath)
