"""A row of counts on a page: each under its place, and a pointer under one of them."""


def counts_line(columns: int, counts: bytes | bytearray, turned: bool) -> str:
    """The counts side by side, `+` where one does not fit; `turned` as Nord sees them."""
    wide = columns // len(counts)
    line = ""
    for k in range(len(counts)):
        text = str(counts[-1 - k] if turned else counts[k])
        if len(text) > max(wide - 1, 1):
            text = "+"
        line += " " * (wide - len(text)) + text
    return line


def pointer_line(columns: int, cells: int, cell: int, turned: bool) -> str:
    """A pointer under the count of `cell`."""
    wide = columns // cells
    return " " * (wide * ((cells - 1 - cell if turned else cell) + 1) - 1) + "▲"
