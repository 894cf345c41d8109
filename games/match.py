"""A match: its start, its moves, the position now; undo to any ply, and a record that a person can read.

Few positions are kept (docs/decisions.md): one every 16 plies, from which those between are played again, and
`recent`. Rules that look at the past (repetition, draws) are judged here. A game that has some gives two methods:
`irreversible(before, after)` is True when nothing up to `before` can come again, or count, once a move has led to `after`;
`judge(positions)` is called with the positions since the last such move and returns an Outcome for the last, or None.
"""

from games.rules import GAME_OVER, IllegalMove

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.contract import Judged, Rules
    from games.rules import Outcome

_APART = 16  # as in games/match_past.py: plies from one kept position to the next


class Match:
    """`start` is a position (the game's own start when None).

    `moves` are those played. `kept` are the positions after 0, 16, 32 ... plies. `recent` are the positions since the last
    irreversible move, in order, the one now last; for a game without `judge` it is the one now alone. `cuts` are the plies at
    which it began anew.
    """

    def __init__(self, game: "Rules", start: bytes | None = None) -> None:
        self.game = game
        self.start = game.start() if start is None else start
        self.moves: list[int] = []
        self.recent = [self.start]
        self.kept = [self.start]
        self.cuts = [0]
        self.judged: Judged | None = game if hasattr(game, "judge") else None  # type: ignore[assignment]

    @property
    def position(self) -> bytes:
        """The position now."""
        return self.recent[-1]

    def outcome(self) -> "Outcome | None":
        """None while the match goes on, else its Outcome, the past taken into account."""
        end = self.game.outcome(self.position)
        if end is None and self.judged:
            end = self.judged.judge(self.recent)
        return end

    def play(self, move: int) -> bytes:
        """Plays the move and returns the new position. IllegalMove when it is refused or the match is over."""
        before = self.position
        if self.outcome() is not None:
            raise IllegalMove(self.game.move_name(before, move), GAME_OVER)
        after = self.game.play(before, move)
        self.moves.append(move)
        plies = len(self.moves)
        if not self.judged:
            self.recent = [after]
        elif self.judged.irreversible(before, after):
            self.recent = [after]
            self.cuts.append(plies)
        else:
            self.recent.append(after)
        if plies % _APART == 0:
            self.kept.append(after)
        return after

    def position_at(self, ply: int) -> bytes:
        """The position after `ply` moves. ValueError unless there were so many."""
        from games.match_past import position_at

        return position_at(self, ply)

    def undo(self, plies: int = 1) -> bytes:
        """Takes back the last `plies` moves and returns the position found again. ValueError when there are fewer."""
        from games.match_past import undo

        undo(self, plies)
        return self.position

    def record(self) -> str:
        """The match as text: game, options, start, a line a move, result. `Match.replay` reads it again."""
        from games.record import write  # read only when asked for: records are rare

        return write(self)

    @staticmethod
    def replay(text: str) -> "Match":
        """The match that `record` wrote. ValueError names the line that is wrong and what was expected there."""
        from games.record import read

        return read(text)
