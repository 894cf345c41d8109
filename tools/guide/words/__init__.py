"""The words of the drawings: a TOML file for each language, French first."""

import tomllib
from pathlib import Path

from tools.drawing.page import Wording

LANGUAGES = ("fr", "en")


def words(language: str) -> Wording:
    """Return every word by its key; some are lists of lines."""
    return tomllib.loads((Path(__file__).parent / f"{language}.toml").read_text(encoding="utf-8"))
