"""The sentences of the tournament, for terminal and page, a file a language."""

import json

from sillon.words import LANGUAGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

__all__ = ["LANGUAGES", "Say"]


class Say:
    """The sentences of a language, by their keys."""

    def __init__(self, language: str) -> None:
        folder = __file__[: max(__file__.rfind("/"), __file__.rfind("\\")) + 1]  # it may be compiled
        with open(f"{folder}{language}.json", "rb") as file:
            self.texts: dict[str, Any] = json.loads(file.read().decode())

    def __call__(self, key: str, *values: object) -> str:
        """Return the sentence with its values. `{one|many}` is the word for the number before it, or else for the first."""
        text = str(self.texts[key])
        if not values:
            return text
        said, *pieces = text.split("{")
        given = 0
        for piece in pieces:
            words, _, after = piece.partition("}")
            if words:
                one, _, many = words.partition("|")
                said += one if str(values[max(given - 1, 0)]) in self.texts["singular"].split() else many
            else:
                said += str(values[given])
                given += 1
            said += after
        return said
