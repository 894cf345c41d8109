"""Bounds of Awalé's endgames, from the rules alone: endless play counts as all lost, or as all won."""

from itertools import combinations_with_replacement
from typing import Any

Bounds = tuple[int, int]


def bounds(game: Any, most: int) -> dict[bytes, Bounds]:
    """Return Sud's least and most margin by position, with empty stores, Sud to move and up to `most` seeds."""
    found: dict[bytes, Bounds] = {}
    for seeds in range(most + 1):
        here: dict[bytes, list[tuple[int, bytes]]] = {}
        for pits in combinations_with_replacement(range(12), seeds):
            position = bytes([*[pits.count(pit) for pit in range(12)], 0, 0, 0])
            here[position] = [seen(game.play(position, move)) for move in game.moves(position)]
        for position, after in here.items():
            if after:
                found[position] = (-seeds, seeds)
            else:
                south, north = game.scores(position)
                found[position] = (south - north, south - north)
        changed = True
        while changed:
            changed = False
            for position, after in here.items():
                if after:
                    low = max(gain - found[child][1] for gain, child in after)
                    high = max(gain - found[child][0] for gain, child in after)
                    if (low, high) != found[position]:
                        found[position] = (low, high)
                        changed = True
    return found


def seen(child: bytes) -> tuple[int, bytes]:
    """Return Sud's store, and the position with the seats exchanged and empty stores."""
    return child[12], bytes([*child[6:12], *child[:6], 0, 0, 0])
