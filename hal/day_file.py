"""The text of a class tournament that somebody has put on the drive, /tournament.txt, to go on with it here.

On a computer with Linux it is beside what else is kept (see hal/linux.py).
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board

_PATH = "/tournament.txt"
_MOST = 4096  # bytes: 40 long names have half of it


def asked(board: "Board") -> str:
    """The text; "" when there is none, or none that could be a day."""
    try:
        import storage  # noqa: F401 a board has it

        folder = ""
    except ImportError:
        folder = __import__("hal.linux", None, None, ("folder",)).folder()
    try:
        with open(folder + _PATH, "rb") as file:
            data: bytes = file.read(_MOST + 1)
        return data.decode() if len(data) <= _MOST else ""
    except (OSError, ValueError):
        return ""
