"""The Colorigraphe: who may challenge, its clock, and the analysis of a problem: its best colouring, the gain of a challenge."""

from collections.abc import Sequence

from games import colorigraphe as rules
from games.colorigraphe import Colorigraphe
from games.colorigraphe_moves import points
from games.colorigraphe_text import LETTERS
from games.contract import Rules
from games.description import option
from games.match import Match
from sillon.games.colorigraphe import circle_text
from sillon.players.colorigraphe import best_colouring
from tools.games import Clock, GameTools, Thinker
from tools.games.beginner import Beginner

_SWAPPED = bytes((0, 2, 1, 3))  # red and blue


class _Timer(Clock):
    """A clock that adds up the times of the moves in a phase. Past the game's limit a move becomes TIMEOUT."""

    def __init__(self, game: Rules) -> None:
        self._before = -1
        self._spent = 0
        seconds = 1000 * option(game, "seconds")
        self._limits = {rules.COLOURING: seconds, rules.CHALLENGED: seconds // 2}

    def move(self, position: bytes, player: Thinker, move: int) -> int:
        phase = position[rules.PHASE]
        if phase != self._before:
            self._before, self._spent = phase, 0
        self._spent += player.wait  # type: ignore[attr-defined]  # the Colorigraphe's players have one
        return rules.TIMEOUT if self._spent > self._limits.get(phase, self._spent) else move


class _Beginner(Beginner):
    """Plays by chance, but lays the first token that is valid: plot after plot, red, else blue, else black. Takes no time."""

    game: Colorigraphe
    wait = 0

    def moves(self, position: bytes) -> list[int]:
        if position[rules.PHASE] not in (rules.COLOURING, rules.CHALLENGED):
            return super().moves(position)
        arcs = rules.arcs(position)
        for plot in sorted({plot for arc in arcs for plot in arc if not position[rules.COLOURS + plot]}):
            taken = [position[rules.COLOURS + sum(arc) - plot] for arc in arcs if plot in arc]
            for colour in (1, 2, 3)[: self.game.colours]:
                move = rules.TOKEN + 12 * colour + plot
                if colour not in taken and not self.game.why_not(position, move):
                    return [move]
        return [rules.DONE]


class Tools(GameTools):
    Beginner = _Beginner
    OPENING = 0
    AT_RANDOM = False  # a random playout would measure the generator of its dice
    Clock = _Timer
    OTHER_TEXT = "arcs 3-5,7-12"

    @staticmethod
    def position(game: Rules, text: str) -> bytes:
        """Return a position, or the problem of a text such as `arcs 3-5,7-12`."""
        word, _, arcs = text.partition(" ")
        return problem_of(arcs) if word == "arcs" else game.from_text(text)

    @staticmethod
    def asked(game: Rules, position: bytes) -> Sequence[int]:
        """Return the other seats where a challenge is possible."""
        players: int = game.players  # type: ignore[attr-defined]  # the rules are its own
        seat = game.turn(position)
        claimed = position[rules.PHASE] == rules.CLAIMING
        return [(seat + k) % players for k in range(1, players)] if claimed else ()

    @staticmethod
    def declines(match: Match, move: int) -> bool:
        return move == rules.PASS

    @staticmethod
    def sheet_lines(match: Match) -> tuple[int, int]:
        """Return the turns, each of one line, and 1."""
        names = [match.game.move_name(match.position_at(k), move) for k, move in enumerate(match.moves)]
        return sum(name.startswith("stake") for name in names), 1

    @staticmethod
    def problem(game: Rules, position: bytes) -> list[str]:
        return analysis_of(game, position)  # type: ignore[arg-type]  # the rules are its own


def problem_of(text: str) -> bytes:
    """Return the problem with these arcs, in any order, with commas or spaces between them. Raises ValueError if one is wrong."""
    arcs: list[frozenset[str]] = []
    plots = [str(plot) for plot in range(1, rules.PLOTS + 1)]
    for arc in text.replace(",", " ").split():
        ends = arc.split("-")
        if len(ends) != 2 or not set(ends) <= set(plots) or ends[0] == ends[1]:
            raise ValueError(f"{arc!r} is not an arc: write two different plots 1..{rules.PLOTS}, as 3-5")
        if frozenset(ends) in arcs:
            raise ValueError(f"the arc {arc} is there twice: write each arc once")
        arcs.append(frozenset(ends))
    if not 1 <= len(arcs) <= rules.MOST_ARCS:
        raise ValueError(f"there are {len(arcs)} arcs: a problem has 1..{rules.MOST_ARCS}, written as arcs 3-5,7-12")
    return circle_text.position(" ".join(["-".join(arc) for arc in arcs]))


def analysis_of(game: Colorigraphe, position: bytes) -> list[str]:
    """Return the lines for a problem, or for what chance decides; [] where a stake is named."""
    phase = position[rules.PHASE]
    if phase in (rules.COLOURING, rules.CLAIMING, rules.CHALLENGED):
        return _problem(game, position)
    if phase == rules.DRAWING:
        return ["the cards decide what comes next"]
    if phase == rules.ROLLING or game.stakes == "dice":
        return ["the dice decide what comes next"]
    return []


def _problem(game: Colorigraphe, position: bytes) -> list[str]:
    phase = position[rules.PHASE]
    best = best_colouring([(one + 1, other + 1) for one, other in rules.arcs(position)])
    black = best.count(3) if best else rules.INVALID
    if game.colours == 2 and black:
        best, black = None, rules.INVALID
    gain = points(bytearray(position), black)
    lines = ["no valid colouring with two colours" if game.colours == 2 else "no valid colouring, whatever is black"]
    if best:
        laid = position[rules.COLOURS : rules.ARCS]
        best = _nearest(best, laid)
        lines = [f"best colouring: {''.join([LETTERS[colour] for colour in best])}"]
        lines.append(f"{black} black token{'s' * (black != 1)}, {gain:+d} points")
        if phase != rules.CLAIMING:
            moves = [rules.TOKEN + 12 * best[plot] + plot for plot in range(rules.PLOTS) if best[plot] != laid[plot]]
            lines.append(f"still to lay: {', '.join([game.move_name(position, move) for move in moves]) or 'nothing'}")
    if phase != rules.COLOURING:
        owner = game.SEATS[position[rules.OWNER]]
        succeeds, fails = f"succeeds, {gain:+d} points", f"fails, {position[rules.STAKE]:+d} points for {owner}"
        lines.append(f"a challenge {succeeds if black < position[rules.FIRST] else fails}")
    return lines


def _nearest(best: bytes, laid: bytes) -> bytes:
    """Return the colouring, or that with red and blue swapped, whichever moves fewer tokens.

    A plot without an arc keeps its token, except a black one, which would count.
    """
    found: list[tuple[int, int, bytes]] = []
    for colouring in (best, bytes([_SWAPPED[colour] for colour in best])):
        whole = bytes([colouring[plot] or laid[plot] % 3 for plot in range(rules.PLOTS)])
        found.append((sum([one != other for one, other in zip(whole, laid, strict=True)]), len(found), whole))
    return min(found)[2]
