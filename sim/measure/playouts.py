"""Random playouts of every game on the small interpreter, and what they would be on a board: run by `make measure`."""

from time import ticks_diff, ticks_us  # type: ignore[attr-defined]  # what the small interpreter has

import calibration  # type: ignore[import-not-found]  # beside this script on the small interpreter

from games import NAMES, new

MOVES = 1500
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


def main() -> None:
    start = ticks_us()
    calibration.work(2000)
    unit = ticks_diff(ticks_us(), start) / 20  # microseconds here that are RP2040_MS there
    print("| game | moves a second here | estimated on an RP2040 | playouts a second there |")
    print("|---|---|---|---|")
    for name in NAMES:
        start = ticks_us()
        games, moves = play(name)
        taken = ticks_diff(ticks_us(), start)
        board = taken / unit * calibration.RP2040_MS / 1000  # seconds
        print(f"| {name} | {moves * 1000000 // taken} | {moves / board:.0f} | {games / board:.2f} |")


main()
