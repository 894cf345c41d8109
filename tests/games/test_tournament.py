"""The class tournament, one test per rule: rounds, second chance, byes, both lost, corrections, referees; late pupils, names."""

import pytest

from games.tournament import BOTH_LOST, WAITING, Tournament
from games.tournament_plan import BETWEEN_MINUTES, GAME_MINUTES, planned, planned_minutes
from games.tournament_text import reopened, returnable, returned, tidied
from tests.games.tournament_tools import Dice, day_of, names_of, report_all, table_of, whole_day

SIZES = range(2, 41)


def test_24_pupils_have_12_12_6_3_tables_and_three_winners() -> None:
    day, tables = whole_day(24)
    assert tables == [12, 12, 6, 3] == planned(24)
    assert day.round == 4
    assert len(day.winners) == 3


def test_documents_tournament_lasts_16_minutes() -> None:
    assert (GAME_MINUTES, BETWEEN_MINUTES) == (1, 4)
    assert planned_minutes(len(planned(24))) == 16


@pytest.mark.parametrize("count", SIZES)
def test_every_size_ends_with_three_winners_or_fewer(count: int) -> None:
    for winner in (0, 1):
        day, tables = whole_day(count, winner)
        assert tables == planned(count)
        assert 1 <= len(day.winners) <= 3
        assert len(day.winners) + len(day.referees) == count


def test_two_pupils_meet_twice() -> None:
    day, tables = whole_day(2)
    assert tables == [1, 1]
    assert len(day.winners) == 1


def test_three_pupils_all_play() -> None:
    day = day_of(3)
    first_bye = day.tables[-1][0]
    assert day.tables[-1][1] is None
    report_all(day)
    loser = day.tables[0][1]
    day.next_round()
    # The only loser of round 1.
    assert (loser, None) in day.tables
    assert first_bye not in [one for one, other in day.tables if other is None]
    report_all(day)
    day.next_round()
    assert day.done
    assert len(day.winners) == 2


def test_bye_is_given_once_even_if_halves_mix() -> None:
    day = day_of(3)
    alone = day.tables[-1][0]
    day.report(0, None)
    day.next_round()
    assert table_of(day, alone) == table_of(day, next(name for name in day.tables[0] if name != alone))
    assert len([one for one, other in day.tables if other is None]) == 1


def test_bye_needs_no_report_and_is_won() -> None:
    day = day_of(3)
    day.report(1, 0)
    for winner in (1, None):
        with pytest.raises(ValueError, match="^table 1 is a bye: its winner is 0$"):
            day.report(1, winner)


def test_late_pupils_get_bye_last() -> None:
    day = day_of(4)
    day.add("late")
    report_all(day)
    day.next_round()
    (alone,) = [one for one, other in day.tables if other is None]
    assert alone != "late"


def test_both_players_of_a_table_may_have_lost() -> None:
    day = day_of(24)
    accused = day.tables[0]
    report_all(day)
    day.report(0, None)
    assert day.results[0] == BOTH_LOST
    day.next_round()
    for name in accused:
        assert name in names_of(day)
    assert table_of(day, accused[0]) != table_of(day, accused[1])


def test_both_lost_at_every_table() -> None:
    day, tables = whole_day(8, None)
    assert tables == [4, 4]
    assert day.winners == []
    assert len(day.referees) == 8


def test_result_may_be_corrected_until_next_round() -> None:
    day = day_of(24)
    report_all(day)
    report_all(day, None)
    report_all(day, 1)
    won = {other for _, other in day.tables}
    day.next_round()
    assert all((one in won) == (other in won) for one, other in day.tables)


def test_next_round_needs_every_report() -> None:
    day = day_of(4)
    day.report(1, 0)
    before = day.to_text()
    with pytest.raises(ValueError, match="^table 0 has not reported: every table must$"):
        day.next_round()
    assert day.to_text() == before


@pytest.mark.parametrize("table", [-1, 2, True, "0", None])
def test_report_of_unknown_table_is_refused(table: object) -> None:
    with pytest.raises(ValueError, match="there are 2, counted from 0$"):
        day_of(4).report(table, 0)  # type: ignore[arg-type]


@pytest.mark.parametrize("winner", [2, -1, True, "p1"])
def test_report_of_unknown_winner_is_refused(winner: object) -> None:
    with pytest.raises(ValueError, match="it must be 0, 1, or None when both have lost$"):
        day_of(4).report(0, winner)  # type: ignore[arg-type]


def test_finished_tournament_refuses_changes() -> None:
    day, _ = whole_day(8)
    assert day.tables == day.results == []
    text = day.to_text()
    for call, argument in ((day.withdraw, day.winners[0]), (day.add, "late")):
        with pytest.raises(ValueError, match=": "):
            call(argument)
    with pytest.raises(ValueError, match="^there is no table 0"):
        day.report(0, 0)
    with pytest.raises(ValueError, match="^there is no next round: the day is over$"):
        day.next_round()
    assert day.to_text() == text


def test_report_can_be_withdrawn() -> None:
    day = day_of(4)
    day.report(0, 1)
    day.report(0, WAITING)
    assert day.results == [WAITING, WAITING]


def test_previous_round_reopens_with_its_reports() -> None:
    day = day_of(8)
    before = day.to_text()
    assert reopened(before) == before
    report_all(day)
    reported = day.to_text()
    day.next_round()
    assert reopened(day.to_text()) == reported
    day.withdraw(day.names[0])
    again = Tournament.from_text(reopened(day.to_text()))
    assert (again.round, again.withdrawn) == (1, day.withdrawn)
    while not day.done:
        report_all(day)
        last = day.to_text()
        day.next_round()
    assert reopened(day.to_text()) == last


