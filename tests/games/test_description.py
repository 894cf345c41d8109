"""The description of each game for menus and help: complete, and equal to what the rules accept."""

import pytest

from games import NAMES, description, new

every_game = pytest.mark.parametrize("name", NAMES)


@pytest.mark.parametrize(
    ("name", "options", "places"),
    [
        ("fafy", {}, ("cell", 8)),
        ("fafy", {"cells": 12}, ("cell", 12)),
        ("fang", {"cells": 4}, ("cell", 4)),
        ("awale", {}, ("pit", 12)),
        ("fanorona", {}, ("point", 45)),
        ("fanorona", {"size": "3x3"}, ("point", 9)),
        ("colorigraphe", {}, ("plot", 12)),
    ],
)
def test_places_of_each_game(name: str, options: dict[str, object], places: tuple[str, int]) -> None:
    assert description.places(new(name, **options)) == places


@every_game
def test_every_game_is_described(name: str) -> None:
    kind, number = description.places(new(name))
    assert kind.isalpha()
    assert number > 3
    assert len(new(name).SEATS) >= 2


@every_game
def test_described_values_are_accepted(name: str) -> None:
    for option, value, default, allowed in description.options(new(name)):
        assert value == default
        assert default in allowed
        assert len(set(map(repr, allowed))) == len(allowed)
        tried = allowed if len(allowed) < 20 else [allowed[0], allowed[-1]]
        for each in tried:
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
