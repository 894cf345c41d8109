"""Sowing, the parent game of Fafy (`rule="sowing"`): only the last seed must fall into a non-empty cell.

One test per rule; then the lengths of its games by exhaustive search: they end, and last much longer than Fafy's.
"""

from itertools import product

import pytest

from games import fafy, new
from games.contract import Rules
from tests.games.by_text import SOWING

legal, after, refusal = SOWING.legal, SOWING.played, SOWING.refusal


def game_of(cells: int, **options: object) -> Rules:
    return new("fafy", "sowing", cells=cells, **options)


def test_only_last_seed_needs_non_empty_cell() -> None:
    assert after("2 0 1 S", "1>") == "0 1 2 N"
    assert after("1 0 0 3 N", "4<") == "2 1 1 0 S"


def test_last_seed_must_find_non_empty_cell() -> None:
    assert refusal("2 1 0 S", "1>") == (fafy.INTO_EMPTY_CELL, 3)
    assert refusal("1 0 2 S", "1>") == (fafy.INTO_EMPTY_CELL, 2)
    assert refusal("2 1 0 S", "2<") == (0, 2)


def test_every_seed_must_stay_on_board() -> None:
    assert refusal("1 2 1 S", "2>") == (fafy.OFF_BOARD, 3)
    assert refusal("0 2 0 S", "2<") == (fafy.OFF_BOARD, 1)


def test_sowing_may_reduce_number_of_empty_cells() -> None:
    assert after("3 0 0 1 S", "1>").split(" ").count("0") == 1


def test_not_impartial_sowing_goes_right() -> None:
    assert legal("2 0 1 S", impartial=False) == "1>"
    assert legal("1 0 2 N", impartial=False) == "3<"


def test_bad_sowing_loses_in_sowing() -> None:
    assert after("2 1 0 S", "1>", bad_sowing="loses") == "2 1 0 N !"


class Search:
    """Lengths of all games from a position. AssertionError when a position can repeat."""

    def __init__(self, game: Rules) -> None:
        self.game = game
        # By seat and counts; None while the search is below the position.
        self.lengths: dict[bytes, frozenset[int] | None] = {}

    def of(self, position: bytes) -> frozenset[int]:
        known = self.lengths.get(position, frozenset())
        assert known is not None, f"{self.game.to_text(position)} comes back"
        if known:
            return known
        self.lengths[position] = None
        moves = self.game.moves(position)
        found = frozenset(1 + length for move in moves for length in self.of(self.game.play(position, move)))
        self.lengths[position] = found or frozenset((0,))
        return found or frozenset((0,))


def test_longest_game_of_1111_has_seven_plies() -> None:
    # Its games last 2, 4, 5 or 7 plies; in Fafy they last 2, and Fafy's bound would be 3.
    game = game_of(4)
    assert sorted(Search(game).of(game.start())) == [2, 4, 5, 7]
    assert sorted(Search(new("fafy", cells=4)).of(game.start())) == [2]


def test_game_of_1111_can_last_seven_plies() -> None:
    text = "1 1 1 1 S"
    for move in ("2>", "3<", "2<", "1>", "3<", "2>", "3>"):
        text = after(text, move)
    assert text == "0 0 0 4 N"
    assert legal(text) == ""


def test_longest_game_of_1111_to_the_right_has_four_plies() -> None:
    game = game_of(4, impartial=False)
    assert sorted(Search(game).of(game.start())) == [2, 4]


@pytest.mark.parametrize("impartial", [True, False])
@pytest.mark.parametrize(("cells", "most"), [(3, 6), (4, 4), (5, 3), (6, 2)])
def test_sowing_never_repeats_a_position(impartial: bool, cells: int, most: int) -> None:
    # From every start of up to `most` seeds per cell, Sud first, every game ends.
    game = game_of(cells, impartial=impartial)
    search = Search(game)
    for layout in product(range(most + 1), repeat=cells):
        search.of(game.start(bytes(layout)))
    assert len(search.lengths) > (most + 1) ** cells / 2


@pytest.mark.parametrize(
    ("cells", "impartial_plies", "own_right_plies"), [(3, 3, 2), (4, 7, 4), (5, 15, 6), (6, 31, 13)]
)
def test_longest_games_from_one_seed_per_cell(cells: int, impartial_plies: int, own_right_plies: int) -> None:
    for impartial, plies in ((True, impartial_plies), (False, own_right_plies)):
        game = game_of(cells, impartial=impartial)
        assert max(Search(game).of(game.start())) == plies
