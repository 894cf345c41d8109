"""The class tournament: all pupils play round 1, winners and losers play round 2, then knock-out until three or fewer are left.

The rules are those of the document "fafy", "Vers un tournoi de fafy impartial"; docs/rules.md explains the reading. The
constructor alone uses random numbers: they shuffle the pupils. All later pairings follow from that order and the results, so
a tournament restored from its text continues identically.

A pupil is a number, the index in that order; late pupils are appended.
"""

MIN_PUPILS = 2
MAX_PUPILS = 40
WINNERS = 3  # the tournament ends with at most this many

# A table's result, besides 0 and 1, the winner's place at the table.
BOTH_LOST = 2
WAITING = 3
_NOBODY = -1


class Tournament:
    """A tournament of 2..40 distinct names.

    Only the constructor uses `rng.randrange(n)`; without `rng` the names keep their order. Raises ValueError if the names are
    wrong.
    """

    def __init__(self, names: "list[str] | tuple[str, ...]", rng: object = None) -> None:
        if not MIN_PUPILS <= len(names) <= MAX_PUPILS:
            raise ValueError(f"there are {len(names)} names: there must be {MIN_PUPILS}..{MAX_PUPILS}")
        self.names: list[str] = []
        for name in names:
            self._enter(name)
        if rng is not None:
            for k in range(len(names) - 1, 0, -1):
                other = rng.randrange(k + 1)  # type: ignore[attr-defined]
                self.names[k], self.names[other] = self.names[other], self.names[k]
        self.round = 0
        self.done = False
        self._playing = list(range(len(names)))
        self._withdrawn: list[int] = []
        self._byes: list[int] = []
        # Opponents of round 1: the loser of a later round is out, so no other pair can meet again.
        self._opponents = [_NOBODY] * len(names)
        self._pairs: list[tuple[int, int]] = []
        self._reports: list[int] = []
        self.losers: list[int] = []  # those of round 1, during round 2
        self.first = len(names)  # the number of pupils at the start; late pupils are in the log
        self._log: list[str] = []  # the lines of the text after those of the starters
        self._begin(self._playing, [])

    def _enter(self, name: str) -> None:
        if type(name) is not str or not name:
            raise ValueError(f"{name!r} is not a name: it must be a text of one letter or more")
        if name in self.names:
            raise ValueError(f"{name!r} is there twice: names must be distinct")
        self.names.append(name)

    def _begin(self, winners: list[int], losers: list[int]) -> None:
        """Make the tables of the next round."""
        from games.tournament_pairs import pairs  # imported on use: a board drops it after the round

        self._pairs = pairs(winners, losers, self._opponents, self._byes)
        self.losers = losers
        self._reports = [WAITING] * len(self._pairs)
        self.round += 1
        for one, other in self._pairs:
            if other < 0:
                self._byes.append(one)
            elif self.round == 1:
                self._opponents[one], self._opponents[other] = other, one

    @property
    def tables(self) -> "list[tuple[str, str | None]]":
        """The tables: (name, name), or (name, None) for a bye; empty after the end."""
        names = self.names
        return [(names[one], None if other < 0 else names[other]) for one, other in self._pairs]

    def second_chance(self, table: int) -> bool:
        """Return whether a table of round 2 is of the losers' half (in the document: the repêchage)."""
        one, other = self._pairs[table]
        return one in self.losers and (other < 0 or other in self.losers)

    @property
    def results(self) -> list[int]:
        """For each table 0 or 1, the winner's place, BOTH_LOST or WAITING. The opponent of a withdrawn pupil has won."""
        return [self._result(table) for table in range(len(self._pairs))]

    def _result(self, table: int) -> int:
        one, other = self._pairs[table]
        if one in self._withdrawn:
            return BOTH_LOST if other < 0 or other in self._withdrawn else 1
        return 0 if other < 0 or other in self._withdrawn else self._reports[table]

    def report(self, table: int, winner: int | None) -> None:
        """Set the winner at a table: 0, 1, None when both have lost, WAITING for no result. Until the next round it may change.

        For a bye the winner is 0. Raises ValueError if there is no such table or winner.
        """
        if type(table) is not int or not 0 <= table < len(self._pairs):
            raise ValueError(f"there is no table {table!r}: there are {len(self._pairs)}, counted from 0")
        if winner is not None and (type(winner) is not int or winner not in (0, 1, WAITING)):
            raise ValueError(f"the winner is {winner!r}: it must be 0, 1, or None when both have lost")
        if self._pairs[table][1] >= 0:
            self._reports[table] = BOTH_LOST if winner is None else winner
        elif winner != 0:
            raise ValueError(f"table {table} is a bye: its winner is 0")

    def add(self, name: str) -> None:
        """Add a late pupil during round 1, who enters round 2 among the losers.

        Raises ValueError if round 1 is over or the name is known.
        """
        if self.round != 1 or self.done:
            raise ValueError("it is too late to come: a pupil may be added during round 1")
        if len(self.names) - len(self._withdrawn) >= MAX_PUPILS:
            raise ValueError(f"there are {MAX_PUPILS} pupils: there must be {MIN_PUPILS}..{MAX_PUPILS}")
        self._enter(name)
        self._playing.append(len(self._opponents))
        self._opponents.append(_NOBODY)
        self._log.append(f"late {_escaped(name)}")

    def withdraw(self, name: str) -> None:
        """Remove a pupil, whose opponent has won. Raises ValueError if no such pupil plays, or after the end."""
        if name not in self.names or self.names.index(name) in self._withdrawn:
            raise ValueError(f"{name!r} cannot leave: no such pupil is there")
        if self.done:
            raise ValueError(f"{name!r} cannot leave: the day is over")
        self._withdrawn.append(self.names.index(name))
        self._log.append(f"gone {_escaped(name)}")

    def next_round(self) -> None:
        """Begin the next round, or end the tournament. Raises ValueError if a table has not reported, or after the end."""
        if self.done:
            raise ValueError("there is no next round: the day is over")
        results = self.results
        if WAITING in results:
            raise ValueError(f"table {results.index(WAITING)} has not reported: every table must")
        self._log.append(self._text())
        # Sorted by pupil: the pairing must not depend on the order of the tables.
        won = sorted([self._pairs[k][results[k]] for k in range(len(results)) if results[k] < BOTH_LOST])
        lost = [pupil for pupil in self._playing if pupil not in won and pupil not in self._withdrawn]
        if self.round > 1:
            lost = []
        self._playing = won + lost
        if len(self._playing) < MIN_PUPILS or (self.round > 1 and len(won) <= WINNERS):
            self.done = True
            self._pairs = []
            self._reports = []
        else:
            self._begin(won, lost)

    @property
    def withdrawn(self) -> list[str]:
        """The names of the pupils who have left."""
        return [self.names[pupil] for pupil in self._withdrawn]

    @property
    def winners(self) -> list[str]:
        """The winners of the tournament, at most three; empty before the end, or when all have lost or left."""
        return [self.names[pupil] for pupil in self._playing] if self.done else []

    @property
    def referees(self) -> list[str]:
        """The names of the pupils who are out and have not left."""
        pupils = range(len(self.names))
        return [self.names[pupil] for pupil in pupils if pupil not in self._playing and pupil not in self._withdrawn]

    def _text(self) -> str:
        """Return the reports of this round, one character per table."""
        return "reports " + "".join(["01x?"[report] for report in self._reports])

    def to_text(self) -> str:
        """Return the tournament so far as text, one line per event; `from_text` reads it."""
        from games.tournament_text import HEAD  # imported on use: a round does not need it

        pupils = [f"pupil {_escaped(name)}" for name in self.names[: self.first]]
        return "\n".join([HEAD] + pupils + self._log + ["done" if self.done else self._text()]) + "\n"

    @staticmethod
    def from_text(text: str) -> "Tournament":
        """Return the tournament that `to_text` wrote. Raises ValueError if a line is wrong; it names the line."""
        from games.tournament_text import read  # imported on use: a round does not need it

        tournament: Tournament = read(text, Tournament, MIN_PUPILS, MAX_PUPILS)
        return tournament


def _escaped(name: str) -> str:
    """Return the name as one line."""
    return name.replace("\\", "\\\\").replace("\n", "\\n")
