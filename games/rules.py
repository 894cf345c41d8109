"""Definitions for all games: seats, step kinds, the codes of refusals and of ends, Outcome, IllegalMove, the base Game.

A code is a small int: the app turns it into a sentence and a light. A code is a place in REASONS or ENDS and has the same
meaning in all games. A game's module names the codes that it uses; a test checks the numbers.
"""

from collections import namedtuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# Seats. The third player of the Colorigraphe is 2.
SUD = 0  # White in Fanorona; sits south of the board, with the east on the right
NORD = 1  # Black

# Steps of a move, in order, as (kind, cell, count).
LIFT = 1  # all `count` seeds out of the cell, into the hand
SOW = 2  # one seed from the hand into the cell
SKIP = 3  # a pit that sowing passes over; `count` is 0
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
ENDS = "BLOCKED BAD_SOWING COUNTED NO_PLAYABLE_CELL TARGET STARVED REPETITION NO_PIECE NO_CAPTURE STOPPED AGREED"
AGREED = 11  # the players have agreed to count: see games/match.py

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


class Game:
    """The base of a rules object, which is immutable. games/contract.py lists the methods of a game.

    It serves a game on `cells` whose moves are cells and whose position is a count a field, then the seat to move. Another
    game names in TEXTS the module of games/ with its parse_move(), write() and read(), imported when a text is needed.
    """

    NAME = ""
    SEATS = "SN"
    OPTIONS: "tuple[tuple[str, Any, Any], ...]" = ()
    PRESETS: "tuple[tuple[str, dict[str, Any]], ...]" = (("usual", {}),)
    # The presets that codes of positions number, in an order that never changes, as codes stay valid; () for all of PRESETS.
    # A code of another preset has all options.
    CODE_PRESETS: "tuple[str, ...]" = ()
    TEXTS = "texts"
    SEEDS = 255  # the most seeds of a position that is read: a count is a byte
    cells: int

    if TYPE_CHECKING:
        # Each subclass defines these.
        def start(self) -> bytes:
            raise NotImplementedError

        def refusal(self, position: bytes, move: int) -> tuple[int, int]:
            raise NotImplementedError

    def __init__(self, **options: object) -> None:
        """Check the options. Raises ValueError if an option or a value is wrong; it names what is allowed."""
        from games.options import check_options  # needed here only: a board then drops the module

        self.options = tuple(check_options(self.OPTIONS, options))

    def __repr__(self) -> str:
        from games.options import constructor_text  # for developers only

        return constructor_text(self.NAME, self.OPTIONS, self.options)

    def turn(self, position: bytes) -> int:
        """Return the seat to move; after the end, the seat that would move next."""
        return position[-1]

    def why_not(self, position: bytes, move: int) -> int:
        """Return 0 for a legal move, else the reason of the refusal."""
        return self.refusal(position, move)[0]

    def check(self, position: bytes, move: int) -> None:
        """Raise IllegalMove if the move is refused."""
        reason = self.refusal(position, move)[0]
        if reason:
            raise IllegalMove(self.move_name(position, move), reason)

    def move_name(self, position: bytes, move: int) -> str:
        """Return the cell, from 1."""
        return str(move + 1)

    def field_name(self, index: int) -> str:
        """Return the name of a position's byte for an error message."""
        return f"cell {index + 1}"

    def _texts(self) -> "Any":
        # By name: the module of the texts imports the game's.
        return __import__(f"games.{self.TEXTS}", None, None, ("read",))

    def parse_move(self, position: bytes, text: str) -> int:
        """Return the move with this name, legal or not.

        Raises ValueError if the text is not a move; it says what was expected.
        """
        move: int = self._texts().parse_move(self, text)
        return move

    def to_text(self, position: bytes) -> str:
        """Return the position as docs/rules.md writes it: `0 1 1 1 1 1 1 0 5 5 N`, the counts and the seat to move."""
        text: str = self._texts().write(self, position)
        return text

    def from_text(self, text: str) -> bytes:
        """Return the position of a text. Raises ValueError if the text is wrong; it says what is allowed."""
        position: bytes = self._texts().read(self, text)
        return position
