"""Properties of any position of Awalé: conservation of seeds, symmetry of the seats, play in place."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from games import new, rules
from games.awale import GRAND_SLAM, sow, sowable
from games.contract import Rules
from games.match import Match
from games.rules import Outcome
from tests.games.kit import positions_of
from tests.games.strategies import matches, option_sets, steady
from tests.games.test_awale_reference import OPTIONS, awale_positions


@steady
@given(awale_positions(), st.data())
def test_seeds_are_conserved(drawn: tuple[Rules, bytes], data: st.DataObject) -> None:
    game, position = drawn
    match = data.draw(matches(game, position))
    assert {sum(found[:14]) for found in positions_of(match)} == {sum(position[:14])}


@steady
@given(awale_positions())
def test_harvest_goes_to_movers_store(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    seat = game.turn(position)
    for move in game.moves(position):
        after = game.play(position, move)
        taken = [(pit, count) for kind, pit, count in game.steps(position, move) if kind == rules.TAKE]
        assert after[12 + seat] - position[12 + seat] == sum(count for _, count in taken)
        assert after[13 - seat] == position[13 - seat]
        assert all(pit // 6 != seat and count in (2, 3) for pit, count in taken)
        assert [pit for pit, _ in taken] == [taken[0][0] - k for k in range(len(taken))]


@steady
@given(awale_positions())
def test_harvest_never_empties_other_row(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    for move in game.moves(position):
        after = game.play(position, move)
        if any(kind == rules.TAKE for kind, _, _ in game.steps(position, move)):
            camp = 6 - 6 * game.turn(position)
            assert any(after[camp : camp + 6])


@steady
@given(awale_positions())
def test_every_move_feeds_empty_row(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    camp = 6 - 6 * game.turn(position)
    if not any(position[camp : camp + 6]):
        for move in game.moves(position):
            assert any(game.play(position, move)[camp : camp + 6])


@steady
@given(option_sets(OPTIONS, target=0, leftovers="own_row"), st.integers(1, 1000))
def test_whole_match_has_48_seeds(options: dict, seed: int) -> None:
    match = Match(new("awale", **options))
    dice = Random(seed)
    while match.outcome() is None:
        moves = match.game.moves(match.position)
        match.play(dice.choice(moves))
    end = match.outcome()
    assert end is not None
    assert sum(end.scores) == 48


@steady
@given(awale_positions(), st.data())
def test_play_in_place_equals_play(drawn: tuple[Rules, bytes], data: st.DataObject) -> None:
    game, position = drawn
    board = bytearray(position)
    for _ in range(20):
        moves = game.moves(position)
        if not moves:
            break
        move = data.draw(st.sampled_from(moves))
        taken = sow(board, move)
        after = game.play(position, move)
        assert bytes(board) == after
        seat = game.turn(position)
        assert max(taken, 0) == after[12 + seat] - position[12 + seat]
        position = after


@steady
@given(awale_positions())
def test_sowable_and_sow_give_legal_moves(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    if game.target == 0:  # type: ignore[attr-defined]
        moves = sowable(bytearray(position))
        quiet = [move for move in moves if sow(bytearray(position), move) != GRAND_SLAM]
        legal = {"no_capture": moves, "illegal_unless_only": quiet or moves, "illegal": quiet}
        assert game.moves(position) == legal[game.grand_slam]  # type: ignore[attr-defined]


# Sud and Nord exchanged


def turned(position: bytes) -> bytes:
    """Return the position with rows and stores exchanged and the other seat to move."""
    return position[6:12] + position[:6] + bytes((position[13], position[12], 1 - position[14]))


@steady
@given(awale_positions())
def test_mirror_symmetry_of_moves_refusals_and_play(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    other = turned(position)
    assert [(move + 6) % 12 for move in game.moves(position)] == game.moves(other)
    for move in range(12):
        assert game.why_not(position, move) == game.why_not(other, (move + 6) % 12)
    for move in game.moves(position):
        assert game.play(other, (move + 6) % 12) == turned(game.play(position, move))


@steady
@given(awale_positions())
def test_mirror_symmetry_of_ends(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    end = game.outcome(position)
    other = end and Outcome(None if end.winner is None else 1 - end.winner, end.scores[::-1], end.reason)
    assert game.outcome(turned(position)) == other
