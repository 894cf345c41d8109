"""The figures of docs/puzzles.md: a table for each game."""

from collections.abc import Sequence
from importlib import import_module

from sim.paths import ROOT
from tools import page_tables
from tools.puzzles.puzzle import Puzzle

PAGE = ROOT / "docs" / "puzzles.md"
_HEADS = ("choices", "answers", "plies to look ahead", "tempting wrong moves", "positions a search looks at")


def table(name: str, grades: Sequence[Sequence[Puzzle]], size: int) -> str:
    """Return the table, with the least and the most of each figure; a game may have HEADS and figures() of its own."""
    maker = import_module(f"tools.puzzles.{name}")
    figures = getattr(maker, "figures", _figures)
    rows = []
    for number, puzzles in enumerate(grades, 1):
        columns = zip(*[figures(each) for each in puzzles], strict=True)
        rows.append((number, len(puzzles), *map(_range, columns)))
    heads = ("grade", "puzzles", *getattr(maker, "HEADS", _HEADS))
    return f"{sum(map(len, grades))} puzzles, {size} bytes.\n\n{page_tables.markdown(heads, rows)}"


def _figures(puzzle: Puzzle) -> tuple[int, ...]:
    return puzzle.choices, len(puzzle.good), puzzle.plies, puzzle.traps, puzzle.nodes


def _range(values: Sequence[int]) -> str:
    low, high = min(values), max(values)
    return str(low) if low == high else f"{low} to {high}"


def kept(name: str) -> str:
    """Return the table that the page has."""
    return page_tables.kept(PAGE.read_text(encoding="utf-8"), name)
