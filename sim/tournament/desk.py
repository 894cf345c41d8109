"""The teacher's desk: the tournament and its clock, the allowed actions, and what to show, as plain data."""

from games.tournament import BOTH_LOST, MAX_PUPILS, MIN_PUPILS, WAITING, Tournament
from games.tournament_plan import BETWEEN_MINUTES, GAME_MINUTES, planned, planned_minutes
from sillon.tournament.clock import Countdown
from sillon.tournament.store import animals as animals_of
from sillon.words import Words
from sim.tournament.names import LONGEST, Refused, plain

try:
    from typing import Any
except ImportError:
    pass

_QUOTED = 40  # the most letters quoted of a wrong line
_MINUTE_MS = 60_000
_SHORTEST_MS, _LONGEST_MS = _MINUTE_MS // 2, 60 * _MINUTE_MS  # of the times to which the clock can be set


def animals(language: str) -> "list[str]":
    """Return names for a class without a list: an animal and a colour each."""
    return animals_of(Words(language, "tournament_names").say)


class DeskClock(Countdown):
    """A Countdown whose times can be set. `times` are in ms: of a game, and between two rounds."""

    def __init__(self, times: "tuple[int, ...]" = (GAME_MINUTES * _MINUTE_MS, BETWEEN_MINUTES * _MINUTE_MS)) -> None:
        self.times = tuple([min(max(each, _SHORTEST_MS), _LONGEST_MS) for each in times])
        super().__init__()

    def turn(self) -> None:
        super().turn()
        self.left = self.whole = self.times[1 if self.between else 0]


