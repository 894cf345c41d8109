"""`python -m tools.strength.why GAME ENGINE WORD ...`: whether the explanation of a defeat names a turn that lost the match.

It plays matches between levels, after two random moves, and lets a strong engine value all turns of the losers, then searches as
the screen does. `ENGINE values WORD ...` reads positions, a line each, and prints JSON with "values", each turn's worth by its
steps' names with spaces between. A lead of twice what decides counts as that much, see `decisive` of a player.
"""

import argparse
import json
import random
import subprocess
import sys
from types import SimpleNamespace
from typing import Any, NamedTuple

from games import NAMES
from games.match import Match
from games.rules import Outcome
from sillon.manifest import manifest_of
from sillon.match.session import Session
from sillon.match.why import Why
from sillon.players import Player
from tools.arena import play, seeded

LEVELS = ((1, 2), (1, 3), (2, 3), (2, 4), (3, 4), (3, 5), (4, 5))
MATCHES = 6  # for each pair
NEAR = 0.6  # of what the worst turn lost: such a turn explains the defeat


class Found(NamedTuple):
    """What the worst turn lost, what the named one did (None: none was named), and the slices of the search."""

    worst: int
    named: int | None
    slices: int


def lost(name: str, levels: tuple[int, int], number: int) -> tuple[Match, Outcome | None]:
    """Return a match between the levels, which change seats, and its outcome."""
    game = Session(name, {}).game
    chance = random.Random(number)
    position = game.start()
    opening = []
    for _ in range(2):
        opening.append(chance.choice(game.moves(position)))
        position = game.play(position, opening[-1])
    players = [Player(game, levels[(seat + number) % 2], seeded(2 * number + seat)) for seat in (0, 1)]
    return play(game, players, opening)


def turns(match: Match, loser: int) -> dict[int, str]:
    """Return the loser's turns: the names of their steps, by the ply of the first one."""
    game = match.game
    found: dict[int, str] = {}
    first = 0
    for ply, move in enumerate(match.moves):
        position = match.position_at(ply)
        if game.turn(position) != loser:
            continue
        step = game.move_name(position, move)
        goes_on = ply and game.turn(match.position_at(ply - 1)) == loser
        first = first if goes_on else ply
        found[first] = f"{found[first]} {step}" if goes_on else step
    return found


def losses(match: Match, loser: int, command: list[str], most: int) -> dict[int, int]:
    """Return what each turn of the loser lost, by the ply of its first step, as the engine sees it."""
    own = turns(match, loser)
    asked = "".join([match.game.to_text(match.position_at(ply)) + "\n" for ply in own])
    told = subprocess.run(command, input=asked, capture_output=True, text=True, check=True).stdout.splitlines()
    found = {}
    for (ply, names), line in zip(own.items(), told, strict=True):
        worth = {turn.upper(): max(-most, min(value, most)) for turn, value in json.loads(line)["values"].items()}
        found[ply] = max(worth.values()) - worth[names.upper()]
    return found


def explained(name: str, match: Match, known: dict[int, int]) -> Found:
    """Search as the screen does."""
    session: Any = Session(name, {})
    for move in match.moves:
        session.match.play(move)
    page = Why(SimpleNamespace(session=session, words=SimpleNamespace(say=str)))
    slices = sum(1 for _ in page._search())
    named = None
    if page.result:
        named = known[max(ply for ply in known if ply <= page.result[0])]
    return Found(max(known.values()), named, slices)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.strength.why")
    parser.add_argument("game", choices=[name for name in NAMES if manifest_of(name).why == "match.why"])
    parser.add_argument("engine")
    parser.add_argument("words", nargs="+")
    given = parser.parse_args()
    command = [given.engine, "values", *given.words]
    found = []
    for levels in LEVELS:
        for number in range(MATCHES):
            match, end = lost(given.game, levels, number)
            if end is None or end.winner is None:
                continue
            loser = 1 - end.winner
            most = 2 * Player(match.game, 5, seeded(1)).decisive
            try:
                known = losses(match, loser, command, most)
            except (OSError, subprocess.CalledProcessError) as failure:
                parser.error(f"the engine {given.engine} is not run: {failure}")
            except (KeyError, ValueError) as failure:
                parser.error(f"the engine {given.engine} does not value each turn of each position: {failure!r}")
            found.append(explained(given.game, match, known))
    if not found:
        parser.error("no match was won")
    named = [each for each in found if each.named is not None]
    near = [each for each in named if each.named and each.named >= NEAR * each.worst]
    slices = [each.slices for each in found]
    print(f"{len(found)} matches; in {len(near)} it names a turn that lost {NEAR:.0%} of the worst one's or more,")
    print(f"in {sum(each.named == 0 for each in named)} one that lost nothing, in {len(found) - len(named)} none")
    print(f"slices of the search: {sum(slices) / len(slices):,.0f}, at most {max(slices):,}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
