"""Fang's row on the display: `[0] 1 1 1 | 1 1 1 [0]`, the tibongs in brackets, a bar between the halves; and texts below it.

Spaces are left out where counts of two digits make it too wide.
"""


def row_lines(columns: int, counts: bytes | bytearray, cell: int, turned: bool) -> tuple[str, str]:
    """Return the row, as Nord sees it when `turned`, and a line with a pointer to `cell`, "" for -1."""
    fields = [str(count) for count in counts]  # each count after the text that stands before it
    if turned:
        fields.reverse()
        cell = len(fields) - 1 - cell if cell >= 0 else cell
    last = len(fields) - 1
    half = last // 2 + 1
    free = columns - len("".join(fields)) - last - 6
    space = " " if free >= 0 else ""
    for k in range(2, last):
        if k != half:
            fields[k] = " " + fields[k]
    fields[half] = space + "|" + space + fields[half]
    fields[1] = "]" + space + fields[1]
    fields[last] = space + "[" + fields[last]
    fields[0] = " " * (free // 2) + "[" + fields[0]
    pointer = " " * (len("".join(fields[: cell + 1])) - 1) + "▲" if cell >= 0 else ""
    return "".join(fields) + "]", pointer


def under(row: str, texts: tuple[str, str, str]) -> str:
    """Return a line with three texts, below the western half, the bar and the eastern half."""
    start = row.find("[")
    line = ""
    for k in range(3):
        middle = start + (k + 1) * (len(row) - start) // 4
        line += " " * (middle - len(texts[k]) // 2 - len(line)) + texts[k]
    return line
