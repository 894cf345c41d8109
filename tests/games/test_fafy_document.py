"""Statements of the Fafy document and of the theory about impartial rows: the worked example, Grundy values, invariants."""

from functools import cache
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import fafy, new
from games.match import Match
from games.rules import Outcome
from tests.games.kit import positions_of
from tests.games.nimbers import blocks, grundy, rows_after, whole_grundy
from tests.games.strategies import rows, steady

GAME = new("fafy")
# The position, its Grundy value, and the move played.
EXAMPLE = (
    ("1 2 2 1 1 2 2 1 S", 5, "4>"),
    ("1 2 2 0 2 2 2 1 N", 3, "7<"),
    ("1 2 2 0 3 3 0 1 S", 1, "1>"),
    ("0 3 2 0 3 3 0 1 N", 0, None),
)


def counts(text: str) -> tuple[int, ...]:
    return tuple(int(field) for field in text.split(" ")[:-1])


def best(text: str) -> list[str]:
    """Return the winning moves: those to a row of Grundy value 0."""
    position = GAME.from_text(text)
    moves = GAME.moves(position)
    return [GAME.move_name(position, move) for move in moves if not grundy(tuple(GAME.play(position, move)[:-1]))]


def example_match() -> Match:
    match = Match(GAME, GAME.start(bytes(counts(EXAMPLE[0][0]))))
    for _, _, move in EXAMPLE:
        if move:
            match.play(GAME.parse_move(match.position, move))
    return match


def test_worked_example_has_documents_positions() -> None:
    match = example_match()
    assert [GAME.to_text(position) for position in positions_of(match)] == [text for text, _, _ in EXAMPLE]
    assert match.outcome() == Outcome(0, (1, 0), fafy.BLOCKED)


@pytest.mark.parametrize(("text", "value", "_move"), EXAMPLE)
def test_worked_example_has_documents_grundy_values(text: str, value: int, _move: str | None) -> None:
    assert whole_grundy(counts(text)) == grundy(counts(text)) == value


def test_worked_example_gives_sud_two_late_choices() -> None:
    position = GAME.from_text("1 2 2 0 3 3 0 1 S")
    assert [GAME.move_name(position, move) for move in GAME.moves(position)] == ["1>", "3<"]


def test_worked_example_has_two_best_moves_at_each_choice() -> None:
    assert best("1 2 2 1 1 2 2 1 S") == ["3<", "6>"]
    assert best("1 2 2 0 2 2 2 1 N") == ["5>", "8<"]


def test_grundy_values_of_uniform_rows() -> None:
    values = [grundy((1,) * cells) for cells in range(1, 17)]
    assert values == [0, 1, 2, 0, 3, 1, 0, 3, 3, 2, 5, 0, 4, 2, 3, 0]


def test_one_three_one_three_one_has_grundy_value_2() -> None:
    # Busser's published analysers say 0.
    assert whole_grundy((1, 3, 1, 3, 1)) == 2


def test_two_five_two_is_won_by_first_player() -> None:
    assert sorted(rows_after((2, 5, 2))) == [(0, 6, 3), (3, 6, 0)]
    assert whole_grundy((2, 5, 2)) == 1


short_rows = st.integers(3, 7).flatmap(lambda cells: rows(cells, 5))


@steady
@given(short_rows)
def test_grundy_values_of_blocks_add_up(row: list[int]) -> None:
    value = 0
    for block in blocks(tuple(row)):
        value ^= whole_grundy(block)
    assert whole_grundy(tuple(row)) == value == grundy(tuple(row))


@steady
@given(short_rows)
def test_row_is_lost_exactly_at_grundy_value_0(row: list[int]) -> None:
    game = new("fafy", cells=len(row))

    def wins(position: bytes) -> bool:
        return any(not wins(game.play(position, move)) for move in game.moves(position))

    assert wins(bytes(row) + b"\0") == (grundy(tuple(row)) != 0)


@cache
def longest(counts: tuple[int, ...]) -> int:
    return max([1 + longest(row) for row in rows_after(counts)], default=0)


@pytest.mark.parametrize(("cells", "plies"), [(3, 2), (4, 2), (5, 3), (6, 4)])
def test_game_lasts_at_most_cells_minus_one(cells: int, plies: int) -> None:
    # A cell of `cells` seeds or more can never be sown, so these rows represent all rows.
    lengths = [longest(row) for row in product(range(cells + 1), repeat=cells)]
    assert max(lengths) == plies <= cells - 1
