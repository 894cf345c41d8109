"""The rules of Awalé, one test per rule: sowing, harvest, feeding, refusals, ends. Grand slams: test_awale_options.py."""

import pytest

from games import awale, new, rules
from games.match import Match
from games.rules import IllegalMove, Outcome
from tests.games.by_text import AWALE
from tests.games.perft_table import perft

game_of, legal, played, refusal, outcome = AWALE.game_of, AWALE.legal, AWALE.played, AWALE.refusal, AWALE.outcome


def test_start_has_four_seeds_per_pit() -> None:
    assert new("awale").to_text(new("awale").start()) == "4 4 4 4 4 4 4 4 4 4 4 4 0 0 S"
    assert legal("4 4 4 4 4 4 4 4 4 4 4 4 0 0 S") == "ABCDEF"
    assert legal("4 4 4 4 4 4 4 4 4 4 4 4 0 0 N") == "abcdef"


def test_sowing_is_counter_clockwise_from_the_next_pit() -> None:
    game, position = game_of("4 4 4 4 4 4 4 4 4 4 4 4 0 0 S")
    assert game.steps(position, 3) == [
        (rules.LIFT, 3, 4),
        (rules.SOW, 4, 1),
        (rules.SOW, 5, 1),
        (rules.SOW, 6, 1),
        (rules.SOW, 7, 1),
    ]
    assert game.to_text(game.play(position, 3)) == "4 4 4 0 5 5 5 5 4 4 4 4 0 0 N"


def test_sowing_goes_from_nords_last_pit_to_suds_first() -> None:
    assert played("4 4 4 4 4 4 4 4 4 4 4 4 0 0 N", "e") == "5 5 5 4 4 4 4 4 4 4 0 5 0 0 S"


def test_eleven_seeds_end_before_their_pit() -> None:
    assert played("0 11 0 0 0 0 4 4 4 4 4 4 5 8 S", "B") == "1 0 1 1 1 1 5 5 5 5 5 5 5 8 N"


def test_twelve_seeds_skip_their_pit() -> None:
    game, position = game_of("0 12 0 0 0 0 4 4 4 4 4 4 5 7 S")
    steps = game.steps(position, 1)
    assert game.to_text(game.play(position, 1)) == "1 0 2 1 1 1 5 5 5 5 5 5 5 7 N"
    assert steps[-3:] == [(rules.SOW, 0, 1), (rules.SKIP, 1, 0), (rules.SOW, 2, 1)]
    assert len(steps) == 1 + 12 + 1


def test_twenty_three_seeds_skip_their_pit_twice() -> None:
    game, position = game_of("0 0 0 0 0 23 4 4 4 4 4 4 0 1 S")
    steps = game.steps(position, 5)
    assert [step for step in steps if step[0] == rules.SKIP] == [(rules.SKIP, 5, 0)] * 2
    assert game.to_text(game.play(position, 5)) == "2 2 2 2 2 0 7 6 6 6 6 6 0 1 N"


@pytest.mark.parametrize(("before", "store"), [(0, 6), (1, 8), (2, 9), (3, 6)])
def test_last_seed_that_makes_2_or_3_in_other_row_harvests(before: int, store: int) -> None:
    after = played(f"0 0 0 0 0 1 {before} 5 5 5 5 5 6 6 S", "F")
    left = 0 if store > 6 else before + 1
    assert after == f"0 0 0 0 0 0 {left} 5 5 5 5 5 {store} 6 N"


def test_no_harvest_in_own_row() -> None:
    assert played("1 1 1 0 0 0 4 4 4 4 4 4 5 5 S", "A") == "0 2 1 0 0 0 4 4 4 4 4 4 5 5 N"


def test_harvest_continues_backwards_through_2s_and_3s() -> None:
    game, position = game_of("4 4 4 4 4 3 1 2 1 4 4 4 6 3 S")
    assert game.to_text(game.play(position, 5)) == "4 4 4 4 4 0 0 0 0 4 4 4 13 3 N"
    assert game.steps(position, 5)[-3:] == [(rules.TAKE, 8, 2), (rules.TAKE, 7, 3), (rules.TAKE, 6, 2)]


