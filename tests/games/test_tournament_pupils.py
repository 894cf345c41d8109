"""The pupils of the class tournament, one test per rule: late pupils, withdrawals, names, and random numbers."""

import pytest

from games.tournament import BOTH_LOST, Tournament
from tests.games.tournament_tools import Dice, day_of, names_of, report_all, table_of


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
