"""A game's own screen inside a lesson, with the lesson's controller: the pupil chooses there as in a match."""

from sillon.common.memory import forget
from sillon.match.session import Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    from sillon.contract import App
    from sillon.manifest import Manifest

    class Asked(Protocol):
        """What this module uses of sillon.lessons.lesson.Lesson."""

        app: App
        name: str
        manifest: type[Manifest]
        key: str
        options: dict
        position: bytes


def own_screen(lesson: "Asked") -> "Any":
    """Return the game's screen in the position of the lesson's step."""
    app = lesson.app
    name = lesson.name
    screen = lesson.manifest.task_screen.partition(".")[2] or "screen"
    module, task = lesson.manifest.lesson_controller
    plain = __import__(f"sillon.games.{name}.{screen}", None, None, ("SCREEN",)).SCREEN
    task = getattr(__import__("sillon." + module, None, None, (task,)), task)
    app.make_input = plain.input_class
    if app.board.leds.keyed:
        app.make_input = __import__(f"sillon.games.{name}.keys", None, None, ("Keys",)).Keys
    app.make_controller = lambda screen: task(screen, lesson)
    forget(f"games.{name}_text")  # it has read the step; the next step imports it again
    app.words.load_keeping(lesson.key, f"lesson {plain.catalogs}")
    # Set a session only while constructing the screen: the menu must not offer a match.
    app.session = Session(name, dict(lesson.options), lesson.position)
    try:
        return plain(app)
    finally:
        app.session = None  # type: ignore[assignment]
