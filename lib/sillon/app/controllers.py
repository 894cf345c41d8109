"""Which controller a screen of a match has. Dropped after use where memory is short."""

from sillon.match.controller import Controller

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Session


def controller_of(session: "Session", target: str) -> "type[Controller]":
    """Return the class of the controller of a screen of the session's game.

    It is the puzzle's in a puzzle, the computer's in a match with a computer player or a request for advice, else Controller.
    An explanation of a defeat has its own. sillon/lessons/task_board.py makes the controller of a lesson's task.
    """
    game, _, screen = target.partition(".")
    if session.table:
        from sillon.tournament.table_match import TableMatch  # for a table of the tournament only

        return TableMatch
    if session.explained:
        from sillon.match.explain import Explain  # after a defeat only

        return Explain
    found = session.controllers.get(screen or "screen")
    if not found or not (session.puzzle or session.levels or session.hint_requested):
        return Controller
    if not (session.puzzle or screen):
        __import__(f"sillon.games.{game}.player")  # before the screen's module: a large module needs one free block
    module, name = found
    controller: type[Controller] = getattr(__import__("sillon." + module, None, None, (name,)), name)
    return controller
