"""The contact sheet docs/gallery.png: a picture of each game on the handheld. `make gallery` draws it.

docs/gallery.toml lists the pictures in order, each with a title, a board, a language and a script of presses.
"""

import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from sim import paths
from sim.font.source import HEIGHT, load
from sim.handheld import Handheld
from sim.picture.render import render

DOCS = paths.ROOT / "docs"
LIST = DOCS / "gallery.toml"
SHEET = DOCS / "gallery.png"

_COLUMNS = 3
_WIDE = 480  # pixels of a picture on the sheet
_GAP = 16
_TITLE = 2 * HEIGHT + _GAP
_PAPER = (246, 243, 236)
_INK = (60, 54, 46)


class Entry(NamedTuple):
    """A picture of the sheet."""

    title: str
    board: str
    language: str
    script: str


def entries(path: Path = LIST) -> list[Entry]:
    """Return the pictures of the sheet.

    Raises ValueError if a picture has a missing or an unknown field; it names the picture.
    """
    found = []
    for number, given in enumerate(tomllib.loads(path.read_text(encoding="utf-8"))["picture"], 1):
        try:
            found.append(Entry(**given))
        except TypeError as error:
            raise ValueError(f"{path.name}, picture {number}: {error}; it has {', '.join(Entry._fields)}") from error
    return found


def title_of(text: str) -> Image.Image:
    """Return a mask of a line in the handheld's own font, at twice its size. Raises KeyError if the font lacks a character."""
    glyphs = {chr(code): glyph for glyph in load() for code in glyph.codes}
    line = Image.new("L", (sum(glyphs[sign].width for sign in text), HEIGHT))
    x = 0
    for sign in text:
        glyph = glyphs[sign]
        line.paste(Image.frombytes("L", (glyph.width, HEIGHT), b"".join(glyph.pixels).replace(b"\1", b"\xff")), (x, 0))
        x += glyph.width
    return line.resize((2 * line.width, 2 * line.height), Image.Resampling.NEAREST)


def picture_of(entry: Entry) -> Image.Image:
    """Return the picture of the handheld after the entry's script, as wide as the sheet's pictures."""
    handheld = Handheld(entry.board, {"SILLON_LANGUAGE": entry.language, "SILLON_SEED": 1})
    handheld.script(entry.script)
    found = render(handheld)
    handheld.power_off()
    return found.resize((_WIDE, round(found.height * _WIDE / found.width)), Image.Resampling.LANCZOS)


def sheet(wanted: list[Entry]) -> Image.Image:
    """Return the sheet: each picture below its title, in the column that is the shortest so far."""
    heights = [_GAP] * min(_COLUMNS, len(wanted))
    placed = []
    for entry in wanted:
        picture = picture_of(entry)
        column = heights.index(min(heights))
        placed.append((_GAP + column * (_WIDE + _GAP), heights[column], title_of(entry.title), picture))
        heights[column] += _TITLE + picture.height + _GAP
    whole = Image.new("RGB", (_GAP + len(heights) * (_WIDE + _GAP), max(heights)), _PAPER)
    for x, y, title, picture in placed:
        whole.paste(_INK, (x + (_WIDE - title.width) // 2, y), title)
        whole.paste(picture, (x, y + _TITLE), picture)
    return whole


def main() -> int:
    sheet(entries()).save(SHEET, optimize=True)
    print(SHEET.relative_to(paths.ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
