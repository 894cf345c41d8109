"""The words of the drawings: a TOML file for each language, French first."""

import tomllib
from pathlib import Path

from tools.drawing.page import Wording

LANGUAGES = ("fr", "en")


class MissingWordError(ValueError):
    """A profile has no words yet; the text says which and in which file."""


def words(language: str) -> Wording:
    """Return every word by its key; some are lists of lines."""
    return tomllib.loads((Path(__file__).parent / f"{language}.toml").read_text(encoding="utf-8"))


def board_name(name: str, language: str) -> str:
    """Return what the guide calls a profile. Raises MissingWordError if it has no name."""
    spoken = words(language)
    if name not in spoken:
        raise MissingWordError(
            f"{name} has no name in the guide: tools/guide/words/{language}.toml needs a line {name} = ..."
        )
    return str(spoken[name])
