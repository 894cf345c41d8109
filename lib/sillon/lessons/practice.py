"""Random positions for exercises, made by the rules.

The grade, 0..MAX_GRADE, sets the number of seeds of a sowing and how far the game has gone.
"""

from games.rules import LIFT, SOW
from sillon.manifest import manifest_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.contract import Rules
    from sillon.common.chance import Seeded

MAX_GRADE = 4
# By grade: the least and the greatest number of sown seeds.
_SEEDS = ((1, 2), (2, 3), (3, 4), (4, 6), (5, 9))
_TRIES = 200


def sowing(game: "Rules", grade: int, chance: "Seeded") -> tuple[bytes, int]:
    """Return a position and a move whose number of seeds suits the grade, or comes nearest.

    Raises ValueError if there is no move.
    """
    low, high = _SEEDS[grade]
    nearest = None
    for _ in range(_TRIES):
        position = _position(game, grade, chance)
        for move in _shuffled(game.moves(position), chance):
            seeds = len(sown_cells(game, position, move))
            if low <= seeds <= high:
                return position, move
            # Fallback: the nearest number of seeds.
            if nearest is None or abs(seeds - low) < nearest[0]:
                nearest = (abs(seeds - low), position, move)
    if nearest is None:
        raise ValueError(f"{game.NAME} has no move in {_TRIES} positions")
    return nearest[1], nearest[2]


def sown_cells(game: "Rules", position: bytes, move: int) -> list[int]:
    """Return the cells of a move's sown seeds, in order, without the seed from the reserve."""
    cells = []
    lifted = False
    for kind, cell, _ in game.steps(position, move):
        if kind == SOW and lifted:  # a seed sown before the lift comes from the reserve
            cells.append(cell)
        lifted = lifted or kind == LIFT
    return cells


def _position(game: "Rules", grade: int, chance: "Seeded") -> bytes:
    own = manifest_of(game.NAME).practice_position
    position = own(game, grade, _SEEDS[grade][1], chance) if own else None
    if position is not None:
        return position
    position = game.start()
    for _ in range(2 * chance.randrange(3 + 4 * grade)):
        moves = game.moves(position)
        if moves:
            position = game.play(position, moves[chance.randrange(len(moves))])
    return position


def _shuffled(moves: "list[int]", chance: "Seeded") -> "list[int]":
    remaining = list(moves)
    shuffled = []
    while remaining:
        shuffled.append(remaining.pop(chance.randrange(len(remaining))))
    return shuffled
