"""The file in which a day is kept: read once, written whole after each change, so that nothing is lost when the power goes."""

import os
from pathlib import Path

from sim.tournament.names import MOST_KB, decoded


def text_of(path: Path) -> str:
    """What a file says, whatever program has saved it. Of one that is too large no more is read than shows it."""
    with path.open("rb") as file:
        return decoded(file.read(MOST_KB * 1024 + 1))


def read(path: Path) -> str | None:
    """The text that is kept; None when there is no file. OSError when it cannot be read."""
    return text_of(path) if path.exists() else None


def write(path: Path, text: str) -> None:
    """Puts the new text in the place of the old one at once. OSError when it cannot; then the old one stays."""
    aside = path.with_name(path.name + ".new")
    with aside.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    aside.replace(path)
