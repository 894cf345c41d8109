"""A match: a game's positions one after the other, undo to any of them, and a record that a person can read.

Rules that look at the past (repetition, draws) are judged here: a game that has some gives `judge(positions)`, called
with the list of all positions so far, which returns an Outcome or None.
"""

from games import new
from games.options import option_texts, parse_options
from games.rules import ENDS, GAME_OVER, IllegalMove

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.contract import Rules
    from games.rules import Outcome

_HEAD = "Sillon match, format 1"


class Match:
    """`start` is a position (the game's own start when None)."""

    def __init__(self, game: "Rules", start: bytes | None = None) -> None:
        self.game = game
        self.positions = [start or game.start()]
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
        game = self.game
        options = " ".join(option_texts(game.OPTIONS, game.options))
        lines = [_HEAD, f"game: {game.NAME}", f"options: {options}"]
        lines.append(f"start: {game.to_text(self.positions[0])}")
        for number, move in enumerate(self.moves):
            position = self.positions[number]
            lines.append(f"{number + 1}. {game.SEATS[game.turn(position)]} {game.move_name(position, move)}")
        lines.append(self._result())
        return "\n".join(lines) + "\n"

    def _result(self) -> str:
        end = self.outcome()
        if end is None:
            return "result: not finished"
        winner = "draw" if end.winner is None else self.game.SEATS[end.winner]
        return f"result: {winner} {'-'.join([str(score) for score in end.scores])} {ENDS[end.reason]}"

    @staticmethod
    def replay(text: str) -> "Match":
        """The match that `record` wrote. ValueError names the line that is wrong and what was expected there."""
        lines = text.split("\n")
        if lines[0] != _HEAD:
            raise ValueError(f"line 1 is {lines[0]!r}: a record begins with {_HEAD!r}")
        if len(lines) < 6 or lines.pop():
            raise ValueError("the record is cut off: it ends with a result line and a line break")
        name = _value(lines, 1, "game: ")
        game = new(name, **parse_options(new(name).OPTIONS, _value(lines, 2, "options: ")))
        match = Match(game, game.from_text(_value(lines, 3, "start: ")))
        for number in range(4, len(lines) - 1):
            seat = game.SEATS[game.turn(match.position)]
            move_text = _value(lines, number, f"{number - 3}. {seat} ")
            match.play(game.parse_move(match.position, move_text))
        if lines[-1] != match._result():
            raise ValueError(f"line {len(lines)} is {lines[-1]!r}: the moves lead to {match._result()!r}")
        return match


def _value(lines: list[str], number: int, head: str) -> str:
    """What follows `head` on the line; ValueError when the line does not begin so."""
    line = lines[number]
    if not line.startswith(head):
        raise ValueError(f"line {number + 1} is {line!r}: it must begin with {head!r}")
    return line[len(head) :]
