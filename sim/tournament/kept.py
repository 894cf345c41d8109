"""The file in which a day is kept: read once, written whole after each change, so that nothing is lost when the power goes."""

import os
from pathlib import Path

from sim.tournament.names import decoded


def read(path: Path) -> str | None:
    """The text that is kept, whatever program has saved it; None when there is no file. OSError when it cannot be read."""
    return decoded(path.read_bytes()) if path.exists() else None


def write(path: Path, text: str) -> None:
    """Puts the new text in the place of the old one at once. OSError when it cannot; then the old one stays."""
    aside = path.with_name(path.name + ".new")
    with aside.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    aside.replace(path)
