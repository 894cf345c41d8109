"""The kit's letters: Source Sans Pro, embedded; how wide a text is, and a text in lines of a width."""

from font_source_sans_pro import font_files_ttf

from tools.guide.page import INK, Page
from tools.guide.pdf import Font, text_width

FONT = Font("source-sans-pro", font_files_ttf["SourceSansPro"], font_files_ttf["SourceSansProBold"])

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


def wide(text: str, size: float, bold: bool = False) -> float:
    """Millimetres that a text takes."""
    return text_width(text, size, bold, FONT)


def lines(text: str, size: float, room: float, bold: bool = False) -> list[str]:
    """The text in lines of at most `room` millimetres; a single word may be longer."""
    found = [""]
    for word in fastened(text).split(" "):
        longer = f"{found[-1]} {word}" if found[-1] else word
        if found[-1] and wide(longer, size, bold) > room:
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
    return min(size, size * room / max(wide(text, size, bold), 0.001))
