"""Draw the lights and the screen of a handheld on a sheet of characters: two pixels in a cell, one above the other."""

from functools import cache
from math import hypot

from sim.font.read import NO_MATCH, Cell
from sim.font.source import HEIGHT, WIDTH
from sim.handheld import TEXT_Y, Colour, Handheld, letter
from sim.picture.tone import exposed, to_light, to_screen
from sim.terminal.sheet import Sheet

PANEL_BACK = (13, 14, 16)
GLASS = (9, 10, 12)
PIXEL = (205, 230, 255)
_DOME = (40, 43, 48)
_RADIUS = 0.34  # of a dome, in pitches
_HALO = 0.16
_WHITE = 0.35  # the share of white at a light's centre
_STEPS, _MOST = 2000, 8  # of the table of to_screen(): steps for a light of 1.0, and the brightest light
_HALVES = " ▀▄█"  # by upper pixel + 2 * lower pixel
_BRAILLE = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))

_Light = list[float]


def draw_lights(sheet: Sheet, x: int, y: int, handheld: Handheld, across: int, down: int) -> None:
    """Draw the panel with its corner at a cell. A light takes `across` columns and `down` lines."""
    picture = _glow(handheld.lights(), across, down * 2)
    for line in range(handheld.rows * down):
        upper, lower = picture[2 * line], picture[2 * line + 1]
        for k in range(handheld.cols * across):
            sheet.put(x + k, y + line, "▀", upper[k], lower[k])


def draw_letters(sheet: Sheet, x: int, y: int, handheld: Handheld, across: int, down: int) -> None:
    """Draw the panel as letters, for a terminal without colours."""
    for row, colours in enumerate(handheld.lights()):
        for col, colour in enumerate(colours):
            sheet.put(x + col * across + (across - 1) // 2, y + row * down + (down - 1) // 2, letter(colour))


def _glow(lights: list[list[Colour]], across: int, down: int) -> list[list[Colour]]:
    """Return the panel as pixels, `across` x `down` for a light: dark domes, lit ones with a halo."""
    width, height = len(lights[0]) * across, len(lights) * down
    dome, spread = _profile(across, down)
    painted = [to_light(value) for value in PANEL_BACK]
    shade = [to_light(value) for value in _DOME]
    light: list[list[_Light]] = []
    for y in range(height):
        cover = dome[y % down]
        line = []
        for x in range(width):
            share = cover[x % across]
            line.append([painted[k] * (1 - share) + shade[k] * share for k in range(3)])
        light.append(line)
    for row, colours in enumerate(lights):
        for col, colour in enumerate(colours):
            if any(colour):
                _add(light, (col - 1) * across, (row - 1) * down, colour, spread)
    return [[(_screen(red), _screen(green), _screen(blue)) for red, green, blue in line] for line in light]


def _add(
    light: list[list[_Light]], left: int, top: int, colour: Colour, spread: tuple[tuple[tuple[float, float], ...], ...]
) -> None:
    """Add a light with its halo, which extends one pitch around it."""
    own = [exposed(byte) for byte in colour]
    white = exposed(max(colour)) * _WHITE
    for j, weights in enumerate(spread):
        if 0 <= top + j < len(light):
            line = light[top + j]
            for i, (body, heart) in enumerate(weights):
                if body and 0 <= left + i < len(line):
                    pixel = line[left + i]
                    for k in range(3):
                        pixel[k] += own[k] * body + white * heart


@cache
def _screen_table() -> list[int]:
    return [to_screen(step / _STEPS) for step in range(_MOST * _STEPS + 1)]


def _screen(light: float) -> int:
    """Return to_screen(light), from a table."""
    return _screen_table()[round(min(light, _MOST) * _STEPS)]


@cache
def _profile(across: int, down: int) -> tuple[list[list[float]], tuple[tuple[tuple[float, float], ...], ...]]:
    """Return the share of each pixel of a pitch that a dome covers; over 3 x 3 pitches, the shares of its light and its white."""
    # Pixels are square, two in a cell. A dome is round also in a pitch that is not square.
    pitch = min(across, down)

    def away(x: float, y: float) -> float:
        return hypot((x + 0.5) - across / 2, (y + 0.5) - down / 2)

    def cover(x: float, y: float) -> float:
        return min(1.0, max(0.0, _RADIUS * pitch - away(x, y) + 0.5))

    def halo(x: float, y: float) -> float:
        return _HALO * max(0.0, 1 - away(x, y) / pitch) ** 2

    dome = [[cover(x, y) for x in range(across)] for y in range(down)]
    spread = tuple(
        tuple(
            (
                cover(x, y) + (1 - cover(x, y)) * halo(x, y),
                cover(x, y) * max(0.0, 1 - away(x, y) / (_RADIUS * pitch)),
            )
            for x in range(-across, 2 * across)
        )
        for y in range(-down, 2 * down)
    )
    return dome, spread


def draw_pixels(sheet: Sheet, x: int, y: int, rows: list[bytes]) -> None:
    """Draw the screen pixel by pixel."""
    for line in range(len(rows) // 2):
        upper, lower = rows[2 * line], rows[2 * line + 1]
        text = "".join([_HALVES[top + 2 * bottom] for top, bottom in zip(upper, lower, strict=True)])
        sheet.put(x, y + line, text, PIXEL, GLASS)


def draw_text(sheet: Sheet, x: int, y: int, rows: list[bytes], lines: list[list[Cell]]) -> None:
    """Draw the screen as characters, drawings as Braille dots."""
    for row, cells in enumerate(lines):
        for cell in cells:
            fore, back = (GLASS, PIXEL) if cell.inverse else (PIXEL, GLASS)
            if cell.columns == 2:
                sheet.put_pictogram(x + cell.column, y + row, cell.character, fore, back)
                continue
            sign = cell.character
            if sign == NO_MATCH:
                sign = braille(rows, cell.column * WIDTH, TEXT_Y + row * HEIGHT)
            sheet.put(x + cell.column, y + row, sign, fore, back)


def braille(rows: list[bytes], left: int, top: int) -> str:
    """Return a cell of 6 x 12 pixels as a Braille character: a dot where at least three pixels of 3 x 3 are lit."""
    dots = 0
    for j, pair in enumerate(_BRAILLE):
        for i, dot in enumerate(pair):
            lit = sum([sum(rows[top + 3 * j + k][left + 3 * i : left + 3 * i + 3]) for k in range(3)])
            if lit >= 3:
                dots |= dot
    return chr(0x2800 + dots)
