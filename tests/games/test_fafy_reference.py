"""games/fafy.py compared with reference_fafy.py: any options, any row, every move."""

from hypothesis import given

from games.contract import Rules
from games.rules import REASONS, code_name
from tests.games import reference_fafy as reference
from tests.games.strategies import fafy_positions, longer, options_of


@longer
@given(fafy_positions())
def test_legal_moves_match_reference(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    names = [game.move_name(position, move) for move in game.moves(position)]
    assert names == reference.legal(reference.read(game.to_text(position)), options_of(game))


@longer
@given(fafy_positions())
def test_play_matches_reference(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    state = reference.read(game.to_text(position))
    for move in game.moves(position):
        after = reference.after(state, game.move_name(position, move), options_of(game))
        assert game.to_text(game.play(position, move)) == reference.write(after)


@longer
@given(fafy_positions())
def test_outcome_matches_reference(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    winner = reference.winner(reference.read(game.to_text(position)), options_of(game))
    end = game.outcome(position)
    assert (end and "SN"[end.winner]) == winner


@longer
@given(fafy_positions())
def test_refusals_match_reference(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    state = reference.read(game.to_text(position))
    for cell in range(1, len(position)):
        for way in "<>":
            move = f"{cell}{way}"
            reason, pointed = game.refusal(position, game.parse_move(position, move))
            assert (code_name(REASONS, reason) if reason else "", pointed + 1) == reference.refused(
                state, move, options_of(game)
            )


@longer
@given(fafy_positions())
def test_steps_match_reference(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    row, _, _ = reference.read(game.to_text(position))
    for move in game.moves(position):
        name = game.move_name(position, move)
        fallen = [cell + 1 for _, cell, _ in game.steps(position, move)[1:]]
        assert fallen == ([] if reference.fault(row, name, options_of(game)) else reference.path(row, name))
