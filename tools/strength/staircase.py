"""`python -m tools.strength.staircase [GAME ...]`: how often each level beats the next, and a beginner level 1.

Every game is played with its default options, after two random moves or from a random row, with alternating seats. A cell is the
share of points that the lower level wins. `--write` puts the table into docs/players.md; all games take about an hour.
"""

import argparse
import sys
from collections.abc import Sequence

from games import NAMES
from sillon.manifest import manifest_of
from sillon.players import LEVELS
from sim import paths
from tools.arena import BEGINNER
from tools.match import mean, played
from tools.page_tables import markdown, update

PAGE = paths.ROOT / "docs" / "players.md"
KEY = "staircase"  # of the table in the page
STEPS = tuple(zip((BEGINNER, *LEVELS), LEVELS, strict=False))  # (lower, upper)
LEAST, MOST = 0.20, 0.45  # the aim for neighbouring levels
BEGINNERS_LEAST = 1 / 3  # the aim for a beginner against level 1


def share(name: str, step: tuple[int, int], games: int) -> tuple[float, float]:
    """Return the lower level's share of points, and half of its 95 % confidence interval."""
    return mean([points for points, _ in played(name, (), step, games)])


def heads() -> list[str]:
    """Return the heads of the table's columns."""
    return ["game", *[f"{lower or 'beginner'} : {upper}" for lower, upper in STEPS]]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.strength.staircase", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help="all if left out")
    parser.add_argument("--number", type=int, default=400, help="matches of each pair (400)")
    parser.add_argument("--write", action="store_true", help="write the table into docs/players.md")
    given = parser.parse_args(arguments)
    wrong = [name for name in given.games if name not in NAMES]
    if wrong:
        parser.error(f"there is no game {wrong[0]}: there are {', '.join(NAMES)}")
    if given.write and given.games:
        parser.error("the page has a table of all games: leave the games out with --write")
    rows = []
    for name in given.games or [name for name in NAMES if manifest_of(name).computer]:
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
