"""After the match: revenge with the other starter, a move taken back, another row, or home."""

from sillon.menu import Menu


class After(Menu):
    title = "after"

    def __init__(self, app) -> None:  # type: ignore[no-untyped-def]
        super().__init__(app)
        self.back = (app.session.name,)

    def entries(self):  # type: ignore[no-untyped-def]
        return [
            (self.say("revenge"), "revenge"),
            (self.say("undo_last"), "undo"),
            (self.say("other_row"), "games"),
            (self.say("leave"), "home"),
        ]

    def taken(self, value):  # type: ignore[no-untyped-def]
        session = self.app.session
        if value == "revenge":
            self.app.session = session.revenge()
        elif value == "undo":
            session.undo()
        else:
            return (value,)
        return (session.name,)


SCREEN = After
