"""From a puzzle on: to the next one, or to all of them."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Target


def onward(app: "App", step: int) -> "Target":
    """To the next puzzle (1), or to all of them (0); the match that was kept is not this one."""
    session = app.session
    number = session.asked[0] + step
    target = ("puzzle", session.name, str(number)) if step and number <= 60 else ("puzzles", session.name)
    target = app.with_room(*target)
    app.session = None  # not before: where memory runs out, it is gone on with
    return target
