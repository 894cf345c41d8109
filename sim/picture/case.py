"""Draw the handheld with its lights out: case, panel of dark domes, glass, buttons, emblem."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from sim.picture.layout import Box, Layout, Point

Paint = tuple[int, int, int]

FINE = 3  # drawn larger by this factor, then reduced, for smooth edges
CASE = ((62, 67, 74), (38, 41, 46))  # in each pair: the colours at the top and at the bottom
EDGE = ((104, 111, 120), (20, 22, 25))
_PANEL = ((15, 16, 18), (21, 22, 25))
PANEL_EDGE = ((8, 9, 10), (78, 84, 92))
DOME = ((52, 55, 60), (27, 29, 32))
_SHINE = (84, 88, 94)
GLASS = ((9, 10, 12), (15, 16, 19))
_CAPS: dict[str, tuple[Paint, Paint]] = {
    "OK": ((72, 150, 94), (40, 98, 58)),
    "BACK": ((170, 112, 62), (116, 72, 36)),
}
_CAP = ((96, 103, 112), (62, 67, 74))
_SIGN = (236, 240, 242)
SPROUT = (126, 178, 104)
_SHADOW = 110


class Brush:
    """A picture to draw on in the layout's units."""

    def __init__(self, size: tuple[int, int], scale: int) -> None:
        self.scale = scale
        self.turned_about: Point | None = None  # rotates lines and polygons by 180 degrees around it
        self.image = Image.new("RGB", (size[0] * scale, size[1] * scale))

    def box(self, box: Box) -> tuple[int, int, int, int]:
        left, top, right, bottom = (round(value * self.scale) for value in box)
        return left, top, right - 1, bottom - 1

    def points(self, points: Sequence[Point]) -> list[Point]:
        if self.turned_about:
            middle_x, middle_y = self.turned_about
            points = [(2 * middle_x - x, 2 * middle_y - y) for x, y in points]
        return [(x * self.scale, y * self.scale) for x, y in points]

    def shade(self, box: Box, paints: tuple[Paint, Paint], radius: float) -> None:
        """Draw a box with rounded corners in a gradient, from one colour at the top to another at the bottom."""
        left, top, right, bottom = self.box(box)
        size = (right - left + 1, bottom - top + 1)
        mask = Image.new("L", size)
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), round(radius * self.scale), fill=255)
        ramp = Image.linear_gradient("L").resize(size)
        above, below = (Image.new("RGB", size, paint) for paint in paints)
        self.image.paste(Image.composite(below, above, ramp), (left, top), mask)

    def disc(self, middle: Point, radius: float, paints: tuple[Paint, Paint]) -> None:
        x, y = middle
        self.shade((x - radius, y - radius, x + radius, y + radius), paints, radius)

    def line(self, points: Sequence[Point], width: float, paint: Paint) -> None:
        """Draw a line with round ends and joints."""
        draw = ImageDraw.Draw(self.image)
        thick = round(width * self.scale)
        scaled = self.points(points)
        draw.line(scaled, paint, thick, joint="curve")
        for x, y in (scaled[0], scaled[-1]):
            draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2 - 1, y + thick / 2 - 1), paint)

    def polygon(self, points: Sequence[Point], paint: Paint) -> None:
        ImageDraw.Draw(self.image).polygon(self.points(points), paint)


@lru_cache(maxsize=8)
def draw_case(layout: Layout, scale: int, held: tuple[str, ...] = ()) -> Image.Image:
    """Return the case, RGBA, layout size x scale, transparent around it. held: the buttons that are down."""
    brush = Brush((layout.width, layout.height), scale * FINE)
    brush.shade(layout.case, EDGE, 26)
    brush.shade(grown(layout.case, -1.2), CASE, 25)
    brush.shade(grown(layout.panel, 1), PANEL_EDGE, 10)
    brush.shade(layout.panel, _PANEL, 9)
    for row in range(layout.rows):
        for col in range(layout.cols):
            if layout.keys:
                _key(brush, *layout.buttons[row * layout.cols + col], held)
            else:
                _dome(brush, layout.light(row, col), layout.pitch * 0.33)
    if layout.glass:
        brush.shade(grown(layout.glass, 0.8), PANEL_EDGE, 6)
        brush.shade(layout.glass, GLASS, 5)
    for name, middle, radius in layout.buttons[layout.keys :]:
        draw_button(brush, name, middle, radius, name in held)
    draw_sprout(brush, layout.emblem)
    size = (layout.width * scale, layout.height * scale)
    picture = brush.image.resize(size, Image.Resampling.BOX)
    picture.putalpha(_outline(layout, scale))
    return picture