def test_copied_text_is_read() -> None:
    day = day_of(3)
    for copied in (
        day.to_text().replace("\n", "\r\n"),
        "\n" + day.to_text() + "\n",
        day.to_text().replace("\n", " \n"),
    ):
        assert tidied(copied) == day.to_text()


def test_late_pupil_enters_round_2_as_loser() -> None:
    day = day_of(24)
    won = {one for one, _ in day.tables}
    day.add("late")
    day.add("later")
    assert "late" not in names_of(day)
    assert day.referees == []
    report_all(day)
    day.next_round()
    assert not won & set(day.tables[table_of(day, "late")])
    assert len(names_of(day)) == 26


def test_pupils_may_be_added_in_round_1_only() -> None:
    day = day_of(4)
    report_all(day)
    day.next_round()
    with pytest.raises(ValueError, match="^it is too late to come: "):
        day.add("late")


def test_pupils_are_40_at_most() -> None:
    day = day_of(40)
    with pytest.raises(ValueError, match="^there are 40 pupils: there must be 2..40$"):
        day.add("late")
    day.withdraw("p7")
    day.add("late")


def test_opponent_of_withdrawn_pupil_has_won() -> None:
    for before in (True, False):
        for winner in (0, 1, None):
            day = day_of(4)
            stays, leaves = day.tables[0]
            if before:
                day.withdraw(leaves)
            day.report(0, winner)
            if not before:
                day.withdraw(leaves)
            assert day.results[0] == 0
            day.report(1, 0)
            day.next_round()
            assert stays in names_of(day)
            assert leaves not in names_of(day)
            assert leaves not in day.referees


def test_table_both_have_left_needs_no_report() -> None:
    day = day_of(8)
    for name in day.tables[0]:
        day.withdraw(name)
    assert day.results[0] == BOTH_LOST
    for table in (1, 2, 3):
        day.report(table, 0)
    day.next_round()
    assert len(names_of(day)) == 6


def test_pupil_who_left_comes_back_until_next_round() -> None:
    day = day_of(6)
    before = day.to_text()
    one, other = day.tables[0]
    day.withdraw(one)
    assert (day.results[0], returnable(day.to_text(), 40)) == (1, [one])
    assert returned(day.to_text(), one) == before
    day.withdraw(str(other))
    report_all(day)
    day.next_round()
    day.withdraw(day.tables[0][0])
    assert returnable(day.to_text(), 40) == [day.tables[0][0]]
    again = reopened(day.to_text())
    assert returnable(again, 40) == day.withdrawn
    assert Tournament.from_text(returned(again, one)).withdrawn == day.withdrawn[1:]
    assert returnable(whole_day(4)[0].to_text(), 40) == []


def test_place_of_a_late_pupil_is_not_given_back() -> None:
    day = day_of(40)
    day.withdraw("p7")
    assert returnable(day.to_text(), 40) == ["p7"]
    day.add("late")
    assert returnable(day.to_text(), 40) == []


def test_withdraw_needs_a_present_pupil() -> None:
    day = day_of(4)
    day.withdraw("p1")
    for name in ("p1", "nobody", ""):
        with pytest.raises(ValueError, match="cannot leave: no such pupil is there$"):
            day.withdraw(name)


@pytest.mark.parametrize("names", [[], ["Ana"], [f"p{k}" for k in range(41)]])
def test_names_are_2_to_40(names: list[str]) -> None:
    with pytest.raises(ValueError, match=f"^there are {len(names)} names: there must be 2..40$"):
        Tournament(names, Dice())


def test_names_are_distinct_and_not_reused() -> None:
    with pytest.raises(ValueError, match="^'Ana' is there twice: names must be distinct$"):
        Tournament(["Ana", "Bob", "Ana"], Dice())
    day = day_of(4)
    day.withdraw("p1")
    for name in ("p1", "p2"):
        with pytest.raises(ValueError, match="is there twice: names must be distinct$"):
            day.add(name)


@pytest.mark.parametrize("name", ["", None, 3, b"Ana"])
def test_name_is_non_empty_str(name: object) -> None:
    for call in (lambda: Tournament(["Ana", name], Dice()), lambda: day_of(4).add(name)):  # type: ignore[list-item, arg-type]
        with pytest.raises(ValueError, match="is not a name: it must be a text of one letter or more$"):
            call()


def test_given_list_of_names_is_unchanged() -> None:
    names = ["Ana", "Bob", "Cem", "Dea"]
    Tournament(names, Dice(5))
    assert names == ["Ana", "Bob", "Cem", "Dea"]


def test_random_numbers_are_used_at_start_only() -> None:
    first = {tuple(day_of(8, seed).tables) for seed in range(20)}
    assert len(first) > 10
    dice = Dice()
    Tournament(["Ana", "Bob", "Cem"], dice)
    assert dice.asked == 2


@pytest.mark.parametrize("many", range(2, 12))
def test_second_chance_is_of_those_who_lost_the_first_round(many: int) -> None:
    day = Tournament([f"P{k}" for k in range(many)])
    assert not any(day.second_chance(table) for table in range(len(day.tables)))
    for table in range(len(day.tables)):
        day.report(table, 0)
    won = [one for one, _ in day.tables]
    day.next_round()
    for table, names in enumerate(day.tables):
        assert day.second_chance(table) == all(name not in won for name in names if name)
    again = Tournament.from_text(day.to_text())
    assert [again.second_chance(k) for k in range(len(day.tables))] == [
        day.second_chance(k) for k in range(len(day.tables))
    ]
    for table, (_, other) in enumerate(day.tables):
        if other:
            day.report(table, 0)
    day.next_round()
    assert not any(day.second_chance(table) for table in range(len(day.tables)))
