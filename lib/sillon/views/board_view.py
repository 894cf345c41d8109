"""What a view shows: a position, possibly in the middle of a move, the cursor and the marks.

A game's view (sillon/games/<game>/view.py) is a module of pure functions:

fits(leds, game)          return whether these lights can show the game with its options
lights(leds, look)        draw the BoardView on dark lights
preview_move(look, move)  set the cursor and the marks for a move before it is played
apply_step(look, step)    apply one step of a move, as game.steps() gives it
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    from games.contract import Rules
    from sillon.contract import Leds, Step

    class View(Protocol):
        """A game's view."""

        def fits(self, leds: Leds, game: Rules) -> bool: ...
        def lights(self, leds: Leds, look: "BoardView") -> None: ...
        def preview_move(self, look: "BoardView", move: int) -> None: ...
        def apply_step(self, look: "BoardView", step: "Step") -> None: ...
        def cell_at(self, leds: Leds, look: "BoardView", y: int, x: int) -> int: ...  # keys_view.py alone has it


# The state of a cell: a byte of `marks`.
DIM = 0  # not playable now
PLAYABLE = 1
FAULT = 2  # where a refused move fails; lit while `look.blink`
# Views may add marks of their own, from 3 on.

REFUSED = (320, 120, 100)  # the cursor on a cell at fault: it does not blink, because the cursor is never dark
NOTHING = (190, 255, 190)  # the cursor's own colour on a cell without seeds


class BoardView:
    """`shown` is a position of the game as a bytearray; `marks` has a byte a cell.

    `cursor` and `fallen` are cells, -1 for none: the cursor, and the cell of the last sown seed. `hand` is the number
    of seeds in the hand, `seat` the seat to move, or the one whose move is shown. `turned`: drawn as Nord sees it.
    Phases of animation: `breath` 0..255, up and down, and `beat` 0..31, both with a period of two seconds; `part`
    0..255, the progress of the current step.
    """

    def __init__(self, game: "Rules", position: bytes, cells: int) -> None:
        self.game: Any = game  # each game's view uses what its own rules have
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
        """Return whether faults are lit now: they blink twice a second."""
        return self.beat & 4 == 0

    def reset(self, position: bytes, seat: int) -> None:
        """Set another position, with an empty hand and no marks."""
        self.shown[:] = position
        self.seat = seat
        self.hand = 0
        self.fallen = -1
        self.unmark()

    def unmark(self) -> None:
        """Clear all marks."""
        for cell in range(len(self.marks)):
            self.marks[cell] = DIM
