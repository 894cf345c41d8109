"""Tables that are made, within pages that are written by hand: each stands between two marks that only the page's source shows.

`<!-- key -->` is the line before the table, `<!-- end of key -->` comes after it.
"""

from collections.abc import Mapping


def filled(text: str, tables: Mapping[str, str]) -> str:
    """The page with its tables in their places. ValueError for a mark that the page does not have, or has twice."""
    for key, table in tables.items():
        before, _, after = _around(text, key)
        text = f"{before}{table}\n{after}"
    return text


def kept(text: str, key: str) -> str:
    """The table that the page has. ValueError as for filled()."""
    return _around(text, key)[1].removesuffix("\n")


def _around(text: str, key: str) -> tuple[str, str, str]:
    """The page up to its mark and with it, what stands there, and the page from the other mark on."""
    head, end = f"<!-- {key} -->\n", f"<!-- end of {key} -->"
    for mark in (head, end):
        if text.count(mark) != 1:
            raise ValueError(f"the page must have one line {mark.strip()}, and has {text.count(mark)}")
    before, _, rest = text.partition(head)
    table, found, after = rest.partition(end)
    if not found:
        raise ValueError(f"the page has {end} before {head.strip()}")
    return before + head, table, end + after
