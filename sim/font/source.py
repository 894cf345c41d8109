"""The drawn glyphs, glyphs/*.txt: reading and checks.

A file has blocks, separated by empty lines; a line that starts with `;` is a comment. A block is a header line and 12 rows, top
first, of `.` (dark) and `#` (lit): 6 wide for a character, 12 wide for a pictogram. The header has the character's code point,
those of further characters with the same picture, the character itself (omitted for a space), and perhaps a name:

    U+2637 ☷ furrow: a row being sown
"""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

GLYPHS = Path(__file__).parent / "glyphs"
WIDTH, PICTOGRAM_WIDTH, HEIGHT = 6, 12, 12
UNKNOWN = 0xFFFD
"""The code point of the hollow box, shown for a character missing in the font."""


@dataclass(frozen=True)
class Glyph:
    """A picture for one code point or more: 12 rows of WIDTH or PICTOGRAM_WIDTH `.` and `#`."""

    codes: tuple[int, ...]
    name: str
    rows: tuple[str, ...]
    place: str  # "file, line n", for messages

    @property
    def character(self) -> str:
        return chr(self.codes[0])

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @property
    def pixels(self) -> tuple[bytes, ...]:
        """The rows, a byte a pixel, 0 or 1."""
        return tuple(bytes(pixel == "#" for pixel in row) for row in self.rows)


def load(folder: Path = GLYPHS) -> list[Glyph]:
    """Return the glyphs of a folder by their first code points.

    Raises ValueError if a file breaks a rule; it names file, line and rule.
    """
    glyphs: list[Glyph] = []
    for path in sorted(folder.glob("*.txt")):
        glyphs += parse(path.read_text(encoding="utf-8"), path.name)
    glyphs.sort(key=lambda glyph: glyph.codes[0])
    check(glyphs)
    return glyphs


def parse(text: str, file: str) -> list[Glyph]:
    """Return the glyphs in a file's text, in order.

    Raises ValueError if a line is wrong; it names file, line and what is allowed.
    """
    glyphs = []
    block: list[tuple[int, str]] = []
    for number, line in enumerate([*text.splitlines(), ""], start=1):
        if line.startswith(";"):
            continue
        if line.strip():
            block.append((number, line.rstrip()))
        elif block:
            glyphs.append(_glyph(block, file))
            block = []
    return glyphs


def _glyph(block: list[tuple[int, str]], file: str) -> Glyph:
    place = f"{file}, line {block[0][0]}"
    codes, name = _header(block[0][1], place)
    rows = block[1:]
    for number, row in rows:
        if set(row) - {".", "#"}:
            raise ValueError(f"{file}, line {number}: {row!r}: a row has only . (dark) and # (lit)")
        if len(row) not in (WIDTH, PICTOGRAM_WIDTH) or len(row) != len(rows[0][1]):
            raise ValueError(
                f"{file}, line {number}: {len(row)} pixels: a row has {WIDTH} for a character, "
                f"{PICTOGRAM_WIDTH} for a pictogram, and all rows of a glyph have the same"
            )
    if len(rows) != HEIGHT:
        raise ValueError(f"{place}: {len(rows)} rows: a glyph has exactly {HEIGHT}, and an empty line after it")
    return Glyph(codes, name, tuple(row for _, row in rows), place)


def _header(line: str, place: str) -> tuple[tuple[int, ...], str]:
    words = line.split()
    codes = []
    while words and words[0].startswith("U+"):
        word = words.pop(0)
        try:
            code = int(word[2:], 16)
        except ValueError:
            code = -1
        if not 0x20 <= code <= 0xFFFF or len(word) != 6:
            raise ValueError(
                f"{place}: {word!r}: a code point is U+ and four hexadecimal digits, from U+0020 to U+FFFF"
            )
        codes.append(code)
    if not codes:
        raise ValueError(f"{place}: {line!r}: a glyph starts with its code point, as in 'U+0041 A'")
    character = chr(codes[0])
    if not character.isspace() and (not words or words.pop(0) != character):
        raise ValueError(f"{place}: U+{codes[0]:04X} must be followed by its character, {character!r}")
    return tuple(codes), " ".join(words)


def check(glyphs: Iterable[Glyph]) -> None:
    """Check that text on a screen can be recognized (sim/font/read.py), which reads from left to right.

    Raises ValueError if a code point has two glyphs, if two pictures are equal, also in inverse video, or if the left half of a
    pictogram equals a character.
    """
    by_code: dict[int, Glyph] = {}
    by_picture: dict[bytes, Glyph] = {}
    for glyph in glyphs:
        for code in glyph.codes:
            if code in by_code:
                raise ValueError(f"{glyph.place}: U+{code:04X} is drawn twice, first in {by_code[code].place}")
            by_code[code] = glyph
        for picture in (key(glyph.pixels), inverse(key(glyph.pixels))):
            if picture in by_picture:
                other = by_picture[picture]
                raise ValueError(f"{glyph.place}: the same picture as {other.place} (or its inverse): each has its own")
            by_picture[picture] = glyph
    for glyph in by_code.values():
        other = by_picture.get(key(row[:WIDTH] for row in glyph.pixels), glyph)
        if other is not glyph:
            raise ValueError(f"{glyph.place}: its left half is the picture of {other.place}: it could be read as that")


def key(rows: Iterable[bytes]) -> bytes:
    """Return a picture as one bytes object."""
    return b"".join(rows)


def inverse(picture: bytes) -> bytes:
    """Return the picture in inverse video."""
    return picture.translate(bytes([1, 0]) + bytes(range(2, 256)))
