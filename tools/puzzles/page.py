"""The figures of docs/puzzles.md: a table a game, between two marks."""

from collections.abc import Sequence
from importlib import import_module

from sim.paths import ROOT
from tools import page_tables
from tools.puzzles.puzzle import Puzzle

PAGE = ROOT / "docs" / "puzzles.md"
_HEADS = (
    "| grade | puzzles | choices | answers | plies to look ahead | tempting wrong moves | positions a search looks at |",
    "|---|---|---|---|---|---|---|",
)


def table(name: str, grades: Sequence[Sequence[Puzzle]], size: int) -> str:
    """Each figure as the least, and the most where that differs; a game may have HEADS and figures() of its own."""
    maker = import_module(f"tools.puzzles.{name}")
    figures = getattr(maker, "figures", _figures)
    lines = [f"{sum(map(len, grades))} puzzles, {size} bytes.", "", *getattr(maker, "HEADS", _HEADS)]
    for number, puzzles in enumerate(grades, 1):
        columns = zip(*[figures(each) for each in puzzles], strict=True)
        lines.append(f"| {number} | {len(puzzles)} | {' | '.join([_range(values) for values in columns])} |")
    return "\n".join(lines)


def _figures(puzzle: Puzzle) -> tuple[int, ...]:
    return puzzle.choices, len(puzzle.good), puzzle.plies, puzzle.traps, puzzle.nodes


def _range(values: Sequence[int]) -> str:
    low, high = min(values), max(values)
    return str(low) if low == high else f"{low} to {high}"


def kept(name: str) -> str:
    """The table that the page has."""
    return page_tables.kept(PAGE.read_text(encoding="utf-8"), name)


def write(name: str, text: str) -> None:
    PAGE.write_text(page_tables.filled(PAGE.read_text(encoding="utf-8"), {name: text}), encoding="utf-8")
