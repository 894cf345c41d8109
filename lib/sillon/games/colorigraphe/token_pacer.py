"""The computer's pace while it colours: its next token, and the time that it takes."""

from games import colorigraphe as rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.colorigraphe import Colorigraphe
    from games.contract import Chance

# ms for a token, and for each arc of its plot, with 60 seconds, by level; level 5's pace is constant.
_PACE = ((2500, 750), (2000, 600), (1500, 400), (1100, 250), (700, 0))


class TokenPacer:
    """`plan` has the colours to lay, once think() of plan.py is exhausted; `left` is the ms left, set by its owner.

    `sure`: no colouring brings more than `points`, which is 0 too when a challenger cannot succeed. `careful`: the colouring
    must end in time. `slow`: the time a token takes, in percent.
    """

    def __init__(self, game: "Colorigraphe", level: int, rng: "Chance") -> None:
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
        """Set the next `move` and its duration `wait` in ms. Black to be removed goes first: there are only six tokens."""
        move = rules.DONE
        todo = arcs = 0
        for plot in range(11, -1, -1):
            token = position[rules.COLOURS + plot]
            wanted = self.plan[plot]
            if token != wanted and (wanted or token == 3):
                todo += 1
                if token == 3 or move == rules.DONE or position[rules.COLOURS + (move - rules.TOKEN) % 12] != 3:
                    move = rules.TOKEN + 12 * wanted + plot
        if move != rules.DONE:
            plot = (move - rules.TOKEN) % 12
            for other in range(12):
                if other != plot and rules.has_bit(position, rules.ARCS, rules.arc_number(plot, other)):
                    arcs += 1
        wait, arc_wait = _PACE[self.level - 1]
        wait += arc_wait * arcs
        if self.level < 5:
            wait = wait * self.slow // 100 * (70 + self.rng.randrange(61)) // 100
        if self.careful:
            wait = min(wait, self.left // (todo + 2))
        elif wait > self.left:
            move = rules.TIMEOUT
            wait = self.left
        self.left -= wait
        self.move = move
        self.wait = wait
