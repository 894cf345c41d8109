"""The class's day: everyone plays round 1, winners and losers play round 2, then knock-out until three or fewer are left.

The document "fafy", "Vers un tournoi de fafy impartial", read as docs/rules.md says. A day asks for random numbers only when
it is made: they shuffle the pupils, and all that follows is worked out from that order and the results. So a day that was
written down goes on as it would have.

A pupil is a number, his place in that order; those who come late are added at its end.

Pairing is exact: no search goes back, nothing is random. Two pupils who are both still in can have met in round 1 only, for
whoever loses later is out. So each has at most one pupil to avoid, and of any four, however they have met, at least one of
the three pairings brings nobody together again.
"""

FEWEST = 2
MOST = 40
WINNERS = 3  # as many or fewer are the winners of the day

# A table's result, beside 0 and 1 for the winner's place there.
BOTH_LOST = 2
WAITING = 3
_NOBODY = -1


class Tournament:
    """A day for 2..40 distinct names. `rng.randrange(n)` is asked here only; without it the names stay in their order.

    ValueError says what is wrong with the names.
    """

    def __init__(self, names: list | tuple, rng: object = None) -> None:
        if not FEWEST <= len(names) <= MOST:
            raise ValueError(f"there are {len(names)} names: there must be {FEWEST}..{MOST}")
        self.names: list[str] = []
        for name in names:
            self._append_name(name)
        if rng is not None:
            for k in range(len(names) - 1, 0, -1):
                other = rng.randrange(k + 1)  # type: ignore[attr-defined]
                self.names[k], self.names[other] = self.names[other], self.names[k]
        self.round = 0
        self.done = False
        self._playing = list(range(len(names)))
        self._withdrawn: list[int] = []
        self._byes: list[int] = []
        # Who met in round 1: whoever loses later is out, so no other two can meet again.
        self._opponents = [_NOBODY] * len(names)
        self._pairs: list[tuple[int, int]] = []
        self._reports: list[int] = []
        self._starters = len(names)  # who comes later stands in the log
        self._log: list[str] = []  # what happened since
        self._start_round(self._playing, [])

    def _append_name(self, name: str) -> None:
        if type(name) is not str or not name:
            raise ValueError(f"{name!r} is not a name: it must be a text of one letter or more")
        if name in self.names:
            raise ValueError(f"{name!r} is there twice: names must be distinct")
        self.names.append(name)

    def _start_round(self, winners: list[int], losers: list[int]) -> None:
        """The next round's tables."""
        self._pairs = pairs(winners, losers, self._opponents, self._byes)
        self._reports = [WAITING] * len(self._pairs)
        self.round += 1
        for one, other in self._pairs:
            if other < 0:
                self._byes.append(one)
            elif self.round == 1:
                self._opponents[one], self._opponents[other] = other, one

    @property
    def tables(self) -> list:
        """(name, name), or (name, None) for a bye; none when the day is over."""
        names = self.names
        return [(names[one], None if other < 0 else names[other]) for one, other in self._pairs]

    @property
    def results(self) -> list[int]:
        """For each table 0 or 1, the winner's place, BOTH_LOST or WAITING. Who plays a withdrawn pupil has won."""
        return [self._result(table) for table in range(len(self._pairs))]

    def _result(self, table: int) -> int:
        one, other = self._pairs[table]
        if one in self._withdrawn:
            return BOTH_LOST if other < 0 or other in self._withdrawn else 1
        return 0 if other < 0 or other in self._withdrawn else self._reports[table]

    def report(self, table: int, winner: int | None) -> None:
        """Who won at a table: 0, 1, None when both have lost, WAITING for nobody yet. Again to correct it, until the next round.

        A bye is won already, and may be reported as such. ValueError for another table or winner.
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
        """A late-comer, before round 2: he enters it as a loser of round 1. ValueError later, or for a name that is there."""
        if self.round != 1 or self.done:
            raise ValueError("it is too late to come: a pupil may be added during round 1")
        if len(self.names) - len(self._withdrawn) >= MOST:
            raise ValueError(f"there are {MOST} pupils: there must be {FEWEST}..{MOST}")
        self._append_name(name)
        self._playing.append(len(self._opponents))
        self._opponents.append(_NOBODY)
        self._log.append(f"late {_escaped(name)}")

    def withdraw(self, name: str) -> None:
        """A pupil who leaves; whoever sits opposite has won. ValueError for a name that is not there, or after the end."""
        if name not in self.names or self.names.index(name) in self._withdrawn:
            raise ValueError(f"{name!r} cannot leave: no such pupil is there")
        if self.done:
            raise ValueError(f"{name!r} cannot leave: the day is over")
        self._withdrawn.append(self.names.index(name))
        self._log.append(f"gone {_escaped(name)}")

    def next_round(self) -> None:
        """The next round's tables, or the end of the day. ValueError while a table has not reported, or after the end."""
        if self.done:
            raise ValueError("there is no next round: the day is over")
        results = self.results
        if WAITING in results:
            raise ValueError(f"table {results.index(WAITING)} has not reported: every table must")
        self._log.append(self._report_line())
        # In the order of the pupils, so that nothing depends on the order of the tables.
        won = sorted([self._pairs[k][results[k]] for k in range(len(results)) if results[k] < BOTH_LOST])
        lost = [pupil for pupil in self._playing if pupil not in won and pupil not in self._withdrawn]
        if self.round > 1:
            lost = []
        self._playing = won + lost
        if len(self._playing) < FEWEST or (self.round > 1 and len(won) <= WINNERS):
            self.done = True
            self._pairs = []
            self._reports = []
        else:
            self._start_round(won, lost)

    @property
    def withdrawn(self) -> list[str]:
        """Who has left."""
        return [self.names[pupil] for pupil in self._withdrawn]

    @property
    def winners(self) -> list[str]:
        """The winners of the day, at most three; nobody before the end, or when all have lost or left."""
        return [self.names[pupil] for pupil in self._playing] if self.done else []

    @property
    def referees(self) -> list[str]:
        """Who is out and still there."""
        pupils = range(len(self.names))
        return [self.names[pupil] for pupil in pupils if pupil not in self._playing and pupil not in self._withdrawn]

    def _report_line(self) -> str:
        """The reports of this round, a sign a table."""
        return "reports " + "".join(["01x?"[report] for report in self._reports])

    def to_text(self) -> str:
        """The day so far, a line for each thing that happened; `from_text` reads it again."""
        from games.tournament_text import HEAD  # read when a day is kept: a round does without

        pupils = [f"pupil {_escaped(name)}" for name in self.names[: self._starters]]
        return "\n".join([HEAD] + pupils + self._log + ["done" if self.done else self._report_line()]) + "\n"

    @classmethod
    def from_text(cls, text: str) -> "Tournament":
        """The day that `to_text` wrote; it goes on identically. ValueError names the line that is wrong."""
        from games.tournament_text import read  # read when a day is opened: a round does without

        day: Tournament = read(text, cls, FEWEST, MOST)
        return day


