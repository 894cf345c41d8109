"""`python -m tools.strength.fanorona [LEVEL ...]`: how often the computer finds a best turn at Fanorona, and what its turns lose.

The positions are those of tests/players/positions/fanorona.txt, from random games of mixed strength; in each of them the turns
differ in worth. A line is a position and the worth of each whole turn: the pieces ahead after best play, 40 for a win, from a
search of up to 3 million nodes with solved endgames of four pieces. Each position is played with the default options, without a
match. A turn that loses more than 8 counts as 8 in the second average.
"""

import argparse
import sys
from pathlib import Path

from games import new
from sillon.players import LEVELS, Player
from sim import paths
from tools.arena import best_move, seeded

FILE = Path(paths.ROOT) / "tests" / "players" / "positions" / "fanorona.txt"
MOST = 8


def positions(file: Path = FILE) -> list[tuple[str, dict[str, int]]]:
    """Return each position's text and the worth of its turns, whose names are their steps with commas between."""
    found = []
    for line in file.read_text(encoding="utf-8").splitlines():
        text, worths = line.split(" | ")
        pairs = [pair.split("=") for pair in worths.split(" ")]
        found.append((text, {name: int(worth) for name, worth in pairs}))
    return found


def losses(level: int, asked: list[tuple[str, dict[str, int]]]) -> list[int]:
    """Return what the turn of this level loses at each position."""
    game = new("fanorona")
    found = []
    for number, (text, worth) in enumerate(asked):
        player = Player(game, level, seeded(number + 1))
        position = game.from_text(text)
        seat = game.turn(position)
        names: list[str] = []
        while not names or (game.turn(position) == seat and game.outcome(position) is None):
            move = best_move(player, position)
            names.append(game.move_name(position, move))
            position = game.play(position, move)
        found.append(max(worth.values()) - worth[",".join(names)])
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.strength.fanorona", description=__doc__.split("\n")[0])
    parser.add_argument("levels", nargs="*", type=int, default=list(LEVELS), metavar="LEVEL")
    asked = positions()
    for level in parser.parse_args().levels:
        lost = losses(level, asked)
        best = lost.count(0) / len(lost)
        few = sum(min(loss, MOST) for loss in lost) / len(lost)
        mean = sum(lost) / len(lost)
        print(f"level {level}: {best:.0%} best turns, {mean:.2f} lost a turn, {few:.2f} with {MOST} at most")
    return 0


if __name__ == "__main__":
    sys.exit(main())
