"""The Colorigraphe's first screen: play what another screen has decided, and enter the screen of the match's phase.

`session.announced_ply` is the number of moves when the last verdict or points were shown.
"""

from games.colorigraphe import COLOURS, DONE, NAMING, PASS, PHASE, ROLLING, TIMEOUT, TOKEN
from sillon.ui.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Target


class Colorigraphe(Screen):
    """Place the tokens of `shown`, then play `move`; -1 undoes the last move. `in_time`: the time has ended a valid colouring."""

    def __init__(self, app: "App", move: int | None = None, shown: bytes = b"", in_time: bool = False) -> None:
        super().__init__(app)
        self.in_time = in_time
        self.move = move
        match = app.session.match
        # Black tokens last: there are no more than six at any time.
        for token in range(4):
            for plot in range(12):
                if shown and shown[COLOURS + plot] == token != match.position[COLOURS + plot]:
                    match.play(TOKEN + 12 * token + plot)
        if move == -1:
            match.undo()
        elif move is not None:
            match.play(move)
        app.target = (app.session.name,)  # a return to this target must not repeat the move

    def on_idle(self) -> None:
        session = self.app.session
        if self.move in (DONE, TIMEOUT):
            session.colouring_state = None
        if self.move is not None:
            session.save(self.app.board.store)

    def tick(self, now: int) -> "Target | None":
        session = self.app.session
        moves = session.match.moves
        if session.review_ply is not None:
            return ("colorigraphe.look_back",)
        if moves and session.announced_ply != len(moves) and DONE <= moves[-1] <= PASS:
            before = session.match.position_at(len(moves) - 1)
            if moves[-1] == PASS:
                return ("colorigraphe.scores", before)
            return ("colorigraphe.verdict", before, self.in_time)
        phase = session.position[PHASE]
        if phase == NAMING and session.game.stakes == "dice":
            phase = ROLLING
        return ("colorigraphe." + ("stake", "roll", "roll", "colour", "claim", "colour", "over")[phase],)


SCREEN = Colorigraphe
