"""Grundy values of impartial rows, computed from the moves of games/fafy.py alone."""

from functools import cache

from games import new
from games.contract import Rules

Counts = tuple[int, ...]

_game = cache(lambda cells: new("fafy", cells=cells))


def mex(values: set[int]) -> int:
    """Return the least number 0, 1, 2 ... that is not among the values."""
    least = 0
    while least in values:
        least += 1
    return least


def blocks(counts: Counts) -> list[Counts]:
    """Return the runs of neighbouring non-empty cells."""
    found: list[Counts] = []
    run: Counts = ()
    for count in (*counts, 0):
        if count:
            run = (*run, count)
        elif run:
            found.append(run)
            run = ()
    return found


def rows_after(counts: Counts) -> list[Counts]:
    """Return the rows after one move. A row of fewer than 3 cells is padded with empty cells, which change nothing."""
    padded = counts + (0,) * (3 - len(counts))
    game: Rules = _game(len(padded))
    position = bytes(padded) + b"\0"
    return [tuple(game.play(position, move)[:-1]) for move in game.moves(position)]


@cache
def whole_grundy(counts: Counts) -> int:
    """Return the Grundy value of a row by the definition alone."""
    return mex({whole_grundy(row) for row in rows_after(counts)})


def grundy(counts: Counts) -> int:
    """Return the Grundy value of a row as a sum of independent blocks (a test proves the independence)."""
    value = 0
    for block in blocks(counts):
        value ^= _block_grundy(min(block, block[::-1]))
    return value


@cache
def _block_grundy(block: Counts) -> int:
    return mex({grundy(row) for row in rows_after(block)})
