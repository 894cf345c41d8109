"""An unhandled exception: its traceback on the serial console, and in /crash.txt where the game may write."""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board


def run(board: "Board", error: BaseException) -> None:
    """Print the traceback and write it to the drive."""
    text = _traceback(error)
    print(text)
    try:
        from hal.drive_folder import folder  # late: the file may be damaged

        above = folder()
        if above is not None:
            with open(above + "/crash.txt", "w") as file:
                file.write(text)
    except (ImportError, OSError) as refused:
        print(f"/crash.txt not written: {refused!r}")


def _traceback(error: BaseException) -> str:
    """Return the traceback as the interpreter prints it."""
    try:
        from traceback import format_exception  # late: not every firmware has it

        return "".join(format_exception(error))
    except ImportError:
        pass
    import io  # for such a firmware alone

    out = io.StringIO()
    sys.print_exception(error, out)  # type: ignore[attr-defined, unused-ignore]
    return out.getvalue()
