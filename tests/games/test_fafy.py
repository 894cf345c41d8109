"""The rules of Fafy, one test per rule: directions, good sowings, refusals, bad sowings, layouts, options, ends."""

import pytest

from games import fafy, new, rules
from games.rules import IllegalMove, Outcome
from tests.games.by_text import FAFY

legal, played, refusal, outcome = FAFY.legal, FAFY.played, FAFY.refusal, FAFY.outcome


def test_seeds_are_sown_one_by_one_from_next_cell() -> None:
    game = new("fafy", cells=5)
    position = game.from_text("1 3 1 1 1 S")
    move = game.parse_move(position, "2>")
    assert game.steps(position, move) == [(rules.LIFT, 1, 3), (rules.SOW, 2, 1), (rules.SOW, 3, 1), (rules.SOW, 4, 1)]
    assert game.to_text(game.play(position, move)) == "1 0 2 2 2 N"


def test_impartial_sows_in_either_direction() -> None:
    assert played("1 1 1 S", "2>") == "1 0 2 N"
    assert played("1 1 1 S", "2<") == "2 0 1 N"
    assert legal("1 1 1 S") == legal("1 1 1 N") == "1> 2< 2> 3<"


def test_not_impartial_sows_to_movers_right() -> None:
    # Sud's right is the east; Nord faces him, so his right is the west.
    assert legal("1 1 1 1 S", impartial=False) == "1> 2> 3>"
    assert legal("1 1 1 1 N", impartial=False) == "2< 3< 4<"


def test_two_seeds_may_not_jump_over_empty_cell() -> None:
    assert refusal("2 0 1 S", "1>") == (fafy.INTO_EMPTY_CELL, 2)


def test_one_seed_may_be_sown() -> None:
    assert played("1 2 2 1 1 2 2 1 S", "4>") == "1 2 2 0 2 2 2 1 N"


def test_seats_alternate() -> None:
    assert played("1 1 1 1 S", "1> 4<") == "0 2 2 0 S"


# Reasons of refusals, and the cell to point at


@pytest.mark.parametrize("number", [-1, -2, 16, 17, 255, 1 << 20])
def test_reason_not_a_move(number: int) -> None:
    assert refusal("1 1 1 1 1 1 1 1 S", number)[0] == rules.NOT_A_MOVE


@pytest.mark.parametrize("number", [-1, 16])
def test_reason_not_a_move_after_end_too(number: int) -> None:
    assert refusal("0 0 0 0 0 0 0 0 S", number)[0] == rules.NOT_A_MOVE


def test_reason_game_over_after_a_bad_sowing_that_lost() -> None:
    assert refusal("1 1 1 S !", "2>", bad_sowing="loses") == (rules.GAME_OVER, 2)
    assert refusal("1 0 1 S !", "2>", bad_sowing="loses") == (rules.GAME_OVER, 2)


@pytest.mark.parametrize("bad_sowing", ["refused", "loses"])
def test_blocked_player_gets_reason_for_each_cell(bad_sowing: str) -> None:
    text = "2 0 1 0 2 S"
    assert legal(text, bad_sowing=bad_sowing) == ""
    assert refusal(text, "1>", bad_sowing=bad_sowing) == (fafy.INTO_EMPTY_CELL, 2)
    assert refusal(text, "2>", bad_sowing=bad_sowing) == (fafy.EMPTY_CELL, 2)
    assert refusal(text, "3<", bad_sowing=bad_sowing) == (fafy.INTO_EMPTY_CELL, 2)
    assert refusal(text, "5>", bad_sowing=bad_sowing) == (fafy.OFF_BOARD, 5)
    assert refusal("1 2 0 N", "1>", bad_sowing=bad_sowing, impartial=False) == (fafy.WRONG_WAY, 1)


@pytest.mark.parametrize("bad_sowing", ["refused", "loses"])
def test_reason_empty_cell(bad_sowing: str) -> None:
    assert refusal("0 1 1 S", "1>", bad_sowing=bad_sowing) == (fafy.EMPTY_CELL, 1)


@pytest.mark.parametrize("bad_sowing", ["refused", "loses"])
def test_reason_wrong_way(bad_sowing: str) -> None:
    options = {"impartial": False, "bad_sowing": bad_sowing}
    assert refusal("1 1 1 S", "2<", **options) == (fafy.WRONG_WAY, 2)
    assert refusal("1 1 1 N", "2>", **options) == (fafy.WRONG_WAY, 2)
    assert refusal("1 1 1 S", "2>", **options) == refusal("1 1 1 N", "2<", **options) == (0, 2)


def test_reason_off_board_points_at_last_cell_of_side() -> None:
    assert refusal("1 2 2 S", "2>") == (fafy.OFF_BOARD, 3)
    assert refusal("1 2 2 S", "1<") == (fafy.OFF_BOARD, 1)
    assert refusal("2 2 1 S", "2<") == (fafy.OFF_BOARD, 1)
    assert refusal("1 1 24 1 S", "3>") == (fafy.OFF_BOARD, 4)


