"""Fonts, the width of a text, and texts broken into lines."""

import re
from functools import cache
from typing import NamedTuple

from font_source_sans_pro import font_files_ttf
from fpdf import FPDF

from tools.drawing.page import INK, Page

POINTS = 72 / 25.4  # points in a millimetre


class Font(NamedTuple):
    """A family and the files of its two weights; without files a font built into PDF, which has Latin-1 only."""

    family: str
    regular: str = ""
    bold: str = ""


HELVETICA = Font("helvetica")
SOURCE_SANS = Font("source-sans-pro", font_files_ttf["SourceSansPro"], font_files_ttf["SourceSansProBold"])

LEADING = 1.28


def with_no_break(text: str) -> str:
    """Return the text with no-break spaces beside punctuation: French puts spaces there, and no line may end at them."""
    return re.sub(" (?=[?!:;»%])|(?<=«) ", "\u00a0", text)


@cache
def text_width(text: str, size: float, bold: bool = False, font: Font = SOURCE_SANS) -> float:
    """Return the width of the text in millimetres."""
    paper = _ruler(font)
    paper.set_font(font.family, "B" if bold else "", size * POINTS)
    return paper.get_string_width(text)


def paper_with(font: Font) -> FPDF:
    """Return an empty document with the font."""
    paper = FPDF(unit="mm")
    if font.regular:
        paper.add_font(font.family, "", font.regular)
        paper.add_font(font.family, "B", font.bold)
    return paper


_ruler = cache(paper_with)  # a document used for measuring only


def lines(text: str, size: float, room: float, bold: bool = False) -> list[str]:
    """Return the text in lines of at most `room` millimetres; a single word may be longer."""
    found = [""]
    for word in with_no_break(text).split(" "):
        longer = f"{found[-1]} {word}" if found[-1] else word
        if found[-1] and text_width(longer, size, bold) > room:
            found.append(word)
        else:
            found[-1] = longer
    return found


def write(
    page: Page, x: float, y: float, room: float, text: str, size: float = 4.2, bold: bool = False, colour: str = INK
) -> float:
    """Write the text in lines from the baseline y on; return the baseline below the last line."""
    for line in lines(text, size, room, bold):
        page.text(x, y, line, size, bold=bold, colour=colour)
        y += size * LEADING
    return y


def fitting(text: str, size: float, room: float, bold: bool = False) -> float:
    """Return the largest font size, at most `size`, at which the text fits into `room` millimetres in one line."""
    return min(size, size * room / max(text_width(text, size, bold), 0.001))
