"""Where the game may write what a person reads elsewhere: records, a tournament's text, the traceback of an error."""


def folder() -> "str | None":
    """What comes before a name like /records: "" where the drive is the game's (see boot.py), None where the computer has it.

    On a computer with Linux it is beside what else is kept (see hal/linux.py).
    """
    try:
        import storage
    except ImportError:
        found: str = __import__("hal.linux", None, None, ("folder",)).folder()
        return found
    return None if storage.getmount("/").readonly else ""
