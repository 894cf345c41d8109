"""What a view is to show: a position, the one that stands or one in the middle of a move, and what is pointed at.

A view (sillon/views/<game>.py) is pure functions from a look to lights. Each has:

fits(leds, game)   whether these lights can show the game with its options
lights(leds, look) draws the look on lights that are dark
preview_move(look, move)  points at a move before it is played: the cursor, and marks
apply_step(look, step)    does one step of a move, as games' `steps` tells it, to the look
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# What a cell is, a byte of `marks`.
DIM = 0  # may not be played now
PLAYABLE = 1
FAULT = 2  # where a refused move goes wrong; lit while `look.blink`
# Views may have more of their own, from 3 on.

REFUSED = (320, 120, 100)  # the cursor on a cell that is at fault: it does not blink, for the cursor is never dark


class BoardView:
    """`shown` is a position of the game as a bytearray; `marks` is a byte a cell.

    `cursor` and `fallen` are cells, -1 for none: where the cursor stands, where the last seed has fallen. `hand` is how many
    seeds are in the hand. `seat` is whose turn it is, or who makes the move that is shown. `turned`: as Nord sees it.
    `breath` is 0..255, up and down, `beat` 0..31, each a breath of two seconds; `part` 0..255 how far the step that is
    shown has come.
    """

    def __init__(self, game: "Any", position: bytes, cells: int) -> None:
        self.game = game
        self.shown = bytearray(position)
        self.marks = bytearray(cells)
        self.cursor = -1
        self.seat = 0
        self.turned = False
        self.hand = 0
        self.fallen = -1
        self.breath = 0
        self.beat = 0
        self.part = 0

    @property
    def blink(self) -> bool:
        """Whether what is at fault is lit now: twice a second."""
        return self.beat & 4 == 0

    def reset(self, position: bytes, seat: int) -> None:
        """Another position, nothing in the hand and nothing marked."""
        self.shown[:] = position
        self.seat = seat
        self.hand = 0
        self.fallen = -1
        self.unmark()

    def unmark(self) -> None:
        """No cell is marked."""
        for cell in range(len(self.marks)):
            self.marks[cell] = DIM
