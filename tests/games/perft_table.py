"""Perft tables: the number of sequences of 1, 2, 3 ... moves from a position, as readable data.

perft/<game>.txt holds blocks: `options: name=value ...` (or `options: default`), then lines `position: counts`.
A line that begins with # is a remark.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from games.contract import Rules

FOLDER = Path(__file__).parent / "perft"


def entries(name: str) -> Iterator[tuple[dict, str, list[int]]]:
    """Yield (options, position text, counts by depth from 1) for each line of the game's table. ValueError for a bad line."""
    options: dict | None = None
    if not (FOLDER / f"{name}.txt").exists():
        return  # test_every_game.py says how it is made
    for line in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        head, _, rest = line.rpartition(": ")
        if head == "options":
            options = {} if rest == "default" else _options(rest)
        elif options is None or not head:
            raise ValueError(f"{name}.txt: {line!r} is neither options nor a position with its counts")
        else:
            yield options, head, [int(count) for count in rest.split(" ")]


def perft(game: Rules, position: bytes, depth: int) -> int:
    """Return the number of sequences of `depth` moves from the position."""
    if depth == 1:
        return len(game.moves(position))
    return sum(perft(game, game.play(position, move), depth - 1) for move in game.moves(position))


def _options(text: str) -> dict:
    """Return `cells=3 rule=sowing` as a dict: values are numbers, True, False, or the word itself."""
    options: dict = {}
    for field in text.split(" "):
        name, _, written = field.partition("=")
        try:
            options[name] = ast.literal_eval(written)
        except (ValueError, SyntaxError):
            options[name] = written
    return options
