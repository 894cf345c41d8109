"""A match: its start, its moves, the position now; undo to any ply, and a record that a person can read.

Few positions are kept (docs/decisions.md): one every 16 plies, from which those between are played again, and
`recent`. Rules that look at the past (repetition, draws) are judged here. A game that has some gives two methods:
`irreversible_ply(before, after)` is True when nothing up to `before` can come again, or count, once a move has led to `after`;
`history_outcome(positions)` is called with the positions since the last such move and returns an Outcome for the last, or None.
"""

from games.rules import GAME_OVER, IllegalMove

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.contract import HistoryRules, Rules
    from games.rules import Outcome

_APART = 16  # plies from one kept position to the next


class Match:
    """`start` is a position (the game's own start when None).

    `moves` are those played. `snapshots` are the positions after 0, 16, 32 ... plies. `recent` are the positions since the last
    irreversible move, in order, the one now last; for a game without `history_outcome` it is the one now alone.
    `irreversible_plies` are those at
    which it began anew.
    """

    def __init__(self, game: "Rules", start: bytes | None = None) -> None:
        self.game = game
        self.start = game.start() if start is None else start
        self.moves: list[int] = []
        self.recent = [self.start]
        self.snapshots = [self.start]
        self.irreversible_plies = [0]
        self.history: HistoryRules | None = game if hasattr(game, "history_outcome") else None  # type: ignore[assignment]

    @property
    def position(self) -> bytes:
        """The position now."""
        return self.recent[-1]

    def outcome(self) -> "Outcome | None":
        """None while the match goes on, else its Outcome, the past taken into account."""
        end = self.game.outcome(self.position)
        if end is None and self.history:
            end = self.history.history_outcome(self.recent)
        return end

    def play(self, move: int) -> bytes:
        """Plays the move and returns the new position. IllegalMove when it is refused or the match is over."""
        before = self.position
        if self.outcome() is not None:
            raise IllegalMove(self.game.move_name(before, move), GAME_OVER)
        after = self.game.play(before, move)
        self.moves.append(move)
        plies = len(self.moves)
        if not self.history:
            self.recent = [after]
        elif self.history.irreversible_ply(before, after):
            self.recent = [after]
            self.irreversible_plies.append(plies)
        else:
            self.recent.append(after)
        if plies % _APART == 0:
            self.snapshots.append(after)
        return after

    def position_at(self, ply: int) -> bytes:
        """The position after `ply` moves, played again from the nearest one kept. ValueError unless there were so many."""
        if not 0 <= ply <= len(self.moves):
            raise ValueError(f"there is no position after {ply} moves: {len(self.moves)} were played")
        first = len(self.moves) + 1 - len(self.recent)
        if ply >= first:
            return self.recent[ply - first]
        position = self.snapshots[ply // _APART]
        for move in self.moves[ply // _APART * _APART : ply]:
            position = self.game.play(position, move)
        return position

    def undo(self, plies: int = 1) -> bytes:
        """Takes back the last `plies` moves and returns the position found again. ValueError when there are fewer."""
        left = len(self.moves) - plies
        if not 0 <= left <= len(self.moves):
            raise ValueError(f"{plies} moves cannot be taken back: {len(self.moves)} were played")
        if plies < len(self.recent):
            del self.recent[len(self.recent) - plies :]
        else:
            while self.irreversible_plies[-1] > left:
                self.irreversible_plies.pop()
            cut = self.irreversible_plies[-1] if self.history else left
            recent = [self.position_at(cut)]
            for move in self.moves[cut:left]:
                recent.append(self.game.play(recent[-1], move))
            self.recent = recent
        del self.moves[left:]
        del self.snapshots[left // _APART + 1 :]
        return self.position

    def record(self) -> str:
        """The match as text: game, options, start, a line a move, result. `Match.replay` reads it again."""
        from games.record import write  # read when a record is needed: a match does without

        return write(self)

    @classmethod
    def replay(cls, text: str) -> "Match":
        """The match that `record` wrote. ValueError names the line that is wrong and what was expected there."""
        from games.record import read  # read when a record is needed: a match does without

        match: Match = read(text, cls)
        return match
