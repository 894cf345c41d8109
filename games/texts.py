"""The text of a row of counts and the seat to move, `1 2 2 1 S`: one space between fields, no sign, no leading zero.

It is read strictly, so that a position has one text only.
"""


def row_to_text(position: bytes, numbers: int, seat: int) -> str:
    """The first `numbers` bytes of the position, then the seat."""
    return f"{' '.join([str(position[k]) for k in range(numbers)])} {'SN'[seat]}"


def row_from_text(text: str, names: list[str], highest: int) -> bytes:
    """A byte 0..`highest` for each of `names`, then the seat to move as 0 or 1.

    ValueError says which field is wrong and what is allowed.
    """
    fields = text.split(" ")
    if len(fields) != len(names) + 1:
        raise ValueError(f"{text!r} has {len(fields)} fields: it takes {len(names)} numbers, then S or N")
    row = [_number(fields[k], highest, names[k]) for k in range(len(names))]
    if fields[-1] not in ("S", "N"):
        raise ValueError(f"the seat to move is {fields[-1]!r}: it must be S or N")
    row.append(0 if fields[-1] == "S" else 1)
    return bytes(row)


def _number(text: str, highest: int, name: str) -> int:
    if 0 < len(text) < 5 and all("0" <= sign <= "9" for sign in text):
        number = int(text)
        if str(number) == text and number <= highest:
            return number
    raise ValueError(f"{name} is {text!r}: it must be a whole number 0..{highest}")


def constructor_text(name: str, options: tuple, values: tuple) -> str:
    """The call that makes such a game again: `new('fafy', cells=5)`; options at their default are left out."""
    given = [f", {options[k][0]}={values[k]!r}" for k in range(len(options)) if options[k][1] != values[k]]
    return f"new({name!r}{''.join(given)})"
