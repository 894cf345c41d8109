"""The teacher's desk: a tournament from names to winners; a refused action gives its reason and changes nothing."""

import json
import random
import re
from pathlib import Path

import pytest

from games.tournament import WAITING
from sillon.tournament.clock import Countdown
from sim.paths import ROOT
from sim.tournament.desk import Desk, plan
from sim.tournament.names import Refused
from sim.tournament.words import LANGUAGES, Say

WORDS = ROOT / "sim" / "tournament" / "words"


def desk_of(pupils: int) -> Desk:
    desk = Desk()
    desk.begin([f"p{k}" for k in range(pupils)], random.Random(7))
    return desk


def all_report(desk: Desk) -> None:
    for table, (_, _, result, _) in enumerate(desk.show()["tables"]):
        if result == WAITING:
            desk.report(table, table % 2)


@pytest.mark.parametrize("pupils", [2, 3, 7, 24, 40])
def test_tournament_goes_from_names_to_winners(pupils: int) -> None:
    desk = desk_of(pupils)
    rounds = 0
    while not desk.show()["done"]:
        all_report(desk)
        desk.next_round()
        rounds += 1
    assert 1 <= len(desk.show()["winners"]) <= 3
    assert rounds <= plan(pupils)[0]


def test_plan_of_24_pupils_matches_document() -> None:
    assert plan(24) == (4, 16)


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (lambda desk: desk.report(9, 0), "no_table"),
        (lambda desk: desk.report(-1, 0), "no_table"),
        (lambda desk: desk.next_round(), "some_missing"),
        (lambda desk: desk.back(), "first_round"),
        (lambda desk: desk.add("  "), "no_name"),
        (lambda desk: desk.add("p1"), "twice_here"),
        (lambda desk: desk.add("x" * 25), "too_long_here"),
        (lambda desk: desk.withdraw("nobody"), "nobody"),
        (lambda desk: desk.take_text("shopping list"), "text_head"),
        (lambda desk: desk.report(2, 1), "settled"),  # a bye
    ],
)
def test_refused_action_changes_nothing(action: object, key: str) -> None:
    desk = desk_of(5)
    before = desk.show()
    with pytest.raises(Refused) as refused:
        action(desk)  # type: ignore[operator]
    assert refused.value.key == key
    assert desk.show() == before


def test_actions_before_start_are_refused() -> None:
    with pytest.raises(Refused) as refused:
        Desk().next_round()
    assert refused.value.key == "no_day"


def test_actions_after_end_are_refused() -> None:
    desk = desk_of(2)
    desk.report(0, 0)
    desk.next_round()
    if not desk.show()["done"]:
        desk.report(0, 0)
        desk.next_round()
    for action, key in (
        (desk.next_round, "day_over"),
        (lambda: desk.withdraw("p0"), "day_over"),
        (lambda: desk.add("x"), "day_over"),
    ):
        with pytest.raises(Refused) as refused:
            action()
        assert refused.value.key == key


def test_previous_round_reopens_for_correction() -> None:
    desk = desk_of(8)
    all_report(desk)
    before = desk.show()
    desk.next_round()
    desk.withdraw(before["tables"][3][0])
    desk.back()
    now = desk.show()
    assert now["round"] == 1
    assert [table[:2] for table in now["tables"]] == [table[:2] for table in before["tables"]]
    assert [table[2] for table in now["tables"][:3]] == [table[2] for table in before["tables"][:3]]
    assert now["gone"] == [before["tables"][3][0]]
    desk.report(0, 1)
    desk.next_round()
    assert desk.show()["round"] == 2


def test_tournament_resumes_from_copied_text() -> None:
    desk = desk_of(6)
    all_report(desk)
    desk.next_round()
    for copied in (
        desk.text,
        desk.text.replace("\n", "\r\n"),
        "\n" + desk.text.replace("\n", "  \n") + "\n\n",
        desk.text.rstrip(),
    ):
        other = Desk()
        other.take_text(copied)
        assert other.show() == desk.show()


def test_view_is_plain_data() -> None:
    assert json.loads(json.dumps(desk_of(40).show())) == desk_of(40).show()


def test_clock_runs_one_minute_then_four() -> None:
    clock = Countdown()
    assert clock.text() == "1:00"
    assert not clock.advance(5000)
    assert clock.text() == "1:00"
    clock.press()
    assert not clock.advance(59_001)
    assert clock.text() == "0:01"
    assert clock.advance(5000)
    assert (clock.text(), clock.running) == ("0:00", False)
    assert not clock.advance(1000)
    clock.press()
    assert (clock.text(), clock.between, clock.running) == ("4:00", True, True)
    clock.press()
    assert not clock.advance(300_000)
    clock.turn()
    assert (clock.text(), clock.running) == ("1:00", False)


def test_table_of_winner_and_loser_is_told() -> None:
    desk = desk_of(6)
    assert desk.show()["mixed"] is None
    all_report(desk)
    winners = {table[table[2]] for table in desk.show()["tables"]}
    desk.next_round()
    shown = desk.show()
    mixed = [k for k, (one, other, *_) in enumerate(shown["tables"]) if (one in winners) != (other in winners)]
    assert mixed == [shown["mixed"]]
    assert shown["second"] == [False, False, True]
    all_report(desk)
    desk.next_round()
    assert desk.show()["mixed"] is None


