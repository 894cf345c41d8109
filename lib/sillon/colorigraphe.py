"""What the Colorigraphe's screens share: the position, the players' names, the pace."""

from sillon.buttons import BACK, LONG
from sillon.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App, Target


class Table(Screen):
    """A screen of a match. For the drawing of plots it is its own look: see sillon/look.py.

    `speed` is how long things are shown, in tenths of the usual; 0: not at all.
    """

    room = "colorigraphe_who colorigraphe_end"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.session = app.session
        self.game: Any = self.session.game
        self.shown = bytearray(self.session.position)
        self.seat = self.session.turn
        self.marks = bytearray(12)
        self.cursor = -1
        self.speed = self.pace()

    def name(self, seat: int) -> str:
        """The player's name, at most 8 letters."""
        names = self.session.names
        own: str = names[seat] if seat < len(names) else ""
        return own or self.say("player_alone" if self.game.players == 1 else f"seat_{seat}")

    def player(self, seat: int) -> str:
        """The player's sign and name, at most 11 columns."""
        return self.say(f"player_{seat}", self.name(seat))

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        return ("pause",) if code == BACK and kind == LONG else None
