"""Which row? The lights show the seeds of the one that is chosen."""

from games import new
from sillon.menu import Menu
from sillon.rows import LAID_CELLS, ROWS
from sillon.session import Session
from sillon.views import fafy as view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App, Leds, Target


class Rows(Menu):
    parts: tuple[str, ...] = ("sillon.menu", "sillon.rows", "sillon.views.fafy", "games.options")
    title = "rows"
    back = ("games",)

    def __init__(self, app: "App", name: str, preset: str) -> None:
        self._name = name
        self._options = {}
        game = new(name, preset=preset)
        for k in range(len(game.OPTIONS)):
            if game.options[k] != game.OPTIONS[k][1]:
                self._options[game.OPTIONS[k][0]] = game.options[k]
        super().__init__(app)

    def entries(self) -> "list[tuple[str, Any]]":
        leds = self.app.board.leds
        return [
            (self.say(key), row)
            for key, row in ROWS
            if not leds.rows or view.fits(leds, len(row) if row else LAID_CELLS)
        ]

    def taken(self, value: "Any") -> "Target | None":
        options = dict(self._options)
        options["cells"] = len(value) if value else LAID_CELLS
        if value is None:
            return ("lay", self._name, options, [])
        self.app.session = Session(self._name, options, value)
        return (self._name,)

    def lights(self, leds: "Leds") -> None:
        row = self.list[self.at][1]
        if not leds.rows:
            return
        cells = len(row) if row else LAID_CELLS
        shape = view.Shape(leds, cells)
        marks = bytes((view.SOWABLE,)) * cells if row else bytes(cells)
        view.piles(leds, shape, row or bytes(cells), marks)
        if row is None:
            # A hand that lays: a seed goes from cell to cell with the breath.
            view.seed(leds, shape, self._phase * cells // 32, 1)


SCREEN = Rows
