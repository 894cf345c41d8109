"""Perceived light: the luminance of a light's bytes, flashes, and how the colour-blind see it.

The bytes on the wire are linear amounts of light: no gamma is applied. A NeoPixel's red, green and blue count as the primaries
of sRGB, which they are close to.
"""

from collections.abc import Iterable, Sequence
from functools import cache

Colour = tuple[float, float, float]
Matrix = tuple[Colour, Colour, Colour]

WHITE = 48  # the brightest byte at the default brightness, which counts as white
# Distances that are visible at a glance, in CIE L*a*b*; the second is lightness and hue together.
APART_IN_LIGHTNESS = 18
APART = 15

WEIGHTS = (0.2126, 0.7152, 0.0722)

# Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, at full
# severity; for amounts of light.
VISIONS: dict[str, Matrix] = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}

_TO_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))


@cache
def luminance(colour: Colour) -> float:
    return sum(weight * byte for weight, byte in zip(WEIGHTS, colour, strict=True))


def seen(vision: str, colour: Colour) -> Colour:
    """Return the amounts of light that this eye sees."""
    red, green, blue = (max(0.0, value) for value in _times(VISIONS[vision], colour))
    return red, green, blue


def difference(vision: str, one: Colour, other: Colour, white: float) -> tuple[float, float]:
    """Return the distances of two lights in lightness (CIE L*), and in hue and chroma (a* and b* together).

    `white` is the byte that counts as white; 100 is from black to white, and 10 is plainly seen side by side.
    """
    first, second = lab(vision, one, white), lab(vision, other, white)
    return abs(first[0] - second[0]), ((first[1] - second[1]) ** 2 + (first[2] - second[2]) ** 2) ** 0.5


@cache
def lab(vision: str, colour: Colour, white: float) -> Colour:
    """Return the colour that this eye sees, in CIE L*a*b*; `white` is the byte that counts as white."""
    return _lab(seen(vision, colour), white)


def delta_e(vision: str, one: Colour, other: Colour) -> float:
    """Return the distance of two lights in lightness and hue together; the byte WHITE counts as white."""
    lightness, hue = difference(vision, one, other, WHITE)
    return (lightness**2 + hue**2) ** 0.5


def assert_apart(vision: str, pairs: Iterable[tuple[Colour, Colour]], least: float = APART) -> None:
    for one, other in pairs:
        assert delta_e(vision, one, other) >= least, (one, other)


def assert_lighter(vision: str, pairs: Iterable[tuple[Colour, Colour]], least: float = APART_IN_LIGHTNESS) -> None:
    for light, dark in pairs:
        assert difference(vision, light, dark, WHITE)[0] >= least, (light, dark)


def rises(luminances: Sequence[tuple[int, float]], step: float) -> list[int]:
    """Return the moments (ms) at which a light that had grown dark has grown brighter by `step` or more.

    luminances: (ms, luminance) in order. A slow breath is one rise; a rise counts again only after a fall by `step`.
    """
    moments = []
    low = high = luminances[0][1]
    rising = False
    for moment, value in luminances:
        if rising:
            high = max(high, value)
            if value <= high - step:
                rising, low = False, value
        else:
            low = min(low, value)
            if value >= low + step:
                rising, high = True, value
                moments.append(moment)
    return moments


def most_within(moments: Iterable[int], milliseconds: int) -> int:
    """Return the greatest number of moments within any period of this length."""
    ordered = sorted(moments)
    return max((sum(start <= other < start + milliseconds for other in ordered) for start in ordered), default=0)


def _times(matrix: Matrix, colour: Colour) -> Colour:
    first, second, third = (sum(m * c for m, c in zip(row, colour, strict=True)) for row in matrix)
    return first, second, third


def _lab(colour: Colour, white: float) -> Colour:
    white_xyz = _times(_TO_XYZ, (white, white, white))
    x, y, z = (_cube_root(value / top) for value, top in zip(_times(_TO_XYZ, colour), white_xyz, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _cube_root(value: float) -> float:
    return value ** (1 / 3) if value > 216 / 24389 else value * 841 / 108 + 4 / 29
