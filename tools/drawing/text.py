"""The letters of a page: its fonts, how wide a text is, and a text in lines of a width."""

from functools import cache
from typing import NamedTuple

from font_source_sans_pro import font_files_ttf
from fpdf import FPDF

from tools.drawing.page import INK, Page

POINTS = 72 / 25.4  # of a millimetre


class Font(NamedTuple):
    """A family, with the files of its two weights; without files it is one of a PDF's own, which have Latin-1 only."""

    family: str
    regular: str = ""
    bold: str = ""


HELVETICA = Font("helvetica")

SOURCE_SANS = Font("source-sans-pro", font_files_ttf["SourceSansPro"], font_files_ttf["SourceSansProBold"])

LEADING = 1.28
# In French these stand off by a space, at which no line may end.
_BEFORE = ("?", "!", ":", ";", "»", "%")
_AFTER = ("«",)
_FAST = "\u00a0"


def fastened(text: str) -> str:
    """The text with spaces at which no line ends, where punctuation asks for them."""
    for sign in _BEFORE:
        text = text.replace(f" {sign}", f"{_FAST}{sign}")
    for sign in _AFTER:
        text = text.replace(f"{sign} ", f"{sign}{_FAST}")
    return text


@cache
def text_width(text: str, size: float, bold: bool = False, font: Font = SOURCE_SANS) -> float:
    """Millimetres that a text takes."""
    paper = _ruler(font)
    paper.set_font(font.family, "B" if bold else "", size * POINTS)
    return paper.get_string_width(text)


@cache
def _ruler(font: Font) -> FPDF:
    """Paper for measuring only."""
    return paper_with(font)


def paper_with(font: Font) -> FPDF:
    """An empty document that has the font."""
    paper = FPDF(unit="mm")
    if font.regular:
        paper.add_font(font.family, "", font.regular)
        paper.add_font(font.family, "B", font.bold)
    return paper


def lines(text: str, size: float, room: float, bold: bool = False) -> list[str]:
    """The text in lines of at most `room` millimetres; a single word may be longer."""
    found = [""]
    for word in fastened(text).split(" "):
        longer = f"{found[-1]} {word}" if found[-1] else word
        if found[-1] and text_width(longer, size, bold) > room:
            found.append(word)
        else:
            found[-1] = longer
    return found


def write(
    page: Page, x: float, y: float, room: float, text: str, size: float = 4.2, bold: bool = False, colour: str = INK
) -> float:
    """Writes the text in lines from the baseline y on, and returns the baseline of the line after the last."""
    for line in lines(text, size, room, bold):
        page.text(x, y, line, size, bold=bold, colour=colour)
        y += size * LEADING
    return y


def fitting(text: str, size: float, room: float, bold: bool = False) -> float:
    """The size, no more than `size`, at which the text takes no more than `room` millimetres in one line."""
    return min(size, size * room / max(text_width(text, size, bold), 0.001))
