"""The class kit on the site, as PDFs, to which web/board.html links."""

from pathlib import Path

from tools.kit.documents import NAMES, kit
from tools.kit.words import LANGUAGES, words

FOLDER = "kit"


def write(site: Path) -> dict[str, list[list[str]]]:
    """Write the kit's PDFs. Return the title and the path of each, by language."""
    listed: dict[str, list[list[str]]] = {}
    for language in LANGUAGES:
        folder = site / FOLDER / language
        folder.mkdir(parents=True)
        titles = words(language)["titles"]
        listed[language] = []
        for document, (file, made) in zip(NAMES, kit(language), strict=True):
            (folder / file).write_bytes(made)
            listed[language].append([titles[document], f"{FOLDER}/{language}/{file}"])
    return listed
