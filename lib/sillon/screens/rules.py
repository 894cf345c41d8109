"""The rules of a game in pages of a few lines; the lights play each page's example in a loop.

The pages are data: sillon/games/<game>/rules_pages.py, and the catalog <game>_rules of the words. The last ones are the legend,
what each light means: LIGHTS there, or KEY_LIGHTS where lights are keys and differ. What games share is in the catalog lights.
"""

from games import new
from games.description import option
from sillon.common.buttons import OK, PRESS
from sillon.ui.example import Example
from sillon.ui.pages import Pages
from sillon.ui.screen import LIGHTS, write_lines
from sillon.views import view_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games import contract
    from sillon.contract import App, Display, Leds, Options, Target


class Rules(Pages):
    """`name` is the game, "" for the one of the match in progress. `part` is "lights" for the legend alone."""

    keyed_input = ("keyed.keys", "AnyKey")
    wordless_input = ("wordless.menus", "RulesKeys")
    catalogs = "{}_rules lights"

    def __init__(self, app: "App", name: str = "", part: str = "") -> None:
        self.back: Target = ("setup", name) if name else (app.session.name,)
        name = name or app.session.name
        self._view = view_of(app.board.leds, name)
        if self.back[0] == "setup":
            from sillon.match.choices import choice_of  # imported on use: a match does not need it

            played = choice_of(app, name).game()
        else:
            played = app.session.game
        leds = app.board.leds
        self.pages = [filled(page, played, leds) for page in all_pages(leds, name, part) if is_for(played, page[1])]
        self._name = name
        self._game = self._played = played
        self._options: Options | None = None  # of the previous page
        self.page_count = len(self.pages)
        self._now = app.board.clock.ms()
        super().__init__(app)
        self._start_example()

    def _start_example(self) -> None:
        """Start the page's example."""
        _, _, options, text, moves, wrong = self.pages[self.page_number]
        if options != self._options:
            self._options = options
            self._game = self._played if options is None else new(self._name, **options)
        game = self._game
        # Where a board has no memory for the parser of a game's texts, the page has a position and moves.
        position = text if type(text) is bytes else game.from_text(text)
        self._overlay = moves if callable(moves) else None
        moves = moves if type(moves) is tuple else moves.split(",") if moves and not self._overlay else []
        self._example = Example(self._view, game, position, moves, wrong, self._now)

    def tick(self, now: int) -> "Target | None":
        self._now = now
        self.breathe(now)
        if self._example.tick(now):
            self.redraw |= LIGHTS
        return None

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == OK and kind == PRESS and self.page_number < self.page_count - 1:
            self.turn_page(1)
            return None
        return super().press(seat, code, kind)

    def turn_page(self, step: int) -> None:
        super().turn_page(step)
        self._start_example()

    def leave(self) -> "Target":
        """Return the target after the rules, with room made: they leave much in memory."""
        return self.app.make_room_for(*self.back)

    def page(self, display: "Display") -> None:
        key, value = self.pages[self.page_number][:2]
        write_lines(display, 0, self.say(f"r_{key}", value))
        key = "pages" if self.page_number < self.page_count - 1 else "pages_last"
        display.text(display.rows - 1, self.say(key, self.page_number + 1, self.page_count))

    def lights(self, leds: "Leds") -> None:
        self._example.lights(leds, self.breath, self.beat)
        if self._overlay and leds.rows:
            self._overlay(leds, self._example.look)


def all_pages(leds: "Leds", name: str, part: str = "") -> "tuple[Any, ...]":
    """Return the pages of a game, with the legend of these lights, if any; or the legend alone."""
    module = __import__(f"sillon.games.{name}.rules_pages", None, None, ("PAGES",))
    legend: tuple[Any, ...] = module.LIGHTS if leds.rows else ()
    if leds.keyed:
        legend = getattr(module, "KEY_LIGHTS", legend)
    pages: tuple[Any, ...] = module.PAGES
    return legend if part else pages + legend


def is_for(game: "contract.Rules", when: "Any") -> bool:
    """Return whether a page applies to this game.

    `when` is (option, value, option, value ...); a value may be a tuple or range of values. A function applies always.
    """
    when = () if callable(when) else when or ()
    for k in range(0, len(when), 2):
        values = when[k + 1]
        if option(game, when[k]) not in ((values,) if type(values) in (str, int, bool) else values):
            return False
    return True


def filled(page: "tuple[Any, ...]", game: "contract.Rules", leds: "Leds") -> "tuple[Any, ...]":
    """Return the page with the condition replaced by the value for the words: of its first option, or of its function.

    None without either.
    """
    key, when, options, position = page[:4]
    value = when(leds, game) if callable(when) else option(game, when[0]) if when else None
    if callable(position):
        # An example may depend on the value, or on the game that is played.
        position = position(game if options is None else value)
    return (key, value, options, position) + page[4:]


SCREEN = Rules
