"""Texts of any game, mangled by hypothesis: each raises ValueError and no other exception, or is valid."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import NAMES, new
from games.match import Match
from tests.games.kit import positions_of
from tests.games.strategies import longer, mangled, matches, option_sets, steady

every_game = pytest.mark.parametrize("name", NAMES)


@every_game
@longer
@given(st.data())
def test_mangled_position_is_refused_or_valid(name: str, data: st.DataObject) -> None:
    game = new(name, **data.draw(option_sets(new(name).OPTIONS)))
    text = data.draw(mangled(game.to_text(data.draw(matches(game)).position)))
    try:
        position = game.from_text(text)
    except ValueError as error:
        assert ": " in str(error)
    else:
        assert game.to_text(position) == text
        assert len(position) == len(game.start())


@every_game
@longer
@given(st.data())
def test_any_text_is_refused_or_a_position(name: str, data: st.DataObject) -> None:
    game = new(name)
    text = data.draw(st.text())
    try:
        assert game.to_text(game.from_text(text)) == text
    except ValueError as error:
        assert str(error)


@every_game
@longer
@given(st.data())
def test_mangled_move_is_refused_or_valid(name: str, data: st.DataObject) -> None:
    game = new(name, **data.draw(option_sets(new(name).OPTIONS)))
    position = data.draw(matches(game)).position
    moves = game.moves(position)
    written = game.move_name(position, data.draw(st.sampled_from(moves))) if moves else ""
    text = data.draw(st.one_of(mangled(written), st.text()))
    try:
        assert game.move_name(position, game.parse_move(position, text)) == text
    except ValueError as error:
        assert repr(text) in str(error)


@every_game
@longer
@given(st.data())
def test_mangled_record_is_refused_or_valid(name: str, data: st.DataObject) -> None:
    game = new(name, **data.draw(option_sets(new(name).OPTIONS)))
    text = data.draw(mangled(data.draw(matches(game)).record()))
    try:
        match = Match.replay(text)
    except ValueError as error:
        assert str(error)
    else:
        assert match.record() == text


@every_game
@longer
@given(st.data())
def test_record_replays(name: str, data: st.DataObject) -> None:
    game = new(name, **data.draw(option_sets(new(name).OPTIONS)))
    match = data.draw(matches(game))
    again = Match.replay(match.record())
    assert (again.moves, positions_of(again), again.game.options) == (match.moves, positions_of(match), game.options)
    assert again.record() == match.record()


@pytest.mark.parametrize("name", [name for name in NAMES if new(name).OPTIONS])
@steady
@given(st.data())
def test_option_accepts_only_its_values(name: str, data: st.DataObject) -> None:
    option, default, values = data.draw(st.sampled_from(new(name).OPTIONS))
    anything = st.one_of(st.none(), st.booleans(), st.integers(-3, 300), st.floats(), st.text(max_size=3), st.just(()))
    value = data.draw(st.one_of(anything, st.sampled_from([repr(allowed) for allowed in values])))
    allowed = type(value) is type(default) and value in values
    try:
        game = new(name, **{option: value})
        assert allowed
        assert game.options[[known for known, _, _ in game.OPTIONS].index(option)] == value
    except ValueError as error:
        assert not allowed
        assert str(error).startswith(f"{option}={value!r} is not allowed")


@every_game
@steady
@given(st.text(max_size=8))
def test_unknown_option_or_preset_is_named(name: str, word: str) -> None:
    game = new(name)
    if word not in [option for option, _, _ in game.OPTIONS] and word not in ("name", "preset"):
        with pytest.raises(ValueError) as caught:
            new(name, **{word: 1})  # type: ignore[arg-type]
        assert repr(word) in str(caught.value)
    if word not in [preset for preset, _ in game.PRESETS]:
        with pytest.raises(ValueError) as caught:
            new(name, word)
        assert repr(word) in str(caught.value)


def test_unknown_game_lists_games() -> None:
    with pytest.raises(ValueError) as caught:
        new("chess")
    assert "'chess'" in str(caught.value)
    for name in NAMES:
        assert name in str(caught.value)
