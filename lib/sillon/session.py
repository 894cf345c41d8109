"""A session: the match that is played, from which row and by whom begun. Screens draw it and pass moves on."""

from games import new
from games.match import Match

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.rules import Outcome
    from sillon.contract import Store

NAME = "match"  # of the match in the store
BREAK = ";"  # between its parts


class Session:
    """`options` are the game's; `layout` is the row it starts from, None for the game's own."""

    def __init__(self, name: str, options: dict, layout: bytes | None = None) -> None:
        self.name = name
        self.chosen = options
        self.layout = layout
        self.place = -1  # where the cursor was last, for whoever comes back to the board
        self.game: Any = new(name, **options)
        self.match = Match(self.game, self.game.start(layout))
        # What the store keeps before the moves: the options, and the first position as numbers.
        written = " ".join([f"{self.game.OPTIONS[k][0]}={self.game.options[k]}" for k in range(len(self.game.options))])
        self._head = BREAK.join([name, written, " ".join([str(byte) for byte in self.position])])

    @property
    def position(self) -> bytes:
        return self.match.position

    @property
    def turn(self) -> int:
        """The seat to move."""
        return self.game.turn(self.match.position)

    def outcome(self) -> "Outcome | None":
        """None while the match goes on."""
        return self.match.outcome()

    def play(self, move: int) -> list:
        """Plays the move and returns its steps, to be shown one after the other."""
        steps = self.game.steps(self.match.position, move)
        self.match.play(move)
        return steps

    def undo(self, plies: int = 1) -> bool:
        """Takes back the last moves; False when there are none."""
        if not self.match.moves:
            return False
        self.match.undo(min(plies, len(self.match.moves)))
        return True

    def revenge(self) -> "Session":
        """The same row again, begun by the other seat."""
        options = dict(self.chosen)
        options["first"] = 1 - self.game.turn(self.match.positions[0])
        return Session(self.name, options, self.layout)

    def save(self, store: "Store") -> bool:
        """Keeps the match when it has begun and is not over; otherwise forgets the one that was kept."""
        text = ""
        if self.match.moves and self.outcome() is None:
            text = BREAK.join([self._head] + [str(move) for move in self.match.moves])
        return store.save(NAME, text.encode())
