"""The words of the printed kit: a TOML file for each language, all with the same keys."""

import tomllib
from pathlib import Path

from sillon.words import LANGUAGES as SPOKEN
from sim import paths
from tools.drawing.page import Wording

HERE = Path(__file__).parent
_GUIDE = paths.ROOT / "tools" / "guide" / "words"  # the buttons' names
# The languages of the handheld that have words for the kit, in the order of the handheld.
LANGUAGES = tuple(
    language for language in SPOKEN if all((folder / f"{language}.toml").exists() for folder in (HERE, _GUIDE))
)


def words(language: str) -> Wording:
    """Return every word by its key; some are lists of lines, some tables."""
    return tomllib.loads((HERE / f"{language}.toml").read_text(encoding="utf-8"))
