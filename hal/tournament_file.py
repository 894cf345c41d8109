"""The text of a class tournament, /tournament.txt: read to go on with it here, written to go on with it elsewhere."""

import os

from hal.drive_folder import folder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board

_PATH = "/tournament.txt"
_NEW = "/new"
_MOST = 4096  # bytes: 40 long names have half of it


def run(board: "Board", text: str = "") -> str:
    """The text that is there; "" when there is none, or none that could be a day.

    A `text` is written, where the game may (see hal/drive_folder.py), and given back when it stands there whole; else "".
    """
    try:
        above = folder()
        if text and above is None:
            return ""
        above = above or ""
        if text:
            _write(above, text)
        # The power may have gone between the old text and the new: then /new is a whole one.
        there = _PATH[1:] in os.listdir(above or "/")
        with open(above + (_PATH if there else _NEW), "rb") as file:
            data: bytes = file.read(_MOST + 1)
        return data.decode() if len(data) <= _MOST else ""
    except (OSError, ValueError):
        return ""


def _write(above: str, text: str) -> None:
    """While /new is written another text is beside it, an empty one at least: alone it is whole, for the power may go."""
    names = os.listdir(above or "/")
    if _PATH[1:] not in names:
        if _NEW[1:] in names:
            os.rename(above + _NEW, above + _PATH)
        else:
            with open(above + _PATH, "w"):
                pass
    try:
        with open(above + _NEW, "w") as file:
            file.write(text)
    except OSError:
        os.remove(above + _NEW)
        raise
    os.remove(above + _PATH)
    os.rename(above + _NEW, above + _PATH)
