"""The computer player of the Colorigraphe: it names stakes, colours and challenges, at its own pace.

`Player` says what each level overlooks.
"""

from games import colorigraphe as rules
from games.colorigraphe_moves import phase_moves, some_refused
from sillon.games.colorigraphe.stakes import challenge, name_stake
from sillon.games.colorigraphe.token_pacer import TokenPacer
from sillon.players import LOSS, WIN
from sillon.players.opponent import Opponent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from games.colorigraphe import Colorigraphe
    from games.contract import Chance
    from games.match import Match

_SLICE = 64  # nodes counted for each slice


class Player(Opponent):
    """Sets `wait` too: the ms of the game's clock that its move takes.

    Level 5 names the stake that most often wins the race, given the points that both players miss (of three players, the better
    of the others; without a target, the stake with the most expected points), colours best, and challenges exactly when it can
    do better. It colours a problem without a solution with few conflicts: a challenge must fail and gives it the whole stake.
    The other levels make human-like mistakes:

    1   names anything from 3 to 24; colours plot after plot, overlooks arcs, takes needless black; often runs out of time;
        makes one of five challenges that it could win, and 16 of 100 of the others
    2   names 11 to 20; colours one problem in ten by eye, where the fewest colours are left first, the others as level 3; makes
        half of the challenges, a wrong one in 6 of 100
    3   names up to 3 too little; overlooks an arc in 9 of 100 problems, takes a black too many in 16; makes two thirds of the
        challenges, a wrong one in 5 of 100
    4   names 1 too much or up to 3 too little, half of the time; overlooks an arc in 3 of 100 problems, takes a black too
        many in 10; makes 86 of 100 challenges, a wrong one in 2 of 100

    Levels 2 and 3 are careless while they are ahead, and play as one level lower; levels 1 to 3 take care when they are 12
    points behind or more, and play as one higher (mistakes.py).

    No level misses a challenge that wins the game, or makes one that loses it. From level 3 on a problem whose stake can end the
    game is coloured best and in time, unless level 3 is ahead, and a player who misses two points names 2, which no arcs can
    spoil. Problems without a solution take levels 1 to 4 twice the time; when it is over they play `timeout`. With two colours
    stakes are lower.

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
        self.pacer: tuple[bytes, bytes, TokenPacer] | None = None

    def think(self, position: bytes, match: "Match | None" = None) -> "Generator[None, None, None]":
        """Think as in Opponent, but list the moves in slices too."""
        moves = phase_moves(self.game, position)
        if not moves:
            raise ValueError("the game is over: there is no move to think about")
        # A legal and harmless move, in case thinking is stopped.
        phase = position[rules.PHASE]
        self.move = rules.PASS if phase == rules.CLAIMING else rules.NAME_STAKE if phase == rules.NAMING else rules.RED
        if self._is_dice_move(phase):
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
        phase = position[rules.PHASE]
        self.wait = 1500
        if phase in (rules.COLOURING, rules.CHALLENGED):
            yield from lay(self, position)
        elif phase == rules.CLAIMING:
            yield from challenge(self, self.seat, position)
        elif self._is_dice_move(phase):
            self.wait = 0
        else:
            yield from name_stake(self, position)

    def _is_dice_move(self, phase: int) -> bool:
        """Return whether dice or cards move."""
        return phase in (rules.DRAWING, rules.ROLLING) or (phase == rules.NAMING and self.game.stakes == "dice")

    def free_memory(self) -> None:
        self.pacer = None


def lay(player: "Player", position: bytes) -> "Generator[None, None, None]":
    """Set the next token, or the end of the colouring. `player.pacer` is (problem, position answered last, its TokenPacer)."""
    game = player.game
    problem = position[: rules.COLOURS] + position[rules.ARCS :]
    challenger = position[rules.PHASE] == rules.CHALLENGED
    if not player.pacer or player.pacer[0] != problem:
        from sillon.games.colorigraphe.plan import think as plan  # on the handheld computer_colour.py has it instead

        pacer = TokenPacer(game, player.level, player.rng)
        pacer.left = game.seconds * (500 if challenger else 1000)
        yield from plan(pacer, position)
        player.pacer = (problem, b"", pacer)
    _, last, pacer = player.pacer
    if last != position:  # the same position again takes no more time
        pacer.next(position)
        player.pacer = (problem, position, pacer)
    player.wait = pacer.wait
    move: int = pacer.move  # type: ignore[assignment]  # next() has set it
    player.move = move
    if not pacer.sure or (move == rules.TIMEOUT and pacer.points):
        return
    player.exact = True
    player.values[move] = pacer.points
    if game.target and game.players > 1:
        if pacer.points:
            if rules.score(position, position[rules.PLAYS]) + pacer.points >= game.target:
                player.verdicts[move] = WIN
        elif challenger and rules.score(position, position[rules.OWNER]) + position[rules.STAKE] >= game.target:
            player.verdicts = dict.fromkeys(player.verdicts, LOSS)


def drawn(game: "Colorigraphe", position: bytes, rng: "Chance") -> int:
    """Return a random legal move of the phases card and arc, or the sum of two dice as a stake."""
    phase = position[rules.PHASE]
    if phase == rules.NAMING:
        return rules.NAME_STAKE + rng.randrange(12) + rng.randrange(12)
    while True:
        move = rules.DRAW + rng.randrange(48) if phase == rules.DRAWING else rng.randrange(rules.NAME_STAKE)
        if not game.why_not(position, move):
            return move
