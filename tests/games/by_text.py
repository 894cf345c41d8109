"""The rules of a game by the texts of positions and moves, for files with one test per rule."""

from collections.abc import Callable
from typing import Any

import pytest

from games import new
from games.contract import Rules
from games.rules import IllegalMove, Outcome


class ByText:
    """A game whose rules are called with texts.

    `first` is the number of the first place in texts, `between` separates moves, `size` returns the options that follow from a
    position's text, `fixed` are other options.
    """

    def __init__(
        self, name: str, first: int = 0, between: str = " ", size: Callable[[str], dict] = lambda text: {}, **fixed: Any
    ) -> None:
        self._name, self._first, self._between, self._size, self._fixed = name, first, between, size, fixed

    def game_of(self, text: str, **options: Any) -> tuple[Rules, bytes]:
        """Return a game as large as the text says, and the position."""
        game = new(self._name, **{**self._fixed, **self._size(text), **options})
        return game, game.from_text(text)

    def legal(self, text: str, **options: Any) -> str:
        game, position = self.game_of(text, **options)
        return self._between.join(game.move_name(position, move) for move in game.moves(position))

    def played(self, text: str, moves: str, **options: Any) -> str:
        game, position = self.game_of(text, **options)
        for move in moves.split(self._between) if self._between else moves:
            position = game.play(position, game.parse_move(position, move))
        return game.to_text(position)

    def refusal(self, text: str, move: str | int, **options: Any) -> tuple[int, int]:
        """Return the reason and the place to point at. Assert that play and steps raise the same."""
        game, position = self.game_of(text, **options)
        number = game.parse_move(position, move) if isinstance(move, str) else move
        reason, place = game.refusal(position, number)
        for call in (game.play, game.steps):
            if reason:
                with pytest.raises(IllegalMove) as caught:
                    call(position, number)
                assert caught.value.reason == reason
        return reason, place + self._first

    def outcome(self, text: str, **options: Any) -> Outcome | None:
        game, position = self.game_of(text, **options)
        return game.outcome(position)


def _cells(beside: int) -> Callable[[str], dict]:
    """Return a function that counts the numbers in a text, but for those beside the cells."""
    return lambda text: {"cells": sum(field.isdigit() for field in text.split(" ")) - beside}


AWALE = ByText("awale", between="")
FAFY = ByText("fafy", 1, size=_cells(0))
SOWING = ByText("fafy", 1, size=_cells(0), rule="sowing")
FANG = ByText("fang", 1, size=_cells(2))
