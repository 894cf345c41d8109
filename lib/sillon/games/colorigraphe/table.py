"""The base of the Colorigraphe's screens: position, names, pace, what is hidden in the record, and the next screen."""

from games.colorigraphe import CHALLENGED, COLOURING, COLOURS, DRAW, NAME_STAKE, PHASE, TOKEN, arcs
from sillon.common.buttons import BACK, LONG
from sillon.games.colorigraphe.lights import FAULT
from sillon.match.controller import Controlled, ControlledInput

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.colorigraphe import Colorigraphe
    from games.match import Match
    from sillon.contract import App, Target


def visible_plies(match: "Match") -> int:
    """Return how many moves may be seen: all, or those before the stake or card of a problem that is being coloured."""
    moves = match.moves
    last = len(moves)
    if match.position[PHASE] in (COLOURING, CHALLENGED):
        last -= 1
        while last and (moves[last] < NAME_STAKE or TOKEN <= moves[last] < DRAW):
            last -= 1
    return last


def next_target(table: "Table") -> "Target":
    """Return the target after a turn: the next turn, or the question whether to continue an endless game."""
    session = table.session
    if table.game.endless and session.outcome() is None:
        return ("colorigraphe.encore",)
    session.announced_ply = len(session.match.moves)
    return (session.name,)


class Table(Controlled):
    """A screen of a match. It has the attributes of a BoardView, for drawing plots (sillon/views/board_view.py)."""

    input_class = ControlledInput
    keyed_input = ("games.colorigraphe.keys_plots", "Keys")
    catalogs = "colorigraphe_who colorigraphe_end"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.session = app.session
        self.game: Colorigraphe = self.session.game
        self.shown = bytearray(self.session.position)
        self.seat = self.session.turn
        self.marks = bytearray(12)
        self.cursor = -1

    def name(self, seat: int) -> str:
        """Return the player's name, at most 8 letters."""
        names = self.session.names
        name: str = names[seat] if seat < len(names) else ""
        return name or self.say("player_alone" if self.game.players == 1 else f"seat_{seat}")

    def player(self, seat: int) -> str:
        """Return the player's sign and name, at most 11 columns."""
        return self.say(f"player_{seat}", self.name(seat))

    def mark_faults(self) -> None:
        """Mark the ends of the arcs at fault; without any, the black tokens."""
        shown = self.shown
        blacks = 12
        for one, other in arcs(shown):
            if not 0 < shown[COLOURS + one] != shown[COLOURS + other] > 0:
                self.marks[one] = self.marks[other] = FAULT
                blacks = 0
        for plot in range(blacks):
            if shown[COLOURS + plot] == 3:
                self.marks[plot] = FAULT

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        return ("pause",) if code == BACK and kind == LONG else None
