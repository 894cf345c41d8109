"""The Colorigraphe: who may challenge, its clock, and the analysis of a problem: its best colouring, the gain of a challenge."""

from collections.abc import Sequence

from games import colorigraphe as table
from games.colorigraphe import Colorigraphe
from games.colorigraphe_moves import points
from games.colorigraphe_text import LETTERS
from games.contract import Rules
from games.description import option
from games.match import Match
from sillon.players.colorigraphe import best_colouring
from tools.games import Clock, Plain, Thinker

_SWAPPED = bytes((0, 2, 1, 3))  # red and blue


class _Timer(Clock):
    """The timer: it adds up the players' own times, and past the seconds the move is "timeout"."""

    def __init__(self, game: Rules) -> None:
        self._before = -1
        self._spent = 0
        seconds = 1000 * option(game, "seconds")
        self._limits = {table.COLOURING: seconds, table.CHALLENGED: seconds // 2}

    def move(self, position: bytes, player: Thinker, move: int) -> int:
        phase = position[table.PHASE]
        if phase != self._before:
            self._before, self._spent = phase, 0
        self._spent += player.wait  # type: ignore[attr-defined]  # the Colorigraphe's players have one
        return table.TIMEOUT if self._spent > self._limits.get(phase, self._spent) else move


class OWN(Plain):
    OPENING = 0
    AT_RANDOM = False  # a random playout would measure the generator of its dice
    Clock = _Timer

    @staticmethod
    def asked(game: Rules, position: bytes) -> Sequence[int]:
        """Return the other seats where a challenge is possible."""
        players: int = game.players  # type: ignore[attr-defined]  # the rules are its own
        seat = game.turn(position)
        claimed = position[table.PHASE] == table.CLAIMING
        return [(seat + k) % players for k in range(1, players)] if claimed else ()

    @staticmethod
    def declines(match: Match, move: int) -> bool:
        return move == table.PASS

    @staticmethod
    def problem(game: Rules, position: bytes) -> list[str]:
        return analysis_of(game, position)  # type: ignore[arg-type]  # the rules are its own


def analysis_of(game: Colorigraphe, position: bytes) -> list[str]:
    """Return the lines for a problem, or for what chance decides; [] where a stake is named."""
    phase = position[table.PHASE]
    if phase in (table.COLOURING, table.CLAIMING, table.CHALLENGED):
        return _problem(game, position)
    if phase == table.DRAWING:
        return ["the cards decide what comes next"]
    if phase == table.ROLLING or game.stakes == "dice":
        return ["the dice decide what comes next"]
    return []


def _problem(game: Colorigraphe, position: bytes) -> list[str]:
    phase = position[table.PHASE]
    best = best_colouring([(one + 1, other + 1) for one, other in table.arcs(position)])
    black = best.count(3) if best else table.INVALID
    if game.colours == 2 and black:
        best, black = None, table.INVALID
    gain = points(bytearray(position), black)
    lines = ["no valid colouring with two colours" if game.colours == 2 else "no valid colouring, whatever is black"]
    if best:
        laid = position[table.COLOURS : table.ARCS]
        best = _nearest(best, laid)
        lines = [f"best colouring: {''.join([LETTERS[colour] for colour in best])}"]
        lines.append(f"{black} black token{'s' * (black != 1)}, {gain:+d} points")
        if phase != table.CLAIMING:
            moves = [table.TOKEN + 12 * best[plot] + plot for plot in range(table.PLOTS) if best[plot] != laid[plot]]
            lines.append(f"still to lay: {', '.join([game.move_name(position, move) for move in moves]) or 'nothing'}")
    if phase != table.COLOURING:
        owner = game.SEATS[position[table.OWNER]]
        succeeds, fails = f"succeeds, {gain:+d} points", f"fails, {position[table.STAKE]:+d} points for {owner}"
        lines.append(f"a challenge {succeeds if black < position[table.FIRST] else fails}")
    return lines


def _nearest(best: bytes, laid: bytes) -> bytes:
    """Return the colouring, or that with red and blue swapped, whichever moves fewer tokens.

    A plot without an arc keeps its token, except a black one, which would count.
    """
    found: list[tuple[int, int, bytes]] = []
    for colouring in (best, bytes([_SWAPPED[colour] for colour in best])):
        whole = bytes([colouring[plot] or laid[plot] % 3 for plot in range(table.PLOTS)])
        found.append((sum([one != other for one, other in zip(whole, laid, strict=True)]), len(found), whole))
    return min(found)[2]
