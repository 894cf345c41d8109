"""Review of a match on its own board. Imported only during a review."""

from sillon.common.buttons import BACK, DOWN, LEFT, OK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from sillon.contract import App, Reviewed, Step, Target

    class Review(Protocol):
        """What this module uses of sillon.match.play.Play."""

        app: App
        session: Reviewed
        since: int

        def settle(self) -> None: ...
        def show(self, steps: "list[Step]") -> None: ...


_NEXT_MS = 900  # between two moves of a review that plays by itself


def press(play: "Review", code: int) -> "Target | None":
    """Handle a button: the arrows go a move on or back, OK asks whether to play on from here, BACK returns to the present."""
    session = play.session
    session.autoplay = False
    if code == OK:
        return ("match.from_here",)
    if code == BACK:
        session.review(None)
        if play.app.board.display.large:
            return (session.name,)  # by a restart: see App.go
    elif code in (LEFT, DOWN):
        session.review(max(session.review_ply - 1, 0))
    else:
        show_next(play)
        return None
    play.settle()
    return None


def run(play: "Review", now: int) -> None:
    """Show the next move when it is due, in a review that plays by itself."""
    if now >= play.since + _NEXT_MS:
        show_next(play)


def show_next(play: "Review") -> None:
    """Show the next move of the match."""
    session = play.session
    if session.review_ply == len(session.match.moves):
        session.autoplay = False
        return
    steps = session.game.steps(session.position, session.match.moves[session.review_ply])
    session.review(session.review_ply + 1)
    play.show(steps)
