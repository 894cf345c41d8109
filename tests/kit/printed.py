"""Each document of the kit, made once for all tests: its planned pages, and its PDF as read by pdfium."""

from functools import cache
from typing import Any, NamedTuple

import pypdfium2
from PIL import Image

from tools.drawing.page import Page
from tools.drawing.pdf import pdf
from tools.drawing.text import SOURCE_SANS
from tools.kit.documents import pages_of

POINTS = 72 / 25.4  # of a millimetre
DOTS = 2.0  # of a millimetre, in a picture


class Printed(NamedTuple):
    pages: list[Page]
    made: bytes
    read: Any  # pypdfium2.PdfDocument


@cache
def printed(name: str, language: str) -> Printed:
    pages = pages_of(name, language)
    made = pdf(pages, "Sillon", language, SOURCE_SANS)
    return Printed(pages, made, pypdfium2.PdfDocument(made))


@cache
def pictures(name: str, language: str) -> list[Image.Image]:
    """Return every page in shades of grey, DOTS a millimetre."""
    read = printed(name, language).read
    return [read[k].render(scale=DOTS / POINTS, grayscale=True).to_pil() for k in range(len(read))]


@cache
def texts(name: str, language: str) -> list[str]:
    """Return the text of every page without spaces: a PDF does not always record them."""
    read = printed(name, language).read
    return ["".join(read[k].get_textpage().get_text_bounded().split()) for k in range(len(read))]
