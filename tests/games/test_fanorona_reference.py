"""games/fanorona.py compared with reference_fanorona.py: any options, any position, every step."""

from hypothesis import given
from hypothesis import strategies as st

from games.contract import Rules
from games.rules import ENDS, REASONS, TAKE, code_name
from tests.games import reference_fanorona as reference
from tests.games.fanorona_tools import fanorona_positions
from tests.games.strategies import longer, options_of, steady

Drawn = tuple[Rules, bytes]


def name_of(game: Rules, point: int) -> str:
    columns: int = game.columns  # type: ignore[attr-defined]
    return "ABCDEFGHI"[point % columns] + str(point // columns + 1)


def test_reference_matches_known_numbers_of_turns() -> None:
    for given_options, counts in (
        ({}, [5, 21, 225]),
        ({"chain": "may", "same_direction": False}, [5, 39, 724]),
        ({"size": "5x5"}, [5, 12, 69, 640]),
        ({"size": "3x3"}, [4, 7, 13, 40, 64, 104]),
    ):
        options = {**reference.DEFAULTS, **given_options}
        start = reference.start(options)
        assert [reference.perft_turns(start, options, depth + 1) for depth in range(len(counts))] == counts


@longer
@given(fanorona_positions())
def test_texts_and_start_match_reference(drawn: Drawn) -> None:
    game, position = drawn
    assert game.to_text(game.start()) == reference.write(reference.start(options_of(game)))
    assert reference.write(reference.read(game.to_text(position))) == game.to_text(position)


@longer
@given(fanorona_positions())
def test_steps_and_play_match_reference(drawn: Drawn) -> None:
    game, position = drawn
    state = reference.read(game.to_text(position))
    names = [game.move_name(position, move) for move in game.moves(position)]
    assert sorted(names) == sorted(reference.legal(state, options_of(game)))
    for move, name in zip(game.moves(position), names, strict=True):
        assert game.to_text(game.play(position, move)) == reference.write(
            reference.after(state, name, options_of(game))
        )
        taken = [name_of(game, point) for kind, point, _ in game.steps(position, move) if kind == TAKE]
        assert taken == reference.captured_by(state, name, options_of(game))


@longer
@given(fanorona_positions())
def test_outcome_matches_reference(drawn: Drawn) -> None:
    game, position = drawn
    end = game.outcome(position)
    won = reference.winner(reference.read(game.to_text(position)), options_of(game))
    assert (end and ("WB"[end.winner], code_name(ENDS, end.reason))) == won


@steady
@given(fanorona_positions(), st.data())
def test_refusals_match_reference(drawn: Drawn, data: st.DataObject) -> None:
    game, position = drawn
    state = reference.read(game.to_text(position))
    points = list(state.board)
    own = st.sampled_from(
        [*([state.piece] * 9 if state.piece else []), *reference.pieces(state, state.seat), points[0]]
    )
    for _ in range(8):
        origin = data.draw(st.one_of(own, own, st.sampled_from(points)))
        near = [point for point in (reference.beside(origin, way) for way in reference.WAYS) if point in state.board]
        target = data.draw(st.one_of(st.sampled_from(near), st.sampled_from(near), st.sampled_from(points)))
        move = data.draw(st.sampled_from((".", *[f"{origin}-{target}{kind}" for kind in ("", "P", "A", "P", "A")])))
        if origin == target:
            continue
        reason, point = game.refusal(position, game.parse_move(position, move))
        words, place = reference.refused(state, move, options_of(game))
        assert (code_name(REASONS, reason) if reason else "") == words
        if place:
            assert name_of(game, point) == place
