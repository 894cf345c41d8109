"""A game was going on when the handheld was put away: go on with it?

Without a session it cannot be: it is for other lights, or locked away. The next one would take its place, so that is asked too.
"""

from sillon.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import Page, Target


class GoOn(Menu):
    title = "go_on"

    def entries(self) -> "list[tuple[str, Any]]":
        if not self.app.session:
            self.title = "kept"
        return [(self.say(f"{self.title}_yes"), True), (self.say("go_on_no"), False)]

    def taken(self, value: "Any") -> "Target | None":
        app = self.app
        if value:
            return app.begin(app.session) if app.session else self.back
        app.session = None
        return ("games",)

    def page(self, screen: "Page") -> None:
        super().page(screen)
        for row in (3, 4) if self.title == "kept" else ():
            screen.text(row, self.say(f"kept_{row}"))


SCREEN = GoOn
