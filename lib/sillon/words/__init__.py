"""The words of each language: a folder a language, a file a catalog. Only the current screen's catalogs are in memory.

The first line of a file says what the catalog is for; every other line is a key and its text. `|` is a line break on
the display, `{}` takes a value. The texts are searched as bytes: a dict takes several times the heap, and indexing a
str with accents makes a board count characters from its start. Each file is one block of the heap: joining them needs
a larger one, and others meanwhile, which split the free heap.
"""

LANGUAGES = ("fr", "en")  # the first is the default

_FOLDER = __file__.rpartition("__init__")[0]


class Words:
    """The texts of one language and some catalogs, by key. If two catalogs have a key, the first one counts.

    `texts` are the files, `catalogs` their names; "" makes the next load() read its files.
    """

    def __init__(self, language: str, catalogs: str) -> None:
        self.language = language
        self.catalogs = ""
        self.load(catalogs)

    def load(self, catalogs: str) -> None:
        """Replace the catalogs in memory; `catalogs` are names separated by spaces."""
        if catalogs != self.catalogs:
            self.catalogs = catalogs
            self.texts: list[bytes] = []
            for name in catalogs.split():
                with open(f"{_FOLDER}{self.language}/{name}.txt", "rb") as file:
                    size = file.seek(0, 2)
                    file.seek(0)
                    self.texts.append(file.read(size))

    def unload(self) -> None:
        """Free the texts."""
        self.catalogs = ""
        self.texts = []

    def say(self, key: str, *values: object) -> str:
        """Return the text of `key` with `|` as line breaks and the values filled in. Raises KeyError if the key is unknown."""
        needle = b"\n" + key.encode() + b" "  # bytes, not a str: the firmware interns each new str
        for texts in self.texts:
            start = texts.find(needle)
            if start >= 0:
                start += len(needle)
                text = str(texts[start : texts.find(b"\n", start)].replace(b"|", b"\n"), "utf-8")
                return text.format(*values) if values else text
        raise KeyError(key)
