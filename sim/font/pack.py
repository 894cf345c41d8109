"""Pack the drawn glyphs into hal/font.bin, the form that hal/font.py loads on a board.

| bytes | what |
|---|---|
| 4 | `SF03`, the format |
| 3 | how many pictograms, glyphs, index entries |
| 2 each | index: code points other than ASCII, ascending, low byte first |
| 1 each | index: the number of each one's glyph |
| 12 rows | the sheet, side by side, a bit a pixel, leftmost pixel in the highest bit, rows of whole bytes |

Glyphs are numbered: the pictograms first, then the characters, both by code point, so ASCII is consecutive. The sheet has them in
this order, each pictogram at a multiple of 12 pixels. A displayio TileGrid has at most 255 tiles, here of 6 pixels.
"""

from collections.abc import Sequence
from pathlib import Path

from sim.font.source import HEIGHT, PICTOGRAM_WIDTH, UNKNOWN, WIDTH, Glyph, check, load

FORMAT = b"SF03"
PACKED = Path(__file__).resolve().parent.parent.parent / "hal" / "font.bin"
ASCII = range(0x20, 0x7F)
TILES = 255  # a displayio TileGrid has no more


def in_sheet_order(glyphs: Sequence[Glyph]) -> list[Glyph]:
    """Return the glyphs by number: pictograms, then characters, each by code point."""
    return sorted(glyphs, key=lambda glyph: (glyph.width != PICTOGRAM_WIDTH, glyph.codes[0]))


def pack(glyphs: Sequence[Glyph]) -> bytes:
    """Return the bytes of hal/font.bin. Raises ValueError if a glyph is missing or wrong, or if there are too many."""
    check(glyphs)
    ordered = in_sheet_order(glyphs)
    pictograms = sum(glyph.width == PICTOGRAM_WIDTH for glyph in ordered)
    numbers = {code: number for number, glyph in enumerate(ordered) for code in glyph.codes}
    for code in ASCII:
        if numbers.get(code) != pictograms + code - ASCII.start:
            raise ValueError(f"U+{code:04X} {chr(code)!r} is missing: a font has all of ASCII, {WIDTH} pixels wide")
    if numbers.get(UNKNOWN) != len(ordered) - 1:
        raise ValueError(
            f"U+{UNKNOWN:04X} must be there, {WIDTH} wide and the last: it is shown for unknown characters"
        )
    index = sorted((code, number) for code, number in numbers.items() if code not in ASCII)
    if len(ordered) > 255 or len(index) > 255:
        raise ValueError(f"{len(ordered)} glyphs and {len(index)} index entries: at most 255 of each fit")
    codes = b"".join(code.to_bytes(2, "little") for code, _ in index)
    if len(ordered) + pictograms > TILES:
        raise ValueError(
            f"{pictograms} pictograms, two tiles each, and {len(ordered) - pictograms} characters: {TILES} tiles fit"
        )
    header = bytes([pictograms, len(ordered), len(index)])
    return FORMAT + header + codes + bytes(number for _, number in index) + _rows(ordered)


def _rows(ordered: Sequence[Glyph]) -> bytes:
    """Return the glyphs side by side, each row in whole bytes."""
    rows = []
    for y in range(HEIGHT):
        row = "".join(glyph.rows[y] for glyph in ordered)
        row += "." * (-len(row) % 8)
        rows.append(int(row.replace(".", "0").replace("#", "1"), 2).to_bytes(len(row) // 8, "big"))
    return b"".join(rows)


def write(path: Path = PACKED) -> int:
    """Pack the drawn glyphs into a file. Return its size in bytes."""
    return path.write_bytes(pack(load()))
