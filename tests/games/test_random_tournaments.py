"""Random class tournaments keep the rules, and one restored from its text continues identically."""

from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.tournament import Tournament
from games.tournament_pairs import pairs
from sim.micropython.runner import run_device_script
from tests.app.host import run_here
from tests.games.strategies import mangled, steady
from tests.games.tournament_tools import Dice, day_of, report_all, rounds

days = settings(steady, max_examples=150)
SIGNS = "aeiou éçœÀ;,\\\n\t\"'|:/?01x"


class Watched:
    """A day that checks the rules at each round; `made` are the calls, for repetition on another day."""

    def __init__(self, count: int, seed: int) -> None:
        self.day = day_of(count, seed)
        self.met: set[frozenset[str]] = set()
        self.byes: list[str] = []
        self.withdrawn: set[str] = set()
        self.everyone = {f"p{k + 1}" for k in range(count)}
        self.halves: tuple[list[str], list[str]] = (sorted(self.everyone), [])
        self.check_tables()

    def call(self, name: str, *arguments: object) -> None:
        getattr(self.day, name)(*arguments)
        if name == "withdraw":
            self.withdrawn.add(arguments[0])  # type: ignore[arg-type]
        if name == "add":
            self.everyone.add(arguments[0])  # type: ignore[arg-type]

    def next_round(self) -> None:
        won, lost = [], []
        for (one, other), result in zip(self.day.tables, self.day.results, strict=True):
            for place, name in enumerate((one, other)):
                if name is not None and name not in self.withdrawn:
                    # The opponent of a withdrawn pupil has won, and so has a pupil with a bye.
                    alone = other is None or (other, one)[place] in self.withdrawn
                    (won if alone or result == place else lost).append(name)
        if self.day.round == 1:
            lost += [name for name in self.everyone if name.startswith("late") and name not in self.withdrawn]
        else:
            lost = []
        last = len(won) + len(lost) < 2 or (self.day.round > 1 and len(won) <= 3)
        self.day.next_round()
        assert self.day.done == last
        self.halves = (won, lost)
        if last:
            assert sorted(self.day.winners) == sorted(won + lost)
            assert len(self.day.winners) <= 3
            assert self.day.tables == []
        else:
            self.check_tables()
        here = {*won, *lost} if last else {name for table in self.day.tables for name in table if name}
        assert set(self.day.referees) == self.everyone - self.withdrawn - here
        assert len(self.day.referees) == len(set(self.day.referees))

    def check_tables(self) -> None:
        """Check the rules of one round."""
        won, lost = self.halves
        tables = self.day.tables
        playing = sorted(name for table in tables for name in table if name is not None)
        assert playing == sorted(won + lost), "everyone who is in plays, once"
        byes = [one for one, other in tables if other is None]
        assert len(byes) == len(playing) % 2, "an odd number gives one bye"
        assert not set(byes) & set(self.byes), "never twice to the same pupil"
        mixed = [table for table in tables if table[1] is not None and (table[0] in won) != (table[1] in won)]
        odd = len(won) % 2 if len(playing) % 2 == 0 else 0
        # With an odd number of pupils, halves mix only if every candidate for the bye has already had one.
        barred = len(playing) % 2 and set(won if len(won) % 2 else lost) <= set(self.byes)
        assert len(mixed) == (odd or (1 if barred else 0)), "halves do not mix but for one table when both are odd"
        again = [frozenset(table) for table in tables if frozenset(table) in self.met]
        assert not again or {frozenset(won), frozenset(lost)} & set(again) or len(playing) < 4, "nobody meets twice"
        assert self.day.round < 3 or not again
        self.met |= {frozenset(table) for table in tables if None not in table}  # type: ignore[arg-type]
        self.byes += byes


@days
@given(st.integers(2, 40), st.integers(1, 60000), st.data())
def test_random_tournament_keeps_all_rules(count: int, seed: int, data: st.DataObject) -> None:
    watched = Watched(count, seed)
    while not watched.day.done:
        for call in data.draw(rounds(watched.day)):
            watched.call(*call)
        assert watched.day.round < 8
        watched.next_round()


@pytest.mark.parametrize("count", range(2, 41))
def test_tournaments_of_every_size_keep_all_rules(count: int) -> None:
    for seed in range(1, 13):
        dice = Dice(seed * 97 + count)
        watched = Watched(count, seed)
        while not watched.day.done:
            for table, (_, other) in enumerate(watched.day.tables):
                if other is not None:
                    watched.call("report", table, (0, 1, 0, 1, 0, 1, 0, 1, None)[dice.randrange(9 if seed % 2 else 8)])
            if watched.day.round == 1 and count < 39:
                for k in range(dice.randrange(3)):
                    watched.call("add", f"late {k}")
            watched.next_round()


