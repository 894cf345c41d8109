"""The rules of Fang, one test per rule: the turn, tibongs, overflow, refusals, ends and their scores."""

import pytest

from games import fang, new, rules
from games.rules import IllegalMove, Outcome
from tests.games.by_text import FANG

game_of, legal, played, refusal, outcome = FANG.game_of, FANG.legal, FANG.played, FANG.refusal, FANG.outcome


@pytest.mark.parametrize(
    ("cells", "text"), [(8, "0 1 1 1 1 1 1 0 5 5 S"), (6, "0 1 1 1 1 0 4 4 S"), (4, "0 1 1 0 3 3 S")]
)
def test_start_has_empty_tibongs_and_one_seed_elsewhere(cells: int, text: str) -> None:
    game = new("fang", cells=cells)
    assert game.to_text(game.start()) == text


def test_no_tibong_is_playable_at_start() -> None:
    assert legal("0 1 1 1 1 1 1 0 5 5 S") == legal("0 1 1 1 1 1 1 0 5 5 N") == "2 3 4 5 6 7"


def test_turn_adds_reserve_seed_and_sows_from_own_tibong() -> None:
    game, position = game_of("0 1 1 1 1 1 1 0 5 5 N")
    assert game.steps(position, 4) == [(rules.SOW, 4, 1), (rules.LIFT, 4, 2), (rules.SOW, 7, 1), (rules.SOW, 6, 1)]
    assert game.to_text(game.play(position, 4)) == "0 1 1 1 0 1 2 1 5 4 S"


def test_sud_sows_eastwards_from_west_end() -> None:
    assert played("0 1 1 1 0 1 2 1 5 4 S", "7") == "1 2 2 1 0 1 0 1 4 4 N"


def test_nord_sows_westwards_from_east_end() -> None:
    assert played("1 2 2 1 0 1 0 1 4 4 N", "3") == "1 2 0 1 0 2 1 2 4 3 S"


def test_sowing_may_refill_emptied_cell() -> None:
    assert played("0 2 1 1 1 1 1 0 5 5 S", "2") == "1 1 2 1 1 1 1 0 4 5 N"
    assert played("2 0 0 0 0 0 0 0 1 1 S", "1") == "1 1 1 0 0 0 0 0 0 1 N"


def test_any_cell_may_be_played() -> None:
    assert legal("2 1 1 1 1 1 1 2 5 5 S") == "1 2 3 4 5 6 7 8"
    assert played("2 1 1 1 1 1 1 2 5 5 S", "8") == "3 2 2 1 1 1 1 0 4 5 N"


def test_reserve_seed_is_movers_and_seats_alternate() -> None:
    assert played("0 1 1 1 1 1 1 0 5 5 S", "4") == "1 2 1 0 1 1 1 0 4 5 N"
    assert played("0 1 1 1 1 1 1 0 5 5 S", "4 5") == "1 2 1 0 0 1 2 1 4 4 S"


def test_tibong_min_2_excludes_reserve_seed() -> None:
    assert legal("1 1 0 0 0 0 1 1 5 5 S") == "2 7"
    assert legal("2 1 0 0 0 0 1 1 5 5 S") == legal("2 1 0 0 0 0 1 1 5 5 N") == "1 2 7"
    assert legal("1 1 0 0 0 0 1 2 5 5 S") == legal("1 1 0 0 0 0 1 2 5 5 N") == "2 7 8"


def test_tibong_min_1_allows_non_empty_tibong() -> None:
    assert legal("1 1 0 0 0 0 1 0 5 5 S", tibong_min=1) == "1 2 7"
    assert legal("0 1 0 0 0 0 1 1 5 5 S", tibong_min=1) == "2 7 8"


def test_overflow_wrap_restarts_at_own_tibong() -> None:
    assert played("0 4 0 1 2 1 S", "2", overflow="wrap") == "2 1 1 2 1 1 N"
    assert played("0 4 0 1 2 2 N", "2", overflow="wrap") == "1 1 1 3 2 1 S"
    assert played("0 9 0 0 0 0 0 0 5 5 S", "2") == "2 2 1 1 1 1 1 1 4 5 N"


def test_overflow_wrap_restarts_repeatedly() -> None:
    assert played("0 8 0 0 2 1 S", "2", overflow="wrap") == "3 2 2 2 1 1 N"


