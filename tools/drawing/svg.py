"""A page as SVG, in true millimetres."""

from xml.sax.saxutils import escape, quoteattr

from tools.drawing.page import Circle, Page, Shape, Text

_FONT = "Helvetica, Arial, sans-serif"


def svg(page: Page) -> str:
    """Return the text of an SVG file whose user unit is a millimetre; it prints at 1:1."""
    wide, high = _number(page.width), _number(page.height)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}mm" height="{high}mm" viewBox="0 0 {wide} {high}" '
        f'font-family="{_FONT}" stroke-linejoin="round" stroke-linecap="round">'
    )
    lines = [head, f"<title>{escape(page.title)}</title>", f'<rect width="{wide}" height="{high}" fill="#ffffff"/>']
    return "\n".join([*lines, *map(_mark, page.marks), "</svg>"]) + "\n"


def _number(value: float) -> str:
    """Return the number with at most three decimals: a thousandth of a millimetre."""
    return f"{round(value, 3) + 0.0:.3f}".rstrip("0").rstrip(".")


def _mark(mark: Shape | Circle | Text) -> str:
    if isinstance(mark, Text):
        return _text(mark)
    if isinstance(mark, Circle):
        x, y = mark.middle
        return f'<circle cx="{_number(x)}" cy="{_number(y)}" r="{_number(mark.radius)}"{_paint(mark)}/>'
    points = " ".join(f"{_number(x)},{_number(y)}" for x, y in mark.points)
    dash = f' stroke-dasharray="{_number(mark.dash)}"' if mark.dash else ""
    return f'<{"polygon" if mark.closed else "polyline"} points="{points}"{_paint(mark)}{dash}/>'


def _paint(mark: Shape | Circle) -> str:
    role = f" class={quoteattr(mark.role)}" if mark.role else ""
    stroke = f' stroke="{mark.stroke}" stroke-width="{_number(mark.width)}"' if mark.stroke else ""
    return f'{role} fill="{mark.fill or "none"}"{stroke}'


def _text(mark: Text) -> str:
    x, y = map(_number, mark.at)
    anchor = "" if mark.anchor == "start" else f' text-anchor="{mark.anchor}"'
    weight = ' font-weight="bold"' if mark.bold else ""
    turn = f' transform="rotate({mark.turn} {x} {y})"' if mark.turn else ""
    look = f'font-size="{_number(mark.size)}" fill="{mark.colour}"{anchor}{weight}{turn}'
    return f'<text x="{x}" y="{y}" {look}>{escape(mark.text)}</text>'
