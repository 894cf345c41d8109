"""The text of a class tournament, /tournament.txt: read to resume it here, written to resume it elsewhere."""

import os

from hal.drive_folder import folder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board

_PATH = "/tournament.txt"
_NEW = "/new"
_MAX_BYTES = 4096  # twice what 40 long names take


def run(board: "Board", text: str = "") -> str:
    """Read: return the text of the file; "" when there is none, or when it is too long or not text.

    Write: with a `text`, write it, if the game may (see hal/drive_folder.py), and return it as read back; "" on failure.
    """
    try:
        above = folder()
        if text and above is None:
            return ""
        above = above or ""
        if text:
            _write(above, text)
        # After a power cut between removing the old file and renaming the new one, /new is complete.
        there = _PATH[1:] in os.listdir(above or "/")
        with open(above + (_PATH if there else _NEW), "rb") as file:
            data: bytes = file.read(_MAX_BYTES + 1)
        return data.decode() if len(data) <= _MAX_BYTES else ""
    except (OSError, ValueError):
        return ""


def _write(above: str, text: str) -> None:
    """Replace the file by /new. While /new is incomplete, /tournament.txt exists, if only empty: /new alone is complete."""
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
