"""The menu of a game's stages, played against the computer unless persons played last, as the title says.

A stage opens when the one before is climbed; settings.toml can open all.
"""

from games import new
from sillon.manifest import manifest_of
from sillon.match.choices import choice_of, with_players
from sillon.match.ladder import climbed
from sillon.match.session import Session
from sillon.ui.menu import Menu
from sillon.ui.screen import ALL
from sillon.views import view_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Target
    from sillon.match.choices import Choice


def fitting(app: "App", name: str) -> "list[tuple[int, str]]":
    """Return (number, key) of the game's stages that fit the lights."""
    leds = app.board.leds
    view = view_of(leds, name)
    stages = manifest_of(name).stages
    numbers = range(len(stages))
    return [(k, stages[k][0]) for k in numbers if not leds.rows or view.fits(leds, new(name, **stages[k][1]))]


def players(app: "App", name: str) -> "Choice":
    """Return the choice for the game: as it was begun last, against the computer if it never was."""
    choice = choice_of(app, name)
    choice.way = choice.way or "against"
    return choice


def begin(app: "App", name: str, number: int) -> "Target":
    """Start the match of a stage; return the target of its screen."""
    _, options, seeds = manifest_of(name).stages[number]
    start = seeds + bytes(1) if seeds else None  # Sud begins
    return app.start_match(with_players(players(app, name), Session(name, dict(options), start)))


class Stages(Menu):
    """The value of an entry is (number of the stage, whether it is open)."""

    catalogs = "stages"

    def __init__(self, app: "App", name: str) -> None:
        self.back = ("lessons.learn", name, "stages")
        self._name = name
        self.title = "stages_against" if players(app, name).seated(2) else "stages_together"
        super().__init__(app)
        # Select the first stage that is not climbed.
        done = climbed(app.board.store, name)
        while (
            self.selected + 1 < len(self.items)
            and done >> self.items[self.selected][1][0] & 1
            and self.items[self.selected + 1][1][1]
        ):
            self.selected += 1

    def entries(self) -> "list[tuple[str, tuple[int, bool]]]":
        board = self.app.board
        done = climbed(board.store, self._name)
        free = board.settings.get("LADDER", "steps", ("steps", "open")) == "open"
        shown = []
        opens = True
        for number, key in fitting(self.app, self._name):
            up = done >> number & 1
            sign = "★" if up else "►" if opens or free else "⚿"
            shown.append((f"{sign} " + self.say(f"s_{self._name}_{key}"), (number, opens or free)))
            opens = up > 0
        return shown

    def choose_entry(self, value: tuple[int, bool]) -> "Target | None":
        number, opens = value
        if not opens:
            self.show_note("stage_closed")
            self.redraw = ALL
            return None
        return begin(self.app, self._name, number)


SCREEN = Stages
