"""The printed kit: sizes, fonts, texts, margins."""

from itertools import combinations, pairwise
from math import hypot

import pypdfium2.raw as pdfium
import pytest
from PIL import ImageOps

from tests.kit.printed import DOTS, POINTS, pictures, printed, texts
from tools.drawing.page import Circle, Shape, Text
from tools.drawing.text import text_width
from tools.kit.documents import NAMES
from tools.kit.words import LANGUAGES

PRINTERS_MARGIN = 5.0  # millimetres that a printer may leave blank
# A4 in points.
A4 = (595.28, 841.89)
CUT_ROLES = ("cut", "card")

every_document = pytest.mark.parametrize("name", NAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def box_of(text: Text) -> tuple[float, float, float, float]:
    """Return left, top, right, bottom of a text: upright, upside down, or turned to the left."""
    long = text_width(text.text, text.size, text.bold)
    before = {"start": 0.0, "middle": long / 2, "end": long}[text.anchor]
    x, y = text.at
    if text.turn == -90:
        return x - 0.66 * text.size, y - long + before, x + 0.1 * text.size, y + before
    if text.turn:
        return x - long + before, y - 0.1 * text.size, x + before, y + 0.66 * text.size
    return x - before, y - 0.66 * text.size, x - before + long, y + 0.1 * text.size


@every_language
@every_document
def test_pages_are_a4_in_true_size(name: str, language: str) -> None:
    pages, _, read = printed(name, language)
    assert len(read) == len(pages) > 0
    for page, planned in zip(read, pages, strict=True):
        size = page.get_size()
        assert sorted(size) == pytest.approx(A4, abs=0.01)
        assert size == pytest.approx((planned.width * POINTS, planned.height * POINTS), abs=0.02)


@every_language
def test_documents_have_their_number_of_pages(language: str) -> None:
    many = {name: len(printed(name, language).read) for name in NAMES}
    # A rule sheet for each game; 14 rows, three a page, three of Fang, Awalé, three of Fanorona, the circle; 12 rows; 48 cards,
    # eight a page, on both sides; a match sheet for each game, one with a back; a plan, the pupils, 33 tables and the winners.
    assert many == {
        "rules": 5,
        "boards": 5 + 3 + 1 + 3 + 1,
        "rows": 4,
        "cards": 12,
        "matches": 6,
        "buttons": 2,
        "stickers": 1,
        "tournament": 5,
    }


@every_language
@every_document
def test_fonts_are_embedded(name: str, language: str) -> None:
    fonts = set()
    for page in printed(name, language).read:
        for thing in page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT]):
            font = thing.get_font()
            assert pdfium.FPDFFont_GetIsEmbedded(font)
            fonts.add(font.get_base_name())
    assert fonts
    assert all("Source" in font for font in fonts), fonts


@every_language
@every_document
def test_texts_and_accents_can_be_extracted(name: str, language: str) -> None:
    for planned, found in zip(printed(name, language).pages, texts(name, language), strict=True):
        for mark in planned.marks:
            # A text that is upside down is read from its other end.
            if isinstance(mark, Text) and not mark.turn:
                assert "".join(mark.text.split()) in found, mark.text


@every_language
@every_document
def test_pages_keep_the_printer_margin(name: str, language: str) -> None:
    for picture in pictures(name, language):
        left, top, right, bottom = ImageOps.invert(picture).point(lambda grey: 255 * (grey > 12)).getbbox()
        margin = PRINTERS_MARGIN * DOTS
        assert left >= margin and top >= margin
        assert right <= picture.width - margin and bottom <= picture.height - margin


@every_language
@every_document
def test_pages_are_not_empty_and_all_differ(name: str, language: str) -> None:
    seen = [picture.tobytes() for picture in pictures(name, language)]
    assert len(set(seen)) == len(seen)
    for picture in pictures(name, language):
        assert sum(picture.histogram()[:64]) > 100


@every_language
@every_document
def test_texts_do_not_overlap(name: str, language: str) -> None:
    for page in printed(name, language).pages:
        found = [(mark.text, box_of(mark)) for mark in page.marks if isinstance(mark, Text) and mark.text]
        for (one, a), (other, b) in combinations(found, 2):
            assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], (page.name, one, other)


@every_language
def test_texts_do_not_cross_upright_lines(language: str) -> None:
    for name in ("matches", "tournament", "rules", "boards"):
        for page in printed(name, language).pages:
            uprights = [
                (x, min(y, below), max(y, below))
                for mark in page.marks
                if isinstance(mark, Shape) and mark.closed and mark.role not in ("cell", "played", "cross")
                for (x, y), (right, below) in zip(mark.points, mark.points[1:] + mark.points[:1], strict=True)
                if x == right
            ]
            for mark in page.marks:
                if isinstance(mark, Text) and not mark.turn:
                    left, top, right, bottom = box_of(mark)
                    for x, high, low in uprights:
                        assert not (left < x < right and high < bottom and top < low), (page.name, mark.text)


@every_language
def test_texts_are_clear_of_the_cutting_lines(language: str) -> None:
    """A text is at least 2 mm from each line to cut along, inside or outside."""
    for name in ("boards", "rows", "cards", "stickers"):
        for page in printed(name, language).pages:
            cuts = [mark for mark in page.marks if not isinstance(mark, Text) and mark.role.split(" ")[0] in CUT_ROLES]
            assert cuts or name == "boards"
            for mark in page.marks:
                if isinstance(mark, Text):
                    assert all(gap(box_of(mark), cut) >= 2 for cut in cuts), (page.name, mark.text)


def gap(box: tuple[float, float, float, float], cut: Shape | Circle) -> float:
    """Return the distance of a box from a circle around or beside it, or from upright and level lines; 0 if a line crosses it."""
    left, top, right, bottom = box
    if isinstance(cut, Circle):
        x, y = cut.middle
        away = [hypot(across - x, down - y) for across in (left, right) for down in (top, bottom)]
        return max(cut.radius - max(away), min(away) - cut.radius)
    ends = cut.points + cut.points[: cut.closed]
    return min(
        hypot(max(min(x, across) - right, left - max(x, across), 0), max(min(y, down) - bottom, top - max(y, down), 0))
        for (x, y), (across, down) in pairwise(ends)
    )


@every_language
def test_cut_sheets_have_a_ruler_of_100_mm(language: str) -> None:
    for page in [page for name in ("boards", "rows", "stickers") for page in printed(name, language).pages]:
        rulers = [mark for mark in page.marks if isinstance(mark, Shape) and mark.role == "ruler"]
        assert [mark.points[1][0] - mark.points[0][0] for mark in rulers] == [100]
