"""Whole games by lit keys alone, on every board whose lights are keys."""

import pytest

from tests.app.boards import KEYED
from tests.app.keyed_hands import FORMS, GAMES, into, script, shortest
from tests.app.stage import at


@pytest.mark.parametrize("board, name", [(board, name) for board in KEYED for name in GAMES[board]])
def test_keys_alone_play_a_whole_game(board: str, name: str) -> None:
    options = FORMS.get(name, {})
    moves = shortest(name, **options)
    handheld = at(into(board, name), board, SPEED="instant", on=name)
    handheld.script(script(board, name, moves, **options))
    match = handheld.bench.app.session.match
    assert match.moves == moves
    assert match.outcome() is not None
