"""The class kit on the site: its PDFs, and kit.json, by which web/board.html links to them."""

import json
from pathlib import Path

from tools.kit.documents import NAMES, kit
from tools.kit.words import LANGUAGES, words

FOLDER = "kit"
LIST = "kit.json"


def write(site: Path) -> None:
    """Write the kit's PDFs in each language, and the list of their titles and paths."""
    listed: dict[str, list[list[str]]] = {}
    for language in LANGUAGES:
        folder = site / FOLDER / language
        folder.mkdir(parents=True)
        titles = words(language)["titles"]
        listed[language] = []
        for document, (file, made) in zip(NAMES, kit(language), strict=True):
            (folder / file).write_bytes(made)
            listed[language].append([titles[document], f"{FOLDER}/{language}/{file}"])
    (site / FOLDER / LIST).write_text(json.dumps(listed, ensure_ascii=False), encoding="utf-8")
