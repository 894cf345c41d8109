"""Pages as one PDF in true millimetres, for printing: a browser may scale an SVG, a PDF prints in its own size."""

import re
import zlib
from datetime import UTC, datetime

from fpdf import FPDF

from tools.drawing.page import Circle, Page, Shape, Text
from tools.drawing.text import HELVETICA, POINTS, Font, paper_with

_DAY = datetime(2026, 1, 1, tzinfo=UTC)  # a fixed date: the same pages make the same file


def pdf(pages: list[Page], title: str, language: str, font: Font = HELVETICA) -> bytes:
    """Return a PDF with the files of the font embedded. fpdf2 raises for a text that a built-in font cannot show."""
    paper = paper_with(font)
    paper.set_creation_date(_DAY)
    paper.set_title(title)
    paper.set_lang(language)
    paper.set_auto_page_break(False)
    for page in pages:
        # fpdf2 takes the shorter side first and rotates a landscape page itself.
        sides = min(page.width, page.height), max(page.width, page.height)
        paper.add_page("landscape" if page.width > page.height else "portrait", sides)
        for mark in page.marks:
            _draw(paper, mark, font)
    return bytes(paper.output())


def contents(made: bytes) -> list[bytes]:
    """Return the streams of a PDF that `pdf` made, decompressed: compressed, they differ between machines."""
    return [zlib.decompress(found) for found in re.findall(rb"stream\n(x.*?)\nendstream", made, re.DOTALL)]


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
    paper.set_font(font.family, "B" if mark.bold else "", mark.size * POINTS)
    paper.set_text_color(mark.colour)
    x, y = mark.at
    wide = paper.get_string_width(mark.text)
    with paper.rotation(-mark.turn, x, y):
        paper.text(x - {"start": 0, "middle": wide / 2, "end": wide}[mark.anchor], y, mark.text)
