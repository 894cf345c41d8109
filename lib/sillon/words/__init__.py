"""The words of each language: a folder a language, a file a catalog. Only the current screen's catalogs are in memory.

The first line of a file says what the catalog is for; every other line is a key and its text. `|` is a line break on
the display, `{}` takes a value. The texts are searched as bytes: a dict takes several times the heap, and indexing a
str with accents makes a board count characters from its start.
"""

LANGUAGES = ("fr", "en")  # the first is the default

_FOLDER = __file__.rpartition("__init__")[0]


class Words:
    """The texts of one language and some catalogs, by key. If two catalogs have a key, the first one counts."""

    def __init__(self, language: str, catalogs: str) -> None:
        self.language = language
        self.catalogs = ""
        self.load(catalogs)

    def load(self, catalogs: str) -> None:
        """Replace the catalogs in memory; `catalogs` are names separated by spaces."""
        if catalogs != self.catalogs:
            self.catalogs = catalogs
            self._texts = b""
            for name in catalogs.split():
                with open(f"{_FOLDER}{self.language}/{name}.txt", "rb") as file:
                    file.readline()
                    self._texts += b"\n" + file.read()

    def load_keeping(self, key: str, catalogs: str) -> None:
        """Keep only the texts whose keys begin with `key`, and load other catalogs beside them."""
        kept = [line for line in self._texts.split(b"\n") if line.startswith(key.encode())]
        self.load(catalogs)
        self._texts = b"\n".join([self._texts] + kept + [b""])
        self.catalogs = ""  # the next load() must read its files

    def unload(self) -> None:
        """Free the texts."""
        self.catalogs = ""
        self._texts = b""

    def say(self, key: str, *values: object) -> str:
        """Return the text of `key` with `|` as line breaks and the values filled in. KeyError for an unknown key."""
        needle = b"\n" + key.encode() + b" "  # bytes, not a str: the firmware interns each new str
        start = self._texts.find(needle)
        if start < 0:
            raise KeyError(key)
        start += len(needle)
        text = str(self._texts[start : self._texts.find(b"\n", start)].replace(b"|", b"\n"), "utf-8")
        return text.format(*values) if values else text
