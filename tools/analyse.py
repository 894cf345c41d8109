"""`python -m sim analyse GAME [POSITION] [name=value ...]`: what the strongest player knows of a position."""

import argparse
from collections.abc import Sequence
from typing import Any

from games import NAMES
from sillon.app.chance import Seeded
from sillon.players import DRAW, LEVELS, LOSS, WIN, Player
from tools import analyse_colorigraphe
from tools.arena import thought
from tools.option_words import game_of

_WORDS = {WIN: "won", DRAW: "drawn", LOSS: "lost", None: "?"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("position", nargs="?", help="its text, in quotation marks; the start when there is none")
    parser.add_argument("options", nargs="*", metavar="name=value", help="options of the game")
    parser.add_argument("--level", type=int, default=LEVELS[-1], choices=LEVELS)
    parser.add_argument("--seed", type=int, default=1)


def run(given: argparse.Namespace) -> int:
    """Prints a table of the moves. Raises ValueError for a wrong option or a wrong position."""
    words = list(given.options)
    text = given.position
    if text and "=" in text:
        words, text = [text, *words], None
    game = game_of(given.game, words)
    print(analysis(game, game.from_text(text) if text else game.start(), given.level, given.seed))
    return 0


def analysis(game: Any, position: bytes, level: int, seed: int = 1) -> str:
    """The verdict and the value of each move, the one that the player would play, nodes; for a row of Fafy its blocks too.

    For a problem of the Colorigraphe its best colouring instead.
    """
    lines = [game.to_text(position)]
    outcome = game.outcome(position)
    if outcome:
        drawn = "drawn" if len(outcome.scores) > 1 else "stopped"
        winner = drawn if outcome.winner is None else f"seat {outcome.winner} has won"
        return "\n".join([*lines, f"over: {winner}, {outcome.scores}"])
    problem = analyse_colorigraphe.told(game, position) if game.NAME == "colorigraphe" else []
    return "\n".join(lines + (problem or _moves(game, position, level, seed)))


def _moves(game: Any, position: bytes, level: int, seed: int) -> list[str]:
    lines = []
    player = Player(game, level, Seeded(seed))
    best = thought(player, position)
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
    if game.NAME == "fafy" and game.impartial and game.rule == "fafy":
        from sillon.players import fafy

        found = fafy.blocks(list(position[:-1])[: game.cells])
        lines.append(
            "Grundy values: " + ", ".join([f"cells {first + 1}-{first + size}: {v}" for first, size, v in found])
        )
    return lines


def main(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> Any:
    add_arguments(parser)
    return run(parser.parse_args(arguments))
