"""Who meets whom in a round of the class tournament. A module of its own: a board imports it for a round and drops it.

Pairing is exact, without backtracking or chance. Two pupils who both still play can have met in round 1 only, since the loser
of a later round is out. So each pupil has at most one pupil to avoid, and any four pupils have at least one of three pairings
without a rematch.
"""

_NOBODY = -1


def pairs(winners: list[int], losers: list[int], met: list[int], byes: list[int]) -> list[tuple[int, int]]:
    """Return the tables in order, as pairs of pupils; the second of a bye is -1. `losers` is empty except in round 2.

    `met`: the opponent of each pupil so far, or -1. `byes`: the pupils who have had a bye. In order of importance: no second
    bye; winners meet winners and losers meet losers, except at one table when both numbers are odd; no rematch.
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
    """Return the pupils who may have the bye, late pupils last; [-1] when the number is even."""
    if (len(winners) + len(losers)) % 2 == 0:
        return [_NOBODY]
    odd, even = (winners, losers) if len(winners) % 2 else (losers, winners)
    for half in (odd, even):
        free = [pupil for pupil in half if pupil not in byes]
        if free:
            return free
    return odd


def _cross_pairs(left: list[int], right: list[int]) -> list[tuple[int, int]]:
    """Return the pairs of a winner and a loser who may meet when both halves are odd; [(-1, -1)] when they are even."""
    if len(left) % 2 == 0:
        return [(_NOBODY, _NOBODY)]
    return [(one, other) for one in left for other in right]


def _neighbour_pairs(half: list[int], met: list[int]) -> list[tuple[int, int]]:
    """Return an even half in pairs, neighbours first, without a rematch unless the half is one pair."""
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
