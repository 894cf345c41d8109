"""The records of matches, /records/1.txt and up, where the game may write to the drive (see hal/drive_folder.py)."""

import os

from hal.drive_folder import folder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hal import Board

_FOLDER = "/records"
_NEW = "/new"
_MAX_RECORDS = 50  # before one more is added, the oldest is removed; 50 usually take 100 KB
_NO_ROOM = 28
_DENIED = 13  # FatFs also reports this when a folder needs a cluster for a new name and none is free


def run(board: "Board", lines: "Callable[[], Iterable[str]]") -> str:
    """Write a record with the lines that `lines()` returns, unless the newest record has the same lines.

    Return the text of the error; "" when there was none, or when only the computer may write to the drive.
    """
    try:
        root = folder()
        if root is not None:
            _write(root, lines)
    except OSError as error:
        print(f"record not kept: {error!r}")
        return repr(error)
    return ""


def _write(root: str, lines: "Callable[[], Iterable[str]]") -> None:
    records = root + _FOLDER
    if _FOLDER[1:] not in os.listdir(root or "/"):
        os.mkdir(records)
    # Only names that this module writes: not 001, and not ², which isdigit() accepts and int() does not.
    names = [name[:-4] for name in os.listdir(records) if name.endswith(".txt")]
    numbers = sorted([int(name) for name in names if name[:1] >= "1" and not name.strip("0123456789")])
    if numbers and _has_lines(_path(records, numbers[-1]), lines()):
        return
    path = _path(records, numbers[-1] + 1 if numbers else 1)
    for attempts in (2, 1, 0):  # if removing two frees too little, something else fills the drive
        try:
            # The file gets its name only when it is complete: the power may be cut at any moment.
            with open(records + _NEW, "w") as file:
                for line in lines():
                    file.write(line + "\n")
            while len(numbers) >= _MAX_RECORDS:
                os.remove(_path(records, numbers.pop(0)))
            os.rename(records + _NEW, path)
            return
        except OSError as error:
            full = _is_full(error, records)  # checked before the incomplete file is removed, which frees space
            try:
                os.remove(records + _NEW)
            except OSError:
                pass  # there was not even space for its name
            if not (full and numbers and attempts):
                raise
        os.remove(_path(records, numbers.pop(0)))


def _is_full(error: OSError, records: str) -> bool:
    """Return whether the drive is full. For any other denied write no record may be removed."""
    return error.args[0] == _NO_ROOM or (error.args[0] == _DENIED and not os.statvfs(records)[3])


def _path(records: str, number: int) -> str:
    return f"{records}/{number}.txt"


def _has_lines(path: str, lines: "Iterable[str]") -> bool:
    """Return whether the file has exactly these lines."""
    try:
        with open(path) as file:
            for line in lines:
                if file.readline() != line + "\n":
                    return False
            return file.readline() == ""
    except (OSError, ValueError):  # damaged: not text, or not a file
        return False
