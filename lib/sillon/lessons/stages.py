"""The menu of a game's stages. A stage opens when the one before is climbed; settings.toml can open all."""

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


class Stages(Menu):
    """The value of an entry is (number of the stage, whether it is open)."""

    title = "stages"
    catalogs = "stages"

    def __init__(self, app: "App", name: str) -> None:
        self.back = ("lessons.learn", name)
        self._name = name
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
        view = view_of(board.leds, self._name)
        done = climbed(board.store, self._name)
        free = board.settings.get("LADDER", "steps", ("steps", "open")) == "open"
        shown = []
        opens = True
        stages = manifest_of(self._name).stages
        for number in range(len(stages)):
            key, options, _ = stages[number]
            if board.leds.rows and not view.fits(board.leds, new(self._name, **options)):
                continue
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
        _, options, seeds = manifest_of(self._name).stages[number]
        start = seeds + bytes(1) if seeds else None  # Sud begins
        return self.app.start_match(
            with_players(choice_of(self.app, self._name), Session(self._name, dict(options), start))
        )


SCREEN = Stages
