"""Who meets whom in the next round of a class tournament, worked out exactly: no search goes back, nothing is random.

Two pupils who are both still in can have met in round 1 only, for whoever loses later is out. So each has at most one pupil
to avoid, and of any four, however they have met, at least one of the three pairings brings nobody together again.
"""

_NOBODY = -1


def pairs(winners: list[int], losers: list[int], met: list[int], byes: list[int]) -> list[tuple[int, int]]:
    """The tables, in order; the second of a bye is -1. `losers` is empty but in round 2.

    met: whom each pupil has met, or -1. byes: who has had one. What comes first counts most: nobody has a second bye;
    winners meet winners and losers meet losers, but for one table when both are odd; nobody meets the same pupil again.
    """
    best: list[tuple[int, int]] = []
    fewest = -1
    for bye in _free(winners, losers, byes):
        left = [pupil for pupil in winners if pupil != bye]
        right = [pupil for pupil in losers if pupil != bye]
        for one, other in _crossings(left, right):
            tables = [] if one < 0 else [(one, other)]
            tables = _paired([pupil for pupil in left if pupil != one], met) + tables
            tables += _paired([pupil for pupil in right if pupil != other], met)
            again = sum([1 for first, second in tables if met[first] == second])
            if fewest < 0 or again < fewest:
                best = tables if bye < 0 else tables + [(bye, _NOBODY)]
                fewest = again
            if not fewest:
                return best
    return best


def _free(winners: list[int], losers: list[int], byes: list[int]) -> list[int]:
    """Who may have the bye, those who came first before late-comers; [-1] when the number is even."""
    if (len(winners) + len(losers)) % 2 == 0:
        return [_NOBODY]
    odd, even = (winners, losers) if len(winners) % 2 else (losers, winners)
    for half in (odd, even):
        free = [pupil for pupil in half if pupil not in byes]
        if free:
            return free
    return odd


def _crossings(left: list[int], right: list[int]) -> list[tuple[int, int]]:
    """The winner and the loser who may meet when both halves are odd; [(-1, -1)] when they are even."""
    if len(left) % 2 == 0:
        return [(_NOBODY, _NOBODY)]
    return [(one, other) for one in left for other in right]


def _paired(half: list[int], met: list[int]) -> list[tuple[int, int]]:
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
