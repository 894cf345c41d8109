"""The records of matches, /records/1.txt and on, where the game may write them (see hal/drive_folder.py)."""

from hal.drive_folder import folder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hal import Board

_FOLDER = "/records"
_NEW = "/new"
_MOST = 50  # then the oldest makes room; as a rule 100 KB
_NO_ROOM = 28
_DENIED = 13  # FatFs: also when a folder needs a cluster for the next name, and none is free


def run(board: "Board", lines: "Callable[[], Iterable[str]]") -> str:
    """Keeps a record, the lines that `lines()` gives; not a second time when the newest one has the same.

    What went wrong, in text; "" when nothing did, or when the computer has the drive.
    """
    try:
        above = folder()
        if above is not None:
            _keep(above, lines)
    except OSError as error:
        print(f"record not kept: {error!r}")
        return repr(error)
    return ""


def _keep(above: str, lines: "Callable[[], Iterable[str]]") -> None:
    import os

    shelf = above + _FOLDER
    if _FOLDER[1:] not in os.listdir(above or "/"):
        os.mkdir(shelf)
    # Only files that this one has named: neither 001 nor ², which is a digit too and no number.
    names = [name[:-4] for name in os.listdir(shelf) if name.endswith(".txt")]
    numbers = sorted([int(name) for name in names if name[:1] >= "1" and not name.strip("0123456789")])
    if numbers and _is(_path(shelf, numbers[-1]), lines()):
        return
    path = _path(shelf, numbers[-1] + 1 if numbers else 1)
    for others in (2, 1, 0):  # if no more than they make room: what fills the drive is something else
        try:
            # Under its own name it stands only when it is whole, for the power may go.
            with open(shelf + _NEW, "w") as file:
                for line in lines():
                    file.write(line + "\n")
            while len(numbers) >= _MOST:
                os.remove(_path(shelf, numbers.pop(0)))
            os.rename(shelf + _NEW, path)
            return
        except OSError as error:
            full = _is_full(error, shelf)  # asked before what is half written gives its room back
            try:
                os.remove(shelf + _NEW)
            except OSError:
                pass  # not even its name has found room
            if not (full and numbers and others):
                raise
        os.remove(_path(shelf, numbers.pop(0)))


def _is_full(error: OSError, shelf: str) -> bool:
    """Whether the drive had no room. Where something else is denied, no record may be given up for it."""
    import os

    return error.args[0] == _NO_ROOM or (error.args[0] == _DENIED and not os.statvfs(shelf)[3])


def _path(shelf: str, number: int) -> str:
    return f"{shelf}/{number}.txt"


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
