"""The folder for files that are read on a computer: records, a tournament's text, the traceback of an error."""


def folder() -> "str | None":
    """Return the prefix of a path like /records: "" where the game may write (see boot.py), None where the computer may.

    On Linux it is the folder of the store (see hal/linux.py).
    """
    try:
        import storage  # late: a computer with Linux has none
    except ImportError:
        # By name: a board's drive has no such file, and the types of a board do not cover it.
        found: str = __import__("hal.linux", None, None, ("folder",)).folder()
        return found
    return None if storage.getmount("/").readonly else ""
