"""A game's own screen inside a lesson, with the lesson's controller: the pupil chooses there as in a match."""

from sillon.common.memory import forget
from sillon.match.session import Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    from sillon.contract import App

    class Asked(Protocol):
        """What this module uses of sillon.lessons.lesson.Lesson."""

        app: App
        name: str
        key: str
        options: dict
        position: bytes


# What has read the lesson and the options; the star is the game.
_READERS = (
    "sillon.manifest sillon.games.*.manifest sillon.lessons.lesson_text sillon.games.*.lessons sillon.games.*.circle_text "
    "games.*_text games.*_lines games.texts games.options"
)


def own_screen(lesson: "Asked") -> "Any":
    """Return the game's screen in the position of the lesson's step."""
    from sillon.manifest import manifest_of  # dropped below

    app = lesson.app
    name = lesson.name
    manifest = manifest_of(name)
    screen = manifest.task_screen.partition(".")[2] or "screen"
    module, task = manifest.lesson_controller
    session = Session(name, dict(lesson.options), lesson.position)
    # The game's screen needs their memory.
    del manifest
    for each in _READERS.split(" "):
        forget(each.replace("*", name))
    plain = __import__(f"sillon.games.{name}.{screen}", None, None, ("SCREEN",)).SCREEN
    task = getattr(__import__("sillon." + module, None, None, (task,)), task)
    app.make_input = plain.input_class
    if app.board.leds.keyed:
        app.make_input = __import__(f"sillon.games.{name}.keys", None, None, ("Keys",)).Keys
    app.make_controller = lambda screen: task(screen, lesson)
    app.words.load_keeping(lesson.key, f"lesson {plain.catalogs}".replace("{}", name))
    # Set a session only while constructing the screen: the menu must not offer a match.
    app.session = session
    try:
        return plain(app)
    finally:
        app.session = None  # type: ignore[assignment]
