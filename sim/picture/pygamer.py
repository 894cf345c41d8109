"""A picture of a PyGamer, whose lights and page are on one colour display: joystick on the left, A and B on the right."""

from collections.abc import Sequence
from functools import cache, lru_cache

from PIL import Image, ImageChops, ImageFilter

from sim.handheld import Handheld
from sim.picture import case
from sim.picture.layout import Box, Point
from sim.profiles import profile_of

# In units of one pixel of the display.
WIDTH, HEIGHT = 452, 236
CASE: Box = (14, 14, 438, 222)
DISPLAY: Point = (146, 36)
_SIZE = (160, 128)
_DISC = 11  # pixels across
GLASS: Box = (136, 27, 316, 173)
STICK: Point = (76, 96)
WELL, _CAP = 30, 19  # radii
_TILT = 7
DIRECTIONS = {"LEFT": (-1, 0), "RIGHT": (1, 0), "UP": (0, -1), "DOWN": (0, 1)}
# Name, centre, radius.
BUTTONS: tuple[tuple[str, Point, float], ...] = (
    ("BACK", (352, 118), 18),
    ("OK", (398, 88), 18),
    ("HINT", (354, 182), 9),
    ("MENU", (398, 182), 9),
)
_GRILLE: Point = (76, 178)
_STICK_PAINTS = ((70, 74, 80), (34, 36, 40))
_MENU_SIGN = (236, 240, 242)


def light(row: int, col: int) -> Point:
    """Return the centre of a light."""
    leds = profile_of("pygamer").LEDS
    left, top = DISPLAY[0] + leds["left"], DISPLAY[1] + leds["top"]
    return left + (col + 0.5) * leds["across"], top + _DISC / 2 + row * leds["down"]


def render(handheld: Handheld, scale: int = 3) -> Image.Image:
    """Return the picture, RGBA, transparent around the case. scale: the size of a pixel of the display, 1 and up."""
    held = tuple(handheld.held())
    dark = _empty(scale, held)
    picture = dark.convert("RGB")
    shown = Image.frombytes("RGB", _SIZE, b"".join(handheld.display_rows()))
    size = (_SIZE[0] * scale, _SIZE[1] * scale)
    pixels = shown.resize(size, Image.Resampling.NEAREST)
    if scale > 1:
        pixels = ImageChops.multiply(pixels, case.gaps(_SIZE, scale, 190).convert("RGB"))
    bloom = shown.resize(size, Image.Resampling.BICUBIC).filter(ImageFilter.GaussianBlur(2.5 * scale))
    bloom = bloom.point([value // 6 for value in range(256)] * 3)
    corner = round(DISPLAY[0] * scale), round(DISPLAY[1] * scale)
    picture.paste(ImageChops.add(pixels, bloom), corner)
    picture.putalpha(dark.getchannel("A"))
    return picture


@lru_cache(maxsize=8)
def _empty(scale: int, held: Sequence[str]) -> Image.Image:
    """Return the handheld with a dark display. held: the buttons and directions that are pressed."""
    brush = case.Brush((WIDTH, HEIGHT), scale * case.FINE)
    brush.shade(CASE, case.EDGE, 40)
    brush.shade(case.grown(CASE, -1.2), case.CASE, 39)
    brush.shade(case.grown(GLASS, 0.8), case.PANEL_EDGE, 8)
    brush.shade(GLASS, case.GLASS, 7)
    for name, middle, radius in BUTTONS:
        case.draw_button(brush, name, middle, radius, name in held)
        if name == "MENU":
            for line in (-3, 0, 3):
                brush.line([(middle[0] - 3.5, middle[1] + line), (middle[0] + 3.5, middle[1] + line)], 1.3, _MENU_SIGN)
    _stick(brush, held)
    for row in range(3):
        for column in range(5):
            middle = _GRILLE[0] + (column - 2) * 8, _GRILLE[1] + (row - 1) * 8
            brush.disc(middle, 1.7, ((14, 15, 17), (24, 26, 29)))
    case.draw_sprout(brush, (WIDTH / 2, 194))
    picture = brush.image.resize((WIDTH * scale, HEIGHT * scale), Image.Resampling.BOX)
    picture.putalpha(_outline(scale))
    return picture


def _stick(brush: case.Brush, held: Sequence[str]) -> None:
    x, y = STICK
    brush.disc((x, y), WELL + 2, ((20, 22, 25), (84, 90, 98)))
    brush.disc((x, y), WELL, ((16, 17, 19), (30, 32, 36)))
    for name, (across, down) in DIRECTIONS.items():
        tip = (x + across * (WELL + 13), y + down * (WELL + 13))
        side = (down * 4, across * 4)
        back = (tip[0] - across * 6, tip[1] - down * 6)
        paint = case.SPROUT if name in held else case.DOME[0]
        brush.polygon([tip, (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])], paint)
    for name in held:
        across, down = DIRECTIONS.get(name, (0, 0))
        x += across * _TILT
        y += down * _TILT
    brush.disc((x, y + 2), _CAP + 1, ((10, 11, 12), (10, 11, 12)))
    brush.disc((x, y), _CAP, _STICK_PAINTS)
    brush.disc((x, y), _CAP - 5, (_STICK_PAINTS[1], _STICK_PAINTS[0]))


@cache
def _outline(scale: int) -> Image.Image:
    """Return the alpha channel: the case, and a soft shadow below it."""
    return case.shadowed((WIDTH, HEIGHT), CASE, 40, scale)
