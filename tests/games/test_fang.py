"""The rules of Fang, one test a rule: the turn, tibongs, overflow, refusals, ends and how they are counted."""

from typing import Any

import pytest

from games import fang, new, rules
from games.contract import Rules
from games.rules import IllegalMove, Outcome


def game_of(text: str, **options: Any) -> tuple[Rules, bytes]:
    """A game with as many cells as the text has, and the position."""
    game = new("fang", cells=len(text.split(" ")) - 3, **options)
    return game, game.from_text(text)


def legal(text: str, **options: Any) -> str:
    game, position = game_of(text, **options)
    return " ".join(game.move_name(position, move) for move in game.moves(position))


def played(text: str, moves: str, **options: Any) -> str:
    game, position = game_of(text, **options)
    for move in moves.split(" "):
        position = game.play(position, game.parse_move(position, move))
    return game.to_text(position)


def refusal(text: str, move: int, **options: Any) -> tuple[int, int]:
    """The reason and the cell to point at, both cells from 1; play and steps must raise the same."""
    game, position = game_of(text, **options)
    reason, cell = game.refusal(position, move - 1)
    for call in (game.play, game.steps):
        if reason:
            with pytest.raises(IllegalMove) as caught:
                call(position, move - 1)
            assert caught.value.reason == reason
    return reason, cell + 1


def outcome(text: str, **options: Any) -> Outcome | None:
    game, position = game_of(text, **options)
    return game.outcome(position)


# The start


@pytest.mark.parametrize(
    ("cells", "text"), [(8, "0 1 1 1 1 1 1 0 5 5 S"), (6, "0 1 1 1 1 0 4 4 S"), (4, "0 1 1 0 3 3 S")]
)
def test_tibongs_start_empty_every_other_cell_has_one_seed(cells: int, text: str) -> None:
    game = new("fang", cells=cells)
    assert game.to_text(game.start()) == text


def test_at_the_start_no_tibong_can_be_played() -> None:
    assert legal("0 1 1 1 1 1 1 0 5 5 S") == legal("0 1 1 1 1 1 1 0 5 5 N") == "2 3 4 5 6 7"


# A turn


def test_a_turn_adds_a_reserve_seed_takes_all_and_sows_from_ones_own_tibong() -> None:
    game, position = game_of("0 1 1 1 1 1 1 0 5 5 N")
    assert game.steps(position, 4) == [
        (rules.SOW, 4, 1),
        (rules.LIFT, 4, 2),
        (rules.SOW, 7, 1),
        (rules.SOW, 6, 1),
    ]
    assert game.to_text(game.play(position, 4)) == "0 1 1 1 0 1 2 1 5 4 S"


def test_sud_sows_from_the_west_end_eastwards() -> None:
    assert played("0 1 1 1 0 1 2 1 5 4 S", "7") == "1 2 2 1 0 1 0 1 4 4 N"


def test_nord_sows_from_the_east_end_westwards() -> None:
    assert played("1 2 2 1 0 1 0 1 4 4 N", "3") == "1 2 0 1 0 2 1 2 4 3 S"


def test_the_sowing_may_refill_the_cell_just_emptied() -> None:
    assert played("0 2 1 1 1 1 1 0 5 5 S", "2") == "1 1 2 1 1 1 1 0 4 5 N"
    assert played("2 0 0 0 0 0 0 0 1 1 S", "1") == "1 1 1 0 0 0 0 0 0 1 N"


def test_a_player_may_play_any_cell_the_other_half_and_tibong_too() -> None:
    assert legal("2 1 1 1 1 1 1 2 5 5 S") == "1 2 3 4 5 6 7 8"
    assert played("2 1 1 1 1 1 1 2 5 5 S", "8") == "3 2 2 1 1 1 1 0 4 5 N"


def test_the_reserve_seed_comes_from_ones_own_reserve_and_the_seats_take_turns() -> None:
    assert played("0 1 1 1 1 1 1 0 5 5 S", "4") == "1 2 1 0 1 1 1 0 4 5 N"
    assert played("0 1 1 1 1 1 1 0 5 5 S", "4 5") == "1 2 1 0 0 1 2 1 4 4 S"


# Tibongs


def test_tibong_min_2_counts_before_the_reserve_seed_is_added() -> None:
    assert legal("1 1 0 0 0 0 1 1 5 5 S") == "2 7"
    assert legal("2 1 0 0 0 0 1 1 5 5 S") == legal("2 1 0 0 0 0 1 1 5 5 N") == "1 2 7"
    assert legal("1 1 0 0 0 0 1 2 5 5 S") == legal("1 1 0 0 0 0 1 2 5 5 N") == "2 7 8"


def test_tibong_min_1_lets_a_tibong_be_played_as_soon_as_it_is_not_empty() -> None:
    assert legal("1 1 0 0 0 0 1 0 5 5 S", tibong_min=1) == "1 2 7"
    assert legal("0 1 0 0 0 0 1 1 5 5 S", tibong_min=1) == "2 7 8"


# More seeds in hand than cells


def test_overflow_wrap_goes_on_again_from_ones_own_tibong() -> None:
    assert played("0 4 0 1 2 1 S", "2", overflow="wrap") == "2 1 1 2 1 1 N"
    assert played("0 4 0 1 2 2 N", "2", overflow="wrap") == "1 1 1 3 2 1 S"
    assert played("0 9 0 0 0 0 0 0 5 5 S", "2") == "2 2 1 1 1 1 1 1 4 5 N"


def test_overflow_wrap_goes_round_as_often_as_it_takes() -> None:
    assert played("0 8 0 0 2 1 S", "2", overflow="wrap") == "3 2 2 2 1 1 N"


