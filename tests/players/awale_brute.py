"""The worth of Awalé's endgames by brute force under the rules, history and repetition included."""

from typing import Any


class TooLong(Exception):
    """The search has reached its limit."""


class Brute:
    """A search over at most `most` positions. A value is seat 0's final score minus seat 1's."""

    def __init__(self, game: Any, most: int = 20000) -> None:
        self.game = game
        self.left = most

    def value(self, past: list[bytes], low: int = -99, high: int = 99) -> int:
        """Return the value of the last position of `past`, the positions since the last harvest. May raise TooLong."""
        self.left -= 1
        if self.left < 0 or len(past) > 400:
            raise TooLong
        game, position = self.game, past[-1]
        end = game.outcome(position) or game.history_outcome(past)
        if end:
            return end.scores[0] - end.scores[1]  # type: ignore[no-any-return]
        sign = 1 - 2 * position[14]
        best = -99
        after = [game.play(position, move) for move in game.moves(position)]
        # Harvests first, then positions that do not repeat.
        after.sort(key=lambda child: (-sum(child[12:14]), past.count(child)))
        for child in after:
            since = [child] if game.irreversible_ply(position, child) else [*past, child]
            a, b = (low, high) if sign > 0 else (-high, -low)
            a = max(a, best)
            value = self.value(since, a, b) if sign > 0 else -self.value(since, -b, -a)
            best = max(best, value)
            if best >= b:
                break
        return best * sign
