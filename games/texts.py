"""Texts that several games share: a row of counts with the seat to move, and the call that makes a game.

A row is `1 2 2 1 S`: one space between fields, no sign, no leading zero. Reading is strict: a position has one text.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def row_to_text(position: bytes, numbers: int, seat: int) -> str:
    """Return the first `numbers` bytes of the position as text, then the seat."""
    return f"{' '.join([str(position[k]) for k in range(numbers)])} {'SN'[seat]}"


def row_from_text(text: str, numbers: int, highest: int, name: "Callable[[int], str]") -> bytes:
    """Return `numbers` bytes 0..`highest`, then the seat to move as 0 or 1; `name(index)` is the name of a field.

    ValueError names the wrong field and what is allowed.
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
    """Return the whole number in the text; -1 unless Python writes it the same way."""
    try:
        number = int(text)
    except ValueError:
        return -1
    return number if str(number) == text else -1


def constructor_text(name: str, options: tuple, values: tuple) -> str:
    """Return the call that makes the game: `new('fafy', cells=5)`, without options at their default."""
    given = [f", {options[k][0]}={values[k]!r}" for k in range(len(options)) if options[k][1] != values[k]]
    return f"new({name!r}{''.join(given)})"
