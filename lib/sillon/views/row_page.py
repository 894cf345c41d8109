"""A row of counts as text: each under its cell, and a pointer under one of them.

Single digits share the line evenly; a long row is grouped in fours. A count of two digits takes one more column. Where
that is too wide, the tens stand above the units; with a pointer, `+` stands for ten or more, and the pointer's line has
the count.
"""


def row_lines(columns: int, counts: bytes | bytearray, cell: int, turned: bool) -> tuple[str, str]:
    """Return the row in two lines, as Nord sees it when `turned`, with a pointer to `cell` (-1 for none: the second may
    be "").
    """
    order = range(len(counts))
    if turned:
        order = range(len(counts) - 1, -1, -1)
    texts = [str(counts[k]) for k in order]
    fit = max(counts) <= 9
    width = columns // len(texts) - 1
    gaps = [" " * width if width or not k or k & 3 else " " for k in range(len(texts))]
    if not fit and len("".join(texts)) + len(texts) <= columns:
        fit = True
        gaps = [" "] * len(texts)
    row = below = ""
    for k in range(len(texts)):
        text = texts[k] if fit or len(texts[k]) == 1 or cell < 0 else "+"
        row += gaps[k]
        if fit or cell >= 0:
            row += text
            if order[k] == cell:
                below = " " * (len(row) - 1) + "▲"
                if text == "+":
                    below = below + texts[k] if len(row) + 2 <= columns else below[:-3] + texts[k] + "▲"
        else:
            row += text[:-1] or " "
            below += gaps[k] + text[-1]
    return row, below
