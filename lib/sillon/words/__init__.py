"""The words of each language, one file each: a text of lines, a key and its words. French comes first.

They stay one long string: taken apart into a dict they would need four times the heap.
"""

LANGUAGES = ("fr", "en")


class Words:
    """The texts of one language, told by key."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts = __import__(f"sillon.words.{language}", None, None, ("TEXTS",)).TEXTS

    def say(self, key: str, *values: object) -> str:
        """The text of `key`, `|` turned into line breaks, with the values filled in. KeyError for an unknown key."""
        at = self._texts.find(f"\n{key} ")
        if at < 0:
            raise KeyError(key)
        start = at + len(key) + 2
        text = self._texts[start : self._texts.find("\n", start)].replace("|", "\n")
        return text.format(*values) if values else text