def test_mistyped_late_pupil_is_removed_and_added_again() -> None:
    desk = desk_of(4)
    desk.report(0, 1)
    for name in ("Zoe\\", "Ana", "Tom"):
        desk.add(name)
    desk.withdraw("Tom")
    assert desk.show()["arrived"] == ["Zoe\\", "Ana"]
    desk.forget("Zoe\\")
    desk.add("Zoé")
    assert desk.show()["arrived"] == ["Ana", "Zoé"]
    assert "Zoe" not in desk.text
    assert (desk.show()["gone"], desk.show()["tables"][0][2]) == (["Tom"], 1)
    for name in ("Tom", "p0"):  # who has left, and who plays at a table
        with pytest.raises(Refused, match="nobody"):
            desk.forget(name)
    all_report(desk)
    desk.next_round()
    assert desk.show()["arrived"] == []
    with pytest.raises(Refused, match="nobody"):
        desk.forget("Ana")


def test_time_that_runs_is_not_switched() -> None:
    desk = desk_of(4)
    desk.clock.press()
    desk.clock.advance(5000)
    with pytest.raises(Refused, match="clock_runs"):
        desk.turn_clock()
    assert (desk.clock.text(), desk.clock.running) == ("0:55", True)
    desk.clock.press()
    desk.turn_clock()
    assert desk.clock.text() == "4:00"


def test_changed_time_holds_for_later_rounds() -> None:
    desk = desk_of(8)
    desk.change_clock(30_000)
    assert desk.show_clock()["clock"] == "1:30"
    desk.turn_clock()
    desk.change_clock(-60_000)
    assert desk.show_clock()["clock"] == "3:00"
    all_report(desk)
    desk.next_round()
    assert desk.show_clock()["clock"] == "1:30"
    for _ in range(5):
        desk.change_clock(-30_000)
    assert desk.show_clock()["clock"] == "0:30"
    for _ in range(200):
        desk.change_clock(30_000)
    assert desk.show_clock()["clock"] == "60:00"


def test_running_time_is_not_changed() -> None:
    desk = desk_of(4)
    desk.clock.press()
    desk.clock.advance(5000)
    for change in (lambda: desk.change_clock(30_000), desk.reset_clock):
        with pytest.raises(Refused, match="clock_runs"):
            change()
    assert (desk.clock.text(), desk.show_clock()["times"]) == ("0:55", [60_000, 240_000])


def test_stopped_time_is_changed_for_its_round_alone() -> None:
    desk = desk_of(4)
    desk.clock.press()
    desk.clock.advance(18_000)
    desk.clock.press()
    for milliseconds, text in ((30_000, "1:12"), (-30_000, "0:42"), (3_600_000, "60:00"), (-3_600_000, "0:00")):
        desk.change_clock(milliseconds)
        assert desk.clock.text() == text
    assert desk.show_clock()["times"] == [60_000, 240_000]
    desk.reset_clock()
    assert desk.clock.text() == "1:00"


@pytest.mark.parametrize("turns", [0, 1])
def test_clock_resumes_stopped_where_it_was(turns: int) -> None:
    desk = desk_of(4)
    desk.change_clock(30_000)
    for _ in range(turns):
        desk.turn_clock()
    desk.clock.press()
    desk.clock.advance(7000)
    before = desk.show_clock()
    other = Desk()
    other.take_text(desk.text)
    other.resume_clock(before["between"], before["left"], *before["times"])
    assert other.show_clock() == dict(before, running=False)


def test_languages_share_keys_and_values() -> None:
    first = Say(LANGUAGES[0]).texts
    for language in LANGUAGES:
        found = Say(language).texts
        assert list(found) == list(first)
        for key, text in found.items():
            assert str(text).count("{}") == str(first[key]).count("{}"), key
            assert type(text) is type(first[key])
            assert not isinstance(text, list) or len(text) == len(first[key])


def test_every_refusal_has_a_sentence() -> None:
    known = Say(LANGUAGES[0]).texts
    asked = set()
    for path in Path(WORDS.parent).glob("*.py"):
        asked |= set(re.findall(r'Refused\("(\w+)"', path.read_text(encoding="utf-8")))
    assert len(asked) > 15
    assert asked <= set(known)


DAY = ["Sillon tournament, format 1", "pupil Ana", "pupil Bo", "pupil Cyd", "pupil Dé", "reports 01", "reports ??", ""]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("number", "line", "key", "detail"),
    [
        (0, "Sillon tournament, format 9", "text_head", "Sillon tournament, format 1"),
        (2, "pupil Ana", "text_line", "3"),
        (3, "pupil C\\yd", "text_line", "4"),
        (3, "pupill Cyd", "text_line", "4"),
        (5, "reports 012", "text_line", "6"),
        (5, "reports 0z", "text_line", "6"),
        (5, "late Ana", "text_line", "6"),
        (6, "done", "text_line", "7"),
        (6, "gone Ana", "text_cut", "7"),
        (None, "\n".join(DAY[:5]), "text_cut", "5"),
        (None, "\n".join(DAY[:3]), "text_cut", "3"),
        (None, "\n".join([*DAY[:2], *DAY[5:]]), "text_pupils", "40"),
    ],
)
def test_damaged_text_is_reported_with_line_in_language(
    language: str, number: int | None, line: str, key: str, detail: str
) -> None:
    lines = list(DAY)
    if number is not None:
        lines[number] = line
    with pytest.raises(Refused) as refused:
        Desk().take_text("\n".join(lines) if number is not None else line)
    assert refused.value.key == key
    sentence = Say(language)(refused.value.key, *refused.value.values)
    assert detail in sentence
    assert "expected" not in sentence and "must be one" not in sentence
