"""Generated tables in pages that are written by hand.

A table stands between the comments `<!-- key -->` and `<!-- end of key -->`, each on a line of its own.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path


def markdown(heads: Sequence[str], rows: Iterable[Iterable[object]]) -> str:
    """Return a Markdown table."""
    lines = [heads, *rows]
    texts = ["|" + "|".join([f" {cell} " if cell != "" else " " for cell in line]) + "|" for line in lines]
    return "\n".join([texts[0], "|" + "---|" * len(heads), *texts[1:]])


def filled(text: str, tables: Mapping[str, str]) -> str:
    """Return the page with these tables between their marks. Raises ValueError if a mark is missing or there twice."""
    for key, table in tables.items():
        before, _, after = _around(text, key)
        text = f"{before}{table}\n{after}"
    return text


def update(page: Path, tables: Mapping[str, str]) -> None:
    """Write these tables into a page. Raises ValueError as filled() does."""
    page.write_text(filled(page.read_text(encoding="utf-8"), tables), encoding="utf-8")


def kept(text: str, key: str) -> str:
    """Return the table that the page has. Raises ValueError as filled() does."""
    return _around(text, key)[1].removesuffix("\n")


def _around(text: str, key: str) -> tuple[str, str, str]:
    """Return the page up to the first mark, the text between the marks, and the page from the second mark on."""
    head, end = f"<!-- {key} -->\n", f"<!-- end of {key} -->"
    for mark in (head, end):
        if text.count(mark) != 1:
            raise ValueError(f"the page must have one line {mark.strip()}, and has {text.count(mark)}")
    before, _, rest = text.partition(head)
    table, found, after = rest.partition(end)
    if not found:
        raise ValueError(f"the page has {end} before {head.strip()}")
    return before + head, table, end + after
