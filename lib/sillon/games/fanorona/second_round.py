"""Fanorona's second round: the loser of the first begins, and the winner plays with a handicap that the players choose."""

from sillon.match.session import Session
from sillon.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Target


class Second(Menu):
    catalogs = "second"

    def __init__(self, app: "App") -> None:
        self._winner = app.session.outcome().winner  # type: ignore[union-attr]  # the match is over
        self.title = "starts_0" if self._winner else "starts_1"
        super().__init__(app)
        self.back = ("match.after",)

    def entries(self) -> "list[tuple[str, str]]":
        return [(self.say(f"second_{value}"), value) for value in ("no_capture", "one_by_one", "vela")]

    def choose_entry(self, value: str) -> "Target | None":
        options = dict(self.app.session.chosen)
        options["handicap"] = value
        options["winner"] = self._winner
        before = self.app.session
        session = Session(before.name, options)
        session.levels = before.levels
        return self.app.start_match(session)

    def page(self, display: "Display") -> None:
        """Show below the entries what the selected handicap does."""
        super().page(display)
        display.text(4, self.say(f"weighs_{self.items[self.selected][1]}_{self._winner}"))


SCREEN = Second
