"""The start layouts of Fafy, and its options with their values."""

import pytest

from games import new
from games.fafy import Fafy

LENGTHS = range(3, 17)


@pytest.mark.parametrize("cells", LENGTHS)
@pytest.mark.parametrize("first", [0, 1])
def test_start_has_same_seeds_in_each_cell(cells: int, first: int) -> None:
    for seeds in range(10):
        game = new("fafy", cells=cells, seeds=seeds, first=first)
        assert game.to_text(game.start()) == " ".join([str(seeds)] * cells) + " " + "SN"[first]
        assert game.turn(game.start()) == first


@pytest.mark.parametrize("cells", LENGTHS)
@pytest.mark.parametrize("shape", [bytes, tuple, list])
def test_layout_of_0_to_24_seeds_is_a_start(cells: int, shape: type) -> None:
    game = Fafy(cells=cells, first=1)
    for count in range(25):
        layout = [(count + cell) % 25 for cell in range(cells)]
        assert game.to_text(game.start(shape(layout))) == " ".join(map(str, layout)) + " N"


@pytest.mark.parametrize(
    ("layout", "sentence"),
    [
        ([1, 1], "the layout has 2 cells: this game has 3"),
        ([1, 1, 1, 1], "the layout has 4 cells: this game has 3"),
        ([], "the layout has 0 cells: this game has 3"),
        ([1, 25, 1], "cell 2 of the layout holds 25: it must be 0..24"),
        ([1, 1, -1], "cell 3 of the layout holds -1: it must be 0..24"),
        ([True, 1, 1], "cell 1 of the layout holds True: it must be 0..24"),
        ([1, 1.0, 1], "cell 2 of the layout holds 1.0: it must be 0..24"),
        (["1", 1, 1], "cell 1 of the layout holds '1': it must be 0..24"),
    ],
)
def test_wrong_layout_names_cell_and_bounds(layout: list, sentence: str) -> None:
    with pytest.raises(ValueError) as caught:
        Fafy(cells=3).start(layout)
    assert str(caught.value) == sentence


def test_defaults_are_documents_impartial_game() -> None:
    assert new("fafy").options == (True, 8, 1, "fafy", False, "refused", 0)
    assert new("fafy", "impartial").options == new("fafy").options
    assert repr(new("fafy")) == "new('fafy')"
    assert repr(new("fafy", "sowing", cells=4)) == "new('fafy', cells=4, rule='sowing')"


def test_option_values_match_rules_page() -> None:
    assert (
        ("impartial", True, (True, False)),
        ("cells", 8, range(3, 17)),
        ("seeds", 1, range(10)),
        ("rule", "fafy", ("fafy", "sowing")),
        ("misere", False, (False, True)),
        ("bad_sowing", "refused", ("refused", "loses")),
        ("first", 0, (0, 1)),
    ) == new("fafy").OPTIONS
