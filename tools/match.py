"""`python -m sim match GAME LEVEL LEVEL [name=value ...]`: two computer players against each other, with error bars."""

import argparse
import math
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from tqdm import tqdm

from games import NAMES
from sillon.manifest import manifest_of
from sillon.players import LEVELS, MASTER, Player
from tools import arena
from tools.games import game_of, tools_of

_SURE = 1.96  # standard errors on each side of a 95 % confidence interval


def main(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    """Play, and print the result. Raises ValueError if an option is wrong."""
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("levels", nargs=2, type=int, choices=(*LEVELS, MASTER), metavar="level")
    parser.add_argument("options", nargs="*", metavar="name=value", help="options of the game")
    parser.add_argument("--games", type=int, default=100, help="how many; seats change from one to the next (100)")
    parser.add_argument(
        "--opening",
        type=int,
        default=None,
        help="moves by chance that come first (2; none with dice, or with rows by chance)",
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games side by side")
    given = parser.parse_args(arguments)
    game = game_of(given.game, given.options)
    if not manifest_of(given.game).computer:
        raise ValueError(f"{given.game} has no computer player")
    if getattr(game, "players", 2) != 2:
        raise ValueError("a match is between two players: players=2")
    for level in given.levels:
        Player(game, level, arena.seeded(1))  # raises ValueError where the game lacks the level
    results = played(given.game, given.options, given.levels, given.games, given.opening, given.seed, given.jobs)
    print(result_line(given.game, given.levels, results))
    return 0


def played(
    name: str,
    options: Sequence[str],
    levels: Sequence[int],
    games: int,
    plies: int | None = None,
    seed: int = 1,
    processes: int | None = None,
) -> list[tuple[float, float]]:
    """Return the first level's points and lead in each match, seats exchanged after each; arena.BEGINNER is a level too.

    `plies` random moves come first, by default as many as the game's tools say; `processes` run side by side, by default one a
    core.
    """
    begun = arena.openings(
        game_of(name, options), -(-games // 2), tools_of(name).OPENING if plies is None else plies, seed
    )
    jobs = [(name, options, (levels[0], levels[1]), begun[k], seed + k) for k in range(len(begun))]
    results: list[tuple[float, float]] = []
    with (
        ProcessPoolExecutor(processes) as pool,
        tqdm(total=2 * len(jobs), unit=" games", file=sys.stderr, disable=None) as bar,
    ):
        for found in pool.map(_pair, jobs):
            results += found
            bar.update(len(found))
    return results


def _pair(job: tuple[str, Sequence[str], tuple[int, int], Sequence[int], int]) -> list[tuple[float, float]]:
    name, options, levels, opening, seed = job
    return arena.pair(game_of(name, options), levels, opening, seed)


def result_line(name: str, levels: Sequence[int], results: Sequence[tuple[float, float]]) -> str:
    """Return the result in a line: the first level's share of points and its mean lead, with their confidence intervals."""
    points, ahead = [list(column) for column in zip(*results, strict=True)]
    won, drawn = points.count(1.0), points.count(0.5)
    share, sure = mean(points)
    far, far_sure = mean(ahead)
    return (
        f"{name}, level {levels[0]} against level {levels[1]}: {won} won, {drawn} drawn, {len(points) - won - drawn} lost of "
        f"{len(points)}; {100 * share:.1f} % ± {100 * sure:.1f}; ahead by {far:+.2f} ± {far_sure:.2f}"
    )


def mean(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and half of its confidence interval."""
    number = len(values)
    middle = sum(values) / number
    spread = math.sqrt(sum([(value - middle) ** 2 for value in values]) / max(number - 1, 1))
    return middle, _SURE * spread / math.sqrt(number)