@days
@given(st.integers(2, 40), st.integers(1, 60000), st.data())
def test_resumed_tournament_continues_identically(count: int, seed: int, data: st.DataObject) -> None:
    day = day_of(count, seed)
    other = Tournament.from_text(day.to_text())
    while not day.done:
        for name, *arguments in data.draw(rounds(day)):
            getattr(day, name)(*arguments)
            getattr(other, name)(*arguments)
            if data.draw(st.booleans()):
                text = other.to_text()
                other = Tournament.from_text(text)
                assert other.to_text() == text
        for each in (day, other):
            each.next_round()
        assert (other.tables, other.results, other.round) == (day.tables, day.results, day.round)
        assert (other.winners, other.referees, other.done) == (day.winners, day.referees, day.done)
        assert other.to_text() == day.to_text()


@days
@given(st.lists(st.text(SIGNS, min_size=1, max_size=6), min_size=2, max_size=9, unique=True), st.integers(1, 9))
def test_text_keeps_any_names(names: list[str], seed: int) -> None:
    day = Tournament(names[:-1] if len(names) > 2 else names, Dice(seed))
    if len(names) > 2:
        day.add(names[-1])
    day.withdraw(names[0])
    report_all(day)
    again = Tournament.from_text(day.to_text())
    assert (again.tables, again.results, again.to_text()) == (day.tables, day.results, day.to_text())
    day.next_round()
    again.next_round()
    assert (again.tables, again.winners) == (day.tables, day.winners)


@settings(steady, max_examples=400)
@given(st.integers(2, 9), st.data())
def test_mangled_tournament_is_refused_or_valid(count: int, data: st.DataObject) -> None:
    day = day_of(count)
    for _ in range(data.draw(st.integers(0, 3))):
        if not day.done:
            for name, *arguments in data.draw(rounds(day)):
                getattr(day, name)(*arguments)
            day.next_round()
    text = data.draw(st.one_of(mangled(day.to_text()), st.text()))
    try:
        again = Tournament.from_text(text)
    except ValueError as error:
        assert ": " in str(error)
    else:
        assert again.to_text() == text


# Pairing is exact: compared with every possible pairing


@cache
def fewest_again(left: tuple[int, ...], met: tuple[int, ...]) -> int:
    """Return the fewest rematches over all pairings of an even number of pupils."""
    if not left:
        return 0
    one, rest = left[0], left[1:]
    return min((met[one] == other) + fewest_again(tuple(p for p in rest if p != other), met) for other in rest)


@settings(steady, max_examples=400)
@given(st.integers(0, 4), st.integers(0, 4), st.data())
def test_pairing_has_fewest_rematches(wins: int, losses: int, data: st.DataObject) -> None:
    count = wins + losses
    met = [-1] * count
    order = data.draw(st.permutations(range(count)))
    for k in range(0, 2 * data.draw(st.integers(0, count // 2)), 2):
        met[order[k]], met[order[k + 1]] = order[k + 1], order[k]
    won, lost = list(range(wins)), list(range(wins, count))
    byes = [data.draw(st.sampled_from(range(count)))] if count and data.draw(st.booleans()) else []
    if count < 2 or (count == 2 and byes):
        return
    found = pairs(won, lost, met, byes)
    again = sum(1 for one, other in found if other >= 0 and met[one] == other)
    halves = won if wins % 2 else lost
    free = [pupil for pupil in halves if pupil not in byes] or [pupil for pupil in won + lost if pupil not in byes]
    costs = []
    for bye in free if count % 2 else [-1]:
        left = tuple(pupil for pupil in won if pupil != bye)
        right = tuple(pupil for pupil in lost if pupil != bye)
        crossings = [(one, other) for one in left for other in right] if len(left) % 2 else [(-1, -1)]
        for one, other in crossings:
            halved = [tuple(p for p in half if p not in (one, other)) for half in (left, right)]
            mixed = one >= 0 and met[one] == other
            costs.append(mixed + sum(fewest_again(half, tuple(met)) for half in halved))
    assert again == min(costs)


def test_knock_out_rounds_have_no_rematch() -> None:
    """Any four pupils have a pairing without a rematch; so has any larger even number."""
    for met in ([-1] * 4, [1, 0, -1, -1], [1, 0, 3, 2], [3, 2, 1, 0], [2, 3, 0, 1]):
        tables = pairs([0, 1, 2, 3], [], met, [])
        assert sorted(pupil for table in tables for pupil in table) == [0, 1, 2, 3]
        assert not [table for table in tables if met[table[0]] == table[1]]


SCRIPT = Path(__file__).parent / "tournament_device.py"


def test_tournaments_are_same_on_small_interpreter() -> None:
    desktop = run_here(SCRIPT)
    small = run_device_script(SCRIPT)
    assert small.returncode == 0, small.stderr
    assert small.stdout == desktop
    assert len(desktop.splitlines()) > 39 * 3
