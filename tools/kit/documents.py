"""The documents of the kit: names and pages."""

import unicodedata
from collections.abc import Callable, Iterator

from sim.profiles import profile_of
from tools.drawing.page import Page, Wording
from tools.drawing.pdf import pdf
from tools.drawing.text import SOURCE_SANS
from tools.guide.card import card
from tools.guide.words import words as guide_words
from tools.kit.games import every_game
from tools.kit.matches import match_sheets
from tools.kit.rules import rule_sheets
from tools.kit.stickers import sticker_sheets
from tools.kit.tournament import tournament_sheets
from tools.kit.words import words

REFERENCE = "pico_panel"

# The pages of each document, from the words of the kit and the language. The words' `titles` name the files.
DOCUMENTS: dict[str, Callable[[Wording, str], list[Page]]] = {
    "rules": rule_sheets,
    "boards": lambda spoken, _: [page for its in every_game().values() for page in its.boards(spoken)],
    "cards": lambda spoken, _: [page for its in every_game().values() for page in its.cards(spoken)],
    "matches": lambda spoken, _: match_sheets(spoken),
    "buttons": lambda _, language: [card(profile_of(REFERENCE), guide_words(language))],
    "stickers": lambda spoken, language: sticker_sheets(spoken, guide_words(language)),
}
TOURNAMENT = "tournament"
NAMES = (*DOCUMENTS, TOURNAMENT)


def pages_of(name: str, language: str, pupils: int = 24, names: tuple[str, ...] = ()) -> list[Page]:
    """Return the pages of a document; `pupils` and their `names` are for the tournament."""
    if name == TOURNAMENT:
        return tournament_sheets(words(language), pupils, names)
    return DOCUMENTS[name](words(language), language)


def kit(language: str, pupils: int = 24, names: tuple[str, ...] = ()) -> Iterator[tuple[str, bytes]]:
    """Yield the file name and the bytes of each PDF in a language."""
    titles = words(language)["titles"]
    for name in NAMES:
        pages = pages_of(name, language, pupils, names)
        yield f"{plain(titles[name])}.pdf", pdf(pages, f"Sillon - {titles[name]}", language, SOURCE_SANS)


def plain(title: str) -> str:
    """Return the title as a portable file name: no accents, hyphens for spaces."""
    letters = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    return letters.replace(" ", "-")
