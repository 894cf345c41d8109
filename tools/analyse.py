"""`python -m sim analyse GAME [POSITION] [name=value ...]`: the strongest player's verdict on each move of a position.

A game's class in tools/games/ may read other texts than those of positions: `colorigraphe arcs 3-5,7-12`.
"""

import argparse
from collections.abc import Sequence

from games import NAMES
from games.contract import Rules
from sillon.common.chance import Seeded
from sillon.manifest import manifest_of
from sillon.players import DRAW, LEVELS, LOSS, MASTER, WIN, Player
from tools.arena import best_move
from tools.games import game_of, tools_of

_WORDS = {WIN: "won", DRAW: "drawn", LOSS: "lost", None: "?"}


def main(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    """Print a table of the moves. Raises ValueError if an option or the position is wrong."""
    parser.add_argument("game", choices=NAMES)
    others = [f"; or {name} {tools_of(name).OTHER_TEXT}" for name in NAMES if tools_of(name).OTHER_TEXT]
    parser.add_argument(
        "words",
        nargs="*",
        metavar="POSITION name=value",
        help=f"the position's text, the start when there is none{''.join(others)}; then options of the game",
    )
    parser.add_argument("--level", type=int, default=LEVELS[-1], choices=(*LEVELS, MASTER))
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    text = " ".join([word for word in given.words if "=" not in word])
    game = game_of(given.game, [word for word in given.words if "=" in word])
    position = tools_of(game.NAME).position(game, text) if text else game.start()
    print(analysis(game, position, given.level, given.seed))
    return 0


def analysis(game: Rules, position: bytes, level: int, seed: int = 1) -> str:
    """Return the verdict and the value of each move, the move that the player would play, nodes, and what tools/games/ adds.

    For a game without a computer player, return the moves only.
    """
    lines = [game.to_text(position)]
    outcome = game.outcome(position)
    if outcome:
        drawn = "drawn" if len(outcome.scores) > 1 else "stopped"
        winner = drawn if outcome.winner is None else f"seat {outcome.winner} has won"
        return "\n".join([*lines, f"over: {winner}, {outcome.scores}"])
    problem = tools_of(game.NAME).problem(game, position)
    return "\n".join(lines + (problem or _moves(game, position, level, seed)))


def _moves(game: Rules, position: bytes, level: int, seed: int) -> list[str]:
    if not manifest_of(game.NAME).computer:
        return [f"  {game.move_name(position, move)}" for move in game.moves(position)]
    lines = []
    player = Player(game, level, Seeded(seed))
    best = best_move(player, position)
    only = len(player.verdicts) == 1
    for move in sorted(player.verdicts):
        mark = "*" if move == best else " "
        verdict = player.verdicts[move]
        value = player.values.get(move)
        known = "the only move" if only and verdict is None else _WORDS[verdict]
        shown = "" if value is None or (only and verdict is None) else f"{value:+d}"
        lines.append(f"{mark} {game.move_name(position, move):<8} {known:<6} {shown}".rstrip())
    known = "proven best" if player.exact else "not proven"
    lines.append(f"{game.move_name(position, best)}, {known}; {player.nodes} nodes")
    return lines + tools_of(game.NAME).notes(game, position)
