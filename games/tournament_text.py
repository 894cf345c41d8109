"""Read the text of a class tournament.

The first line is HEAD. Then come the pupils in their order, `pupil NAME`; then the events in order: `late NAME`, `gone NAME`,
and at the end of each round `reports 01x?` with one character per table: the winner's place, x when both have lost, ? without
a report (a bye). The last line has the reports of the current round, or is `done`. In a name \\ stands for \\ and \\n for a
line break.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol, TypeVar

    class Running(Protocol):
        """What this module uses of games.tournament.Tournament."""

        @property
        def tables(self) -> "list[tuple[str, str | None]]": ...
        @property
        def done(self) -> bool: ...
        def add(self, name: str) -> None: ...
        def withdraw(self, name: str) -> None: ...
        def report(self, table: int, winner: int | None) -> None: ...
        def next_round(self) -> None: ...
        def to_text(self) -> str: ...

    D = TypeVar("D", bound=Running)

HEAD = "Sillon tournament, format 1"


class Damaged(ValueError):
    """A text that is not a tournament. `line` is the number of the wrong line, from 1, `text` its content.

    `kind` is head (the first line is wrong), pupils (too few or too many), cut (the text is truncated) or line.
    """

    def __init__(self, kind: str, line: int, text: str, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.kind = kind
        self.line = line
        self.text = text


def read(text: str, begin: "Callable[[list[str]], D]", min_pupils: int, max_pupils: int) -> "D":
    """Return the tournament of the text, made by `begin(names)` for min_pupils..max_pupils names.

    Raises Damaged, a ValueError, if a line is wrong; it names the line and what was expected.
    """
    lines = text.split("\n")
    if lines[0] != HEAD:
        raise Damaged("head", 1, lines[0], f"{lines[0]!r} is no head: a day begins with {HEAD!r}")
    if len(lines) < 4 or lines.pop():
        why = "the day is cut off: it ends with the reports of a round, or done, and a line break"
        raise Damaged("cut", len(lines), lines[-1], why)
    number = 1
    names: list[str] = []
    while number < len(lines) and lines[number].startswith("pupil ") and len(names) <= max_pupils:
        try:
            name = _name(lines[number])
            if not name or name in names:
                raise ValueError(
                    f"{name!r} is there twice, or is no name: names must be distinct, of one letter or more"
                )
        except ValueError as error:
            raise Damaged("line", number + 1, lines[number], str(error)) from error
        names.append(name)
        number += 1
    if not min_pupils <= len(names) <= max_pupils:
        raise Damaged(
            "pupils",
            number,
            lines[number - 1],
            f"there are {len(names)} pupils: there must be {min_pupils}..{max_pupils}",
        )
    if number == len(lines):
        raise Damaged("cut", number, lines[-1], "the day is cut off: after the pupils come the reports of a round")
    tournament = begin(names)
    for k in range(number, len(lines)):
        try:
            _apply_line(tournament, lines[k], k == len(lines) - 1)
        except ValueError as error:
            raise Damaged("line", k + 1, lines[k], str(error)) from error
    again = tournament.to_text().split("\n")
    for k in range(len(lines)):
        if lines[k] != again[k]:
            raise Damaged(
                "line", k + 1, lines[k], f"{lines[k]!r} is not written as it must be: {again[k]!r} was expected"
            )
    if len(again) != len(lines) + 1:
        raise Damaged("cut", len(lines), lines[-1], f"the day is cut off: {again[len(lines)]!r} was expected after it")
    return tournament


def tidied(text: str) -> str:
    """Return the text without what copying adds: other line breaks, a byte order mark, spaces at ends, empty lines."""
    lines = [line.rstrip() for line in text.replace("\r", "").replace("\ufeff", "").split("\n")]
    return "\n".join([line for line in lines if line]) + "\n"


def reopened(text: str) -> str:
    """Return the text of the tournament before the end of its previous round, for corrections.

    Pupils who have left since stay out. In round 1, return the text unchanged.
    """
    lines = text.split("\n")
    rounds = [k for k in range(len(lines)) if lines[k].startswith("reports ")]
    if lines[-2] != "done":
        rounds.pop()
    if not rounds:
        return text
    reports = lines[rounds[-1]]
    left = [line for line in lines[rounds[-1] + 1 : -2] if line.startswith("gone ")]
    return "\n".join(lines[: rounds[-1]] + left + [reports, ""])


def returnable(text: str, max_pupils: int) -> list[str]:
    """Return the names of the pupils who have left in this round: returned() takes them back.

    Return [] when more than max_pupils have taken part: a late pupil may have the place.
    """
    names: list[str] = []
    pupils = 0
    for line in text.split("\n")[:-2]:
        word = line.partition(" ")[0]
        if word == "reports":
            names = []
        elif word == "gone":
            names.append(_name(line))
        else:
            pupils += 1
    return names if pupils <= max_pupils + 1 else []  # the head was counted too


def returned(text: str, name: str) -> str:
    """Return the text without the line by which this pupil, one of returnable(), has left."""
    lines = text.split("\n")
    return "\n".join([line for line in lines if not line.startswith("gone ") or _name(line) != name])


def _apply_line(tournament: "Running", line: str, last: bool) -> None:
    """Apply a line of the text to the tournament."""
    word, _, rest = line.partition(" ")
    if word == "late":
        tournament.add(_name(line))
    elif word == "gone":
        tournament.withdraw(_name(line))
    elif word == "reports":
        _apply_reports(tournament, rest)
        if not last:
            tournament.next_round()
    elif line != "done" or not last or not tournament.done:
        raise ValueError(f"{line!r} is not expected here: it must be late, gone, reports, or done after the last round")


def _apply_reports(tournament: "Running", signs: str) -> None:
    tables = tournament.tables
    if len(signs) != len(tables) or tournament.done:
        raise ValueError(f"{signs!r} reports {len(signs)} tables: there are {len(tables)}")
    for k in range(len(signs)):
        if signs[k] not in "01x?" or (tables[k][1] is None and signs[k] != "?"):
            raise ValueError(f"table {k} reports {signs[k]!r}: it must be 0, 1, x or ?, and ? for a bye")
        if signs[k] != "?":
            tournament.report(k, None if signs[k] == "x" else int(signs[k]))


def _name(line: str) -> str:
    """Return the name after the first word, unescaped."""
    written = line[line.index(" ") + 1 :] if " " in line else ""
    parts = written.split("\\\\")
    for part in parts:
        if "\\" in part.replace("\\n", ""):
            raise ValueError(f"{line!r} has a \\ of its own: it is written twice, or before n for a line break")
    return "\\".join([part.replace("\\n", "\n") for part in parts])
