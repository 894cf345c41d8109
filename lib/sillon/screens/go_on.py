"""A game was going on when the handheld was put away: go on with it?"""

from sillon.menu import Menu


class GoOn(Menu):
    title = "go_on"

    def entries(self):  # type: ignore[no-untyped-def]
        return [(self.say("go_on_yes"), True), (self.say("go_on_no"), False)]

    def taken(self, value):  # type: ignore[no-untyped-def]
        if value:
            return (self.app.session.name,)
        self.app.session = None
        return ("games",)


SCREEN = GoOn