def test_reason_into_empty_cell_points_at_it() -> None:
    assert refusal("1 1 0 1 S", "2>") == (fafy.INTO_EMPTY_CELL, 3)
    assert refusal("1 0 1 3 1 S", "4<") == (fafy.INTO_EMPTY_CELL, 2)


def test_reason_is_first_fault_in_sowing_order() -> None:
    # The seed that falls into an empty cell comes before the one that would leave the row.
    assert refusal("1 1 4 0 1 S", "3>") == (fafy.INTO_EMPTY_CELL, 4)
    assert refusal("1 0 4 0 1 S", "3<", rule="sowing") == (fafy.OFF_BOARD, 1)
    assert refusal("1 1 3 0 0 1 S", "3>") == (fafy.INTO_EMPTY_CELL, 4)
    assert refusal("1 1 2 0 0 1 S", "3>", rule="sowing") == (fafy.INTO_EMPTY_CELL, 5)


def test_illegal_move_names_move_and_reason() -> None:
    game = new("fafy", cells=3)
    with pytest.raises(IllegalMove, match="^2>: into empty cell$"):
        game.play(game.from_text("1 1 0 S"), 3)


def test_two_five_two_allows_only_its_two_ends() -> None:
    assert legal("2 5 2 S") == "1> 3<"


def test_row_of_18_seeds_allows_one_move() -> None:
    assert legal("4 2 6 6 S") == "2>"


def test_bad_sowing_refused_is_not_playable() -> None:
    assert legal("1 2 1 S") == "1> 3<"
    assert refusal("1 2 1 S", "2>") == (fafy.OFF_BOARD, 3)


def test_bad_sowing_loses_may_be_played() -> None:
    assert legal("1 2 1 S", bad_sowing="loses") == "1< 1> 2< 2> 3< 3>"
    assert legal("1 2 1 N", bad_sowing="loses", impartial=False) == "1< 2< 3<"


@pytest.mark.parametrize("misere", [False, True])
def test_end_bad_sowing_loses_in_misere_too(misere: bool) -> None:
    options = {"bad_sowing": "loses", "misere": misere}
    after = played("1 2 1 S", "2>", **options)
    assert after == "1 2 1 N !"
    assert outcome(after, **options) == Outcome(1, (0, 1), fafy.BAD_SOWING)
    assert legal(after, **options) == ""
    after = played("1 2 1 N", "1<", **options)
    assert after == "1 2 1 S !"
    assert outcome(after, **options) == Outcome(0, (1, 0), fafy.BAD_SOWING)


def test_bad_sowing_keeps_row_and_has_no_steps() -> None:
    game = new("fafy", cells=3, bad_sowing="loses")
    position = game.from_text("1 2 1 S")
    assert game.steps(position, 3) == []
    assert game.to_text(game.play(position, 3)) == "1 2 1 N !"


def test_good_sowing_is_unaffected_by_bad_sowing_loses() -> None:
    assert played("1 2 1 S", "1>", bad_sowing="loses") == "0 3 1 N"


@pytest.mark.parametrize("bad_sowing", ["refused", "loses"])
@pytest.mark.parametrize("misere", [False, True])
@pytest.mark.parametrize("seat", [0, 1])
def test_blocked_with_only_bad_sowings(bad_sowing: str, misere: bool, seat: int) -> None:
    options = {"bad_sowing": bad_sowing, "misere": misere}
    text = f"3 3 0 1 {'SN'[seat]}"
    winner = seat if misere else 1 - seat
    assert legal(text, **options) == ""
    assert outcome(text, **options) == Outcome(winner, (1 - winner, winner), fafy.BLOCKED)


@pytest.mark.parametrize("bad_sowing", ["refused", "loses"])
def test_row_may_block_one_player_only(bad_sowing: str) -> None:
    options = {"impartial": False, "bad_sowing": bad_sowing}
    assert legal("1 2 0 N", **options) == ""
    assert outcome("1 2 0 N", **options) == Outcome(0, (1, 0), fafy.BLOCKED)
    assert "1>" in legal("1 2 0 S", **options)
    assert outcome("1 2 0 S", **options) is None


def test_end_blocked_loses_and_in_misere_wins() -> None:
    assert outcome("1 1 1 S") is None
    assert outcome("1 0 2 S") == Outcome(1, (0, 1), fafy.BLOCKED)
    assert outcome("1 0 2 N") == Outcome(0, (1, 0), fafy.BLOCKED)
    assert outcome("1 0 2 S", misere=True) == Outcome(0, (1, 0), fafy.BLOCKED)
    assert outcome("1 0 2 N", misere=True) == Outcome(1, (0, 1), fafy.BLOCKED)


def test_scores_are_one_for_winner() -> None:
    game = new("fafy", cells=3)
    assert game.scores(game.start()) == (0, 0)
    assert game.scores(game.from_text("1 0 2 S")) == (0, 1)
    assert game.scores(game.from_text("1 0 2 N")) == (1, 0)


def test_readable_position_is_playable() -> None:
    game = new("fafy", cells=3)
    position = game.from_text("1 254 0 S")
    assert game.to_text(game.play(position, game.parse_move(position, "1>"))) == "0 255 0 N"
    with pytest.raises(ValueError, match="more than 255"):
        game.from_text("1 255 0 S")
