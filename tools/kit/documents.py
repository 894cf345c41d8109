"""The documents of the kit: names and pages."""

import unicodedata
from collections.abc import Callable, Iterator
from typing import NamedTuple

from hal.boards import NAMES as BOARDS
from tools.drawing.page import Page, Wording
from tools.drawing.pdf import pdf
from tools.drawing.text import SOURCE_SANS
from tools.guide.cards import cards_of
from tools.guide.words import words as guide_words
from tools.kit.games import every_game
from tools.kit.matches import match_sheets
from tools.kit.rules import rule_sheets
from tools.kit.stickers import sticker_sheets
from tools.kit.tournament import tournament_sheets
from tools.kit.words import words


class Order(NamedTuple):
    """What a class needs: a tournament for its pupils, with their `names` if they are given; `rows` of `cells` cells.

    board: the one whose card is printed.
    """

    pupils: int = 24
    names: tuple[str, ...] = ()
    rows: int = 12
    cells: int = 8
    board: str = BOARDS[0]


CLASS = Order()

# The pages of each document, from the words of the kit, the language, and the order. The words' `titles` name the files.
DOCUMENTS: dict[str, Callable[[Wording, str, Order], list[Page]]] = {
    "rules": lambda spoken, language, _: rule_sheets(spoken, language),
    "boards": lambda spoken, *_: [page for its in every_game().values() for page in its.boards(spoken)],
    "rows": lambda spoken, _, order: [
        page for its in every_game().values() for page in its.rows(spoken, order.rows, order.cells)
    ],
    "cards": lambda spoken, *_: [page for its in every_game().values() for page in its.cards(spoken)],
    "matches": lambda spoken, *_: match_sheets(spoken),
    "buttons": lambda _, language, order: cards_of(order.board, language, SOURCE_SANS),
    "stickers": lambda spoken, language, _: sticker_sheets(spoken, guide_words(language)),
    "tournament": lambda spoken, _, order: tournament_sheets(spoken, order.pupils, order.names),
}
NAMES = tuple(DOCUMENTS)


def pages_of(name: str, language: str, order: Order = CLASS) -> list[Page]:
    """Return the pages of a document."""
    return DOCUMENTS[name](words(language), language, order)


def kit(language: str, order: Order = CLASS) -> Iterator[tuple[str, bytes]]:
    """Yield the file name and the bytes of each PDF in a language."""
    titles = words(language)["titles"]
    for name in NAMES:
        pages = pages_of(name, language, order)
        yield f"{plain(titles[name])}.pdf", pdf(pages, f"Sillon - {titles[name]}", language, SOURCE_SANS)


def plain(title: str) -> str:
    """Return the title as a portable file name: no accents, hyphens for spaces."""
    letters = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    return letters.replace(" ", "-")
