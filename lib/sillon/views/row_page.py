"""A row of counts on the screen: each under its place, and a pointer under one of them.

Single digits share the page evenly; with two digits a count takes a column more, and where that is too wide, `+` stands.
"""


def counts_line(columns: int, counts: bytes | bytearray, turned: bool) -> str:
    """The counts side by side; `turned` as Nord sees them."""
    return "".join(_fields(columns, counts, turned))


def pointer_line(columns: int, counts: bytes | bytearray, cell: int, turned: bool) -> str:
    """A pointer under the count of `cell`."""
    fields = _fields(columns, counts, turned)
    place = len(counts) - 1 - cell if turned else cell
    return " " * (sum([len(field) for field in fields[: place + 1]]) - 1) + "▲"


def _fields(columns: int, counts: bytes | bytearray, turned: bool) -> list[str]:
    texts = [str(count) for count in counts]
    if turned:
        texts.reverse()
    if max(counts) > 9 and sum([len(text) + 1 for text in texts]) <= columns:
        return [" " + text for text in texts]
    space = " " * (columns // len(texts) - 1)
    return [space + (text if len(text) == 1 else "+") for text in texts]
