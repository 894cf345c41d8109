"""The computer player of the Colorigraphe: it names stakes, colours and challenges, at its own pace."""

from games import colorigraphe as table
from sillon.common.memory import forget
from sillon.players import LOSS, WIN
from sillon.players.opponent import Opponent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from games.colorigraphe import Colorigraphe
    from games.contract import Chance
    from games.match import Match
    from sillon.games.colorigraphe.hand import Hand

_SLICE = 64  # nodes counted for each slice


class Player(Opponent):
    """Sets `wait` too: the ms of the game's clock that its move takes.

    Level 5 names the stake that most often wins the race, given the points that both players miss (of three players, the better
    of the others; without a target, the stake with the most expected points), colours best, and challenges exactly when it can
    do better. A problem without a solution gets few conflicts: a challenge then gives it the whole stake. The other levels make
    human-like mistakes:

    1   names 4 to 14, at times 24; colours plot after plot, overlooks arcs, takes needless black; often runs out of time;
        challenges two of five failures, and sometimes a colouring with much black, whether it can do better or not
    2   names 6 to 16; continues where the fewest colours are left, overlooks fewer arcs; rarely late; challenges likewise
    3   names up to 10 too little; overlooks an arc in 10 of 100 problems, takes a black too many in 20; misses a quarter of the
        challenges, makes a wrong one in 6 of 100
    4   names 1 too much or up to 3 too little, half of the time; 3 and 10 of 100; misses a tenth, 2 of 100 are wrong

    From level 3 on a problem whose stake can end the game is coloured best and in time, a challenge that wins is not missed,
    none is made that loses, and a player who misses two points names 2, which no arcs can spoil. Problems without a solution
    take levels 1 to 4 twice the time; when it is over they play `timeout`. With two colours stakes are lower.

    Where dice or cards move (also stakes="dice"), the move is drawn from rng. In the phase claim think() answers for a
    challenger, not for turn(): for `seat` when the app has set it, else for the next seat after the owner of the problem.

    `exact`: tokens and `done` of a colouring that brings the most points, even if none; the stake 2 when it wins. The clock is
    no part of a position. `verdicts`: WIN of `move` when it reaches the target, LOSS of all when a challenger cannot succeed
    and the stake ends the game, else None. `values`: the expected points of stakes, rounded; the points of an exact colouring.
    """

    game: "Colorigraphe"

    def __init__(self, game: "Colorigraphe", level: int, rng: "Chance") -> None:
        super().__init__(game, level, rng)
        self.wait = 0
        self.seat: int | None = None
        self.hand: tuple[bytes, bytes, Hand] | None = None

    def think(self, position: bytes, match: "Match | None" = None) -> "Generator[None, None, None]":
        """Think as in Opponent, but list the moves in slices too."""
        from games.colorigraphe_moves import phase_moves, some_refused  # a match of persons does without

        moves = phase_moves(self.game, position)
        if not moves:
            raise ValueError("the game is over: there is no move to think about")
        # Until more is known: a legal move that spoils nothing.
        phase = position[table.PHASE]
        self.move = table.PASS if phase == table.CLAIMING else table.NAME_STAKE if phase == table.NAMING else table.RED
        if self._waits(phase):
            from sillon.games.colorigraphe.draws import drawn  # dropped after use

            self.move = drawn(self.game, position, self.rng)
        self.exact = False
        self.verdicts = {}
        self.values = {}
        refusals = some_refused(position)
        for move in moves:
            if not (refusals and self.game.why_not(position, move)):
                self.verdicts[move] = self.values[move] = None
            if refusals and move & 15 == 0:
                yield
        try:
            for _ in self._search(position, match):
                self.nodes += _SLICE
                yield
        except MemoryError:
            self.exact = False
            self.free_memory()

    def _search(self, position: bytes, match: "Match | None") -> "Generator[None, None, None]":
        phase = position[table.PHASE]
        self.wait = 1500
        # Each of these modules is dropped after use.
        if phase in (table.COLOURING, table.CHALLENGED):
            think = lay
        elif phase == table.CLAIMING:
            from sillon.games.colorigraphe.challenge import think  # dropped after use
        elif self._waits(phase):
            self.wait = 0
            return
        else:
            from sillon.games.colorigraphe.stakes import think  # dropped after use
        yield from think(self, position)
        for leaf in ("stakes", "challenge", "plan", "mistakes", "draws"):
            forget("sillon.games.colorigraphe." + leaf)

    def _waits(self, phase: int) -> bool:
        """Return whether dice or cards move."""
        return phase in (table.DRAWING, table.ROLLING) or (phase == table.NAMING and self.game.stakes == "dice")

    def free_memory(self) -> None:
        self.hand = None


def lay(player: "Player", position: bytes) -> "Generator[None, None, None]":
    """Set the next token, or the end of the colouring. `player.hand` is (problem, position answered last, its Hand)."""
    game = player.game
    problem = position[: table.COLOURS] + position[table.ARCS :]
    challenger = position[table.PHASE] == table.CHALLENGED
    if not player.hand or player.hand[0] != problem:
        from sillon.games.colorigraphe.hand import Hand  # on the handheld computer_colour.py has it instead
        from sillon.games.colorigraphe.plan import think as plan  # dropped after use

        hand = Hand(game, player.level, player.rng)
        hand.left = game.seconds * (500 if challenger else 1000)
        yield from plan(hand, position)
        forget("sillon.games.colorigraphe.plan")
        player.hand = (problem, b"", hand)
    _, last, hand = player.hand
    if last != position:  # the same position again takes no more time
        hand.next(position)
        player.hand = (problem, position, hand)
    player.wait = hand.wait
    move: int = hand.move  # type: ignore[assignment]  # next() has set it
    player.move = move
    if not hand.sure or (move == table.TIMEOUT and hand.points):
        return
    player.exact = True
    player.values[move] = hand.points
    if game.target and game.players > 1:
        if hand.points:
            if table.score(position, position[table.PLAYS]) + hand.points >= game.target:
                player.verdicts[move] = WIN
        elif challenger and table.score(position, position[table.OWNER]) + position[table.STAKE] >= game.target:
            player.verdicts = dict.fromkeys(player.verdicts, LOSS)
