"""A beginner, to measure the levels by: knows the rules, and nothing about good play."""

from collections.abc import Iterator

from games.contract import Chance, Rules
from games.match import Match


class Beginner:
    """Plays by chance."""

    def __init__(self, game: Rules, rng: Chance) -> None:
        self.game = game
        self.rng = rng
        self.move = 0

    def think(self, position: bytes, match: Match | None = None) -> Iterator[None]:
        moves = self.moves(position)
        self.move = moves[self.rng.randrange(len(moves))]
        yield

    def moves(self, position: bytes) -> list[int]:
        """Return the moves to choose from."""
        return self.game.moves(position)


class Taker(Beginner):
    """Plays by chance one of the moves that take something at once, where there are any."""

    def moves(self, position: bytes) -> list[int]:
        moves = super().moves(position)
        seat = self.game.turn(position)
        lead = self._lead(position, seat)
        return [move for move in moves if self._lead(self.game.play(position, move), seat) > lead] or moves

    def _lead(self, position: bytes, seat: int) -> int:
        scores = self.game.scores(position)
        return int(scores[seat] - scores[1 - seat])
