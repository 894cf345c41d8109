"""A game was going on when the handheld was put away: go on with it?"""

from sillon.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import Target


class GoOn(Menu):
    title = "go_on"

    def entries(self) -> "list[tuple[str, Any]]":
        return [(self.say("go_on_yes"), True), (self.say("go_on_no"), False)]

    def taken(self, value: "Any") -> "Target | None":
        if value:
            return self.app.begin(self.app.session)
        self.app.session = None
        return ("games",)


SCREEN = GoOn
