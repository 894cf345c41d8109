"""Write a match as text and read it: game, options, start, one line per move, result."""

from games import new
from games.options import allowed_text
from games.rules import AGREED, ENDS, code_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any, TypeVar

    from games.contract import OptionSpecs, Recorded, Rules

    M = TypeVar("M", bound=Recorded)

_HEAD = "Sillon match, format 1"


def write(match: "Recorded", last: int | None = None) -> str:
    """Return the record of the match, with a line break at the end; with `last`, of its first `last` moves only."""
    return "\n".join(lines(match, last)) + "\n"


def lines(match: "Recorded", last: int | None = None) -> "Iterator[str]":
    """Yield the lines of the record: a board has no room for all lines of a long match."""
    game = match.game
    yield _HEAD
    yield f"game: {game.NAME}"
    yield "options: " + " ".join(option_texts(game.OPTIONS, game.options))
    position = match.start
    yield f"start: {game.to_text(position)}"
    for number, move in enumerate(match.moves[:last]):
        yield f"{number + 1}. {game.SEATS[game.turn(position)]} {game.move_name(position, move)}"
        position = game.play(position, move)
    yield _result(match)


def _result(match: "Recorded") -> str:
    end = match.outcome()
    if end is None:
        return "result: not finished"
    winner = "draw" if end.winner is None else match.game.SEATS[end.winner]
    scores = "-".join([str(score) for score in end.scores])
    return f"result: {winner} {scores} {code_name(ENDS, end.reason)}"


def read(text: str, begin: "Callable[[Rules, bytes], M]") -> "M":
    """Return the match that `write` wrote, made by `begin(game, start)`.

    Raises ValueError if a line is wrong; it names the line and what was expected.
    """
    rows = text.split("\n")
    if rows[0] != _HEAD:
        raise ValueError(f"line 1 is {rows[0]!r}: a record begins with {_HEAD!r}")
    if len(rows) < 6 or rows.pop():
        raise ValueError("the record is cut off: it ends with a result line and a line break")
    number = 1
    try:
        name = _value(rows, number, "game: ")
        game = new(name)
        number = 2
        # The class has all values of an option; `game` may have fewer, where one option limits another.
        game = new(name, **parse_options(type(game).OPTIONS, _value(rows, number, "options: ")))
        number = 3
        match = begin(game, game.from_text(_value(rows, number, "start: ")))
        for number in range(4, len(rows) - 1):  # noqa: B007, PLW2901 the wrong line
            seat = game.SEATS[game.turn(match.position)]
            move_text = _value(rows, number, f"{number - 3}. {seat} ")
            match.play(game.parse_move(match.position, move_text))
        number = len(rows) - 1
        if rows[-1].endswith(f" {code_name(ENDS, AGREED)}"):
            match.agree()  # no move tells of it: the result does
    except ValueError as error:
        raise ValueError(f"line {number + 1}: {error}") from error
    if rows[-1] != _result(match):
        raise ValueError(f"line {len(rows)} is {rows[-1]!r}: the moves lead to {_result(match)!r}")
    return match


def _value(rows: list[str], number: int, head: str) -> str:
    """Return the rest of the line after `head`. Raises ValueError if the line does not begin with it."""
    line = rows[number]
    if not line.startswith(head):
        raise ValueError(f"{line!r} must begin with {head!r}")
    return line[len(head) :]


def option_texts(options: "OptionSpecs", values: "tuple[object, ...]") -> list[str]:
    """Return each option with its value, as `cells=8`, in order."""
    return [f"{options[k][0]}={values[k]}" for k in range(len(options))]


def parse_options(options: "OptionSpecs", text: str) -> "dict[str, Any]":
    """Return the options of a text, the `option_texts` joined by spaces, as a dict. Values are compared, never evaluated.

    Raises ValueError if a field is wrong; it names the field and what is allowed.
    """
    fields = text.split(" ") if text else []
    if len(fields) != len(options):
        raise ValueError(f"{len(fields)} options are given: there are {len(options)}")
    chosen = {}
    for k in range(len(options)):
        name, _, values = options[k]
        key, _, value_text = fields[k].partition("=")
        if type(values) is range:
            # To write each of 1,000 values as text takes a board 0.25 s.
            values = [number for number in _numbers(value_text) if number in values]
        found = [value for value in values if key == name and str(value) == value_text]
        if not found:
            raise ValueError(f"{fields[k]!r} must be {name}= and one of {allowed_text(options[k][2])}")
        chosen[name] = found[0]
    return chosen


def _numbers(text: str) -> list[int]:
    """Return the whole number in the text as a list of one, or an empty list."""
    try:
        return [int(text)]
    except ValueError:
        return []
