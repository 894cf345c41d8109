"""games/fang.py compared with reference_fang.py: any options, any board, every cell."""

from hypothesis import given
from hypothesis import strategies as st

from games import new
from games.contract import Rules
from games.rules import ENDS, REASONS, SOW, code_name
from tests.games import reference_fang as reference
from tests.games.strategies import longer, matches, option_sets, options_of, rows


@st.composite
def fang_positions(draw: st.DrawFn) -> tuple[Rules, bytes]:
    """Draw a game of Fang with any options, and a position of a match, or any board and reserves."""
    game = new("fang", **draw(option_sets(new("fang").OPTIONS)))
    if draw(st.booleans()):
        return game, draw(matches(game)).position
    numbers = draw(rows(game.cells)) + draw(st.lists(st.integers(0, 9), min_size=2, max_size=2))  # type: ignore[attr-defined]
    return game, game.from_text(" ".join(map(str, numbers)) + draw(st.sampled_from((" S", " N"))))


@longer
@given(option_sets(new("fang").OPTIONS))
def test_start_matches_reference(options: dict) -> None:
    game = new("fang", **options)
    assert game.to_text(game.start()) == reference.write(reference.start(options))


@longer
@given(fang_positions())
def test_legal_moves_and_reasons_match_reference(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    state = reference.read(game.to_text(position))
    names = [game.move_name(position, move) for move in game.moves(position)]
    assert names == reference.legal(state, options_of(game))
    for move in range(game.cells):  # type: ignore[attr-defined]
        reason, cell = game.refusal(position, move)
        assert (code_name(REASONS, reason) if reason else "") == reference.refused(
            state, str(move + 1), options_of(game)
        )
        assert cell == move


@longer
@given(fang_positions())
def test_play_and_steps_match_reference(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    state = reference.read(game.to_text(position))
    for move in game.moves(position):
        name = game.move_name(position, move)
        assert game.to_text(game.play(position, move)) == reference.write(
            reference.after(state, name, options_of(game))
        )
        steps = game.steps(position, move)
        assert [cell + 1 for kind, cell, _ in steps[2:] if kind == SOW] == reference.fallen(
            state, name, options_of(game)
        )


@longer
@given(fang_positions())
def test_outcome_matches_reference(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    state = reference.read(game.to_text(position))
    end = game.outcome(position)
    found = end and ("" if end.winner is None else "SN"[end.winner], code_name(ENDS, end.reason))
    assert found == reference.result(state, options_of(game))
    assert game.scores(position) == reference.halves(state, options_of(game))
