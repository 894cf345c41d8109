"""Scripts that play given moves on a board by its lit keys alone."""

import importlib
import random
from typing import Any

from games import new
from games.rules import TAKE
from sillon.views.board_view import BoardView
from sim.profiles import profile_of
from tests.app.boards import KEYED
from tests.app.fakes import Grid

AT_ONCE = {"SILLON_SPEED": "instant"}  # moves are shown at once, except captures


class Lights(Grid):
    """The lights of a board, with the buttons among them."""

    keyed = True

    def __init__(self, board: str) -> None:
        profile: Any = profile_of(board)
        super().__init__(profile.LEDS["rows"], profile.LEDS["cols"])
        self.named = tuple(profile.LEDS["named"])

    def free(self) -> list[tuple[int, int]]:
        """Return the places of all keys that are not buttons."""
        taken = [place[1:] for place in self.named]
        places = [(row, col) for row in range(self.rows) for col in range(self.cols)]
        return [place for place in places if place not in taken]


def view_of(name: str) -> Any:
    return importlib.import_module(f"sillon.games.{name}.keys_view")


def look_of(game: Any, position: bytes | None = None) -> BoardView:
    position = position or game.start()
    look = BoardView(game, position, game.cells)
    look.reset(position, game.turn(position))
    return look


def key(board: str, game: Any, cell: int, first: bool = True) -> str:
    """Return the script word that presses a cell: its first key in reading order, or its last."""
    lights, view, look = Lights(board), view_of(game.NAME), look_of(game)
    keys = [row * lights.cols + col for row, col in lights.free() if view.cell_at(lights, look, row, col) == cell]
    return f"CELL{keys[0] if first else keys[-1]}"


def presses(board: str, game: Any, position: bytes, move: int) -> str:
    """Return the words that play a move."""
    taken = [step[1] for step in game.steps(position, move) if step[0] == TAKE]
    if game.NAME == "fanorona":
        words = _step(board, game, position, move)
    else:
        cell = move >> 1 if game.NAME == "fafy" else move
        words = [key(board, game, cell), key(board, game, cell, False)]
        if game.NAME == "fafy" and move ^ 1 in game.moves(position):
            words.append(key(board, game, cell + (1 if move & 1 else -1)))
    return " ".join([*words, "1200ms" if taken else "100ms"])


def _step(board: str, game: Any, position: bytes, move: int) -> list[str]:
    if not move:
        return ["OK"]
    words = [] if position[game.cells + 1] else [key(board, game, move >> 8)]
    return [*words, key(board, game, (move >> 2) & 63)]


def playout(name: str, seed: int, **options: Any) -> list[int]:
    """Return the moves of a match at random."""
    chance = random.Random(seed)
    match: Any = importlib.import_module("games.match").Match(new(name, **options))
    while match.outcome() is None:
        match.play(chance.choice(match.game.moves(match.position)))
    return list(match.moves)


def shortest(name: str, **options: Any) -> list[int]:
    found = [playout(name, seed, **options) for seed in range(40)]
    return min(found, key=len)


def script(board: str, name: str, moves: list[int], **options: Any) -> str:
    """Return the words that play the moves from the game's start."""
    game = new(name, **options)
    position = game.start()
    words = []
    for move in moves:
        words.append(presses(board, game, position, move))
        position = game.play(position, move)
    return " ".join(words)


def into(board: str, name: str) -> str:
    """Return the words that lead from power on into the game by keys, for two persons, in its first form that the board shows."""
    number = ("fafy", "fang", "awale", "fanorona", "colorigraphe").index(name)
    if board == "trellis_m4":
        return f"300ms OK CELL{2 * number} 200ms CELL25 300ms"
    return f"300ms OK CELL{number}" + (f" CELL{number}" if number else "") + " 200ms CELL1 CELL1 300ms"


FORMS = {"fanorona": {"size": "3x3"}}
GAMES = dict.fromkeys(KEYED, ("fafy", "fang", "awale", "fanorona"))
