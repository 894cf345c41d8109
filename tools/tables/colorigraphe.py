"""`python -m tools.tables.colorigraphe`: what the computer knows about stakes, lib/sillon/games/colorigraphe/stakes.bin.

For each stake from 2 to 24, random problems are solved until the chances of 0, 1, 2 ... black tokens are known to 0.005. With
these chances the race to the target is solved: the player who names the stake misses `mine` points, the other one `his`, and both
colour without errors. A state's value is the chance to win. The file, numbers with the high byte first:

    0   b"CS"
    2   the length of the file, 2 bytes
    4   a checksum, 2 bytes: checksum() in lib/sillon/games/colorigraphe/stakes.py
    6   where the race with two colours begins, 2 bytes
    8   for each stake from 2: how many of its problems need 0, 1 ... 4 black tokens, 2 bytes each; the rest are impossible
    238 the race with three colours, then that with two: for `mine` from 1 to 100 some pairs (his, stake): the stake to name
        while `his` is at most that; the last pair of each `mine` has his = 100

Where it makes the file shorter, a stake that is worse by less than NEARLY takes the place of the best.
"""

import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random

from sillon.games.colorigraphe import stakes
from sillon.players.colorigraphe import best_colouring

FILE = Path(stakes.__file__).resolve().parent / "stakes.bin"
STAKES = range(2, 25)
NEARLY = {3: 0.002, 2: 0.001}
_ARCS = list(combinations(range(1, 13), 2))
_BLACK = 3

# For each stake the points and their chances; the rest of the chance, up to 1, brings no points.
Gains = dict[int, list[tuple[int, float]]]
Square = list[list[float]]  # [mine][his], both from 1


def counts(stake: int, tries: int = stakes.TRIES) -> list[int]:
    """Return how many of `tries` problems need 0, 1 ... 4 black tokens. The result is the same on every machine."""
    dice = Random(stake)
    found = [0] * (stakes.MOST_BLACK + 1)
    for _ in range(tries):
        best = best_colouring(dice.sample(_ARCS, stake))
        if best is not None:
            found[best.count(_BLACK)] += 1
    return found


def gains(chances: dict[int, list[int]], colours: int) -> Gains:
    """Return what each stake brings; `chances` has the counts of its problems by black tokens."""
    return {
        stake: [
            (stake - 2 * black, number / stakes.TRIES)
            for black, number in enumerate(found)
            if number and (colours == 3 or not black)
        ]
        for stake, found in chances.items()
    }


def value(gain: list[tuple[int, float]], win: Square, mine: int, his: int) -> float:
    """Return the chance to win of the player who names a stake with this gain."""
    chance = 1 - sum(share for _, share in gain)
    found = chance * (1 - win[his][mine])
    for points, share in gain:
        found += share * (1.0 if points >= mine else 1 - win[his][mine - points])
    return found


def race(gain: Gains, far: int = stakes.FAR) -> Square:
    """Return the value of every state up to `far` points."""
    win = [[0.5] * (far + 1) for _ in range(far + 1)]
    for both in range(2, 2 * far + 1):
        for mine in range(max((both + 1) // 2, both - far), min(far, both - 1) + 1):
            his = both - mine
            # A turn without points leads from one of the two states to the other, so they are solved together.
            change = 1.0
            while change > 1e-9:
                change = 0.0
                for one, other in ((mine, his), (his, mine)):
                    best = max(value(gain[stake], win, one, other) for stake in STAKES)
                    change = max(change, abs(best - win[one][other]))
                    win[one][other] = best
    return win


def runs(gain: Gains, win: Square, mine: int, nearly: float) -> Iterator[tuple[int, int]]:
    """Yield the fewest pairs (his, stake) of a row with no stake worse than the best by more than `nearly`."""
    far = len(win) - 1
    values = [{stake: value(gain[stake], win, mine, his) for stake in STAKES} for his in range(1, far + 1)]
    good = [{stake for stake in STAKES if chances[stake] >= max(chances.values()) - nearly} for chances in values]
    first = 0
    while first < far:
        common = good[first]
        last = first
        while last + 1 < far and common & good[last + 1]:
            last += 1
            common = common & good[last]
        run = values[first : last + 1]
        yield last + 1, max(sorted(common), key=lambda stake: sum([chances[stake] for chances in run]))
        first = last + 1


def packed(chances: dict[int, list[int]]) -> bytes:
    """Return the content of the file."""
    body = b"".join(number.to_bytes(2, "big") for stake in STAKES for number in chances[stake])
    where = 0
    for colours in (3, 2):
        where = stakes.HEAD + len(body)
        gain = gains(chances, colours)
        win = race(gain)
        for mine in range(1, stakes.FAR + 1):
            for pair in runs(gain, win, mine, NEARLY[colours]):
                body += bytes(pair)
    length = (stakes.HEAD + len(body)).to_bytes(2, "big")
    sums = stakes.checksum(bytes(stakes.HEAD) + body).to_bytes(2, "big")
    return b"CS" + length + sums + where.to_bytes(2, "big") + body


def main() -> int:
    chances = {}
    for stake in STAKES:
        chances[stake] = counts(stake)
        impossible = stakes.TRIES - sum(chances[stake])
        points = sum((stake - 2 * black) * number for black, number in enumerate(chances[stake])) / stakes.TRIES
        print(f"stake {stake}: black {chances[stake]}, impossible {impossible}, {points:.2f} points")
    data = packed(chances)
    FILE.write_bytes(data)
    print(f"{FILE.name}: {len(data)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