def _escaped(name: str) -> str:
    """The name in one line."""
    return name.replace("\\", "\\\\").replace("\n", "\\n")


def pairs(winners: list[int], losers: list[int], met: list[int], byes: list[int]) -> list[tuple[int, int]]:
    """The tables, in order; the second of a bye is -1. `losers` is empty but in round 2.

    met: whom each pupil has met, or -1. byes: who has had one. What comes first counts most: nobody has a second bye;
    winners meet winners and losers meet losers, but for one table when both are odd; nobody meets the same pupil again.
    """
    best: list[tuple[int, int]] = []
    fewest = -1
    for bye in _bye_candidates(winners, losers, byes):
        left = [pupil for pupil in winners if pupil != bye]
        right = [pupil for pupil in losers if pupil != bye]
        for one, other in _cross_pairs(left, right):
            tables = [] if one < 0 else [(one, other)]
            tables = _neighbour_pairs([pupil for pupil in left if pupil != one], met) + tables
            tables += _neighbour_pairs([pupil for pupil in right if pupil != other], met)
            again = sum([1 for first, second in tables if met[first] == second])
            if fewest < 0 or again < fewest:
                best = tables if bye < 0 else tables + [(bye, _NOBODY)]
                fewest = again
            if not fewest:
                return best
    return best


def _bye_candidates(winners: list[int], losers: list[int], byes: list[int]) -> list[int]:
    """Who may have the bye, those who came first before late-comers; [-1] when the number is even."""
    if (len(winners) + len(losers)) % 2 == 0:
        return [_NOBODY]
    odd, even = (winners, losers) if len(winners) % 2 else (losers, winners)
    for half in (odd, even):
        free = [pupil for pupil in half if pupil not in byes]
        if free:
            return free
    return odd


def _cross_pairs(left: list[int], right: list[int]) -> list[tuple[int, int]]:
    """The winner and the loser who may meet when both halves are odd; [(-1, -1)] when they are even."""
    if len(left) % 2 == 0:
        return [(_NOBODY, _NOBODY)]
    return [(one, other) for one in left for other in right]


def _neighbour_pairs(half: list[int], met: list[int]) -> list[tuple[int, int]]:
    """An even half in pairs, neighbours first; nobody meets the same pupil again but where there are only these two."""
    waiting = list(half)
    tables = []
    while len(waiting) > 4:
        one = waiting.pop(0)
        other = waiting.pop(1 if met[one] == waiting[0] else 0)
        tables.append((one, other))
    if len(waiting) == 4:
        one, two, three, four = waiting
        ways = (((one, two), (three, four)), ((one, three), (two, four)), ((one, four), (two, three)))
        for first, second in ways:
            if met[first[0]] != first[1] and met[second[0]] != second[1]:
                return tables + [first, second]
    if waiting:
        tables.append((waiting[0], waiting[1]))
    return tables
