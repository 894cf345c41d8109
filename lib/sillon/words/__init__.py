"""The words of each language, a folder each, a file a room. Only the catalogs of the current screen are in memory.

The first line of a file tells what the room is for; every other line is a text, its key first. `|` is a line break on the screen,
`{}` takes a value. They are searched as one run of bytes: a dict of them takes several times the heap, and for each place in a
string with accents a board counts characters from the beginning.
"""

LANGUAGES = ("fr", "en")  # the first one is the default

_FOLDER = __file__.rpartition("__init__")[0]


class Words:
    """The texts of one language and of one room or some, told by key; where two have a key, the first room's text counts."""

    def __init__(self, language: str, catalogs: str) -> None:
        self.language = language
        self.catalogs = ""
        self.load(catalogs)

    def load(self, catalogs: str) -> None:
        """Reads the words of other catalogs, their names separated by spaces: the only ones that are known then."""
        if catalogs != self.catalogs:
            self.catalogs = catalogs
            self._texts = b""
            for name in catalogs.split():
                with open(f"{_FOLDER}{self.language}/{name}.txt", "rb") as file:
                    file.readline()
                    self._texts += b"\n" + file.read()

    def load_keeping(self, key: str, catalogs: str) -> None:
        """Of the words that are known only those stay whose keys begin with `key`; and other catalogs are read."""
        kept = [line for line in self._texts.split(b"\n") if line.startswith(key.encode())]
        self.load(catalogs)
        self._texts = b"\n".join([self._texts] + kept + [b""])
        self.catalogs = ""  # whatever is entered next is read

    def unload(self) -> None:
        """Drops the words that are known."""
        self.catalogs = ""
        self._texts = b""

    def say(self, key: str, *values: object) -> str:
        """The text of `key`, `|` turned into line breaks, with the values filled in. KeyError for an unknown key."""
        begin = b"\n" + key.encode() + b" "  # no string: the firmware looks each new one up among all its names
        at = self._texts.find(begin)
        if at < 0:
            raise KeyError(key)
        at += len(begin)
        text = str(self._texts[at : self._texts.find(b"\n", at)].replace(b"|", b"\n"), "utf-8")
        return text.format(*values) if values else text
