"""An error that nobody has foreseen: its traceback, on the serial console, and in /crash.txt where the drive is the game's."""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board


def asked(board: "Board", error: BaseException) -> None:
    text = _told(error)
    print(text)
    try:
        import storage

        if not storage.getmount("/").readonly:
            with open("/crash.txt", "w") as file:
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
