"""`python -m tools.tables.colorigraphe`: what the computer knows about stakes, lib/sillon/games/colorigraphe/stakes.bin.

Of each stake from 2 to 24 so many problems are solved that the chances of 0, 1, 2 ... black tokens are known to half a
hundredth. With them the race to the target is solved: who misses `mine` points and is to name a stake, against one who
misses `his`, both colouring without errors; a state's value is the chance to win. The file, numbers with the high byte first:

    0   b"CS"
    2   the length of the file, 2 bytes
    4   a checksum, 2 bytes: checksum() in lib/sillon/games/colorigraphe/stakes.py
    6   where the race with two colours begins, 2 bytes
    8   for each stake from 2: how many of its problems need 0, 1 ... 4 black tokens, 2 bytes each; the rest are impossible
    238 the race with three colours, then that with two: for `mine` from 1 to 100 some pairs (his, stake), the stake to be
        named while `his` is no more than that; the last of each `mine` is that of his = 100

A stake that is worse by less than NEARLY does as well where that makes the file shorter.
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

Gains = dict[
    int, list[tuple[int, float]]
]  # for each stake the points and their chances; what is missing to 1 brings nothing
Square = list[list[float]]  # [mine][his], both from 1


def counts(stake: int, tries: int = stakes.TRIES) -> list[int]:
    """How many of so many problems need 0, 1 ... 4 black tokens. The same on every machine."""
    dice = Random(stake)
    found = [0] * (stakes.MOST_BLACK + 1)
    for _ in range(tries):
        best = best_colouring(dice.sample(_ARCS, stake))
        if best is not None:
            found[best.count(_BLACK)] += 1
    return found


def gains(chances: dict[int, list[int]], colours: int) -> Gains:
    """What each stake brings, by how many of its problems need how many black tokens."""
    return {
        stake: [
            (stake - 2 * black, number / stakes.TRIES)
            for black, number in enumerate(found)
            if number and (colours == 3 or not black)
        ]
        for stake, found in chances.items()
    }


def value(gain: list[tuple[int, float]], win: Square, mine: int, his: int) -> float:
    """The chance to win of a player who is to name the stake and names this one."""
    chance = 1 - sum(share for _, share in gain)
    found = chance * (1 - win[his][mine])
    for points, share in gain:
        found += share * (1.0 if points >= mine else 1 - win[his][mine - points])
    return found


def race(gain: Gains, far: int = stakes.FAR) -> Square:
    """The value of every state up to `far` points."""
    win = [[0.5] * (far + 1) for _ in range(far + 1)]
    for both in range(2, 2 * far + 1):
        for mine in range(max((both + 1) // 2, both - far), min(far, both - 1) + 1):
            his = both - mine
            # A turn that brings nothing leads from one of the two to the other, so they are found together.
            change = 1.0
            while change > 1e-9:
                change = 0.0
                for one, other in ((mine, his), (his, mine)):
                    best = max(value(gain[stake], win, one, other) for stake in STAKES)
                    change = max(change, abs(best - win[one][other]))
                    win[one][other] = best
    return win


def runs(gain: Gains, win: Square, mine: int, nearly: float) -> Iterator[tuple[int, int]]:
    """The pairs (his, stake) of a row: as few as can be when no stake may be worse than the best by more than `nearly`."""
    far = len(win) - 1
    values = [{stake: value(gain[stake], win, mine, his) for stake in STAKES} for his in range(1, far + 1)]
    good = [{stake for stake in STAKES if told[stake] >= max(told.values()) - nearly} for told in values]
    first = 0
    while first < far:
        common = good[first]
        last = first
        while last + 1 < far and common & good[last + 1]:
            last += 1
            common = common & good[last]
        yield (
            last + 1,
            max(sorted(common), key=lambda stake: sum(told[stake] for told in values[first : last + 1])),
        )
        first = last + 1


def packed(chances: dict[int, list[int]]) -> bytes:
    """The file."""
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
        solved = sum(chances[stake])
        points = sum((stake - 2 * black) * number for black, number in enumerate(chances[stake]))
        print(
            f"stake {stake}: black {chances[stake]}, impossible {stakes.TRIES - solved}, {points / stakes.TRIES:.2f} points"
        )
    data = packed(chances)
    FILE.write_bytes(data)
    print(f"{FILE.name}: {len(data)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
