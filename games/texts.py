"""The text of a row of counts and the seat to move, `1 2 2 1 S`: one space between fields, no sign, no leading zero.

It is read strictly, so that a position has one text only.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def row_to_text(position: bytes, numbers: int, seat: int) -> str:
    """The first `numbers` bytes of the position, then the seat."""
    return f"{' '.join([str(position[k]) for k in range(numbers)])} {'SN'[seat]}"


def row_from_text(text: str, numbers: int, highest: int, name: "Callable[[int], str]") -> bytes:
    """`numbers` bytes 0..`highest`, then the seat to move as 0 or 1; `name` gives the name of the field at an index.

    ValueError says which field is wrong and what is allowed.
    """
    fields = text.split(" ")
    if len(fields) != numbers + 1:
        raise ValueError(f"{text!r} has {len(fields)} fields: it takes {numbers} numbers, then S or N")
    row = []
    for k in range(numbers):
        number = _number(fields[k])
        if not 0 <= number <= highest:
            raise ValueError(f"{name(k)} is {fields[k]!r}: it must be a whole number 0..{highest}")
        row.append(number)
    if fields[-1] not in ("S", "N"):
        raise ValueError(f"the seat to move is {fields[-1]!r}: it must be S or N")
    row.append(0 if fields[-1] == "S" else 1)
    return bytes(row)


def _number(text: str) -> int:
    """The whole number that the text tells; -1 where it is not written as Python writes it."""
    try:
        number = int(text)
    except ValueError:
        return -1
    return number if str(number) == text else -1


def constructor_text(name: str, options: tuple, values: tuple) -> str:
    """The call that makes such a game again: `new('fafy', cells=5)`; options at their default are left out."""
    given = [f", {options[k][0]}={values[k]!r}" for k in range(len(options)) if options[k][1] != values[k]]
    return f"new({name!r}{''.join(given)})"
