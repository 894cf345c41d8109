"""Positions to practise on, made by chance and by the rules: the better a pupil does, the more there is to sow.

A grade, 0 to MOST, says how many seeds a sowing has, and how full the board is.
"""

from games.rules import LIFT, SOW
from sillon.manifest import manifest_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.chance import Seeded

MOST = 4
# By grade: the fewest and the most seeds of a sowing.
_SEEDS = ((1, 2), (2, 3), (3, 4), (4, 6), (5, 9))
_TRIES = 200


def sowing(game: "Any", grade: int, chance: "Seeded") -> tuple[bytes, int]:
    """A position and a move in it, of as many seeds as the grade says, or nearly."""
    low, high = _SEEDS[grade]
    found = None
    for _ in range(_TRIES):
        position = _position(game, grade, chance)
        for move in _shuffled(game.moves(position), chance):
            seeds = len(places(game, position, move))
            if low <= seeds <= high:
                return position, move
            # Should there be none at all, the one that comes nearest.
            if found is None or abs(seeds - low) < found[0]:
                found = (abs(seeds - low), position, move)
    if found is None:
        raise ValueError(f"{game.NAME} has no move in {_TRIES} positions")
    return found[1], found[2]


def places(game: "Any", position: bytes, move: int) -> list[int]:
    """The cells into which the seeds of a move fall, in order; not the reserve's, which goes onto the cell that is played."""
    found = []
    lifted = False
    for kind, cell, _ in game.steps(position, move):
        if kind == SOW and lifted:  # before, it is a seed of the reserve
            found.append(cell)
        lifted = lifted or kind == LIFT
    return found


def _position(game: "Any", grade: int, chance: "Seeded") -> bytes:
    if manifest_of(game.NAME).own_practice:
        own = __import__(f"sillon.games.{game.NAME}.practice", None, None, ("position",))
        found: bytes | None = own.position(game, grade, _SEEDS[grade][1], chance)
        if found is not None:
            return found
    position: bytes = game.start()
    for _ in range(2 * chance.randrange(3 + 4 * grade)):
        moves = game.moves(position)
        if moves:
            position = game.play(position, moves[chance.randrange(len(moves))])
    return position


def _shuffled(moves: list, chance: "Seeded") -> list:
    left = list(moves)
    found = []
    while left:
        found.append(left.pop(chance.randrange(len(left))))
    return found
