"""Learning a game: lessons, exercises, puzzles. An entry stands here when its screen is in LEARN."""

from sillon.screens.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import App, Target

# The screen of each entry, entered with the game's name.
SCREENS = {
    "lessons": "lessons.lessons",
    "exercises": "lessons.exercises",
    "stages": "lessons.stages",
    "puzzles": "puzzles.puzzles",
}
# By game, its entries from first to last.
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
        return self.app.with_room(SCREENS[value], self._name)


SCREEN = Learn
