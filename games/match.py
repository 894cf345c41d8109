"""A match: a game's positions one after the other, undo to any of them, and a record that a person can read.

Rules that look at the past (repetition, draws) are judged here: a game that has some gives `judge(positions)`, called
with the list of all positions so far, which returns an Outcome or None.
"""

from games.rules import GAME_OVER, IllegalMove

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.contract import Rules
    from games.rules import Outcome


class Match:
    """`start` is a position (the game's own start when None)."""

    def __init__(self, game: "Rules", start: bytes | None = None) -> None:
        self.game = game
        self.positions = [game.start() if start is None else start]
        self.moves: list[int] = []
        self._judge = getattr(game, "judge", None)

    @property
    def position(self) -> bytes:
        """The position now."""
        return self.positions[-1]

    def outcome(self) -> "Outcome | None":
        """None while the match goes on, else its Outcome, the past taken into account."""
        end = self.game.outcome(self.position)
        if end is None and self._judge:
            end = self._judge(self.positions)
        return end

    def play(self, move: int) -> bytes:
        """Plays the move and returns the new position. IllegalMove when it is refused or the match is over."""
        if self.outcome() is not None:
            raise IllegalMove(self.game.move_name(self.position, move), GAME_OVER)
        self.positions.append(self.game.play(self.position, move))
        self.moves.append(move)
        return self.position

    def undo(self, plies: int = 1) -> bytes:
        """Takes back the last `plies` moves and returns the position found again. ValueError when there are fewer."""
        if not 0 <= plies <= len(self.moves):
            raise ValueError(f"{plies} moves cannot be taken back: {len(self.moves)} were played")
        for _ in range(plies):
            self.positions.pop()
            self.moves.pop()
        return self.position

    def record(self) -> str:
        """The match as text: game, options, start, a line a move, result. `Match.replay` reads it again."""
        from games.record import write  # read only when asked for: records are rare, heap is scarce

        return write(self)

    @staticmethod
    def replay(text: str) -> "Match":
        """The match that `record` wrote. ValueError names the line that is wrong and what was expected there."""
        from games.record import read

        return read(text)
