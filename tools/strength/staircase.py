"""`python -m tools.strength.staircase [GAME ...]`: how often each level beats the next, and a beginner level 1.

Every game is played with its default options, after two random moves or from a random row, with alternating seats. A cell is the
share of points that the lower level wins. `--write` puts the table into docs/players.md.
"""

import argparse
import sys
from collections.abc import Sequence
from itertools import pairwise

from games import NAMES
from sillon.manifest import manifest_of
from sillon.players import LEVELS
from sim import paths
from tools.arena import BEGINNER
from tools.match import mean, played
from tools.page_tables import markdown, update

PAGE = paths.ROOT / "docs" / "players.md"
KEY = "staircase"  # of the table in the page
GAMES = tuple([name for name in NAMES if manifest_of(name).computer])
STEPS = tuple(pairwise((BEGINNER, *LEVELS)))  # (lower, upper)
LEAST, MOST = 0.20, 0.45  # the aim for neighbouring levels
BEGINNERS_LEAST = 1 / 3  # the aim for a beginner against level 1


def game_name(text: str) -> str:
    """Return an argument that names a game with a computer. Raises ArgumentTypeError otherwise."""
    if text not in GAMES:
        raise argparse.ArgumentTypeError(f"there is no game {text} with a computer: there are {', '.join(GAMES)}")
    return text


def share(name: str, step: tuple[int, int], games: int) -> tuple[float, float]:
    """Return the lower level's share of points, and half of its 95 % confidence interval."""
    return mean([points for points, _ in played(name, (), step, games)])


def heads() -> list[str]:
    """Return the heads of the table's columns."""
    return ["game", *[f"{lower or 'beginner'} : {upper}" for lower, upper in STEPS]]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.strength.staircase", description=__doc__)
    parser.add_argument("games", nargs="*", type=game_name, default=GAMES, help="all if left out")
    parser.add_argument("--number", type=int, default=400, help="matches of each pair (400)")
    parser.add_argument("--write", action="store_true", help="write the table into docs/players.md")
    given = parser.parse_args(arguments)
    if given.write and given.games != GAMES:
        parser.error("the page has a table of all games: leave the games out with --write")
    rows = []
    for name in given.games:
        row = [name]
        for step in STEPS:
            part, sure = share(name, step, given.number)
            row.append(f"{100 * part:.0f} ± {100 * sure:.0f} %")
        print(" | ".join(row), flush=True)
        rows.append(row)
    if given.write:
        update(PAGE, {KEY: markdown(heads(), rows)})
    return 0


if __name__ == "__main__":
    sys.exit(main())
