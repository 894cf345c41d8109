"""The table `texts` of docs/measurements.md: the columns of the longest line, by room of words and by language.

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
        apart = r"\s" if key == "animals" else r"\n|,(?=\S)"  # names to choose from stand in one text
        lines += re.split(apart, words.say(key, *values))
    return max(font.cells(line) for line in lines)


def table() -> str:
    """Return a row a room, a column a language."""
    rooms = vocabulary.rooms(LANGUAGES[0])
    columns = {room: [longest(language, room) for language in LANGUAGES] for room in rooms}
    lines = ["| words of | texts | " + " | ".join(f"{language}: columns" for language in LANGUAGES) + " |"]
    lines.append("|---|---|" + "---|" * len(LANGUAGES))
    for room, of_room in columns.items():
        number = len(vocabulary.keys_of(LANGUAGES[0], room))
        lines.append(f"| {room} | {number} | {' | '.join(map(str, of_room))} |")
    most = [f"{max(of_language)} of {COLUMNS}" for of_language in zip(*columns.values(), strict=True)]
    lines.append(f"| **all {len(rooms)}** | {len(vocabulary.texts(LANGUAGES[0]))} | {' | '.join(most)} |")
    return "\n".join(lines)
