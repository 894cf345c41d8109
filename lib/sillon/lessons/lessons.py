"""The menu of a game's lessons, without those that these lights cannot show; completed lessons have a tick."""

from games import new
from sillon.lessons.lesson_text import heads, learnt
from sillon.ui.menu import Menu
from sillon.views import view_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Target


class Lessons(Menu):
    title = "lessons"
    catalogs = "{}_lesson lesson"

    def __init__(self, app: "App", name: str, number: str = "") -> None:
        """`number` is the lesson that the user comes back from."""
        self.back = ("lessons.learn", name, "lessons")
        self._name = name
        super().__init__(app)
        done = learnt(app.board.store, name)
        places = [value for _, value in self.items]
        if number and int(number) in places:
            self.selected = places.index(int(number))
            if done >> int(number) & 1:
                self.selected = (self.selected + 1) % len(places)  # offer the next lesson

    def entries(self) -> "list[tuple[str, int]]":
        app = self.app
        name = self._name
        leds = app.board.leds
        view = view_of(app.board.leds, name)
        done = learnt(app.board.store, name)
        shown = []
        lessons = heads(name)
        for number in range(len(lessons)):
            key, options = lessons[number]
            if not leds.rows or view.fits(leds, new(name, **options)):
                shown.append((self.say(f"l_{key}") + (" ✓" if done >> number & 1 else ""), number))
        return shown

    def choose_entry(self, value: int) -> "Target | None":
        # The lesson imports the match's screen too, which takes much memory.
        return self.app.make_room_for("lessons.lesson", self._name, str(value))


SCREEN = Lessons
