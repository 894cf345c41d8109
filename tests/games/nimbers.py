"""Grundy values of impartial rows, worked out from the moves of games/fafy.py alone, for tests."""

from functools import cache

from games import new
from games.contract import Rules

Counts = tuple[int, ...]

_game = cache(lambda cells: new("fafy", cells=cells))


def mex(values: set[int]) -> int:
    """The least number 0, 1, 2 ... that is not among the values."""
    least = 0
    while least in values:
        least += 1
    return least


def blocks(counts: Counts) -> list[Counts]:
    """The runs of neighbouring cells that are not empty."""
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
    """The rows that one move leads to. A row of fewer than 3 cells gets empty cells, which change nothing."""
    padded = counts + (0,) * (3 - len(counts))
    game: Rules = _game(len(padded))
    position = bytes(padded) + b"\0"
    return [tuple(game.play(position, move)[:-1]) for move in game.moves(position)]


@cache
def whole_grundy(counts: Counts) -> int:
    """The Grundy value of a row, by the definition and nothing else."""
    return mex({whole_grundy(row) for row in rows_after(counts)})


def grundy(counts: Counts) -> int:
    """The Grundy value of a row, its blocks being independent games (which a test proves)."""
    value = 0
    for block in blocks(counts):
        value ^= _block_grundy(min(block, block[::-1]))
    return value


@cache
def _block_grundy(block: Counts) -> int:
    return mex({grundy(row) for row in rows_after(block)})
