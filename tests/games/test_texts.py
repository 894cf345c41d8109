"""Any text and any option value, by hypothesis: each raises ValueError and no other exception, or is valid."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import NAMES, new
from games.match import Match
from tests.games.strategies import longer, steady

every_game = pytest.mark.parametrize("name", NAMES)


@every_game
@longer
@given(st.text())
def test_any_text_is_refused_or_valid(name: str, text: str) -> None:
    """As a position, a move and a record; kit_texts.py mangles texts that are valid."""
    game = new(name)
    for read in (
        lambda: game.to_text(game.from_text(text)),
        lambda: game.move_name(game.start(), game.parse_move(game.start(), text)),
        lambda: Match.replay(text).record(),
    ):
        try:
            assert read() == text
        except ValueError as error:
            assert str(error)


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


def test_unknown_game_lists_games() -> None:
    with pytest.raises(ValueError) as caught:
        new("chess")
    assert "'chess'" in str(caught.value)
    for name in NAMES:
        assert name in str(caught.value)
