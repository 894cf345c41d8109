"""Make a game's own screen for a task of a lesson, with the lesson's controller."""

from sillon.common.memory import forget_manifest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.lessons.teaching import TeachingScreen


def make_task_board(lesson: "TeachingScreen") -> "Any":
    """Return the game's screen in the position of the lesson's step."""
    app = lesson.app
    name = lesson.name
    module, task = lesson.task_controller
    plain = __import__("sillon." + lesson.task_screen, None, None, ("SCREEN",)).SCREEN
    input_class = plain.input_class
    if app.board.leds.keyed or app.board.leds.touched:
        from sillon.keyed.inputs import input_of  # only where lights are keys or can be touched

        input_class = input_of(app, plain, name)
    task = getattr(__import__("sillon." + module, None, None, (task,)), task)
    # Keep the texts of the step, and load the screen's beside them.
    words = app.words
    step = lesson.key.encode()
    kept = [line for texts in words.texts for line in texts.split(b"\n") if line.startswith(step)]
    words.load(f"lesson {plain.catalogs}".format(name))
    words.texts.append(b"\n".join([b""] + kept + [b""]))
    words.catalogs = ""
    lesson.session.begin(lesson.position)
    # Set a session only while constructing the screen: the menu must not offer a match.
    app.session = lesson.session
    try:
        task_board = plain(app)
        task_board.input = input_class(task_board)
        task_board.controller = task(task_board, lesson)
        task_board.on_attached()
        return task_board
    finally:
        app.session = None  # type: ignore[assignment]
        forget_manifest(name)  # the views of keyed boards import it
