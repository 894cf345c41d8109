"""Fang's options: values, defaults, and the default reserve, which depends on the number of cells."""

import pytest

from games import new
from games.fang import OPTIONS, Fang


def test_option_values_match_rules_page() -> None:
    assert (
        ("cells", 8, (8, 6, 4)),
        ("tibong_min", 2, (2, 1)),
        ("reserve", 5, range(1, 10)),
        ("overflow", "wrap", ("wrap", "refused")),
        ("first", 0, (0, 1)),
    ) == new("fang").OPTIONS


@pytest.mark.parametrize(("cells", "reserve"), [(8, 5), (6, 4), (4, 3)])
def test_default_reserve_depends_on_cells(cells: int, reserve: int) -> None:
    game = Fang(cells=cells)
    assert game.reserve == reserve
    assert game.OPTIONS[2] == ("reserve", reserve, range(1, 10))
    assert [option for option in game.OPTIONS if option[0] != "reserve"] == [
        option for option in OPTIONS if option[0] != "reserve"
    ]


def test_default_of_one_game_does_not_change_others() -> None:
    new("fang", cells=4)
    assert new("fang").options == (8, 2, 5, "wrap", 0)
    assert Fang.OPTIONS == OPTIONS == new("fang").OPTIONS


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({}, "new('fang')"),
        ({"reserve": 5}, "new('fang')"),
        ({"cells": 6}, "new('fang', cells=6)"),
        ({"cells": 6, "reserve": 4}, "new('fang', cells=6)"),
        ({"cells": 6, "reserve": 5}, "new('fang', cells=6, reserve=5)"),
        ({"reserve": 4}, "new('fang', reserve=4)"),
        (
            {"cells": 4, "overflow": "refused", "tibong_min": 1},
            "new('fang', cells=4, tibong_min=1, overflow='refused')",
        ),
    ],
)
def test_repr_omits_defaults(options: dict, text: str) -> None:
    assert repr(new("fang", **options)) == text


@pytest.mark.parametrize("cells", [8, 6])
def test_default_reserves_never_overflow_on_6_or_8_cells(cells: int) -> None:
    # So that "wrap" and "refused" are the same game there, and not on 4 cells.
    assert {reached(cells, overflow) for overflow in ("wrap", "refused")} == {reached(cells, "wrap")}
    assert reached(4, "wrap") != reached(4, "refused")


def reached(cells: int, overflow: str) -> frozenset[bytes]:
    game = new("fang", cells=cells, overflow=overflow)
    found = {game.start()}
    latest = found
    while latest:
        latest = {game.play(position, move) for position in latest for move in game.moves(position)} - found
        found |= latest
    return frozenset(found)
