"""The forms of the rules that searches use, in place and unchecked, equal the checked rules on any position."""

from hypothesis import given
from hypothesis import strategies as st

from games import awale, fang
from games.contract import Rules
from games.fanorona import NO_DIRECTION, captures, first_capturer, step
from tests.games.fanorona_tools import fanorona_positions
from tests.games.strategies import steady
from tests.games.test_awale_reference import awale_positions
from tests.games.test_fang_reference import fang_positions

Drawn = tuple[Rules, bytes]


@steady
@given(awale_positions(), st.data())
def test_awale_in_place_equals_play(drawn: Drawn, data: st.DataObject) -> None:
    game, position = drawn
    board = bytearray(position)
    for _ in range(20):
        moves = game.moves(position)
        if not moves:
            break
        move = data.draw(st.sampled_from(moves))
        taken = awale.sow(board, move)
        after = game.play(position, move)
        assert bytes(board) == after
        seat = game.turn(position)
        assert max(taken, 0) == after[12 + seat] - position[12 + seat]
        position = after


@steady
@given(awale_positions())
def test_awale_sowable_and_sow_give_legal_moves(drawn: Drawn) -> None:
    game, position = drawn
    if game.target == 0:  # type: ignore[attr-defined]
        moves = awale.sowable(bytearray(position))
        quiet = [move for move in moves if awale.sow(bytearray(position), move) != awale.GRAND_SLAM]
        legal = {"no_capture": moves, "illegal_unless_only": quiet or moves, "illegal": quiet}
        assert game.moves(position) == legal[game.grand_slam]  # type: ignore[attr-defined]


@steady
@given(fang_positions(), st.data())
def test_fang_in_place_equals_play(drawn: Drawn, data: st.DataObject) -> None:
    game, position = drawn
    board = bytearray(position)
    while moves := game.moves(position):
        move = data.draw(st.sampled_from(moves))
        assert moves == game.moves(bytes(board))
        fang.sow(board, len(position) - 3, move)
        position = game.play(position, move)
        assert bytes(board) == position


@steady
@given(fang_positions())
def test_fang_least_and_most_give_legal_moves(drawn: Drawn) -> None:
    game, position = drawn
    least, most = game.least, game.most  # type: ignore[attr-defined]
    cells = len(least)
    playable = [cell for cell in range(cells) if least[cell] <= position[cell] <= most]
    assert game.moves(position) == (playable if position[cells + position[-1]] else [])


@steady
@given(fanorona_positions(), st.data())
def test_fanorona_step_in_place_equals_play(drawn: Drawn, data: st.DataObject) -> None:
    game, position = drawn
    board = bytearray(position)
    spare = bytearray(len(position))
    for _ in range(30):
        moves = game.moves(position)
        assert moves == game.moves(bytes(board))
        if not moves:
            break
        # Try and take back every move, as a search does; then play one.
        for move in moves:
            spare[:] = board
            step(game, board, move)  # type: ignore[arg-type]
            assert bytes(board) == game.play(position, move)
            board[:] = spare
        move = data.draw(st.sampled_from(moves))
        position = game.play(position, move)
        step(game, board, move)  # type: ignore[arg-type]
        assert bytes(board) == position


@steady
@given(fanorona_positions(), st.integers(0, NO_DIRECTION))
def test_fanorona_captures_and_first_capturer_agree(drawn: Drawn, barred: int) -> None:
    game, position = drawn
    cells: int = game.cells  # type: ignore[attr-defined]
    found = captures(game, position, 0, cells, barred)  # type: ignore[arg-type]
    first = min([move >> 8 for move in found], default=-1)
    assert first_capturer(game, position, 0, cells, barred) == first  # type: ignore[arg-type]
    assert first_capturer(game, bytearray(position), 0, cells, barred) == first  # type: ignore[arg-type]
