"""An error that nobody has foreseen: its traceback, on the serial console, and in /crash.txt where the game may write."""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board


def run(board: "Board", error: BaseException) -> None:
    text = _told(error)
    print(text)
    try:
        from hal.drive_folder import folder

        above = folder()
        if above is not None:
            with open(above + "/crash.txt", "w") as file:
                file.write(text)
    except (ImportError, OSError) as refused:
        print(f"and it is not on the drive: {refused!r}")


def _told(error: BaseException) -> str:
    """The traceback as the interpreter tells it."""
    try:
        from traceback import format_exception

        return "".join(format_exception(error))
    except ImportError:
        pass
    import io

    out = io.StringIO()
    sys.print_exception(error, out)  # type: ignore[attr-defined, unused-ignore]
    return out.getvalue()
