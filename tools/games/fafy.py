"""Fafy: random rows to begin with, since even children play well from its own start, and the Grundy values of a row."""

from typing import Any

from sillon.players import fafy
from tools.arena import seeded
from tools.games import Plain


def laid(game: Any, seed: int, least: int = 1) -> bytes:
    """Return a random row, with up to three seeds a cell, in which a move is possible."""
    chance = seeded(seed)
    while True:
        position: bytes = game.start(tuple([least + chance.randrange(4 - least) for _ in range(game.cells)]))
        if game.moves(position):
            return position


class OWN(Plain):
    OPENING = 0

    start = staticmethod(laid)

    @staticmethod
    def notes(game: Any, position: bytes) -> list[str]:
        if not game.impartial or game.rule != "fafy":
            return []
        found = fafy.blocks(list(position[:-1])[: game.cells])
        return ["Grundy values: " + ", ".join([f"cells {first + 1}-{first + size}: {v}" for first, size, v in found])]
