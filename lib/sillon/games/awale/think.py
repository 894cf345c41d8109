"""Awalé's search from the position that lies there: growing depth, the best move first."""

from sillon.games.awale.evaluation import packed, ready
from sillon.games.awale.leaf import NODES, RULES
from sillon.games.awale.search import Search

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

GRAIN = 8
_MOST = 900


def search(
    player: "Any", position: bytes, after: "dict[int, bytes]", depth: int, nodes: int
) -> "Generator[None, None, None]":
    """Sets the player's move to the best one of `after` (positions by move), its `values` to what was found.

    At most `depth` moves deep, for so many nodes. `values` that are there already are known, and kept. That of the best move is
    the search's, the others are worth no more than theirs.
    """
    yield from ready()
    game = player.game
    seat = position[14]
    look = Search(sum(position[:12]) > 31, game.grand_slam != "no_capture")
    look.limit = nodes
    own_row = game.leftovers == "own_row"
    need = look.need
    if game.target:
        need[0] = game.target
        need[1] = game.target
    values = player.values
    order = sorted(after)
    known = {move: values[move] * GRAIN for move in order if values[move] is not None}
    plies = 1
    while plies <= depth:
        best = -_MOST
        for k in range(len(order)):
            move = order[k]
            if move in known:
                value = known[move]
            else:
                child = after[move]
                gain = (child[12 + seat] - position[12 + seat]) * GRAIN
                m = packed(child, 1 - seat)
                o = packed(child, seat)
                if game.target:
                    need[0] = game.target - child[13 - seat]
                    need[1] = game.target - child[12 + seat]
                low = best if k else -_MOST
                value = gain - (
                    yield from alone(look, own_row, look.tree(m, o, plies, gain - low - 1 if k else -_MOST, gain - low))
                )
                if k and value > best and not look.stopped:
                    player.move = move
                    value = gain - (yield from alone(look, own_row, look.tree(m, o, plies, -_MOST, gain - best)))
                if look.stopped:
                    break
                values[move] = (value + GRAIN // 2) // GRAIN
            if value > best:
                best = value
                player.move = move
        if player.move != order[0]:
            order.remove(player.move)
            order.insert(0, player.move)
        if look.stopped or len(known) == len(order):
            break
        plies += 1
    player.nodes += look.spent


def alone(look: Search, own_row: bool, work: "Generator[None, None, int]") -> "Generator[None, None, int]":
    """The tree's value, by the rules and with the count of this search: others may think between its slices."""
    while True:
        RULES[0] = look.slam
        RULES[1] = own_row
        NODES[0] = look.spent
        try:
            next(work)
        except StopIteration as end:
            look.spent = NODES[0]
            return end.value
        look.spent = NODES[0]
        yield
