"""The cake rule: Sud has laid the seeds, Nord decides who plays first."""

from sillon.menu import Menu
from sillon.session import Session
from sillon.views import fafy as view


class Pie(Menu):
    parts = ("sillon.menu", "sillon.views.fafy")
    title = "pie"

    def __init__(self, app, name: str, options: dict, row: bytes) -> None:  # type: ignore[no-untyped-def]
        super().__init__(app)
        self.back = ("lay", name, options)
        self._name = name
        self._options = options
        self._row = row

    def entries(self):  # type: ignore[no-untyped-def]
        return [(self.say(f"begins_{seat}"), seat) for seat in (0, 1)]

    def taken(self, value):  # type: ignore[no-untyped-def]
        self._options["first"] = value
        self.app.session = Session(self._name, self._options, self._row)
        return (self._name,)

    def page(self, screen) -> None:  # type: ignore[no-untyped-def]
        super().page(screen)
        screen.text(4, "  ".join([str(count) for count in self._row]))

    def lights(self, leds) -> None:  # type: ignore[no-untyped-def]
        if leds.rows:
            shape = view.Shape(leds, len(self._row))
            view.piles(leds, shape, self._row, bytes((view.SOWABLE,)) * len(self._row))


SCREEN = Pie
