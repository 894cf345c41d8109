"""`python -m tools.strength.adaptive [GAME ...]`: simulated pupils against the level that adapts itself.

A pupil plays like a level, or like one of two neighbouring levels by chance. How often each level wins against each other one
is kept in adaptive.json; `--measure` plays these matches anew. A cell is the pupil's score in games 11 to 40, and the share of
these games whose level is within one of their median, over 100 runs. `--write` puts the table into docs/players.md.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from statistics import median_low

from games.rules import Outcome
from hal.store import NvmStore
from sillon.common.chance import Seeded
from sillon.manifest import letter
from sillon.match import adapt
from sillon.players import ADAPTS, LEVELS, PERSON
from sim import paths
from tools.arena import seeded
from tools.match import played
from tools.page_tables import markdown, update
from tools.strength import staircase

PAGE = paths.ROOT / "docs" / "players.md"
KEY = "adaptive"  # of the table in the page
FILE = Path(__file__).with_suffix(".json")
PUPILS = tuple([level / 2 for level in range(2 * LEVELS[0], 2 * LEVELS[-1] + 1)])
PAIRS = tuple(combinations(LEVELS, 2))  # (lower, upper)
RUNS = 100
GAMES = 40
FOUND = 10  # games before the level must have found its pupil
LEAST, MOST = 0.40, 0.60  # the aim for the pupil's score
NEAR = 0.90  # the aim for the share of games within one of the median level


class Played:
    """What adapt.count() reads of a session: match `number`, whose winner is a seat or None."""

    levels = (PERSON, ADAPTS)

    def __init__(self, name: str, number: int, winner: int | None) -> None:
        self.letter, self.match, self.moves, self._winner = letter(name), self, (number,), winner

    def outcome(self) -> Outcome:
        return Outcome(self._winner, "", (0, 0))


def measured(name: str, matches: int) -> dict[str, list[int]]:
    """Return how many matches the lower level of each pair won, drew and lost: neighbours of all matches, others of half."""
    results = {}
    for lower, upper in PAIRS:
        number = matches if upper == lower + 1 else matches // 2
        points = [point for point, _ in played(name, (), (lower, upper), number)]
        results[f"{lower}:{upper}"] = [points.count(point) for point in (1.0, 0.5, 0.0)]
    return results


def kept() -> dict[str, dict[str, list[int]]]:
    """Return the results of all games: name, then "lower:upper", then as measured() says."""
    return json.loads(FILE.read_text(encoding="utf-8"))  # type: ignore[no-any-return]


def drawn_points(results: dict[str, list[int]], level: int, other: int, chance: Seeded) -> float:
    """Return a level's points in a match against another one, by chance: 1, 0.5 or 0. Equal levels never draw."""
    if level == other:
        return float(chance.randrange(2))
    won, drawn, lost = results[f"{min(level, other)}:{max(level, other)}"]
    at = chance.randrange(won + drawn + lost)
    lower = 1.0 if at < won else 0.5 if at < won + drawn else 0.0
    return lower if level < other else 1 - lower


def run(name: str, results: dict[str, list[int]], pupil: float, seed: int) -> list[tuple[int, float]]:
    """Return the computer's level and the pupil's points in each game of a pupil who begins."""
    store, chance = NvmStore(bytearray(b"\xff" * 256)), seeded(seed)
    games = []
    for number in range(GAMES):
        level = adapt.level_of(store, letter(name))
        own = int(pupil) + int(pupil % 1 > 0 and chance.randrange(2))
        point = drawn_points(results, own, level, chance)
        adapt.count(store, Played(name, number, {1.0: 0, 0.5: None, 0.0: 1}[point]))  # type: ignore[arg-type]
        games.append((level, point))
    return games


def found(name: str, results: dict[str, list[int]], pupil: float) -> tuple[float, float]:
    """Return the pupil's score, and the share of games whose level is within one of the median level of their run."""
    scores, near = [], []
    for seed in range(1, RUNS + 1):
        late = run(name, results, pupil, seed)[FOUND:]
        middle = median_low([level for level, _ in late])
        scores += [point for _, point in late]
        near += [abs(level - middle) <= 1 for level, _ in late]
    return sum(scores) / len(scores), sum(near) / len(near)


def table(names: Sequence[str]) -> list[list[str]]:
    """Return a row for each game: its name, then the cells of all pupils."""
    results = kept()
    rows = []
    for name in names:
        cells = [found(name, results[name], pupil) for pupil in PUPILS]
        rows.append([name, *[f"{100 * score:.0f} %, {100 * near:.0f} %" for score, near in cells]])
    return rows


def heads() -> list[str]:
    """Return the heads of the table's columns."""
    return ["game", *[f"{pupil:g}" for pupil in PUPILS]]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.strength.adaptive", description=__doc__)
    parser.add_argument("games", nargs="*", type=staircase.game_name, default=staircase.GAMES, help="all if left out")
    parser.add_argument(
        "--measure",
        type=int,
        metavar="MATCHES",
        help="play this many matches of neighbours anew, half as many of other pairs",
    )
    parser.add_argument("--write", action="store_true", help="write the table into docs/players.md")
    given = parser.parse_args(arguments)
    if given.write and given.games != staircase.GAMES:
        parser.error("the page has a table of all games: leave the games out with --write")
    if given.measure:
        for name in given.games:
            results = {**(kept() if FILE.exists() else {}), name: measured(name, given.measure)}
            lines = [f'"{each}": {json.dumps(results[each])}' for each in staircase.GAMES if each in results]
            FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    rows = table(given.games)
    print(markdown(heads(), rows))
    if given.write:
        update(PAGE, {KEY: markdown(heads(), rows)})
    return 0


if __name__ == "__main__":
    sys.exit(main())
