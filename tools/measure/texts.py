"""The table `texts` of docs/measurements.md: the columns of the longest line of each language.

Values are filled in where the tests know the widest ones; of options it is the name alone. A pictogram takes two columns.
"""

import re

from hal.font import Font
from sillon.words import LANGUAGES, Words
from tools.measure import vocabulary
from tools.page_tables import markdown

COLUMNS = 21


def longest(language: str, catalog: str) -> int:
    """Return the columns of the longest line in the catalog."""
    font = Font()
    words = Words(language, catalog)
    lines = [""]
    for key in vocabulary.keys_of(language, catalog):
        values = ("",) if vocabulary.is_option(catalog, key) else vocabulary.widest(catalog, key)
        apart = r"\s" if key == "animals" else r"\n|,(?=\S)"  # the names to choose from are one text
        lines += re.split(apart, words.say(key, *values))
    return max(font.cells(line) for line in lines)


def table() -> str:
    """Return a table with a row for each language."""
    rows = []
    for language in LANGUAGES:
        catalogs = vocabulary.catalogs(language)
        most = max(longest(language, catalog) for catalog in catalogs)
        rows.append((language, len(catalogs), len(vocabulary.texts(language)), f"{most} of {COLUMNS}"))
    return markdown(("language", "catalogs", "texts", "longest line, columns"), rows)