class Desk:
    """`tournament`: None before it begins. An action that is not allowed raises Refused and changes nothing.

    `letters` name the tables in messages, "" for numbers.
    """

    letters = ""

    def __init__(self) -> None:
        self.tournament: Tournament | None = None
        self.clock = DeskClock()

    def begin(self, names: "list[str]", rng: "Any") -> None:
        self.tournament = Tournament(names, rng)
        self.clock = DeskClock()

    def close(self) -> None:
        """End the tournament, so that another one may begin."""
        self.tournament = None
        self.clock = DeskClock()

    def _open(self) -> Tournament:
        if self.tournament is None:
            raise Refused("no_day")
        return self.tournament

    def report(self, table: int, place: int) -> None:
        """Report who won at a table: 0, 1, BOTH_LOST, or WAITING to withdraw the report.

        Raises Refused if the table is settled.
        """
        tournament = self._open()
        if not 0 <= table < len(tournament.tables):
            raise Refused("no_table", table + 1, len(tournament.tables))
        if self._settled(table):
            raise Refused("settled", self._name(table))
        tournament.report(table, None if place == BOTH_LOST else place)

    def _name(self, table: int) -> str:
        """Return the name of a table in messages."""
        return self.letters[table] if self.letters else str(table + 1)

    def _settled(self, table: int) -> bool:
        """Return whether a table needs no report: a bye, or a pupil has left."""
        tournament = self._open()
        one, other = tournament.tables[table]
        return other is None or one in tournament.withdrawn or other in tournament.withdrawn

    def add(self, name: str) -> None:
        """Add a late pupil, or take back one who has left in this round."""
        tournament = self._open()
        name = " ".join(name.split())
        if not name:
            raise Refused("no_name")
        if len(name) > LONGEST:
            raise Refused("too_long_here", name, LONGEST)
        back = [each for each in self._returnable() if plain(each) == plain(name)]
        if len(back) == 1:
            from games.tournament_text import returned  # late, as in back()

            self.tournament = Tournament.from_text(returned(tournament.to_text(), back[0]))
            return
        self.check_can_join()
        alike = [each for each in tournament.names if each.lower() == name.lower()]
        if alike:
            raise Refused("twice_here", alike[0])
        if len(tournament.names) - len(tournament.withdrawn) >= MAX_PUPILS:
            raise Refused("full", MAX_PUPILS)
        tournament.add(name)

    def _mixed(self) -> "int | None":
        tournament = self._open()
        losers = [tournament.names[pupil] for pupil in tournament.losers]
        for table, (one, other) in enumerate(tournament.tables):
            if other is not None and (one in losers) != (other in losers):
                return table
        return None

    def forget(self, name: str) -> None:
        """Remove a late pupil of this round 1 as if never added, so that a mistyped name can be corrected."""
        tournament = self._open()
        if name not in self._arrived():
            raise Refused("nobody", name)
        lines = tournament.to_text().split("\n")
        late = [k for k in range(len(lines)) if lines[k].startswith("late ")]
        del lines[late[tournament.names.index(name) - tournament.first]]
        self.tournament = Tournament.from_text("\n".join(lines))

    def _arrived(self) -> "list[str]":
        """Return the names of those who have come in round 1, while it lasts: they have no table yet."""
        tournament = self._open()
        late = tournament.names[tournament.first :] if tournament.round == 1 and not tournament.done else []
        return [name for name in late if name not in tournament.withdrawn]

    def _returnable(self) -> "list[str]":
        """Return the names of those who have left in this round and may come back."""
        from games.tournament_text import returnable  # late, as in back()

        tournament = self._open()
        return returnable(tournament.to_text(), MAX_PUPILS) if tournament.withdrawn else []

    def check_can_join(self) -> None:
        """Raise Refused if it is too late for a new pupil."""
        tournament = self._open()
        if tournament.done:
            raise Refused("day_over")
        if tournament.round != 1:
            raise Refused("too_late")

    def withdraw(self, name: str) -> None:
        tournament = self._open()
        if tournament.done:
            raise Refused("day_over")
        if name not in tournament.names or name in tournament.withdrawn:
            raise Refused("nobody", name)
        tournament.withdraw(name)

    def turn_clock(self) -> None:
        """Switch the clock to the other of its two times. Raises Refused while it runs: the time left would be lost."""
        if self.clock.running:
            raise Refused("clock_runs")
        self.clock.turn()

    def change_clock(self, milliseconds: int) -> None:
        """Lengthen or shorten the time shown: the whole time for the next rounds too, what is left of it for this one alone.

        Raises Refused while it runs.
        """
        clock = self.clock
        if clock.running:
            raise Refused("clock_runs")
        times = list(clock.times)
        if clock.left != clock.whole:
            self.resume_clock(clock.between, max(clock.left + milliseconds, 0), *times)
            return
        times[1 if clock.between else 0] += milliseconds
        self.resume_clock(clock.between, 0, *times)
        self.reset_clock()

    def reset_clock(self) -> None:
        """Set the clock back to its whole time. Raises Refused while it runs."""
        if self.clock.running:
            raise Refused("clock_runs")
        self.clock.left = self.clock.whole

    def resume_clock(self, between: "bool | None", left: int, *times: int) -> None:
        """Set the clock to what show_clock() returned before a restart. It is stopped."""
        clock = DeskClock(times)
        if between:
            clock.turn()
        clock.left = min(left, _LONGEST_MS)
        self.clock = clock

    def next_round(self) -> None:
        """Begin the next round or end the tournament, and reset the clock."""
        tournament = self._open()
        if tournament.done:
            raise Refused("day_over")
        waiting = [self._name(table) for table, result in enumerate(tournament.results) if result == WAITING]
        if waiting:
            tables = ", ".join(waiting)
            raise Refused("some_missing", tables) if len(waiting) > 1 else Refused("waiting", tables)
        tournament.next_round()
        self.clock = DeskClock(self.clock.times)

    def back(self) -> None:
        """Reopen the previous round, to correct its results. This round's tables are discarded."""
        from games.tournament_text import reopened  # late: the page starts without it

        tournament = self._open()
        if tournament.round == 1 and not tournament.done:
            raise Refused("first_round")
        self.tournament = Tournament.from_text(reopened(tournament.to_text()))

    def take_text(self, text: str) -> None:
        """Resume the tournament in a text, which may have been copied by hand."""
        from games.tournament_text import HEAD, Damaged, tidied  # late, as in back()

        try:
            self.tournament = Tournament.from_text(tidied(text))
        except Damaged as error:
            values: dict[str, tuple[object, ...]] = {"head": (HEAD,), "pupils": (MIN_PUPILS, MAX_PUPILS)}
            where = error.line, error.text[:_QUOTED]
            raise Refused(f"text_{error.kind}", *values.get(error.kind, where)) from error
        self.clock = DeskClock(self.clock.times)

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
            "times": list(clock.times),
        }

    def show(self) -> "dict[str, Any]":
        """Return all there is to show. A table is [name, name or None, result, settled], with results of games/tournament.py.

        `mixed` is the table of round 2 where a winner of round 1 meets a loser, or None. `arrived` have come in this round 1,
        and have no table yet. `late` is whether a new pupil may come, `back` whether one who has left may. `second` tells of
        each whether it is of the losers' half of round 2.
        """
        shown = self.show_clock()
        tournament = self.tournament
        shown["begun"] = tournament is not None
        if tournament is None:
            return shown
        results = tournament.results
        tables = tournament.tables
        shown["round"] = tournament.round
        shown["done"] = tournament.done
        shown["tables"] = [list(tables[k]) + [results[k], self._settled(k)] for k in range(len(tables))]
        shown["second"] = [tournament.second_chance(k) for k in range(len(tables))]
        shown["mixed"] = self._mixed()
        shown["waiting"] = len([result for result in results if result == WAITING])
        shown["referees"] = tournament.referees
        shown["winners"] = tournament.winners
        shown["here"] = [name for name in tournament.names if name not in tournament.withdrawn]
        shown["gone"] = tournament.withdrawn
        shown["arrived"] = self._arrived()
        shown["late"] = tournament.round == 1 and not tournament.done
        shown["back"] = bool(self._returnable())
        shown["text"] = tournament.to_text()
        return shown


def plan(pupils: int) -> "tuple[int, int]":
    """Return the rounds and the minutes of a tournament with this many pupils, if none comes or leaves."""
    rounds = len(planned(pupils))
    return rounds, planned_minutes(rounds)
