"""The file of a day: read once, replaced as a whole after each change, so that a power cut loses nothing."""

import os
from pathlib import Path

from sim.tournament.names import MOST_KB, decoded


def text_of(path: Path) -> str:
    """Return the text of a file in any encoding. Read at most one byte more than allowed."""
    with path.open("rb") as file:
        return decoded(file.read(MOST_KB * 1024 + 1))


def read(path: Path) -> str | None:
    """Return the saved text; None without a file. OSError when it cannot be read."""
    return text_of(path) if path.exists() else None


def write(path: Path, text: str) -> None:
    """Replace the text atomically. OSError when that fails; the old text then stays."""
    aside = path.with_name(path.name + ".new")
    with aside.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    aside.replace(path)
