"""Random playouts of every game on the small interpreter, and what they would be on a board: run by `make measure`."""

from time import ticks_diff, ticks_us  # type: ignore[attr-defined]  # what the small interpreter has

import calibration  # type: ignore[import-not-found]  # beside this script on the small interpreter

from games import NAMES, new

MOVES = 500
ROUNDS = 7  # the middle one counts: a machine is faster at one moment than at the next
LONGEST = 200


class Dice:
    """Small numbers by chance, the same on every interpreter."""

    def __init__(self) -> None:
        self._state = 1

    def below(self, number: int) -> int:
        self._state = (self._state * 1103 + 12345) & 0xFFFFF
        return (self._state >> 5) % number


def play(name: str) -> tuple[int, int]:
    """At least MOVES moves of random games; (games, moves)."""
    game = new(name)
    dice = Dice()
    games = moves = 0
    while moves < MOVES:
        position = game.start()
        for _ in range(LONGEST):
            legal = game.moves(position)
            if not legal:
                break
            position = game.play(position, legal[dice.below(len(legal))])
            moves += 1
        games += 1
    return games, moves


def unit() -> float:
    """Microseconds that a hundred rounds of the known work take here and now."""
    start = ticks_us()
    calibration.work(100)
    return ticks_diff(ticks_us(), start)


def main() -> None:
    print("| game | moves a second here | estimated on an RP2040 | playouts a second there |")
    print("|---|---|---|---|")
    for name in NAMES:
        rounds = []  # (microseconds here, the same in units of the known work)
        for _ in range(ROUNDS):
            known = unit()
            start = ticks_us()
            games, moves = play(name)
            taken = ticks_diff(ticks_us(), start)
            rounds.append((2 * taken / (known + unit()), taken))
        units, taken = sorted(rounds)[ROUNDS // 2]
        board = units * calibration.RP2040_MS / 1000  # seconds
        print(f"| {name} | {moves * 1000000 // taken} | {moves / board:.0f} | {games / board:.2f} |")


main()
