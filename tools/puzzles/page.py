"""The figures of docs/puzzles.md: a table a game, between two marks."""

from collections.abc import Sequence

from sim.paths import ROOT
from tools import page_tables
from tools.puzzles.puzzle import Puzzle

PAGE = ROOT / "docs" / "puzzles.md"
_HEADS = (
    "| grade | puzzles | choices | answers | plies to look ahead | tempting wrong moves | positions a search looks at |",
    "|---|---|---|---|---|---|---|",
)
_COLOUR_HEADS = (
    "| grade | puzzles | arcs | fewest black tokens | plots that can be black, in how many ways | colourings with as few |",
    "|---|---|---|---|---|---|",
)


def table(name: str, grades: Sequence[Sequence[Puzzle]], size: int) -> str:
    """Each figure as the least, and the most where that differs."""
    lines = [
        f"{sum(map(len, grades))} puzzles, {size} bytes.",
        "",
        *(_COLOUR_HEADS if name == "colorigraphe" else _HEADS),
    ]
    for number, puzzles in enumerate(grades, 1):
        if name == "colorigraphe":
            from tools.puzzles import colorigraphe

            figures = [_range(values) for values in zip(*[colorigraphe.figures(each) for each in puzzles], strict=True)]
        else:
            values = [(each.choices, len(each.good), each.plies, each.traps, each.nodes) for each in puzzles]
            figures = [_range(column) for column in zip(*values, strict=True)]
        lines.append(f"| {number} | {len(puzzles)} | {' | '.join(figures)} |")
    return "\n".join(lines)


def _range(values: Sequence[int]) -> str:
    low, high = min(values), max(values)
    return str(low) if low == high else f"{low} to {high}"


def kept(name: str) -> str:
    """The table that the page has."""
    return page_tables.kept(PAGE.read_text(encoding="utf-8"), name)


def write(name: str, text: str) -> None:
    PAGE.write_text(page_tables.filled(PAGE.read_text(encoding="utf-8"), {name: text}), encoding="utf-8")
