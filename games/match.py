"""A match: its start, its moves, the current position; undo to any ply, and a record that a person can read.

A match stores few positions (docs/decisions.md): a snapshot every 16 plies, from which the others are played again, and
`recent`. Rules about the history (repetition, draws) apply here. A game with such rules has two methods:
`irreversible_ply(before, after)` is True when no position up to `before` can occur again, or count, after this move;
`history_outcome(positions)` takes the positions since the last such move and returns the Outcome of the last one, or None.

Of a game with `agreed_outcome(position)`, the players may agree to count, where going on would change nothing.
"""

from games.rules import GAME_OVER, IllegalMove

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.contract import HistoryRules, Rules
    from games.rules import Outcome

_SNAPSHOT_PLIES = 16  # plies between two snapshots


class Match:
    """A match from the position `start`, or from the game's own start.

    `moves`: the moves played. `snapshots`: the positions after 0, 16, 32 ... plies. `recent`: the positions since the last
    irreversible ply, in order, the current one last; the current one alone for a game without `history_outcome`.
    `irreversible_plies`: the numbers of moves after which `recent` began again. `agreed`: the players have agreed to count.
    """

    def __init__(self, game: "Rules", start: bytes | None = None) -> None:
        self.game = game
        self.start = game.start() if start is None else start
        self.moves: list[int] = []
        self.recent = [self.start]
        self.snapshots = [self.start]
        self.irreversible_plies = [0]
        self.agreed = False
        self.history: HistoryRules | None = game if hasattr(game, "history_outcome") else None  # type: ignore[assignment]

    @property
    def position(self) -> bytes:
        """The current position."""
        return self.recent[-1]

    def outcome(self) -> "Outcome | None":
        """Return None during the match, else its Outcome, rules about the history and an agreement included."""
        if self.agreed:
            agreed: Outcome = self.game.agreed_outcome(self.position)  # type: ignore[attr-defined]  # agree() has checked it
            return agreed
        end = self.game.outcome(self.position)
        if end is None and self.history:
            end = self.history.history_outcome(self.recent)
        return end

    def play(self, move: int) -> bytes:
        """Play the move and return the new position. Raises IllegalMove if it is refused or the match is over."""
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
        if plies % _SNAPSHOT_PLIES == 0:
            self.snapshots.append(after)
        return after

    def agree(self) -> None:
        """End the match by agreement: it is counted as it stands.

        Raises IllegalMove if it is over, and ValueError if the game is never counted by agreement.
        """
        if self.outcome() is not None:
            raise IllegalMove("agreed", GAME_OVER)
        if not hasattr(self.game, "agreed_outcome"):
            raise ValueError(f"{self.game.NAME} is not counted by agreement")
        self.agreed = True

    def position_at(self, ply: int) -> bytes:
        """Return the position after `ply` moves, replayed from the nearest snapshot. Raises ValueError if fewer were played."""
        if not 0 <= ply <= len(self.moves):
            raise ValueError(f"there is no position after {ply} moves: {len(self.moves)} were played")
        first = len(self.moves) + 1 - len(self.recent)
        if ply >= first:
            return self.recent[ply - first]
        position = self.snapshots[ply // _SNAPSHOT_PLIES]
        for move in self.moves[ply // _SNAPSHOT_PLIES * _SNAPSHOT_PLIES : ply]:
            position = self.game.play(position, move)
        return position

    def undo(self, plies: int = 1) -> bytes:
        """Take back the last `plies` moves, and an agreement, and return the position. Raises ValueError if there are fewer."""
        left = len(self.moves) - plies
        if not 0 <= left <= len(self.moves):
            raise ValueError(f"{plies} moves cannot be taken back: {len(self.moves)} were played")
        self.agreed = False
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
        del self.snapshots[left // _SNAPSHOT_PLIES + 1 :]
        return self.position

    def record(self) -> str:
        """Return the match as text: game, options, start, one line per move, result. `Match.replay` reads it."""
        from games.record import write  # imported on use: a match does not need it

        return write(self)

    @staticmethod
    def replay(text: str) -> "Match":
        """Return the match that `record` wrote. Raises ValueError if a line is wrong; it names the line and what was expected."""
        from games.record import read  # imported on use: a match does not need it

        match: Match = read(text, Match)
        return match
