"""The teacher's desk: the tournament and its clock, the allowed actions, and what to show, as plain data."""

from games.tournament import BOTH_LOST, MAX_PUPILS, MIN_PUPILS, WAITING, Tournament
from games.tournament_plan import planned, planned_minutes
from sillon.tournament.clock import Countdown
from sillon.tournament.store import animals as animals_of
from sillon.words import Words
from sim.tournament.names import LONGEST, Refused

try:
    from typing import Any
except ImportError:
    pass

_QUOTED = 40  # the most letters quoted of a wrong line


def animals(language: str) -> "list[str]":
    """Return names for a class without a list: an animal and a colour each."""
    return animals_of(Words(language, "tournament_names").say)


class Desk:
    """`day`: None before it begins. An action that is not allowed is Refused and changes nothing."""

    def __init__(self) -> None:
        self.day: Tournament | None = None
        self.clock = Countdown()

    def begin(self, names: "list[str]", rng: "Any") -> None:
        self.day = Tournament(names, rng)
        self.clock = Countdown()

    def close(self) -> None:
        """End the day, so that another one may begin."""
        self.day = None
        self.clock = Countdown()

    def _open(self) -> Tournament:
        if self.day is None:
            raise Refused("no_day")
        return self.day

    def report(self, table: int, place: int) -> None:
        """Report who won at a table: 0, 1, BOTH_LOST, or WAITING to withdraw the report. Refused for a settled table."""
        day = self._open()
        if not 0 <= table < len(day.tables):
            raise Refused("no_table", table + 1, len(day.tables))
        if self._settled(table):
            raise Refused("settled", table + 1)
        day.report(table, None if place == BOTH_LOST else place)

    def _settled(self, table: int) -> bool:
        """Return whether a table needs no report: a bye, or a pupil has left."""
        day = self._open()
        one, other = day.tables[table]
        return other is None or one in day.withdrawn or other in day.withdrawn

    def add(self, name: str) -> None:
        """Add a late pupil."""
        day = self._open()
        name = " ".join(name.split())
        if not name:
            raise Refused("no_name")
        if len(name) > LONGEST:
            raise Refused("too_long_here", name, LONGEST)
        if day.round != 1 or day.done:
            raise Refused("too_late", name)
        if name in day.names:
            raise Refused("twice_here", name)
        if len(day.names) - len(day.withdrawn) >= MAX_PUPILS:
            raise Refused("full", MAX_PUPILS)
        day.add(name)

    def withdraw(self, name: str) -> None:
        day = self._open()
        if day.done:
            raise Refused("day_over")
        if name not in day.names or name in day.withdrawn:
            raise Refused("nobody", name)
        day.withdraw(name)

    def next_round(self) -> None:
        """Begin the next round or end the day, and reset the clock."""
        day = self._open()
        if day.done:
            raise Refused("day_over")
        waiting = [table + 1 for table, result in enumerate(day.results) if result == WAITING]
        if waiting:
            tables = ", ".join([str(table) for table in waiting])
            raise Refused("some_missing", tables) if len(waiting) > 1 else Refused("waiting", tables)
        day.next_round()
        self.clock = Countdown()

    def back(self) -> None:
        """Reopen the previous round, to correct its results. This round's tables are discarded."""
        from games.tournament_text import reopened  # late: the page starts without it

        day = self._open()
        if day.round == 1 and not day.done:
            raise Refused("first_round")
        self.day = Tournament.from_text(reopened(day.to_text()))

    def take_text(self, text: str) -> None:
        """Resume the day in a text, which may have been copied by hand."""
        from games.tournament_text import HEAD, Damaged, tidied  # late, as in back()

        try:
            self.day = Tournament.from_text(tidied(text))
        except Damaged as error:
            values: dict[str, tuple[object, ...]] = {"head": (HEAD,), "pupils": (MIN_PUPILS, MAX_PUPILS)}
            where = error.line, error.text[:_QUOTED]
            raise Refused(f"text_{error.kind}", *values.get(error.kind, where)) from error
        self.clock = Countdown()

    @property
    def text(self) -> str:
        return self._open().to_text()

    def show_clock(self) -> "dict[str, Any]":
        clock = self.clock
        return {
            "clock": clock.text(),
            "left": clock.left,
            "whole": clock.whole,
            "between": clock.between,
            "running": clock.running,
        }

    def show(self) -> "dict[str, Any]":
        """Return all there is to show. A table is [name, name or None, result, settled], with results of games/tournament.py."""
        shown = self.show_clock()
        day = self.day
        shown["begun"] = day is not None
        if day is None:
            return shown
        results = day.results
        tables = day.tables
        shown["round"] = day.round
        shown["done"] = day.done
        shown["tables"] = [list(tables[k]) + [results[k], self._settled(k)] for k in range(len(tables))]
        shown["waiting"] = len([result for result in results if result == WAITING])
        shown["referees"] = day.referees
        shown["winners"] = day.winners
        shown["here"] = [name for name in day.names if name not in day.withdrawn]
        shown["gone"] = day.withdrawn
        shown["late"] = day.round == 1 and not day.done
        shown["text"] = day.to_text()
        return shown


def plan(pupils: int) -> "tuple[int, int]":
    """Return the rounds and the minutes of a day with so many pupils, if none comes or leaves."""
    rounds = len(planned(pupils))
    return rounds, planned_minutes(rounds)
