"""Learning a game: lessons, exercises, puzzles. An entry stands here when its screen is in LEARN."""

from sillon.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App, Target

# By game the screens that it has, from first to last. Each is entered as (screen, game).
LEARN = {
    "fafy": ("lessons", "exercises", "stages", "puzzles"),
    "fang": ("lessons", "exercises", "stages", "puzzles"),
    "awale": ("lessons", "exercises", "stages", "puzzles"),
    "fanorona": ("lessons", "stages", "puzzles"),
    "colorigraphe": ("lessons", "stages", "puzzles"),
}


class Learn(Menu):
    title = "learn"
    room = "learn"

    def __init__(self, app: "App", name: str) -> None:
        self.back = ("setup", name)
        self._name = name
        super().__init__(app)

    def entries(self) -> "list[tuple[str, Any]]":
        # Who may not change options (the teacher's lock) has no stages either.
        closed = self.app.preferences.lock == 2
        return [(self.say(screen), screen) for screen in LEARN[self._name] if screen != "stages" or not closed]

    def taken(self, value: "Any") -> "Target | None":
        # What one learns with shows a match's lights: that takes much room.
        return self.app.with_room(value, self._name)


SCREEN = Learn
