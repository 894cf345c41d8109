"""The sentences of the tournament for terminal and page, a file a language; French comes first."""

import json

from sillon.words import LANGUAGES

try:
    from typing import Any
except ImportError:
    pass

__all__ = ["LANGUAGES", "Say"]


class Say:
    """The sentences of a language, by their keys."""

    def __init__(self, language: str) -> None:
        folder = __file__[: max(__file__.rfind("/"), __file__.rfind("\\")) + 1]  # it may be compiled
        with open(f"{folder}{language}.json", "rb") as file:
            self.texts: dict[str, Any] = json.loads(file.read().decode())

    def __call__(self, key: str, *values: object) -> str:
        return str(self.texts[key]).format(*values) if values else str(self.texts[key])
