"""One problem in the computer's hands: the colours that it will lay, in which order, and what each token takes."""

from games import colorigraphe_table as table
from sillon.forget import forget

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

# ms a token and ms an arc of its plot, with 60 seconds, by level; level 5 takes as long whatever happens.
_PACE = ((2500, 750), (2000, 600), (1500, 400), (1100, 250), (700, 0))


def solved(game: "Any", position: bytes) -> "Generator[None, None, bytes | None]":
    """The best colouring in the colours of the game, None when there is none."""
    from sillon.players.colorigraphe import solve

    arcs = _arcs(position)
    yield
    best = yield from solve(arcs)
    yield
    return None if best and game.colours == 2 and 3 in best else best


def _arcs(position: bytes) -> "list[tuple[int, int]]":
    return [(one + 1, other + 1) for one, other in table.arcs(position)]


class Hand:
    """`plan` is ready when prepare() is exhausted.

    `sure` tells that no colouring brings more, `points` what it brings then: 0 too when a challenger cannot succeed.
    """

    def __init__(self, game: "Any", position: bytes) -> None:
        self.problem = problem(position)
        self.challenger = position[table.PHASE] == table.CHALLENGED
        self.plan = bytes(12)
        self.sure = False
        self.points = 0
        self.told: tuple = (b"", 0, 0)  # a position, the answer to it and its ms
        self._careful = True  # nothing may go wrong
        self._left = 500 * game.seconds if self.challenger else 1000 * game.seconds
        self._slow = 100  # in a hundred

    def prepare(self, game: "Any", position: bytes, level: int, rng: "Any") -> "Generator[None, None, None]":
        best = yield from solved(game, position)
        forget("sillon.players.colorigraphe")  # what comes next needs the room
        black = sum([1 for colour in best if colour == 3]) if best else table.INVALID
        hopeless = black >= (position[table.FIRST] if self.challenger else table.INVALID)
        if not hopeless:
            self.points = position[table.STAKE] - 2 * black
        if level == 5:
            self.sure = True
            if best and not hopeless:
                self.plan = best
            elif game.challenges and not self.challenger:  # who challenges this gives the whole stake away
                from sillon.players.colorigraphe_eye import by_eye

                self.plan = bytes((yield from by_eye(_arcs(position), 3, True)))
            return
        self._careful = level > 2 and 0 < game.target <= position[table.STAKE] + max(game.scores(position))
        # Who has less time hurries, but not by as much; what has no solution is looked at for long.
        self._slow = min((self._left + 15000) // 750, 130) * (80 + rng.randrange(41)) // 100
        if best is None:
            self._slow *= 2
        if best and self._careful:
            self.plan = best
            self.sure = True
        else:
            from sillon.players.colorigraphe_eye import planned

            arcs = _arcs(position)
            yield
            self.plan = yield from planned(arcs, game.colours, level, rng, best)
            self.sure = self.plan is best

    def next(self, position: bytes, level: int, rng: "Any") -> tuple[int, int]:
        """The next move, and the ms that it takes. Black goes first where it must not stay: there are six."""
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
        token, arc = _PACE[level - 1]
        wait = token + arc * arcs
        if level < 5:
            wait = wait * self._slow // 100 * (70 + rng.randrange(61)) // 100
        if self._careful:
            wait = min(wait, self._left // (todo + 2))
        elif wait > self._left:
            move = table.TIMEOUT
            wait = self._left
        self._left -= wait
        return move, wait


def problem(position: bytes) -> bytes:
    """The position without its tokens."""
    return position[: table.COLOURS] + position[table.ARCS :]
