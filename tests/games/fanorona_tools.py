"""Helpers for the tests of Fanorona, in terms of the texts of positions and moves."""

from typing import Any

import pytest
from hypothesis import strategies as st

from games import new
from games.contract import Rules
from games.rules import ENDS, REASONS, IllegalMove, code_name
from tests.games.strategies import option_sets


def game_of(text: str, options: dict[str, Any]) -> Rules:
    """Return a game with the options and the board size of the text."""
    rows = text.split(" ")[0].split("/")
    return new("fanorona", **{"size": f"{len(rows[0])}x{len(rows)}", **options})


def legal(text: str, **options: Any) -> str:
    """Return the texts of the legal steps, in ascending order of moves."""
    game = game_of(text, options)
    position = game.from_text(text)
    return " ".join(game.move_name(position, move) for move in game.moves(position))


def played(text: str, moves: str, **options: Any) -> str:
    game = game_of(text, options)
    position = game.from_text(text)
    for move in moves.split(" "):
        position = game.play(position, game.parse_move(position, move))
    return game.to_text(position)


def refusal(text: str, move: str | int, **options: Any) -> tuple[str, str]:
    """Return the reason in words and the point to look at. Assert that play, steps and why_not agree."""
    game = game_of(text, options)
    position = game.from_text(text)
    number = game.parse_move(position, move) if isinstance(move, str) else move
    reason, point = game.refusal(position, number)
    assert game.why_not(position, number) == reason
    assert (number in game.moves(position)) == (reason == 0)
    for call in (game.play, game.steps):
        if reason:
            with pytest.raises(IllegalMove) as caught:
                call(position, number)
            assert caught.value.reason == reason
    columns = game.columns  # type: ignore[attr-defined]
    return code_name(REASONS, reason) if reason else "", "ABCDEFGHI"[point % columns] + str(point // columns + 1)


def outcome(text: str, **options: Any) -> tuple[str, tuple[int, int], str] | None:
    """Return the winner's letter, the scores and the reason, or None while the game continues."""
    game = game_of(text, options)
    end = game.outcome(game.from_text(text))
    return end and ("WB"[end.winner], end.scores, code_name(ENDS, end.reason))


@st.composite
def fanorona_positions(draw: st.DrawFn, /, **fixed: object) -> tuple[Rules, bytes]:
    """Draw a game with any options, except those in `fixed`, and one of its positions, often inside a chain."""
    game = new("fanorona", **draw(option_sets(new("fanorona").OPTIONS, **fixed)))
    columns: int = game.columns  # type: ignore[attr-defined]
    cells: int = game.cells  # type: ignore[attr-defined]
    position = game.start()
    if draw(st.booleans()):
        # Boards that are rather full, rather empty, or with more pieces of one colour.
        sign = st.sampled_from(
            draw(st.sampled_from(("W", "WB.", "WB...", "WB.......", "WWWB..", "WBBB..", "WBBBBBB...")))
        )
        signs = draw(st.lists(sign, min_size=cells, max_size=cells))
        rows = ["".join(signs[start : start + columns]) for start in range(0, cells, columns)]
        if set(signs) != {"."}:
            position = game.from_text(f"{'/'.join(rows)} {draw(st.sampled_from('WB'))}")
    steps = draw(st.integers(0, 30 if columns == 9 else 6))
    turn_round = draw(st.integers(1, 60))
    for number in range(steps):
        moves = game.moves(position)
        if not moves:
            break
        position = game.play(position, moves[number * turn_round % len(moves)])
    # Inside a chain, if the next step begins one.
    if draw(st.booleans()):
        for move in game.moves(position):
            after = game.play(position, move)
            if game.turn(after) == game.turn(position):
                return game, after
    return game, position