def test_harvest_stops_at_another_number() -> None:
    assert played("4 4 4 4 4 3 1 4 1 4 4 4 4 3 S", "F") == "4 4 4 4 4 0 2 5 0 4 4 4 6 3 N"
    assert played("4 4 4 4 4 3 1 0 1 4 4 4 4 3 S", "F") == "4 4 4 4 4 0 2 1 0 4 4 4 6 3 N"


def test_harvest_stops_at_end_of_other_row() -> None:
    assert played("0 0 0 0 1 2 1 4 4 4 4 4 4 4 S", "E") == "0 0 0 0 0 3 1 4 4 4 4 4 4 4 N"
    assert played("0 0 0 0 2 2 1 4 4 4 4 4 4 4 S", "E") == "0 0 0 0 0 3 0 4 4 4 4 4 6 4 N"
    assert played("1 4 4 4 4 4 1 1 1 1 2 2 4 4 N", "e") == "0 4 4 4 4 4 1 1 1 1 0 3 4 6 S"


def test_sowing_around_the_board_harvests_too() -> None:
    # F's 17 seeds fall twice into each of Nord's pits, which then hold 2 2 6 2 3 2: the harvest stops at the 6.
    assert played("0 0 0 0 0 17 0 0 4 0 1 0 13 13 S", "F") == "1 1 1 1 1 0 2 2 6 0 0 0 20 13 N"


def test_nord_harvests_in_suds_row() -> None:
    assert played("2 1 4 4 4 4 4 4 4 4 4 2 4 3 N", "f") == "0 0 4 4 4 4 4 4 4 4 4 0 4 8 S"


def test_empty_row_must_be_fed() -> None:
    assert legal("1 2 0 0 3 0 0 0 0 0 0 0 21 21 S") == "E"
    assert legal("6 5 4 3 2 1 0 0 0 0 0 0 13 14 S") == "ABCDEF"
    assert legal("5 4 3 2 1 0 0 0 0 0 0 0 16 17 S") == ""
    assert legal("0 0 0 0 0 0 1 1 1 1 2 0 21 21 N") == "e"


def test_non_empty_row_need_not_be_fed() -> None:
    assert legal("1 2 0 0 3 0 0 0 0 0 0 1 21 20 S") == "ABE"


def test_player_may_sow_away_last_seeds() -> None:
    assert played("0 0 0 0 0 1 0 7 0 0 0 0 20 20 S", "F") == "0 0 0 0 0 0 1 7 0 0 0 0 20 20 N"


# Reasons of refusals, and the pit to point at


@pytest.mark.parametrize("number", [-1, 12, 13, 255, 1 << 20])
def test_reason_not_a_move(number: int) -> None:
    assert refusal("4 4 4 4 4 4 4 4 4 4 4 4 0 0 S", number)[0] == rules.NOT_A_MOVE


def test_reason_game_over_once_a_target_is_reached() -> None:
    for pit in range(12):
        assert refusal("4 4 4 4 4 0 0 0 0 4 4 4 13 3 N", pit, target=13) == (rules.GAME_OVER, pit)


def test_reason_not_yours() -> None:
    assert refusal("4 4 4 4 4 4 4 4 4 4 4 4 0 0 S", "c") == (awale.NOT_YOURS, 8)
    assert refusal("4 4 4 4 4 4 4 4 4 4 4 4 0 0 N", "C") == (awale.NOT_YOURS, 2)


def test_reason_empty_cell() -> None:
    assert refusal("4 4 0 4 4 4 4 4 4 4 4 4 0 0 S", "C") == (awale.EMPTY_CELL, 2)


def test_reason_must_feed() -> None:
    assert refusal("1 2 0 0 3 0 0 0 0 0 0 0 21 21 S", "B") == (awale.MUST_FEED, 1)
    assert refusal("1 2 0 0 3 0 0 0 0 0 0 0 21 21 S", "E") == (0, 4)


@pytest.mark.parametrize("grand_slam", ["illegal_unless_only", "illegal"])
def test_reason_takes_all(grand_slam: str) -> None:
    text = "0 0 0 0 1 2 1 1 0 0 0 0 20 23 S"
    assert refusal(text, "F", grand_slam=grand_slam) == (awale.TAKES_ALL, 5)
    assert refusal(text, "E", grand_slam=grand_slam) == (0, 4)


