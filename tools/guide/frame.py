"""What every sheet to be cut out has: its title, how to print it, and a ruler that shows whether that was done."""

from typing import Any

from tools.guide.page import A4_LANDSCAPE, Page

MARGIN = 10.0
_RULER = 100


def sheet(name: str, title: str, words: dict[str, Any], size: tuple[float, float] = A4_LANDSCAPE) -> Page:
    """A page with its head and its ruler; free are 18 mm from the top to 20 mm from the foot."""
    page = Page(name, f"Sillon - {title}", size)
    page.text(MARGIN, 13.5, f"Sillon - {title}", 5, bold=True)
    page.text(page.width - MARGIN, 13.5, words["print_scale"], 3.4, "end")
    left, foot = MARGIN, page.height - 12
    page.line((left, foot), (left + _RULER, foot), role="ruler")
    for millimetre in range(_RULER + 1):
        high = 4 if millimetre % 10 == 0 else 2.6 if millimetre % 5 == 0 else 1.5
        page.line((left + millimetre, foot), (left + millimetre, foot - high), width=0.15)
        if millimetre % 10 == 0:
            page.text(left + millimetre, foot + 3.2, str(millimetre), 2.4, "middle")
    page.text(left + _RULER + 6, foot, words["ruler"], 3.2)
    return page