def test_overflow_refused_allows_as_many_seeds_as_cells() -> None:
    assert legal("0 3 4 0 2 2 S", overflow="refused") == "2"
    assert legal("0 3 4 0 2 2 S", overflow="wrap") == "2 3"
    assert legal("0 7 8 0 0 0 0 1 2 2 S", overflow="refused") == "2"


@pytest.mark.parametrize("move", [-2, -1, 8, 255])
def test_reason_not_a_move(move: int) -> None:
    assert refusal("0 1 1 1 1 1 1 0 5 5 S", move)[0] == rules.NOT_A_MOVE
    assert refusal("3 3 6 1 0 2 1 0 0 0 N", move)[0] == rules.NOT_A_MOVE


def test_reason_game_over() -> None:
    for cell in range(1, 9):
        assert refusal("3 3 6 1 0 2 1 0 0 0 N", str(cell)) == (rules.GAME_OVER, cell)


def test_reason_empty_cell() -> None:
    assert refusal("0 1 1 1 0 1 1 0 5 5 S", "5") == (fang.EMPTY_CELL, 5)


def test_reason_empty_cell_for_empty_tibong() -> None:
    for tibong_min in (1, 2):
        assert refusal("0 1 1 1 1 1 1 0 5 5 S", "1", tibong_min=tibong_min) == (fang.EMPTY_CELL, 1)
        assert refusal("0 1 1 1 1 1 1 0 5 5 S", "8", tibong_min=tibong_min) == (fang.EMPTY_CELL, 8)


def test_reason_low_tibong_for_both_tibongs_and_players() -> None:
    for seat in "SN":
        assert refusal(f"1 1 1 1 1 1 1 1 5 5 {seat}", "1") == (fang.LOW_TIBONG, 1)
        assert refusal(f"1 1 1 1 1 1 1 1 5 5 {seat}", "8") == (fang.LOW_TIBONG, 8)
        assert refusal(f"1 1 1 1 1 1 1 1 5 5 {seat}", "1", tibong_min=1) == (0, 1)


def test_reason_too_many_seeds() -> None:
    assert refusal("0 4 0 1 2 1 S", "2", overflow="refused") == (fang.TOO_MANY_SEEDS, 2)
    assert refusal("0 3 0 1 2 1 S", "2", overflow="refused") == (0, 2)
    assert refusal("0 4 0 1 2 1 S", "2", overflow="wrap") == (0, 2)


def test_player_without_playable_cell_gets_each_reason() -> None:
    text = "1 0 4 0 1 1 S"
    assert legal(text, overflow="refused") == ""
    reasons = [refusal(text, str(cell), overflow="refused")[0] for cell in range(1, 5)]
    assert reasons == [fang.LOW_TIBONG, fang.EMPTY_CELL, fang.TOO_MANY_SEEDS, fang.EMPTY_CELL]


def test_illegal_move_names_cell_and_reason() -> None:
    game, position = game_of("1 1 1 1 1 1 1 1 5 5 S")
    with pytest.raises(IllegalMove, match="^8: low tibong$"):
        game.play(position, 7)


def test_end_counted_when_both_reserves_are_empty() -> None:
    assert outcome("3 3 3 3 1 1 1 1 0 1 N") is None
    assert outcome("3 3 3 3 1 1 1 1 0 0 N") == Outcome(0, (12, 4), fang.COUNTED)


def test_fuller_half_wins_whatever_tibongs_hold() -> None:
    assert outcome("0 4 4 1 0 0 0 7 0 0 S") == Outcome(0, (9, 7), fang.COUNTED)
    assert outcome("7 0 0 0 1 4 4 0 0 0 S") == Outcome(1, (7, 9), fang.COUNTED)
    assert outcome("1 3 0 3 0 0 S") == Outcome(0, (4, 3), fang.COUNTED)


def test_equal_halves_go_to_fuller_tibong() -> None:
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
def test_end_no_playable_cell_with_reserve_counts_halves(text: str, winner: int | None) -> None:
    end = outcome(text)
    assert end is not None
    assert (end.winner, end.reason) == (winner, fang.NO_PLAYABLE_CELL)
    assert legal(text) == ""


def test_end_no_playable_cell_when_all_overflow() -> None:
    assert outcome("0 4 0 1 2 1 S", overflow="refused") == Outcome(0, (4, 1), fang.NO_PLAYABLE_CELL)


def test_scores_are_seeds_in_each_half() -> None:
    game, position = game_of("1 2 2 1 0 1 0 1 4 4 N")
    assert game.outcome(position) is None
    assert game.scores(position) == (6, 2)
