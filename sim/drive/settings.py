"""settings.toml on the drive belongs to its user: his lines stay as they are, but for the board when one is asked for."""

import re

BOARD = "SILLON_BOARD"

_LINE = re.compile(r"^[ \t]*(\w+)[ \t]*=", re.MULTILINE)


def names(text: str) -> list[str]:
    """The settings that a text gives, in order."""
    return _LINE.findall(_read(text))


def value(text: str, name: str) -> str | None:
    """What stands in quotes behind the name; None when there is no such line."""
    found = re.search(rf'^[ \t]*{name}[ \t]*=[ \t]*"([^"\n]*)"', _read(text), re.MULTILINE)
    return found and found[1]


def with_board(text: str, board: str) -> str:
    """The text with this board: its line changed and what stands behind it kept, or a line put first."""
    return text if value(text, BOARD) == board else with_value(text, BOARD, board)


def with_value(text: str, name: str, value: str | int) -> str:
    """The text with this value for the name: its line changed and what stands behind it kept, or a line put first."""
    written = f'"{value}"' if isinstance(value, str) else str(value)
    if name not in names(text):
        return f"{name} = {written}\n{text}"
    line = rf'^([ \t]*{name}[ \t]*=[ \t]*)("[^"\n]*"|[^\s#]*)'
    return re.sub(line, lambda found: found[1] + written, text, count=1, flags=re.MULTILINE)


def _read(text: str) -> str:
    """What the firmware reads of it: nothing behind a [section]."""
    return re.split(r"^[ \t]*\[", text, maxsplit=1, flags=re.MULTILINE)[0]


def missing(theirs: str, ours: str) -> list[str]:
    """The settings that ours has and theirs has not: new since theirs was written, or left out."""
    known = names(theirs)
    return [name for name in names(ours) if name not in known]
