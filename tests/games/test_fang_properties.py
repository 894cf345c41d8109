"""Properties of any position of Fang: conservation of seeds, length of a game, symmetry of the seats, play in place."""

from hypothesis import given
from hypothesis import strategies as st

from games import new, rules
from games.contract import Rules
from games.fang import sow
from games.rules import Outcome
from tests.games.kit import positions_of
from tests.games.strategies import matches, option_sets, steady
from tests.games.test_fang_reference import fang_positions


@steady
@given(fang_positions(), st.data())
def test_seeds_are_conserved(drawn: tuple[Rules, bytes], data: st.DataObject) -> None:
    game, position = drawn
    match = data.draw(matches(game, position))
    assert {sum(found[:-1]) for found in positions_of(match)} == {sum(position[:-1])}


@steady
@given(option_sets(new("fang").OPTIONS), st.data())
def test_game_lasts_as_long_as_reserves(options: dict, data: st.DataObject) -> None:
    game = new("fang", **options)
    position = game.start()
    plies = 0
    while moves := game.moves(position):
        position = game.play(position, data.draw(st.sampled_from(moves)))
        plies += 1
    assert plies <= 2 * options["reserve"]
    if options["overflow"] == "wrap":
        assert plies == 2 * options["reserve"]


@steady
@given(fang_positions())
def test_steps_are_reserve_seed_lift_and_single_sows(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    for move in game.moves(position):
        steps = game.steps(position, move)
        assert steps[:2] == [(rules.SOW, move, 1), (rules.LIFT, move, position[move] + 1)]
        tibong = (len(position) - 4) * game.turn(position)
        assert steps[2] == (rules.SOW, tibong, 1)
        assert len(steps) == position[move] + 3
        assert {step[0] for step in steps[2:]} == {rules.SOW}


@steady
@given(fang_positions(), st.data())
def test_play_in_place_equals_play(drawn: tuple[Rules, bytes], data: st.DataObject) -> None:
    game, position = drawn
    board = bytearray(position)
    while moves := game.moves(position):
        move = data.draw(st.sampled_from(moves))
        assert moves == game.moves(bytes(board))
        sow(board, len(position) - 3, move)
        position = game.play(position, move)
        assert bytes(board) == position


@steady
@given(fang_positions())
def test_least_and_most_give_legal_moves(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    least, most = game.least, game.most  # type: ignore[attr-defined]
    cells = len(least)
    playable = [cell for cell in range(cells) if least[cell] <= position[cell] <= most]
    assert game.moves(position) == (playable if position[cells + position[-1]] else [])


# Sud and Nord exchanged


def mirrored(position: bytes) -> bytes:
    """Return the reversed row with the reserves exchanged and the other seat to move."""
    cells = len(position) - 3
    return position[:cells][::-1] + position[cells : cells + 2][::-1] + bytes((1 - position[-1],))


@steady
@given(fang_positions())
def test_mirror_symmetry_of_moves_refusals_and_play(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    turned = mirrored(position)
    last = len(position) - 4
    assert sorted(last - move for move in game.moves(position)) == game.moves(turned)
    for move in range(last + 1):
        assert game.why_not(position, move) == game.why_not(turned, last - move)
    for move in game.moves(position):
        assert game.play(turned, last - move) == mirrored(game.play(position, move))


@steady
@given(fang_positions())
def test_mirror_symmetry_of_ends(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    end = game.outcome(position)
    other = end and Outcome(None if end.winner is None else 1 - end.winner, end.scores[::-1], end.reason)
    assert game.outcome(mirrored(position)) == other
