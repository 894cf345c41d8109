"""The records of matches on the drive, /records/1.txt and on, where the drive is the game's (see boot.py)."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hal import Board

_FOLDER = "/records"
_MOST = 50  # then the oldest makes room; as a rule 100 KB
_FULL = 28  # the error of a drive without room


def asked(board: "Board", lines: "Callable[[], Iterable[str]]") -> str:
    """Keeps a record, the lines that `lines()` gives; not a second time when the newest one has the same.

    What went wrong, in text; "" when nothing did, or when the computer has the drive.
    """
    import storage

    if storage.getmount("/").readonly:
        return ""
    try:
        _keep(lines)
    except OSError as error:
        print(f"record not kept: {error!r}")
        return repr(error)
    return ""


def _keep(lines: "Callable[[], Iterable[str]]") -> None:
    import os

    if _FOLDER[1:] not in os.listdir("/"):
        os.mkdir(_FOLDER)
    # Only files that this one has named.
    names = [name[:-4] for name in os.listdir(_FOLDER) if name.endswith(".txt")]
    numbers = sorted([int(name) for name in names if name.isdigit()])
    if numbers and _is(_path(numbers[-1]), lines()):
        return
    path = _path(numbers[-1] + 1 if numbers else 1)
    while True:
        while len(numbers) >= _MOST:
            os.remove(_path(numbers.pop(0)))
        try:
            with open(path, "w") as file:
                for line in lines():
                    file.write(line + "\n")
            return
        except OSError as error:
            os.remove(path)
            if error.errno != _FULL or not numbers:
                raise
        os.remove(_path(numbers.pop(0)))


def _path(number: int) -> str:
    return f"{_FOLDER}/{number}.txt"


def _is(path: str, lines: "Iterable[str]") -> bool:
    """Whether the file holds these lines and no more."""
    with open(path) as file:
        for line in lines:
            if file.readline() != line + "\n":
                return False
        return file.readline() == ""
