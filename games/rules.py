"""The words that all games share: seats, step kinds, the codes of a refusal and of an end, Outcome and IllegalMove.

Nothing here is text for players: a code is a small int, and the app turns it into a sentence and a light. A code has one
meaning in all games, its place in REASONS or ENDS. A game's file names those that it uses; a test holds the numbers equal.
"""

from collections import namedtuple

# Seats. The third player of the Colorigraphe is 2.
SUD = 0  # White in Fanorona; he looks at the board from below: his right is the east
NORD = 1  # Black

# Steps: what a move does to the board, one after the other, as (kind, cell, count).
LIFT = 1  # all `count` seeds out of the cell, into the hand
SOW = 2  # one seed from the hand into the cell
SKIP = 3  # 0: a pit passed over
TAKE = 4  # `count` out of the cell, for good
MOVE = 5  # a piece: one step with the point left, one with the point reached

# Why a move is refused: NOT_A_MOVE is 1; 0 is no refusal.
REASONS = (
    "NOT_A_MOVE GAME_OVER EMPTY_CELL WRONG_WAY OFF_BOARD INTO_EMPTY_CELL"
    " LOW_TIBONG TOO_MANY_SEEDS NOT_YOURS MUST_FEED TAKES_ALL"
    " NO_LINE NOT_FREE MUST_CAPTURE NOTHING_TO_TAKE VISITED SAME_DIRECTION SMALLER_GROUP OTHER_PIECE MUST_GO_ON NO_CHAIN"
    " HANDICAP NOT_NOW DOUBLE ARC_EXISTS NO_BLACK_LEFT OWN_PROBLEM CARD_DRAWN"
)
NOT_A_MOVE = 1
GAME_OVER = 2

# How a game ends: BLOCKED is 1.
ENDS = "BLOCKED BAD_SOWING COUNTED NO_PLAYABLE_CELL TARGET STARVED REPETITION NO_PIECE NO_CAPTURE STOPPED"

Outcome = namedtuple("Outcome", ("winner", "scores", "reason"))  # winner None: a draw; scores: a tuple, a number a seat


def code_name(names: str, code: int) -> str:
    """What a code of REASONS or ENDS means, for a developer: `into empty cell`."""
    return names.split(" ")[code - 1].replace("_", " ").lower()


class IllegalMove(ValueError):
    """A move that the rules refuse here; `.reason` is a code of REASONS."""

    def __init__(self, text: str, reason: int) -> None:
        super().__init__(f"{text}: {code_name(REASONS, reason)}")
        self.reason = reason
