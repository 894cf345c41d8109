"""What is put into a screen's class: a puzzle, the computer, keys where lights are keys. Read only where one of them is."""

from sillon.forget import forget

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App


def enter(app: "App", screen: str) -> "Any":
    """A function from the plain class of the screen to the one that is entered, or None."""
    session = app.session
    found = None
    if session and type(session.asked) is tuple:
        if screen in (session.name, "colour"):
            kind = "problem" if screen == "colour" else "ask"
            found = __import__(f"sillon.puzzles.{kind}", None, None, ("asked",)).asked
    elif session and (session.levels or session.asked):
        from sillon.rivals import enter

        found = enter(session, screen)
    if app.board.leds.keyed:
        from sillon.keyed.fit import fitted

        found = fitted(app, screen, found)
    forget("sillon.fit")
    return found
