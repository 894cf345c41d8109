"""Helpers for the tests of the class tournament: a day, results, and random rounds by hypothesis."""

from hypothesis import strategies as st

from games.tournament import Tournament
from sillon.common.chance import Seeded


class Dice(Seeded):
    """A random generator that only the constructor of a day may use."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__(seed)
        self.asked = 0
        self.closed = False

    def randrange(self, limit: int) -> int:
        assert not self.closed, "random numbers are asked for in the constructor only"
        self.asked += 1
        return super().randrange(limit)


def day_of(count: int, seed: int = 1) -> Tournament:
    """Return a day for this many pupils, named p1, p2 ..."""
    dice = Dice(seed)
    day = Tournament([f"p{k + 1}" for k in range(count)], dice)
    dice.closed = True
    return day


def report_all(day: Tournament, winner: int | None = 0) -> None:
    """Report the same result at every table without a bye."""
    for table, (_, other) in enumerate(day.tables):
        if other is not None:
            day.report(table, winner)


def whole_day(count: int, winner: int | None = 0) -> tuple[Tournament, list[int]]:
    """Play a day to its end; return it and the number of tables of each round."""
    day = day_of(count)
    tables = []
    while not day.done:
        assert day.round < 8, "a day comes to an end"
        tables.append(len(day.tables))
        report_all(day, winner)
        day.next_round()
    return day, tables


def names_of(day: Tournament) -> list[str]:
    return [name for table in day.tables for name in table if name is not None]


def table_of(day: Tournament, name: str) -> int:
    return next(k for k, table in enumerate(day.tables) if name in table)


@st.composite
def rounds(draw: st.DrawFn, day: Tournament) -> list[tuple]:
    """Draw the events of a round as calls: ("add", name), ("withdraw", name), ("report", table, winner).

    At the end every table has reported. In most rounds no pupil comes or leaves.
    """
    calls: list[tuple] = []
    here = len({name for table in day.tables for name in table if name})
    results = st.sampled_from((0, 1, 0, 1, 0, 1, None)) if draw(st.booleans()) else st.sampled_from((0, 1))
    for table, (_, other) in enumerate(day.tables):
        if other is not None:
            calls += [("report", table, draw(results)) for _ in range(draw(st.sampled_from((1, 1, 1, 2))))]
    playing = [name for table in day.tables for name in table if name] + day.referees
    leave = draw(st.lists(st.sampled_from(playing), unique=True, max_size=draw(st.sampled_from((0, 0, 1, 3, 40)))))
    calls += [("withdraw", name) for name in leave]
    if day.round == 1:
        late = draw(st.integers(0, min(3, 40 - here)))
        calls += [("add", f"late {k}") for k in range(late)]
    order = draw(st.permutations(range(len(calls)))) if len(calls) < 30 else range(len(calls))
    return [calls[k] for k in order]