def test_overflow_refused_takes_as_many_seeds_in_hand_as_there_are_cells() -> None:
    assert legal("0 3 4 0 2 2 S", overflow="refused") == "2"
    assert legal("0 3 4 0 2 2 S", overflow="wrap") == "2 3"
    assert legal("0 7 8 0 0 0 0 1 2 2 S", overflow="refused") == "2"


# Why a cell is refused


@pytest.mark.parametrize("move", [-1, 0, 9, 256])
def test_reason_not_a_move(move: int) -> None:
    assert refusal("0 1 1 1 1 1 1 0 5 5 S", move)[0] == rules.NOT_A_MOVE
    assert refusal("3 3 6 1 0 2 1 0 0 0 N", move)[0] == rules.NOT_A_MOVE


def test_reason_game_over() -> None:
    for cell in range(1, 9):
        assert refusal("3 3 6 1 0 2 1 0 0 0 N", cell) == (rules.GAME_OVER, cell)


def test_reason_empty_cell() -> None:
    assert refusal("0 1 1 1 0 1 1 0 5 5 S", 5) == (fang.EMPTY_CELL, 5)


def test_reason_empty_cell_of_an_empty_tibong_too() -> None:
    for tibong_min in (1, 2):
        assert refusal("0 1 1 1 1 1 1 0 5 5 S", 1, tibong_min=tibong_min) == (fang.EMPTY_CELL, 1)
        assert refusal("0 1 1 1 1 1 1 0 5 5 S", 8, tibong_min=tibong_min) == (fang.EMPTY_CELL, 8)


def test_reason_low_tibong_is_said_of_either_tibong_to_either_player() -> None:
    for seat in "SN":
        assert refusal(f"1 1 1 1 1 1 1 1 5 5 {seat}", 1) == (fang.LOW_TIBONG, 1)
        assert refusal(f"1 1 1 1 1 1 1 1 5 5 {seat}", 8) == (fang.LOW_TIBONG, 8)
        assert refusal(f"1 1 1 1 1 1 1 1 5 5 {seat}", 1, tibong_min=1) == (0, 1)


def test_reason_too_many_seeds() -> None:
    assert refusal("0 4 0 1 2 1 S", 2, overflow="refused") == (fang.TOO_MANY_SEEDS, 2)
    assert refusal("0 3 0 1 2 1 S", 2, overflow="refused") == (0, 2)
    assert refusal("0 4 0 1 2 1 S", 2, overflow="wrap") == (0, 2)


def test_who_has_no_playable_cell_is_told_why_for_each() -> None:
    text = "1 0 4 0 1 1 S"
    assert legal(text, overflow="refused") == ""
    reasons = [refusal(text, cell, overflow="refused")[0] for cell in range(1, 5)]
    assert reasons == [fang.LOW_TIBONG, fang.EMPTY_CELL, fang.TOO_MANY_SEEDS, fang.EMPTY_CELL]


def test_an_illegal_move_says_the_cell_and_why() -> None:
    game, position = game_of("1 1 1 1 1 1 1 1 5 5 S")
    with pytest.raises(IllegalMove, match="^8: low tibong$"):
        game.play(position, 7)


# Ends


def test_end_counted_when_both_reserves_are_empty() -> None:
    assert outcome("3 3 3 3 1 1 1 1 0 1 N") is None
    assert outcome("3 3 3 3 1 1 1 1 0 0 N") == Outcome(0, (12, 4), fang.COUNTED)


def test_more_seeds_in_ones_own_half_win_whatever_the_tibongs_hold() -> None:
    assert outcome("0 4 4 1 0 0 0 7 0 0 S") == Outcome(0, (9, 7), fang.COUNTED)
    assert outcome("7 0 0 0 1 4 4 0 0 0 S") == Outcome(1, (7, 9), fang.COUNTED)
    assert outcome("1 3 0 3 0 0 S") == Outcome(0, (4, 3), fang.COUNTED)


def test_equal_halves_are_won_by_the_fuller_own_tibong() -> None:
    assert outcome("3 1 0 0 0 1 1 2 0 0 S") == Outcome(0, (4, 4), fang.COUNTED)
    assert outcome("2 1 1 0 0 0 0 4 0 0 S") == Outcome(1, (4, 4), fang.COUNTED)
    assert outcome("1 1 1 0 1 2 0 0 N") == Outcome(1, (3, 3), fang.COUNTED)


def test_equal_halves_and_tibongs_are_a_draw() -> None:
    assert outcome("2 1 1 0 0 0 2 2 0 0 N") == Outcome(None, (4, 4), fang.COUNTED)


@pytest.mark.parametrize(
    ("text", "winner"),
    [
        ("1 0 0 0 0 0 0 1 5 5 S", None),
        ("1 0 0 0 0 0 0 0 5 5 N", 0),
        ("0 0 0 0 0 0 0 1 5 5 N", 1),
        ("0 0 0 0 0 0 0 0 1 1 S", None),
    ],
)
def test_end_no_playable_cell_with_a_reserve_is_counted_there(text: str, winner: int | None) -> None:
    end = outcome(text)
    assert end is not None
    assert (end.winner, end.reason) == (winner, fang.NO_PLAYABLE_CELL)
    assert legal(text) == ""


def test_end_no_playable_cell_because_all_would_overflow() -> None:
    assert outcome("0 4 0 1 2 1 S", overflow="refused") == Outcome(0, (4, 1), fang.NO_PLAYABLE_CELL)


def test_scores_are_the_seeds_in_each_half_at_any_time() -> None:
    game, position = game_of("1 2 2 1 0 1 0 1 4 4 N")
    assert game.outcome(position) is None
    assert game.scores(position) == (6, 2)
