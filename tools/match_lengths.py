"""`python -m tools.match_lengths [GAME ...]`: how many lines of a match sheet the computer players fill, for tools/kit/games/.

Each level plays each level from random openings. In a game of a set number of turns the answer is that number.
"""

import argparse
import sys
from itertools import combinations_with_replacement

from games import NAMES, new
from sillon.players import LEVELS, Player
from tools import arena
from tools.games import tools_of

SHARES = (50, 90, 95, 98, 100)


def lengths(name: str, number: int) -> list[tuple[int, int]]:
    """Return the lines and the most steps in a turn of `number` matches of each pair of levels."""
    game, tools = new(name), tools_of(name)
    found = []
    for one, other in combinations_with_replacement(LEVELS[:5], 2):
        for k, opening in enumerate(arena.openings(game, number, tools.OPENING, one * 10 + other)):
            players = [Player(game, level, arena.seeded(2 * k + level)) for level in (one, other)[:: 1 - 2 * (k % 2)]]
            found.append(tools.sheet_lines(arena.play(game, players, opening)[0]))
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.match_lengths", description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*NAMES, []], metavar="GAME")
    parser.add_argument("--matches", type=int, default=20, help="of each pair of levels (20)")
    given = parser.parse_args(arguments)
    for name in given.games or NAMES:
        found = lengths(name, given.matches)
        for what, values in zip(("lines", "most steps in a turn"), zip(*found, strict=True), strict=True):
            row = sorted(values)
            shares = [f"{share} %: {row[max(-(-share * len(row) // 100), 1) - 1]}" for share in SHARES]
            print(f"{name}, {len(row)} matches, {what}: {', '.join(shares)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
