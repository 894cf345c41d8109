"""games/colorigraphe.py compared with reference_colorigraphe.py: any options, any phase, every move."""

from hypothesis import given
from hypothesis import strategies as st

from games import colorigraphe, new
from games.colorigraphe_text import card
from games.contract import Rules
from games.rules import ENDS, REASONS, code_name
from tests.games import reference_colorigraphe as reference
from tests.games.strategies import longer, options_of, steady
from tests.games.strategies_colorigraphe import games, moves, positions

CARDS = {number: {frozenset((one + 1, other + 1)) for one, other in card(number)[0]} for number in range(1, 49)}


def read(game: Rules, position: bytes) -> reference.State:
    return reference.read(game.to_text(position), options_of(game))


def result(game: Rules, position: bytes) -> tuple[str | None, str] | None:
    end = game.outcome(position)
    return end and (None if end.winner is None else game.SEATS[end.winner], code_name(ENDS, end.reason))


@steady
@given(st.data())
def test_moves_and_refusals_match_reference(data: st.DataObject) -> None:
    game = data.draw(games())
    position = data.draw(positions(game))
    state = read(game, position)
    names = [game.move_name(position, move) for move in game.moves(position)]
    assert len(names) == len(set(names))
    assert set(names) == reference.legal(state, options_of(game))
    for move in range(colorigraphe.MOVES_END):
        name = game.move_name(position, move)
        reason = game.why_not(position, move)
        assert (code_name(REASONS, reason) if reason else "") == reference.refused(state, name, options_of(game)), name


@longer
@given(st.data())
def test_play_matches_reference(data: st.DataObject) -> None:
    game = data.draw(games())
    position = data.draw(st.one_of(st.just(game.start()), positions(game)))
    state = read(game, position)
    assert reference.write(state) == game.to_text(position)
    for _ in range(data.draw(st.integers(1, 12))):
        assert result(game, position) == reference.result(state, options_of(game))
        if game.outcome(position):
            break
        move = data.draw(moves(game, position))
        name = game.move_name(position, move)
        position = game.play(position, move)
        state = reference.after(state, name, options_of(game), CARDS)
        assert game.to_text(position) == reference.write(state), name
        assert game.scores(position) == tuple(state["scores"].values())


@steady
@given(st.data())
def test_outcome_and_scores_match_reference(data: st.DataObject) -> None:
    game = data.draw(games())
    position = data.draw(positions(game))
    for name in ("done", "timeout", "pass"):
        move = game.parse_move(position, name)
        if not game.why_not(position, move):
            after = reference.after(read(game, position), name, options_of(game), CARDS)
            assert game.to_text(game.play(position, move)) == reference.write(after)
            assert result(game, game.play(position, move)) == reference.result(after, options_of(game))


def test_start_matches_reference() -> None:
    for players in (1, 2, 3):
        for first in range(players):
            game = new("colorigraphe", players=players, first=first)
            scores = ",".join("0" * players)
            assert game.to_text(game.start()) == f"stake {'SNE'[first]} {scores} 0 - {reference.NOTHING}"
