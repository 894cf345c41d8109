"""What every sheet of the kit that is not cut out has: its title, a line under it, and whose sheet it is at the foot."""

from typing import Any

from tools.drawing.page import A4_PORTRAIT, INK, MARGIN, PALE, Page
from tools.drawing.text import fitting, text_width

TOP = 26.0  # below the title


def sheet(
    name: str, title: str, words: dict[str, Any], size: tuple[float, float] = A4_PORTRAIT, aside: str = ""
) -> Page:
    """A page with its head; free are TOP to 14 mm from the foot. `aside` stands at the right of the title."""
    page = Page(name, f"Sillon - {title}", size)
    room = page.width - 2 * MARGIN - (text_width(aside, 4) + 6 if aside else 0)
    page.text(MARGIN, 19, title, fitting(title, 9, room, bold=True), bold=True)
    page.text(page.width - MARGIN, 19, aside, 4, "end", colour=PALE)
    page.line((MARGIN, 22.5), (page.width - MARGIN, 22.5), stroke=INK, width=0.6)
    page.text(MARGIN, page.height - 8, words["foot"], 3, colour=PALE)
    return page


def blank(page: Page, x: float, y: float, room: float, label: str, size: float = 4.2) -> None:
    """A label and a line to write on, `room` millimetres together."""
    page.text(x, y, label, size)
    page.line((x + text_width(label, size) + 2, y + 0.8), (x + room, y + 0.8), stroke=PALE, width=0.25, role="blank")
