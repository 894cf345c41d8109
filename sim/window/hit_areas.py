"""The areas of a handheld's picture that are its buttons, for a mouse."""

from sim.handheld import Handheld
from sim.picture import pygamer
from sim.picture.layout import Point, lay_out

_STICK = 16  # distance from a joystick's centre to the area of a direction


def under(handheld: Handheld, point: Point) -> str:
    """Return the button at a point of the picture, in its units; "" for none."""
    for name, (x, y), radius in places(handheld):
        if (point[0] - x) ** 2 + (point[1] - y) ** 2 <= radius**2:
            return name
    return ""


def places(handheld: Handheld) -> list[tuple[str, Point, float]]:
    """Return name, centre and radius of each button, in units of the picture."""
    if handheld.display_rows():
        x, y = pygamer.STICK
        ways = pygamer.DIRECTIONS
        stick = [(name, (x + dx * _STICK, y + dy * _STICK), 14.0) for name, (dx, dy) in ways.items()]
        return [*pygamer.BUTTONS, *stick]
    beside = tuple(name for name in handheld.button_names if not name.startswith("CELL"))
    layout = lay_out(handheld.rows, handheld.cols, beside, bool(handheld.pixels()))
    placed = list(layout.buttons)
    known = [name for name, _, _ in placed]
    for name in handheld.button_names:
        if name.startswith("CELL") and name not in known:
            row, col = divmod(int(name[4:]), handheld.cols)
            placed.append((name, layout.light(row, col), layout.pitch * 0.45))
    return placed
