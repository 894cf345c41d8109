"""The words of each language, one file each: a tuple of (key, text). French comes first.

A text fits one line of 21 columns, or says where its lines end; {} takes what is filled in.
"""

LANGUAGES = ("fr", "en")


class Words:
    """The texts of one language, told by key."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts = dict(__import__(f"sillon.words.{language}", None, None, ("TEXTS",)).TEXTS)

    def say(self, key: str, *values: object) -> str:
        """The text of `key`, with the values filled in. KeyError for a key that no language has."""
        text = self._texts[key]
        return text.format(*values) if values else text
