"""The computer at the Colorigraphe: it names stakes, colours, challenges, and takes its time."""

from games import colorigraphe_table as table
from sillon.players import LOSS, WIN
from sillon.players.opponent import Opponent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from games.match import Match

_SLICE = 64  # nodes of a slice of the solver
_NOTICE = 1500  # ms to name a stake or to decide on a challenge


class Player(Opponent):
    """Besides what every opponent tells: `wait`, how many ms of the game's clock its move takes.

    Level 5 names the stake that wins the race most often, by a table of both players' missing points (with three players,
    the better of the others; without a target, the most points to be expected), colours best, and challenges exactly when it
    can do better. A problem without a solution is coloured with few conflicts: who challenges that gives it the whole stake.

    The others do as people do:
    1   names 3 to 14, at times 24; colours plot after plot, overlooks arcs, takes black that is not needed; its time is
        often over; challenges half of what failed, and what has much black, whether it can do better or not
    2   names 6 to 15; goes on where the fewest colours are left; overlooks fewer arcs; rarely late; challenges likewise
    3   names up to 2 too much or too little; in 10 of 100 problems overlooks an arc, in 40 takes a black token too many;
        misses a quarter of the challenges, dares a wrong one at times
    4   names 1 too much or too little at times; 3 and 15 of 100; misses a tenth of the challenges
    From level 3 on a problem whose stake can end the game is coloured best and in time, a challenge that wins is not missed,
    none is dared that loses, and who misses two points names 2, which no arcs can spoil. Levels 1 to 4 do not know that a
    problem has no solution: they take twice the time, and the clock may run out ("timeout").

    Where chance moves (phases card and arc, stake with stakes="dice") the move is drawn from rng. In the phase claim think()
    answers for a challenger, not for turn(), whose problem it is: for `seat` when the app has set it, else for the next one.
    `stop` is never played.

    `exact`: while colouring, the tokens and `done` of a colouring that brings the most points, or when it is proven that
    there are none to be had; the stake 2 when it wins. The clock is no part of a position. `verdicts` are None but for WIN
    of `move` when it leads to the target, and LOSS of all when a challenger cannot succeed and the stake ends the game.
    `values`: for stakes the points to be expected, rounded, for an exact colouring its points.
    """

    def __init__(self, game: "Any", level: int, rng: "Any") -> None:
        super().__init__(game, level, rng)
        self.wait = 0
        self.seat: int | None = None
        self._hand: Any = None
        self._told: tuple = (b"", 0, 0)

    def _search(self, position: bytes, match: "Match | None") -> "Generator[None, None, None]":
        phase = position[table.PHASE]
        self.wait = _NOTICE
        if phase in (table.COLOURING, table.CHALLENGED):
            work = self._colour(position)
        elif phase == table.CLAIMING:
            from sillon.players.colorigraphe_dare import think

            work = think(self, position)
        elif phase == table.NAMING and self.game.stakes == "chosen":
            from sillon.players.colorigraphe_stakes import think

            work = think(self, position)
        else:
            from sillon.players.colorigraphe_chance import drawn

            self.wait = 0  # chance takes none of the player's time
            self.move = drawn(self.game, position, self.rng)
            return
        for _ in work:
            self.nodes += _SLICE
            yield

    def _colour(self, position: bytes) -> "Generator[None, None, None]":
        from sillon.players import colorigraphe_hand as hands

        hand = self._hand
        if not hand or hand.problem != hands.problem(position):
            hand = hands.Hand(self.game, position)
            yield from hand.prepare(self.game, position, self.level, self.rng)
            self._hand = hand
        if self._told[0] != position:  # asked again, no more time has gone by
            self._told = (position,) + hand.next(position, self.level, self.rng)
        _, move, self.wait = self._told
        self.move = move
        if not hand.sure or (move == table.TIMEOUT and hand.points):
            return
        self.exact = True
        self.values[move] = hand.points
        target = self.game.target
        if self.game.players > 1 and target:
            if hand.points:
                if table.score(position, position[table.PLAYS]) + hand.points >= target:
                    self.verdicts[move] = WIN
            elif hand.challenger and table.score(position, position[table.OWNER]) + position[table.STAKE] >= target:
                self.verdicts = dict.fromkeys(self.verdicts, LOSS)
