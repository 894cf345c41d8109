"""From a puzzle on: to the next one, or to all of them."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Target


def onward(app: "App", step: int) -> "Target":
    """To the next puzzle (1), or to all of them (0); the match that was kept is not this one."""
    session = app.session
    app.session = None
    number = session.asked[0] + step
    if step and number <= 60:
        return app.anew("puzzle", session.name, str(number))
    return app.anew("puzzles", session.name)
