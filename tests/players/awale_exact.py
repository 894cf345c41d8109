"""Awalé's endgames from the rules alone: bounds of the margin, and brute force with the history.

In endless cyclic play the lower bound counts all remaining seeds as the opponent's, the upper bound as the player's own.
"""

from itertools import combinations_with_replacement
from typing import Any

Bounds = tuple[int, int]


def bounds(game: Any, most: int) -> dict[bytes, Bounds]:
    """Return Sud's least and most margin by position, with empty stores, Sud to move and up to `most` seeds."""
    found: dict[bytes, Bounds] = {}
    for seeds in range(most + 1):
        here: dict[bytes, list[tuple[int, bytes]]] = {}
        for pits in combinations_with_replacement(range(12), seeds):
            position = bytes([*[pits.count(pit) for pit in range(12)], 0, 0, 0])
            here[position] = [seen(game.play(position, move)) for move in game.moves(position)]
        for position, after in here.items():
            if after:
                found[position] = (-seeds, seeds)
            else:
                south, north = game.scores(position)
                found[position] = (south - north, south - north)
        changed = True
        while changed:
            changed = False
            for position, after in here.items():
                if after:
                    low = max(gain - found[child][1] for gain, child in after)
                    high = max(gain - found[child][0] for gain, child in after)
                    if (low, high) != found[position]:
                        found[position] = (low, high)
                        changed = True
    return found


def seen(child: bytes) -> tuple[int, bytes]:
    """Return Sud's store after a move of Sud, and the position with the seats exchanged and empty stores."""
    return child[12], bytes([*child[6:12], *child[:6], 0, 0, 0])


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
