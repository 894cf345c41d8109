"""The words of the guide's drawings: a TOML file a language, French first."""

import tomllib
from pathlib import Path
from typing import Any

LANGUAGES = ("fr", "en")


def words(language: str) -> dict[str, Any]:
    """Every word by its key; some are lists of lines."""
    return tomllib.loads((Path(__file__).parent / f"{language}.toml").read_text(encoding="utf-8"))
