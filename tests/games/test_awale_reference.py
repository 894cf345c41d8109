"""games/awale.py compared with reference_awale.py: any options, any board, every pit."""

from hypothesis import given
from hypothesis import strategies as st

from games import new
from games.contract import Rules
from games.match import Match
from games.rules import ENDS, REASONS, SKIP, SOW, code_name
from tests.games import reference_awale as reference
from tests.games.strategies import longer, option_sets, options_of

OPTIONS = new("awale").OPTIONS
PITS = "ABCDEFabcdef"


@st.composite
def boards(draw: st.DrawFn) -> str:
    """Draw pits and stores as text: full rows, rows of a few seeds, an empty row; the rest of the 48 seeds in the stores."""
    kind = draw(st.sampled_from(("few", "few", "many", "south", "north", "one")))
    most = {"many": 9, "one": 48}.get(kind, 3)
    pits = [draw(st.integers(0, most)) for _ in range(12)]
    if kind == "south":
        pits[6:] = [0] * 6
    if kind == "north":
        pits[:6] = [0] * 6
    if kind == "one":
        kept = draw(st.integers(0, 11))
        pits = [seeds if pit == kept else min(seeds, 2) for pit, seeds in enumerate(pits)]
    while sum(pits) > 48:
        pits[pits.index(max(pits))] -= 1
    south = draw(st.integers(0, 48 - sum(pits)))
    return " ".join(map(str, [*pits, south, 48 - sum(pits) - south])) + draw(st.sampled_from((" S", " N")))


@st.composite
def awale_positions(draw: st.DrawFn) -> tuple[Rules, bytes]:
    """Draw a game of Awalé with any options, mostly without a target, and any position."""
    target = draw(st.one_of(st.just(0), st.sampled_from((0, 1, 5, 20, 25, 48))))
    game = new("awale", **draw(option_sets(OPTIONS, target=target)))
    return game, game.from_text(draw(boards()))


@longer
@given(option_sets(OPTIONS))
def test_start_matches_reference(options: dict) -> None:
    game = new("awale", **options)
    assert game.to_text(game.start()) == reference.write(reference.start(options))


@longer
@given(awale_positions())
def test_legal_moves_and_reasons_match_reference(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    state = reference.read(game.to_text(position))
    assert [PITS[move] for move in game.moves(position)] == reference.legal(state, options_of(game))
    why = reference.refusals(state, options_of(game))
    for move, pit in enumerate(PITS):
        reason, pointed = game.refusal(position, move)
        assert (code_name(REASONS, reason) if reason else "") == why[pit]
        assert pointed == move


@longer
@given(awale_positions())
def test_play_and_steps_match_reference(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    state = reference.read(game.to_text(position))
    for move in game.moves(position):
        pit = PITS[move]
        assert game.to_text(game.play(position, move)) == reference.write(reference.after(state, pit))
        steps = game.steps(position, move)
        assert [PITS[place] for kind, place, _ in steps if kind == SOW] == reference.sown(state, pit)
        assert sum(kind == SKIP for kind, _, _ in steps) == (state[pit] - 1) // 11


@longer
@given(awale_positions())
def test_outcome_matches_reference(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    state = reference.read(game.to_text(position))
    end = game.outcome(position)
    found = end and (
        "" if end.winner is None else "SN"[end.winner],
        end.scores,
        code_name(ENDS, end.reason) == "target",
    )
    assert found == reference.result(state, options_of(game))


@longer
@given(st.data())
def test_repetition_matches_reference(data: st.DataObject) -> None:
    repetition = data.draw(st.sampled_from((2, 3)))
    game = new("awale", repetition=repetition, leftovers=data.draw(st.sampled_from(("own_row", "nobody"))))
    # Few seeds: positions repeat.
    pits = [data.draw(st.integers(0, 1)) if pit in (0, 1, 5, 6, 7, 11) else 0 for pit in range(12)]
    match = Match(game, game.from_text(" ".join(map(str, [*pits, 20, 20])) + " S"))
    states = [reference.read(game.to_text(match.position))]
    choices = data.draw(st.lists(st.integers(0, 5), min_size=1, max_size=8))
    while match.outcome() is None:
        assert not reference.repeated(states, options_of(game))
        moves = game.moves(match.position)
        match.play(moves[choices[len(states) % len(choices)] % len(moves)])
        states.append(reference.read(game.to_text(match.position)))
    end = match.outcome()
    if game.outcome(match.position) is None:
        assert reference.repeated(states, options_of(game))
        assert end is not None
        assert end.scores == reference.counted(states[-1], options_of(game))
