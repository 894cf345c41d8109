"""The table `texts` of docs/measurements.md: by room of words and by language the longest line, and how long it is.

Values are filled in where the tests know the widest ones; of options it is the name alone. A pictogram takes two columns.
"""

import re

from hal.font import Font
from sillon.words import LANGUAGES, Words
from tools.measure import vocabulary

COLUMNS = 21


def longest(language: str, room: str) -> tuple[int, str]:
    """(columns, line) of the longest line in the room."""
    font = Font()
    words = Words(language, room)
    lines = [""]
    for key in vocabulary.keys_of(language, room):
        values = ("",) if vocabulary.is_option(room, key) else vocabulary.widest(room, key)
        apart = r"\s" if key == "animals" else r"\n|,(?=\S)"  # names to choose from stand in one text
        lines += re.split(apart, words.say(key, *values))
    return max((font.cells(line), line) for line in lines)


def table() -> str:
    """A row a room, two columns a language."""
    lines = [
        "| words of | texts | "
        + " | ".join(f"{language}: columns | the longest line" for language in LANGUAGES)
        + " |",
        "|---|---|" + "---|---|" * len(LANGUAGES),
    ]
    most = dict.fromkeys(LANGUAGES, 0)
    rooms = vocabulary.rooms(LANGUAGES[0])
    for room in rooms:
        cells = []
        for language in LANGUAGES:
            columns, line = longest(language, room)
            most[language] = max(most[language], columns)
            cells.append(f"{columns} | {line.strip().replace('|', '/')}")
        lines.append(f"| {room} | {len(vocabulary.keys_of(LANGUAGES[0], room))} | {' | '.join(cells)} |")
    texts = len(vocabulary.texts(LANGUAGES[0]))
    ends = " | ".join(f"{most[language]} of {COLUMNS} |" for language in LANGUAGES)
    lines.append(f"| **all {len(rooms)}** | {texts} | {ends} |")
    return "\n".join(lines)
