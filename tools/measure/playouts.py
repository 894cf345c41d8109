"""Random playouts of every game on the small interpreter, and the estimate for a board: run by `make measure`."""

from calibration import RP2040_MS, Dice, now, unit  # type: ignore[import-not-found]  # beside this script

from games import NAMES, new

MOVES = 500
ROUNDS = 7  # the median counts: the speed of a machine varies
LONGEST = 200


def play(name: str) -> tuple[int, int]:
    """Play at least MOVES moves of random games; return (games, moves)."""
    game = new(name)
    dice = Dice(1103)
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
    print("| game | moves a second here | estimated on an RP2040 | playouts a second there |")
    print("|---|---|---|---|")
    for name in NAMES:
        rounds = []  # (time in units of the known work, milliseconds here)
        for _ in range(ROUNDS):
            known = unit()
            start = now()
            games, moves = play(name)
            taken = now() - start
            rounds.append((2 * taken / (known + unit()), taken))
        units, taken = sorted(rounds)[ROUNDS // 2]
        board = units * RP2040_MS / 1000  # seconds
        print(f"| {name} | {moves * 1000 / taken:.0f} | {moves / board:.0f} | {games / board:.2f} |")


main()
