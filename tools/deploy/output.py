"""Writing a file completely, or not at all."""

from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Write a file beside its place and move it there, so that an older file stays until the new one is complete.

    OSError when it cannot be written; then no part of it remains.
    """
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_bytes(data)
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
