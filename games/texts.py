"""The texts of games whose position is a row of counts and the seat to move: `1 2 2 1 S`.

One space between fields, no sign, no leading zero. Reading is strict: a position has exactly one text.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from games.rules import Game


def parse_move(game: "Game", text: str) -> int:
    """Return the cell of the text, from 0. Raises ValueError if it is not 1..cells."""
    for move in range(game.cells):
        if str(move + 1) == text:
            return move
    raise ValueError(f"{text!r} is not a move: write a cell 1..{game.cells}")


def write(game: "Game", position: bytes) -> str:
    """Return all bytes of the position but the last as text, then the seat."""
    return f"{' '.join([str(count) for count in position[:-1]])} {'SN'[game.turn(position)]}"


def read(game: "Game", text: str) -> bytes:
    """Return the position of a text, as long as the game's start.

    Raises ValueError if a field is wrong; it names the field and what is allowed.
    """
    position = read_row(text, len(game.start()) - 1, game.SEEDS, game.field_name)
    if sum(position[:-1]) > game.SEEDS:
        raise ValueError(f"{text!r} holds too many seeds: {game.SEEDS} is the most")
    return position


def read_row(text: str, numbers: int, highest: int, name: "Callable[[int], str]") -> bytes:
    """Return `numbers` bytes 0..`highest`, then the seat to move as 0 or 1; `name(index)` is the name of a field.

    Raises ValueError if a field is wrong; it names the field and what is allowed.
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