def grown(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _outline(layout: Layout, scale: int) -> Image.Image:
    return shadowed((layout.width, layout.height), layout.case, 26, scale)


def shadowed(size: tuple[int, int], case: Box, radius: int, scale: int) -> Image.Image:
    """Return the alpha channel: the case with its round corners, and a soft shadow below it."""
    fine = scale * FINE
    full = Image.new("L", (size[0] * fine, size[1] * fine))
    left, top, right, bottom = (round(value * fine) for value in case)
    ImageDraw.Draw(full).rounded_rectangle((left, top, right - 1, bottom - 1), radius * fine, fill=255)
    solid = full.resize((size[0] * scale, size[1] * scale), Image.Resampling.BOX)
    shadow = ImageChops.offset(solid, 0, 4 * scale).filter(ImageFilter.GaussianBlur(4 * scale))
    return ImageChops.lighter(solid, shadow.point([value * _SHADOW // 255 for value in range(256)]))


@lru_cache(maxsize=8)
def gaps(size: tuple[int, int], scale: int, between: int) -> Image.Image:
    """Return a mask for a screen of this many pixels: 255 inside each pixel, `between` on the lines between them."""
    mask = Image.new("L", (size[0] * scale, size[1] * scale), 255)
    draw = ImageDraw.Draw(mask)
    for x in range(scale - 1, mask.width, scale):
        draw.line([(x, 0), (x, mask.height)], between)
    for y in range(scale - 1, mask.height, scale):
        draw.line([(0, y), (mask.width, y)], between)
    return mask


@lru_cache(maxsize=8)
def case_mask(layout: Layout, scale: int) -> Image.Image:
    """Return a mask: 255 on the case, 0 around it."""
    return _outline(layout, scale).point([0] * (_SHADOW + 1) + [255] * (255 - _SHADOW))


def _dome(brush: Brush, middle: Point, radius: float) -> None:
    """Draw a light that is out: a milky dome with the reflection of a window."""
    x, y = middle
    brush.disc(middle, radius * 1.12, ((6, 6, 7), (40, 43, 47)))
    brush.disc(middle, radius, DOME)
    shine = (x - radius * 0.62, y - radius * 0.88, x + radius * 0.62, y - radius * 0.1)
    brush.shade(shine, (_SHINE, (43, 46, 50)), radius * 0.39)


def _key(brush: Brush, name: str, middle: Point, half: float, held: tuple[str, ...]) -> None:
    """Draw a key that is out: a milky rounded square, with a sign if it is a button."""
    x, y = middle
    box = (x - half, y - half, x + half, y + half)
    brush.shade(grown(box, 2), ((6, 6, 7), (44, 47, 52)), half * 0.34)
    down = name in held
    brush.shade(box, (DOME[1], DOME[0]) if down else DOME, half * 0.3)
    inner = grown(box, -half * (0.24 if down else 0.16))
    brush.shade(inner, ((40, 42, 46), (34, 36, 40)) if down else ((62, 65, 71), (36, 38, 42)), half * 0.24)
    if not name.startswith("CELL"):
        _sign(brush, name, x, y, half * 0.72)


def draw_button(brush: Brush, name: str, middle: Point, radius: float, held: bool) -> None:
    x, y = middle
    is_nord, _, name = name.rpartition(".")
    above, below = _CAPS.get(name, _CAP)
    brush.disc(middle, radius + 2, ((16, 17, 19), (84, 90, 98)))
    if held:
        above, below = _darker(below), _darker(above)
        y += 0.8
    else:
        brush.disc((x, y + 1.6), radius, ((24, 26, 29), (24, 26, 29)))
    brush.disc((x, y), radius, (_lighter(above), _darker(below)))
    brush.disc((x, y), radius - 1.2, (above, below))
    brush.turned_about = (x, y) if is_nord else None  # Nord reads it from the other side
    _sign(brush, name, x, y, radius)
    brush.turned_about = None


def _sign(brush: Brush, name: str, x: float, y: float, radius: float) -> None:
    """Draw the sign of a button."""
    r = radius * 0.5
    if name in ("LEFT", "RIGHT", "UP", "DOWN"):
        along, across = {"LEFT": (-1, 0), "RIGHT": (1, 0), "UP": (0, -1), "DOWN": (0, 1)}[name], r * 0.85
        tip = (x + along[0] * r, y + along[1] * r)
        back = (x - along[0] * r * 0.55, y - along[1] * r * 0.55)
        side = (along[1] * across, along[0] * across)
        corners = [tip, (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])]
        brush.polygon(corners, _SIGN)
        brush.line([*corners, tip], 1.6, _SIGN)
    elif name == "OK":
        _letters(brush, x, y, radius * 0.31)
    elif name == "BACK":  # an arrow that turns back, as in the font
        turn = [pi * (0.2 - 1.2 * k / 16) for k in range(17)]
        curve = [(x + r * (0.1 + 0.85 * cos(angle)), y + r * (0.25 + 0.85 * sin(angle))) for angle in turn]
        brush.line(curve, 2.4, _SIGN)
        tip = (curve[-1][0], curve[-1][1] + r * 0.65)
        head = [tip, (tip[0] - r * 0.6, tip[1] - r * 0.75), (tip[0] + r * 0.6, tip[1] - r * 0.75)]
        brush.polygon(head, _SIGN)
        brush.line([*head, tip], 1.0, _SIGN)
    elif name == "HINT":
        brush.line(_bezier((x - r * 0.6, y - r * 0.6), (x + r, y - r * 1.6), (x, y + r * 0.3), 10), 1.8, _SIGN)
        brush.disc((x, y + r), 1.1, (_SIGN, _SIGN))


def _letters(brush: Brush, x: float, y: float, h: float) -> None:
    """Draw OK, 2 h high."""
    w = h * 0.72
    left, right = x - w - 1.4, x + 2.4
    turn = [2 * pi * k / 24 for k in range(25)]
    brush.line([(left + w * cos(angle), y + h * sin(angle)) for angle in turn], 2.4, _SIGN)
    brush.line([(right, y - h), (right, y + h)], 2.4, _SIGN)
    brush.line([(right + w * 1.5, y - h), (right + 0.6, y), (right + w * 1.5, y + h)], 2.4, _SIGN)


def _bezier(start: Point, bend: Point, end: Point, count: int) -> list[Point]:
    """Return points of a quadratic curve from start to end with the control point `bend`."""
    points = []
    for k in range(count + 1):
        t = k / count
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1]))
    return points


def draw_sprout(brush: Brush, middle: Point) -> None:
    """Draw Sillon's emblem: two leaves over a furrow."""
    x, y = middle
    brush.line(_bezier((x, y + 6), (x - 1, y), (x, y - 3), 6), 1.6, SPROUT)
    for side, size in ((-1, 1.0), (1, 1.25)):
        tip = (x + side * 9 * size, y - 6 * size)
        root = (x, y - 1.5)
        outer = _bezier(root, (x + side * 2 * size, y - 9 * size), tip, 10)
        inner = _bezier(tip, (x + side * 8 * size, y + 1), root, 10)
        brush.polygon([*outer, *inner], SPROUT)
    brush.line(_bezier((x - 12, y + 7.5), (x, y + 4.5), (x + 12, y + 7.5), 12), 1.6, SPROUT)


def _lighter(paint: Paint) -> Paint:
    return paint[0] + (255 - paint[0]) // 5, paint[1] + (255 - paint[1]) // 5, paint[2] + (255 - paint[2]) // 5


def _darker(paint: Paint) -> Paint:
    return paint[0] * 3 // 4, paint[1] * 3 // 4, paint[2] * 3 // 4
