"""Pages as one PDF, in true millimetres, for whoever prints: a browser may scale an SVG, a PDF is printed as it is."""

import re
import zlib
from datetime import UTC, datetime
from functools import cache
from typing import NamedTuple

from fpdf import FPDF

from tools.guide.page import Circle, Page, Shape, Text


class Font(NamedTuple):
    """A family, with the files of its two weights; without files it is one of a PDF's own, which have Latin-1 only."""

    family: str
    regular: str = ""
    bold: str = ""


HELVETICA = Font("helvetica")

_POINTS = 72 / 25.4  # of a millimetre
_DAY = datetime(2026, 1, 1, tzinfo=UTC)  # the same file whenever it is made


def pdf(pages: list[Page], title: str, language: str, font: Font = HELVETICA) -> bytes:
    """The bytes of a PDF, the font's files embedded in it. fpdf2 raises for a text that a PDF's own fonts cannot show."""
    paper = _paper(font)
    paper.set_creation_date(_DAY)
    paper.set_title(title)
    paper.set_lang(language)
    paper.set_auto_page_break(False)
    for page in pages:
        # fpdf2 turns a landscape's sides by itself.
        paper.add_page("landscape" if page.width > page.height else "portrait", sorted_size(page))
        for mark in page.marks:
            _draw(paper, mark, font)
    return bytes(paper.output())


def sorted_size(page: Page) -> tuple[float, float]:
    """The page's sides, the shorter first."""
    return min(page.width, page.height), max(page.width, page.height)


def contents(made: bytes) -> list[bytes]:
    """What stands on each page of a PDF that `pdf` made, unpacked: packed, it differs from one machine to another."""
    return [zlib.decompress(found) for found in re.findall(rb"stream\n(x.*?)\nendstream", made, re.DOTALL)]


@cache
def text_width(text: str, size: float, bold: bool, font: Font = HELVETICA) -> float:
    """Millimetres that a text takes."""
    paper = _ruler(font)
    paper.set_font(font.family, "B" if bold else "", size * _POINTS)
    return paper.get_string_width(text)


@cache
def _ruler(font: Font) -> FPDF:
    """Paper for measuring only."""
    return _paper(font)


def _paper(font: Font) -> FPDF:
    paper = FPDF(unit="mm")
    if font.regular:
        paper.add_font(font.family, "", font.regular)
        paper.add_font(font.family, "B", font.bold)
    return paper


def _draw(paper: FPDF, mark: Shape | Circle | Text, font: Font) -> None:
    if isinstance(mark, Text):
        _write(paper, mark, font)
        return
    paper.set_line_width(mark.width)
    if mark.stroke:
        paper.set_draw_color(mark.stroke)
    if mark.fill:
        paper.set_fill_color(mark.fill)
    style = ("D" if mark.stroke else "") + ("F" if mark.fill else "")
    if isinstance(mark, Circle):
        paper.circle(*mark.middle, mark.radius, style)
        return
    if mark.dash:
        paper.set_dash_pattern(mark.dash, mark.dash)
    paper.polyline(mark.points, polygon=mark.closed, style=style)
    paper.set_dash_pattern()


def _write(paper: FPDF, mark: Text, font: Font) -> None:
    paper.set_font(font.family, "B" if mark.bold else "", mark.size * _POINTS)
    paper.set_text_color(mark.colour)
    x, y = mark.at
    wide = paper.get_string_width(mark.text)
    with paper.rotation(-mark.turn, x, y):
        paper.text(x - {"start": 0, "middle": wide / 2, "end": wide}[mark.anchor], y, mark.text)
