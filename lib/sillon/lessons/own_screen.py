"""A game's own screen inside a lesson, with the lesson's controller: the pupil chooses there as in a match."""

from sillon.common.memory import forget_manifest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    from sillon.contract import App
    from sillon.match.session import Session

    class Asked(Protocol):
        """What this module uses of sillon.lessons.lesson.Lesson."""

        app: App
        name: str
        key: str
        position: bytes
        session: Session
        task_screen: str
        task_controller: tuple


def own_screen(lesson: "Asked") -> "Any":
    """Return the game's screen in the position of the lesson's step."""
    app = lesson.app
    name = lesson.name
    module, task = lesson.task_controller
    plain = __import__(lesson.task_screen, None, None, ("SCREEN",)).SCREEN
    task = getattr(__import__("sillon." + module, None, None, (task,)), task)
    app.make_input = plain.input_class
    if app.board.leds.keyed:
        app.make_input = __import__(f"sillon.games.{name}.keys", None, None, ("Keys",)).Keys
    app.make_controller = lambda screen: task(screen, lesson)
    app.words.load_keeping(lesson.key, f"lesson {plain.catalogs}".replace("{}", name))
    lesson.session.begin(lesson.position)
    # Set a session only while constructing the screen: the menu must not offer a match.
    app.session = lesson.session
    try:
        return plain(app)
    finally:
        app.session = None  # type: ignore[assignment]
        forget_manifest(name)  # the views of keyed boards read it
