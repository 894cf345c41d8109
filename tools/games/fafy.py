"""Fafy: rows by chance to begin with, for from its own start even children play well, and the Grundy values of a row."""

from typing import Any

from sillon.players import fafy
from tools.arena import laid
from tools.games import Plain


class OWN(Plain):
    OPENING = 0

    @staticmethod
    def start(game: Any, seed: int, least: int = 1) -> bytes:
        return laid(game, seed, least)

    @staticmethod
    def notes(game: Any, position: bytes) -> list[str]:
        if not game.impartial or game.rule != "fafy":
            return []
        found = fafy.blocks(list(position[:-1])[: game.cells])
        return ["Grundy values: " + ", ".join([f"cells {first + 1}-{first + size}: {v}" for first, size, v in found])]
