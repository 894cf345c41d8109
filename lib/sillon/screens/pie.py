"""The cake rule: Sud has laid the seeds, Nord decides who plays first."""

from sillon.fafy_page import counts_line
from sillon.menu import Menu
from sillon.session import Session
from sillon.views import fafy as view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App, Leds, Page, Target


class Pie(Menu):
    parts: tuple[str, ...] = ("sillon.menu", "sillon.fafy_page", "sillon.views.fafy", "games.options")
    title = "pie"

    def __init__(self, app: "App", name: str, options: dict, laid: list[int], row: bytes) -> None:
        super().__init__(app)
        self.back = ("lay", name, options, laid)
        self._name = name
        self._options = options
        self._row = row

    def entries(self) -> "list[tuple[str, Any]]":
        return [(self.say(f"begins_{seat}"), seat) for seat in (0, 1)]

    def taken(self, value: "Any") -> "Target | None":
        self._options["first"] = value
        self.app.session = Session(self._name, self._options, self._row)
        return (self._name,)

    def page(self, screen: "Page") -> None:
        super().page(screen)
        screen.text(4, counts_line(screen.columns, self._row, False))

    def lights(self, leds: "Leds") -> None:
        if leds.rows:
            shape = view.Shape(leds, len(self._row))
            view.piles(leds, shape, self._row, bytes((view.SOWABLE,)) * len(self._row))


SCREEN = Pie
