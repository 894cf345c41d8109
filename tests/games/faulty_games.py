"""Games with one fault each, for testing the conformance kit. The docstring is the promise that the kit must find broken."""

from games import fafy
from games.fafy import Fafy
from games.rules import IllegalMove, Outcome


class DescendingMoves(Fafy):
    """moves ascend"""

    def moves(self, position: bytes) -> list[int]:
        return super().moves(position)[::-1]


class ForgottenMove(Fafy):
    """why_not is 0 for a legal move only"""

    def moves(self, position: bytes) -> list[int]:
        return super().moves(position)[1:]


class SharedList(Fafy):
    """moves gives a new list each time"""

    kept: list[int] = []

    def moves(self, position: bytes) -> list[int]:
        self.kept[:] = super().moves(position)
        return self.kept


class LazyEnd(Fafy):
    """there is a move until there is an outcome"""

    def outcome(self, position: bytes) -> Outcome | None:
        return None


class HastyEnd(Fafy):
    """moves are empty exactly when there is an outcome"""

    def outcome(self, position: bytes) -> Outcome | None:
        return super().outcome(position) or Outcome(0, (1, 0), fafy.BLOCKED)


class OtherScores(Fafy):
    """the outcome's scores are the scores"""

    def scores(self, position: bytes) -> tuple[int, int]:
        return (0, 0)


class LosersScore(Fafy):
    """the winner has the highest score"""

    def outcome(self, position: bytes) -> Outcome | None:
        end = super().outcome(position)
        return end and Outcome(1 - end.winner, end.scores, end.reason)


class NoReasonForTheEnd(Fafy):
    """the end is one of rules.ENDS"""

    def outcome(self, position: bytes) -> Outcome | None:
        end = super().outcome(position)
        return end and Outcome(end.winner, end.scores, 0)


class LostSeed(Fafy):
    """steps lead where play leads"""

    def play(self, position: bytes, move: int) -> bytes:
        after = bytearray(super().play(position, move))
        after[move >> 1] += 1
        return bytes(after)


class StepsWithoutALift(Fafy):
    """steps lead where play leads"""

    def steps(self, position: bytes, move: int) -> list[tuple[int, int, int]]:
        return super().steps(position, move)[1:]

    def play(self, position: bytes, move: int) -> bytes:
        return Fafy(**dict(zip([name for name, _, _ in self.OPTIONS], self.options, strict=True))).play(position, move)


class ChangingPlay(Fafy):
    """play is the same each time"""

    turns = 0

    def play(self, position: bytes, move: int) -> bytes:
        after = super().play(position, move)
        type(self).turns += 1
        return after[:-1] + bytes((self.turns & 1,))


class LongerPosition(Fafy):
    """positions have one length"""

    def play(self, position: bytes, move: int) -> bytes:
        return super().play(position, move) + b"\0"


class NotBytes(Fafy):
    """positions have one length"""

    def play(self, position: bytes, move: int) -> bytes:
        return bytearray(super().play(position, move))  # type: ignore[return-value]


class EverythingRefused(Fafy):
    """why_not is 0 for a legal move only"""

    def refusal(self, position: bytes, move: int) -> tuple[int, int]:
        return super().refusal(position, move)[0] or fafy.EMPTY_CELL, 0


class OtherReason(Fafy):
    """refusal agrees with why_not"""

    def why_not(self, position: bytes, move: int) -> int:
        return fafy.EMPTY_CELL if super().why_not(position, move) else 0


class PlainValueError(Fafy):
    """a refused move is an IllegalMove"""

    def play(self, position: bytes, move: int) -> bytes:
        try:
            return super().play(position, move)
        except IllegalMove as refused:
            raise ValueError("no") from refused


class WrongKindOfError(Fafy):
    """is not a ValueError"""

    def steps(self, position: bytes, move: int) -> list[tuple[int, int, int]]:
        if not 0 <= move < 2 * self.cells:
            raise IndexError(move)
        return super().steps(position, move)


class OneNameForAll(Fafy):
    """moves have names of their own"""

    def move_name(self, position: bytes, move: int) -> str:
        return "1>"


class NoWayBack(Fafy):
    """the name of a move is read again"""

    def parse_move(self, position: bytes, text: str) -> int:
        return super().parse_move(position, text) ^ 1


class ForgetfulText(Fafy):
    """text to position is the way back"""

    def to_text(self, position: bytes) -> str:
        return super().to_text(position[:-1] + b"\0")


class TwoTexts(Fafy):
    """a position has one text"""

    def from_text(self, text: str) -> bytes:
        return super().from_text(text.strip())


class TextIndexError(Fafy):
    """is not a ValueError"""

    def from_text(self, text: str) -> bytes:
        if not text:
            raise IndexError(text)
        return super().from_text(text)


class SilentText(Fafy):
    """the sentence says what is wrong: what is allowed"""

    def from_text(self, text: str) -> bytes:
        try:
            return super().from_text(text)
        except ValueError as wrong:
            raise ValueError("wrong") from wrong


class TwoMoveTexts(Fafy):
    """a move has one text"""

    def parse_move(self, position: bytes, text: str) -> int:
        return super().parse_move(position, text.strip())


class ForgetfulRepr(Fafy):
    """repr evaluates back"""

    def __repr__(self) -> str:
        return "new('fafy')"


class TrueIsOne(Fafy):
    """this is refused by a ValueError"""

    def __init__(self, **options: object) -> None:
        impartial = options.get("impartial", True)
        super().__init__(**{**options, "impartial": bool(impartial) if impartial in (0, 1) else impartial})


class AnySeeds(Fafy):
    """this is refused by a ValueError"""

    def __init__(self, **options: object) -> None:
        seeds = options.get("seeds", 1)
        super().__init__(**{**options, "seeds": min(seeds, 9) if type(seeds) is int else seeds})


class NeverEnds(Fafy):
    """a random game ends"""

    def play(self, position: bytes, move: int) -> bytes:
        after = super().play(position, move)
        return after if self.moves(after) else bytes([1] * self.cells) + after[-1:]


class ForgottenPast(Fafy):
    """no position before an irreversible ply matters"""

    def irreversible_ply(self, before: bytes, after: bytes) -> bool:
        return True

    def history_outcome(self, positions: list[bytes]) -> Outcome | None:
        return Outcome(None, (0, 0), fafy.BLOCKED) if len(positions) > 2 else None


FAULTY = tuple([game for game in Fafy.__subclasses__() if game.__module__ == __name__])
