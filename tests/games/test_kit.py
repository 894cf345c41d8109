"""The conformance kit: it must find each of these faults in a game."""

from collections.abc import Callable

import pytest

import games.fafy
from games import rules
from games.fafy import Fafy
from tests.games import kit, kit_texts, variants
from tests.games.faulty_games import FAULTS

DATA = variants.GAMES["fafy"]


def whole_kit() -> None:
    for options in variants.option_sets(Fafy.OPTIONS):
        kit.check_game("fafy", options, DATA, 2, kit.Seen())
        kit_texts.check_texts("fafy", options, DATA)
    kit_texts.check_bad_texts("fafy", DATA)
    kit_texts.check_bad_options("fafy")


@pytest.mark.parametrize(("promise", "methods"), FAULTS, ids=[" ".join([*methods]) for _, methods in FAULTS])
def test_kit_finds_each_fault(promise: str, methods: dict[str, Callable], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games.fafy, "GAME", type("Faulty", (Fafy,), methods))
    with pytest.raises(AssertionError, match=promise):
        whole_kit()


def test_kit_accepts_faultless_game() -> None:
    whole_kit()


@pytest.mark.parametrize(
    ("call", "error"), [(lambda: 1 / 0, "ZeroDivisionError"), (lambda: dict[int, int]()[1], "KeyError")]
)
def test_kit_rejects_errors_other_than_value_error(call: Callable, error: str) -> None:
    with pytest.raises(AssertionError, match=f"{error}.* is not a ValueError"):
        kit.error_of(call)


# Steps of the other games, counted by hand


def test_counting_a_capture_and_a_skip() -> None:
    cells = [0, 3, 1, 2, 0]
    steps = [(rules.LIFT, 1, 3), (rules.SOW, 2, 1), (rules.SKIP, 1, 0), (rules.SOW, 3, 1), (rules.SOW, 4, 1)]
    assert kit.apply_steps(cells, [*steps, (rules.TAKE, 3, 3)]) == (0, 3)
    assert cells == [0, 0, 2, 0, 1]


def test_counting_a_seed_from_a_reserve() -> None:
    cells = [0, 1]
    steps = [(rules.SOW, 1, 1), (rules.LIFT, 1, 2), (rules.SOW, 0, 1), (rules.SOW, 1, 1)]
    assert kit.apply_steps(cells, steps) == (-1, 0)
    assert cells == [1, 1]


def test_counting_a_piece_that_moves_and_captures() -> None:
    cells, beside = kit.counts("WB/.B W D3:E3,D3", {"board": "letters", "beside": 0})
    assert (cells, beside) == ([1, 1, 0, 1], 0)
    assert kit.apply_steps(cells, [(rules.MOVE, 0, 1), (rules.MOVE, 2, 1), (rules.TAKE, 3, 1)]) == (0, 1)
    assert cells == [0, 1, 1, 0]


def test_counts_include_cells_and_stores() -> None:
    assert kit.counts("0 1 1 0 5 4 N", {"board": "numbers", "beside": 2}) == ([0, 1, 1, 0], 9)


@pytest.mark.parametrize(
    "step",
    [
        (rules.LIFT, 0, 1),
        (rules.SOW, 0, 2),
        (rules.TAKE, 0, 3),
        (rules.TAKE, 0, 0),
        (rules.MOVE, 1, 1),
        (rules.SKIP, 0, 1),
        (99, 0, 0),
    ],
)
def test_impossible_step_is_an_assertion(step: tuple[int, int, int]) -> None:
    with pytest.raises(AssertionError, match="cannot be done"):
        kit.apply_steps([2, 0], [step])
