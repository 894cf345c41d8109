"""Writing what a deploy makes: whole, or not at all."""

from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file beside its place and moves it there: whatever stood there stays until the new one is whole.

    OSError when it cannot be written; then nothing is left of it.
    """
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_bytes(data)
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
