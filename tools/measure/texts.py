"""The table `texts` of docs/measurements.md: the columns of the longest line of each language.

Values are filled in where the tests know the widest ones; of options it is the name alone. A pictogram takes two columns.
"""

import re

from hal.font import Font
from sillon.words import LANGUAGES, Words
from tools.measure import vocabulary

COLUMNS = 21


def longest(language: str, room: str) -> int:
    """Return the columns of the longest line in the room."""
    font = Font()
    words = Words(language, room)
    lines = [""]
    for key in vocabulary.keys_of(language, room):
        values = ("",) if vocabulary.is_option(room, key) else vocabulary.widest(room, key)
        apart = r"\s" if key == "animals" else r"\n|,(?=\S)"  # the names to choose from are one text
        lines += re.split(apart, words.say(key, *values))
    return max(font.cells(line) for line in lines)


def table() -> str:
    """Return a row a language."""
    lines = ["| language | catalogs | texts | longest line, columns |", "|---|---|---|---|"]
    for language in LANGUAGES:
        rooms = vocabulary.rooms(language)
        most = max(longest(language, room) for room in rooms)
        lines.append(f"| {language} | {len(rooms)} | {len(vocabulary.texts(language))} | {most} of {COLUMNS} |")
    return "\n".join(lines)
