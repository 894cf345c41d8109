"""Fafy: random rows to begin with, since even children play well from its own start, and the Grundy values of a row."""

from games.contract import Rules
from games.fafy import Fafy
from sillon.players import fafy
from tools.arena import seeded
from tools.games import GameTools


def laid(game: Rules, seed: int, least: int = 1) -> bytes:
    """Return a random row, with `least` to three seeds a cell, in which a move is possible."""
    row: Fafy = game  # type: ignore[assignment]
    chance = seeded(seed)
    while True:
        position = row.start(tuple([least + chance.randrange(4 - least) for _ in range(row.cells)]))
        if row.moves(position):
            return position


class Tools(GameTools):
    OPENING = 0

    start = staticmethod(laid)

    @staticmethod
    def notes(game: Rules, position: bytes) -> list[str]:
        row: Fafy = game  # type: ignore[assignment]
        if not row.impartial or row.rule != "fafy":
            return []
        found = fafy.blocks(list(position[:-1])[: row.cells])
        return ["Grundy values: " + ", ".join([f"cells {first + 1}-{first + size}: {v}" for first, size, v in found])]
