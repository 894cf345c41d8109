"""The text of a class tournament on the drive, /tournament.txt: read to go on with it here, written to go on with it elsewhere.

On a computer with Linux it is beside what else is kept (see hal/linux.py).
"""

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board

_PATH = "/tournament.txt"
_NEW = "/new"
_MOST = 4096  # bytes: 40 long names have half of it


def asked(board: "Board", text: str = "") -> str:
    """The text that is there; "" when there is none, or none that could be a day.

    A `text` is written, where the drive is the game's (see boot.py), and given back when it stands there whole; else "".
    """
    try:
        import storage

        folder = ""
        if text and storage.getmount("/").readonly:
            return ""
    except ImportError:
        folder = __import__("hal.linux", None, None, ("folder",)).folder()
    try:
        if text:
            _write(folder, text)
        # The power may have gone between the old text and the new.
        there = _PATH[1:] in os.listdir(folder or "/")
        with open(folder + (_PATH if there else _NEW), "rb") as file:
            data: bytes = file.read(_MOST + 1)
        return data.decode() if len(data) <= _MOST else ""
    except (OSError, ValueError):
        return ""


def _write(folder: str, text: str) -> None:
    """Under its own name it stands only when it is whole, for the power may go."""
    with open(folder + _NEW, "w") as file:
        file.write(text)
    if _PATH[1:] in os.listdir(folder or "/"):
        os.remove(folder + _PATH)
    os.rename(folder + _NEW, folder + _PATH)
