"""Awalé's endgames looked up in the tables of awale_table.py, and what may be claimed of them."""

from sillon.players import DRAW, LOSS, WIN
from sillon.players.awale_table import BLOCK, combinations, page, worth

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

_FEW = 5
MANY = 9
_FOLDER = __file__[: __file__.rfind("/") + 1] + "data/"


def known(
    player: "Any", position: bytes, after: "dict[int, bytes]", past: "list[bytes]"
) -> "Generator[None, None, bool]":
    """Sets the player's move to a best one, with what is proven. False when the tables do not know the position.

    A worth is proven by a way on which no position comes twice. So what has been there since the last harvest matters only where
    it was there so often that coming back to it would end the game; this position itself does not lie on the way of
    the table's own move.
    """
    game = player.game
    seat = position[14]
    seeds = sum(position[:12])
    if 0 < game.target <= max(position[12], position[13]) + seeds:
        return False  # the target may end the game before the table's way does
    fresh = True
    for one in past:
        if one != position and past.count(one) >= game.repetition - 1:
            fresh = False
    found = look(game, position)
    if found is None or not fresh or past.count(position) >= game.repetition:
        return False
    value, pit = found
    best = 6 * seat + pit
    lead = position[12 + seat] - position[13 - seat]
    once = past.count(position) < game.repetition - 1
    for move in sorted(after):
        yield
        child = after[move]
        gain = child[12 + seat] - position[12 + seat]
        there = (value, 0) if move == best else look(game, child)
        if player.values[move] is None and there is not None:
            margin = there[0] if move == best else gain - there[0]
            player.values[move] = margin
            # Another move's way may lead back here.
            if move == best or gain or once or lead + margin < 0:
                player.verdicts[move] = WIN if lead + margin > 0 else LOSS if lead + margin < 0 else DRAW
    player.move = best
    player.exact = True
    return True


def look(game: "Any", position: bytes) -> "tuple[int, int] | None":
    """The table's (worth, pit) of a position, None when there is none."""
    seeds = sum(position[:12])
    slam = ("no_capture", "illegal_unless_only", "illegal").index(game.grand_slam)
    if seeds <= _FEW:
        blocks = (combinations(_FEW + 12, 12) + BLOCK - 1) // BLOCK
        first = (2 * slam + (game.leftovers == "nobody")) * blocks
        return worth(_FOLDER + "awale.bin", first, _FEW, position, position[14])
    if seeds <= MANY:
        head = page(_FOLDER + "awale9.bin", 0)
        if head and head[0] == MANY and head[1] == slam and head[2] == (game.leftovers == "nobody"):
            return worth(_FOLDER + "awale9.bin", 1, MANY, position, position[14])
    return None
