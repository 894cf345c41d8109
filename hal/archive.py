"""The records of matches on the drive, /records/1.txt and on, where the drive is the game's (see boot.py).

On a computer with Linux they are beside what else is kept (see hal/linux.py).
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hal import Board

_FOLDER = "/records"
_NEW = "/new"
_MOST = 50  # then the oldest makes room; as a rule 100 KB
_FULL = 28  # the error of a drive without room


def asked(board: "Board", lines: "Callable[[], Iterable[str]]") -> str:
    """Keeps a record, the lines that `lines()` gives; not a second time when the newest one has the same.

    What went wrong, in text; "" when nothing did, or when the computer has the drive.
    """
    try:
        import storage

        if storage.getmount("/").readonly:
            return ""
        folder = _FOLDER
    except ImportError:
        folder = __import__("hal.linux", None, None, ("folder",)).folder() + _FOLDER
    try:
        _keep(folder, lines)
    except OSError as error:
        print(f"record not kept: {error!r}")
        return repr(error)
    return ""


def _keep(folder: str, lines: "Callable[[], Iterable[str]]") -> None:
    import os

    if _FOLDER[1:] not in os.listdir(folder[: -len(_FOLDER)] or "/"):
        os.mkdir(folder)
    # Only files that this one has named.
    names = [name[:-4] for name in os.listdir(folder) if name.endswith(".txt")]
    numbers = sorted([int(name) for name in names if name.isdigit()])
    if numbers and _is(_path(folder, numbers[-1]), lines()):
        return
    path = _path(folder, numbers[-1] + 1 if numbers else 1)
    while True:
        while len(numbers) >= _MOST:
            os.remove(_path(folder, numbers.pop(0)))
        try:
            # Under its own name it stands only when it is whole, for the power may go.
            with open(folder + _NEW, "w") as file:
                for line in lines():
                    file.write(line + "\n")
            os.rename(folder + _NEW, path)
            return
        except OSError as error:
            try:
                os.remove(folder + _NEW)
            except OSError:
                pass  # not even its name has found room
            if error.args[0] != _FULL or not numbers:
                raise
        os.remove(_path(folder, numbers.pop(0)))


def _path(folder: str, number: int) -> str:
    return f"{folder}/{number}.txt"


def _is(path: str, lines: "Iterable[str]") -> bool:
    """Whether the file holds these lines and no more."""
    try:
        with open(path) as file:
            for line in lines:
                if file.readline() != line + "\n":
                    return False
            return file.readline() == ""
    except (OSError, ValueError):  # damaged: no text, or no file
        return False
