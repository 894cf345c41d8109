"""The words of each language, a folder each, a file a room: only the room that one is in lies on the heap. French comes first.

A room is one long string, a line a text, its key first: taken apart into a dict it would need several times the heap.
"""

from sillon.forget import forget

LANGUAGES = ("fr", "en")


class Words:
    """The texts of one language and room, told by key."""

    def __init__(self, language: str, room: str) -> None:
        self.language = language
        self.room = ""
        self.enter(room)

    def enter(self, room: str) -> None:
        """Reads the words of another room, the only ones that are known then."""
        if room != self.room:
            self.room = room
            name = f"sillon.words.{self.language}.{room}"
            self._texts = ""
            self._texts = __import__(f"sillon.words.{self.language}.{room}", None, None, ("TEXTS",)).TEXTS
            forget(name)

    def say(self, key: str, *values: object) -> str:
        """The text of `key`, `|` turned into line breaks, with the values filled in. KeyError for an unknown key."""
        at = self._texts.find(f"\n{key} ")
        if at < 0:
            raise KeyError(key)
        start = at + len(key) + 2
        text = self._texts[start : self._texts.find("\n", start)].replace("|", "\n")
        return text.format(*values) if values else text