def test_player_who_cannot_feed_gets_reason_for_each_pit() -> None:
    text = "5 4 3 2 1 0 0 0 0 0 0 0 16 17 S"
    assert [refusal(text, pit)[0] for pit in range(6)] == [awale.MUST_FEED] * 5 + [awale.EMPTY_CELL]


def test_illegal_move_names_pit_and_reason() -> None:
    game, position = game_of("1 2 0 0 3 0 0 0 0 0 0 0 21 21 S")
    with pytest.raises(IllegalMove, match="^A: must feed$"):
        game.play(position, 0)


def test_end_starved_when_empty_row_cannot_be_fed() -> None:
    assert outcome("5 4 3 2 1 0 0 0 0 0 0 0 16 17 S") == Outcome(0, (31, 17), awale.STARVED)
    after = played("0 0 0 0 0 1 0 1 0 0 0 0 23 23 S", "F")
    assert after == "0 0 0 0 0 0 1 1 0 0 0 0 23 23 N"
    assert outcome(after) == Outcome(1, (23, 25), awale.STARVED)


def test_end_starved_when_mover_has_no_seed() -> None:
    assert outcome("0 0 0 0 0 0 1 7 0 0 0 0 20 20 S") == Outcome(1, (20, 28), awale.STARVED)
    assert outcome("0 0 0 0 0 0 0 0 0 0 0 0 30 18 N") == Outcome(0, (30, 18), awale.STARVED)


def test_twenty_four_each_is_a_draw() -> None:
    assert outcome("1 0 0 0 0 0 0 0 0 0 0 0 23 24 S") == Outcome(None, (24, 24), awale.STARVED)


def test_won_game_continues() -> None:
    assert outcome("4 4 0 0 0 0 1 0 0 0 0 0 25 14 S") is None


def test_end_no_playable_cell_when_every_move_takes_all() -> None:
    end = outcome("0 0 0 0 0 2 1 1 0 0 0 0 20 24 S", grand_slam="illegal")
    assert end == Outcome(1, (22, 26), awale.NO_PLAYABLE_CELL)


def test_scores_are_the_stores_until_the_end() -> None:
    game, position = game_of("4 4 4 4 4 0 0 0 0 4 4 4 13 3 N")
    assert game.scores(position) == (13, 3)
    game, position = game_of("5 4 3 2 1 0 0 0 0 0 0 0 16 17 S")
    assert game.scores(position) == (31, 17)


def test_leftovers_stay_on_board_without_a_step() -> None:
    game, position = game_of("0 0 0 0 0 1 0 1 0 0 0 0 23 23 S")
    assert game.steps(position, 5) == [(rules.LIFT, 5, 1), (rules.SOW, 6, 1)]
    assert game.to_text(game.play(position, 5)) == "0 0 0 0 0 0 1 1 0 0 0 0 23 23 N"


COUNTS = [6, 36, 190, 1014, 5219, 27332]


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("grand_slam", ["no_capture", "illegal_unless_only", "illegal"])
def test_move_sequence_counts_from_start(grand_slam: str, first: int) -> None:
    game = new("awale", grand_slam=grand_slam, first=first)
    assert [perft(game, game.start(), depth) for depth in range(1, 7)] == COUNTS


def test_match_record_is_readable() -> None:
    game = new("awale", target=20)
    match = Match(game, game.from_text("4 4 4 0 0 1 2 2 1 4 4 3 18 1 S"))
    assert match.record().endswith("start: 4 4 4 0 0 1 2 2 1 4 4 3 18 1 S\nresult: not finished\n")
    match.play(game.parse_move(match.position, "F"))
    record = match.record()
    assert record == (
        "Sillon match, format 1\n"
        "game: awale\n"
        "options: grand_slam=no_capture leftovers=own_row target=20 repetition=3 first=0\n"
        "start: 4 4 4 0 0 1 2 2 1 4 4 3 18 1 S\n"
        "1. S F\n"
        "result: S 21-1 target\n"
    )
    assert Match.replay(record).record() == record
