"""The values of options and the names of presets, as menus ask for them."""

import pytest

from games import NAMES, description, new

every_game = pytest.mark.parametrize("name", NAMES)


@every_game
def test_option_returns_each_allowed_value(name: str) -> None:
    for option, default, allowed in new(name).OPTIONS:
        assert description.option(new(name), option) == default
        assert len(set(map(repr, allowed))) == len(allowed)
        for each in allowed if len(allowed) < 20 else [allowed[0], allowed[-1]]:
            needed = {"players": 3} if (option, each) == ("first", 2) else {}
            assert description.option(new(name, **{option: each}, **needed), option) == each


@every_game
def test_first_preset_is_documents_game(name: str) -> None:
    game = new(name)
    names = [preset for preset, _ in game.PRESETS]
    assert names
    for preset in names:
        assert description.preset_of(new(name, preset=preset)) == preset


def test_options_of_no_preset_have_no_name() -> None:
    assert description.preset_of(new("fafy", cells=5, misere=True)) == ""


def test_unknown_option_is_an_error() -> None:
    with pytest.raises(ValueError, match="awale has no option 'cells'"):
        description.option(new("awale"), "cells")
