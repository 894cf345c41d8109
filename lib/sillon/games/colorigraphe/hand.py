"""One problem in the computer's hands: which token it lays next, and what each takes."""

from games import colorigraphe_table as table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# ms a token and ms an arc of its plot, with 60 seconds, by level; level 5 takes as long whatever happens.
_PACE = ((2500, 750), (2000, 600), (1500, 400), (1100, 250), (700, 0))


class Hand:
    """`plan` is ready when think() of plan.py is exhausted; `left` are the ms that are left, set by who has it.

    `sure` tells that no colouring brings more, `points` what it brings then: 0 too when a challenger cannot succeed. `careful`:
    nothing may go wrong. `slow` is in a hundred.
    """

    def __init__(self, game: "Any", level: int, rng: "Any") -> None:
        self.game = game
        self.level = level
        self.rng = rng
        self.plan = bytes(12)
        self.sure = False
        self.points = 0
        self.careful = True
        self.left = 0
        self.slow = 100
        self.move: int | None = None
        self.wait = 0

    def next(self, position: bytes | bytearray) -> None:
        """The next `move`, and the ms that it takes, `wait`. Black goes first where it must not stay: there are six."""
        move = table.DONE
        todo = arcs = 0
        for plot in range(11, -1, -1):
            there = position[table.COLOURS + plot]
            want = self.plan[plot]
            if there != want and (want or there == 3):
                todo += 1
                if there == 3 or move == table.DONE or position[table.COLOURS + (move - table.TOKEN) % 12] != 3:
                    move = table.TOKEN + 12 * want + plot
        if move != table.DONE:
            plot = (move - table.TOKEN) % 12
            for other in range(12):
                if other != plot and table.has_bit(position, table.ARCS, table.arc_number(plot, other)):
                    arcs += 1
        wait, each = _PACE[self.level - 1]
        wait += each * arcs
        if self.level < 5:
            wait = wait * self.slow // 100 * (70 + self.rng.randrange(61)) // 100
        if self.careful:
            wait = min(wait, self.left // (todo + 2))
        elif wait > self.left:
            move = table.TIMEOUT
            wait = self.left
        self.left -= wait
        self.move = move
        self.wait = wait
