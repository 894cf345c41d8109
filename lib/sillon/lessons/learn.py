"""The menu for learning a game: lessons, exercises, stages, puzzles, and screens of the game, as far as its manifest has them."""

from sillon.manifest import manifest_of
from sillon.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Target

_SCREENS = {
    "lessons": "lessons.lessons",
    "exercises": "lessons.exercises",
    "stages": "lessons.stages",
    "puzzles": "puzzles.puzzles",
}


def screen_of(name: str, entry: str) -> str:
    """Return the screen of an entry, whose argument is the game's name: one that all games share, or one of the game itself."""
    return _SCREENS.get(entry, f"{name}.{entry}")


class Learn(Menu):
    title = "learn"
    catalogs = "learn setup_{}"

    def __init__(self, app: "App", name: str, entry: str = "") -> None:
        """`entry` is the one that the user comes back from."""
        self.back = ("setup", name)
        self._name = name
        super().__init__(app)
        self.select(entry)

    def entries(self) -> "list[tuple[str, str]]":
        # Stages set options, which the teacher's lock forbids.
        closed = self.app.preferences.lock == 2
        return [
            (self.say(screen), screen) for screen in manifest_of(self._name).learn if screen != "stages" or not closed
        ]

    def choose_entry(self, value: str) -> "Target | None":
        # These screens show the lights of a match, which takes much memory.
        return self.app.make_room_for(screen_of(self._name, value), self._name)


SCREEN = Learn
