"""The base of the colouring screen: the cursor on the plots, and the tokens that are laid and taken back."""

from games import colorigraphe_table as table
from sillon.games.colorigraphe.lights import BARE, FAULT, stand
from sillon.games.colorigraphe.table import Deciding
from sillon.ui.screen import LIGHTS, PAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App

DONE = 12  # the place of the cursor after the plots
_RECENT = 62  # bytes kept of earlier tokens, for undo


class Colouring(Deciding):
    """`at` is the place of the cursor, 0 to `most` - 1. The tokens lie on `shown`; `arcs` are those of the problem.

    `recent` are the plots and the tokens that lay there before, two bytes each. `key` are words about what was refused,
    `note` words in their place, "" for none.
    """

    note = ""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.arcs = table.arcs(self.shown)
        self.most = DONE + 1
        self.at = -1
        self.recent = bytearray()
        self._due = 0  # ticks until the page is drawn
        self.go(1, True)

    def answer(self) -> None:
        """Redraw the lights at once and the page a tick later: drawing it is slow."""
        self.redraw |= LIGHTS
        self._due = 2

    def count_down(self) -> None:
        """Let a tick pass after answer(), and draw the page when it is due."""
        if self._due:
            self._due -= 1
            self.redraw |= 0 if self._due else PAGE

    def reached(self, plot: int) -> int:
        """Return how many arcs the plot has."""
        return sum([1 for each in self.arcs if plot in each])

    def go(self, step: int, jump: bool) -> None:
        """Move the cursor to the next place; with `jump`, skip plots without an arc."""
        at = (self.at + step) % self.most
        while jump and at < DONE and not self.reached(at):
            at = (at + step) % self.most
        self.enter(at)

    def enter(self, at: int) -> None:
        """Move the cursor to a place and clear the message."""
        self.at = at
        self.key = self.note = ""
        stand(self, at if at < DONE else -1)
        for each in self.arcs:
            for plot in each:
                self.marks[plot] = self.marks[plot] or BARE
        self.answer()

    def turn(self, step: int) -> None:
        """Lay the next colour on the plot under the cursor."""
        token = self.shown[table.COLOURS + self.at]
        if self.key == "no_26":
            token += step  # black has just been refused: skip it
        token = 3 - token if self.game.colours == 2 else (token + step) % 4
        self.enter(self.at)
        if token == 3 and table.black_count(self.shown) == table.BLACK_TOKENS:
            self.key = "no_26"
            for plot in range(12):
                if self.shown[table.COLOURS + plot] == 3:
                    self.marks[plot] = FAULT
            self.sound("REFUSED")
        else:
            self.lay(token)

    def lay(self, token: int) -> None:
        """Lay a token on the plot under the cursor, 0 for none. Until the cursor moves, undo counts one token."""
        place = table.COLOURS + self.at
        if self.recent[-2:-1] != bytes((self.at,)):
            self.recent = self.recent[-_RECENT:] + bytes((self.at, self.shown[place]))
        self.shown[place] = token

    def settle(self) -> None:
        """Redraw the place of the cursor."""
        self.enter(self.at)

    def cancel(self) -> bool:
        """Take the last token back. Return False when there is none."""
        there = len(self.recent) > 0
        self.undo()
        return there

    def undo(self) -> None:
        """Take the last token back."""
        recent = self.recent
        if recent:
            self.shown[table.COLOURS + recent[-2]] = recent[-1]
            self.enter(recent[-2])
            self.recent = recent[:-2]
