"""The lessons of a game, those that these lights can show; a tick stands behind one that was gone through."""

from games import new
from sillon.lessons.lesson_text import heads, learnt
from sillon.screens.menu import Menu
from sillon.views import view_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import App, Target


class Lessons(Menu):
    title = "lessons"
    catalogs = "lesson"

    def __init__(self, app: "App", name: str, number: str = "") -> None:
        """`number` is the lesson from which one comes back."""
        self.back = ("lessons.learn", name)
        self.catalogs = f"{name}_lesson lesson"
        app.words.load(self.catalogs)
        self._name = name
        super().__init__(app)
        done = learnt(app.board.store, name)
        places = [value for _, value in self.items]
        if number and int(number) in places:
            self.selected = places.index(int(number))
            if done >> int(number) & 1:
                self.selected = (self.selected + 1) % len(places)  # the next one is offered

    def entries(self) -> "list[tuple[str, Any]]":
        app = self.app
        name = self._name
        leds = app.board.leds
        view: Any = view_of(app.board.leds, name)
        done = learnt(app.board.store, name)
        shown = []
        found = heads(name)
        for number in range(len(found)):
            key, options = found[number]
            if not leds.rows or view.fits(leds, new(name, **options)):
                shown.append((self.say(f"l_{key}") + (" ✓" if done >> number & 1 else ""), number))
        return shown

    def choose_entry(self, value: "Any") -> "Target | None":
        # A match's own screen comes beside the lesson: that takes much room.
        return self.app.make_room_for("lessons.lesson", self._name, str(value))


SCREEN = Lessons
