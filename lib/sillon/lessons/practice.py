"""Random positions for exercises, made by the rules.

The grade, 0..MOST, sets the number of seeds of a sowing and how far the game has gone.
"""

from games.rules import LIFT, SOW
from sillon.manifest import manifest_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.chance import Seeded

MOST = 4
# By grade: the least and the greatest number of sown seeds.
_SEEDS = ((1, 2), (2, 3), (3, 4), (4, 6), (5, 9))
_TRIES = 200


def sowing(game: "Any", grade: int, chance: "Seeded") -> tuple[bytes, int]:
    """Return a position and a move whose number of seeds suits the grade, or comes nearest. ValueError when there is no move."""
    low, high = _SEEDS[grade]
    found = None
    for _ in range(_TRIES):
        position = _position(game, grade, chance)
        for move in _shuffled(game.moves(position), chance):
            seeds = len(places(game, position, move))
            if low <= seeds <= high:
                return position, move
            # Fallback: the nearest number of seeds.
            if found is None or abs(seeds - low) < found[0]:
                found = (abs(seeds - low), position, move)
    if found is None:
        raise ValueError(f"{game.NAME} has no move in {_TRIES} positions")
    return found[1], found[2]


def places(game: "Any", position: bytes, move: int) -> list[int]:
    """Return the cells of a move's sown seeds, in order, without the seed from the reserve."""
    found = []
    lifted = False
    for kind, cell, _ in game.steps(position, move):
        if kind == SOW and lifted:  # a seed sown before the lift comes from the reserve
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
