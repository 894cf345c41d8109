"""The menu of a sowing game's exercises: sow, guess the last cell, count."""

from sillon.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Target

KINDS = ("drop", "guess", "count")


class Exercises(Menu):
    title = "exercises"
    catalogs = "exercise"

    def __init__(self, app: "App", name: str, kind: str = "") -> None:
        """`kind` is the exercise that the user comes back from."""
        self.back = ("lessons.learn", name, "exercises")
        self._name = name
        super().__init__(app)
        self.select(kind)

    def entries(self) -> "list[tuple[str, str]]":
        return [(self.say(f"e_{kind}"), kind) for kind in KINDS]

    def choose_entry(self, value: str) -> "Target | None":
        return self.app.make_room_for("lessons.exercise", self._name, value)


SCREEN = Exercises
