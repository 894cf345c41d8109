"""Definitions for all games: seats, step kinds, the codes of refusals and of ends, Outcome and IllegalMove.

A code is a small int: the app turns it into a sentence and a light. A code is a place in REASONS or ENDS and has the same
meaning in all games. A game's module names the codes that it uses; a test checks the numbers.
"""

from collections import namedtuple

# Seats. The third player of the Colorigraphe is 2.
SUD = 0  # White in Fanorona; sits south of the board, with the east on the right
NORD = 1  # Black

# Steps of a move, in order, as (kind, cell, count).
LIFT = 1  # all `count` seeds out of the cell, into the hand
SOW = 2  # one seed from the hand into the cell
SKIP = 3  # 0: a pit passed over
TAKE = 4  # `count` out of the cell, captured
MOVE = 5  # of a piece: one step for the point left, one for the point reached

# Reasons of refusals, from 1; 0 is no refusal.
REASONS = (
    "NOT_A_MOVE GAME_OVER EMPTY_CELL WRONG_WAY OFF_BOARD INTO_EMPTY_CELL"
    " LOW_TIBONG TOO_MANY_SEEDS NOT_YOURS MUST_FEED TAKES_ALL"
    " NO_LINE NOT_FREE MUST_CAPTURE NOTHING_TO_TAKE VISITED SAME_DIRECTION SMALLER_GROUP OTHER_PIECE MUST_GO_ON NO_CHAIN"
    " HANDICAP NOT_NOW DOUBLE ARC_EXISTS NO_BLACK_LEFT OWN_PROBLEM CARD_DRAWN"
)
NOT_A_MOVE = 1
GAME_OVER = 2

# Reasons of ends, from 1.
ENDS = "BLOCKED BAD_SOWING COUNTED NO_PLAYABLE_CELL TARGET STARVED REPETITION NO_PIECE NO_CAPTURE STOPPED"

Outcome = namedtuple(
    "Outcome", ("winner", "scores", "reason")
)  # winner None: a draw; scores: a tuple, one number per seat


def code_key(names: str, code: int) -> str:
    """Return the name of a code of REASONS or ENDS as the keys of texts have it: `into_empty_cell`."""
    return names.split(" ")[code - 1].lower()


def code_name(names: str, code: int) -> str:
    """Return the name of a code of REASONS or ENDS for developers: `into empty cell`."""
    return code_key(names, code).replace("_", " ")


class IllegalMove(ValueError):
    """A move that the rules refuse in a position; `.reason` is a code of REASONS."""

    def __init__(self, text: str, reason: int) -> None:
        super().__init__(f"{text}: {code_name(REASONS, reason)}")
        self.reason = reason
