"""Looking back at a match on its own board: a move on, a move back, on from here. Read only while one looks back."""

from sillon.app.buttons import BACK, DOWN, LEFT, OK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app.contract import Target
    from sillon.match.play import Play

_NEXT_MS = 900  # between two moves of a match that plays itself again


def press(play: "Play", code: int) -> "Target | None":
    """An arrow shows the next move or takes one back, OK asks whether to play on from here, BACK is the present again."""
    session = play.session
    session.runs = False
    if code == OK:
        return ("match.from_here",)
    if code == BACK:
        session.look(None)
    elif code in (LEFT, DOWN):
        session.look(max(session.review_ply - 1, 0))
    else:
        show_next(play)
        return None
    play.settle()
    return None


def run(play: "Play", now: int) -> None:
    """A match that plays itself again goes on when its time has come."""
    if now >= play.since + _NEXT_MS:
        show_next(play)


def show_next(play: "Play") -> None:
    """Shows the next of the moves that were played."""
    session = play.session
    if session.review_ply == len(session.match.moves):
        session.runs = False
        return
    steps = session.game.steps(session.position, session.match.moves[session.review_ply])
    session.look(session.review_ply + 1)
    play.show(steps)
