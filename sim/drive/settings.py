"""Read and edit settings.toml on the drive. Lines that a user has written stay unchanged but for the one edited."""

import re

BOARD = "SILLON_BOARD"

_LINE = re.compile(r"^[ \t]*(\w+)[ \t]*=", re.MULTILINE)


def names(text: str) -> list[str]:
    """Return the names of the settings in a text, in order."""
    return _LINE.findall(_read(text))


def value(text: str, name: str) -> str | None:
    """Return the value in quotes of a setting; None without such a line."""
    found = re.search(rf'^[ \t]*{name}[ \t]*=[ \t]*"([^"\n]*)"', _read(text), re.MULTILINE)
    return found and found[1]


def with_board(text: str, board: str) -> str:
    """Return the text with this board, as with_value() does."""
    return text if value(text, BOARD) == board else with_value(text, BOARD, board)


def with_value(text: str, name: str, value: str | int) -> str:
    """Return the text with this value: in the setting's line, of which a comment stays, or in a new first line."""
    written = f'"{value}"' if isinstance(value, str) else str(value)
    if name not in names(text):
        return f"{name} = {written}\n{text}"
    line = rf'^([ \t]*{name}[ \t]*=[ \t]*)("[^"\n]*"|[^\s#]*)'
    return re.sub(line, lambda found: found[1] + written, text, count=1, flags=re.MULTILINE)


def _read(text: str) -> str:
    """Return what the firmware reads of a text: up to the first [section]."""
    return re.split(r"^[ \t]*\[", text, maxsplit=1, flags=re.MULTILINE)[0]


def missing(theirs: str, ours: str) -> list[str]:
    """Return the settings of `ours` that `theirs` lacks."""
    known = names(theirs)
    return [name for name in names(ours) if name not in known]
