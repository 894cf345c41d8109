"""The words that all games share: seats, step kinds, the reasons of a refusal, and the ends of a game.

Nothing here is text for players: a reason is a small int, and the app turns it into a sentence and a light.
"""

from collections import namedtuple

try:
    from micropython import const
except ImportError:

    def const(value: int) -> int:  # type: ignore[misc]
        """The value itself: only the board's compiler makes something of it."""
        return value


SUD = const(0)
NORD = const(1)

# Steps: what a move does to the board, one after the other, as (kind, cell, count).
LIFT = const(1)  # all `count` seeds out of the cell, into the hand
SOW = const(2)  # one seed from the hand into the cell
SKIP = const(3)  # 0: a pit passed over
TAKE = const(4)  # `count` out of the cell, for good
MOVE = const(5)  # a piece: one step with the point left, one with the point reached

# Why a move is refused (0: it is not).
NOT_A_MOVE = const(1)  # no such cell, or no such direction
GAME_OVER = const(2)
EMPTY_CELL = const(3)  # nothing to sow there
WRONG_WAY = const(4)  # not towards one's own right
OFF_BOARD = const(5)  # a seed would leave the row
INTO_EMPTY = const(6)  # a seed would fall in an empty cell

REASONS = ("", "not a move", "the game is over", "empty cell", "wrong way", "off the board", "into an empty cell")

# How a game ends.
BLOCKED = const(1)  # whose turn it is has no move
BAD_SOWING = const(2)  # a sowing that is not good was played, and loses

ENDS = ("", "blocked", "bad sowing")

Outcome = namedtuple("Outcome", ("winner", "scores", "reason"))  # winner None: a draw; scores: a tuple, a number a seat


class IllegalMove(ValueError):
    """A move that the rules refuse here; `.reason` is one of the codes above."""

    def __init__(self, text: str, reason: int) -> None:
        super().__init__(f"{text}: {REASONS[reason]}")
        self.reason = reason
