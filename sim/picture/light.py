"""The glow of the lights on a picture: lit domes with a nearly white centre, and halos around them.

Amounts of light are added up, and then converted to screen values, as in a camera.
"""

import math
from array import array
from functools import lru_cache

from PIL import Image, ImageMath

from sim.handheld import Colour
from sim.picture.layout import Layout
from sim.picture.tone import GAMMA, exposed, to_light

_DOME = 0.33  # radius of a dome, in pitches
_KEY = 0.86  # a key is like a dome enlarged by 1 / _KEY
_CENTRE = 0.2  # radius of the overexposed part
_WHITE = 1.0  # the share of white in its light
_GAIN = 1.15  # of a dome
_REACH = 2.4  # of a halo, in pitches
_AIR = 0.11  # the brightness of the air over a light
_SPILL = 1.8  # the light of a halo on the surfaces under it
_FINE = 10  # pixels a pitch of the small picture on which halos are computed: they are smooth


def lit(
    picture: Image.Image, layout: Layout, lights: list[list[Colour]], scale: int, corner: tuple[int, int] = (0, 0)
) -> Image.Image:
    """Return the RGB picture with the light of rows x cols colours (bytes on the wire) added.

    corner: its place, if it is a part of the whole picture.
    """
    if not any(any(colour) for row in lights for colour in row):
        return picture
    painted_light = [to_light(value) for value in range(256)]
    bands = []
    for channel, painted in enumerate(picture.split()):
        light = ImageMath.lambda_eval(
            lambda a: a["painted"] * (1 + a["halo"] * _SPILL) + a["halo"] * _AIR + a["domes"],
            painted=painted.point(painted_light, "F"),
            halo=_halos(layout, lights, channel, scale, corner, picture.size),
            domes=_domes(layout, lights, channel, scale, corner, picture.size),
        )
        bands.append(_developed(light))
    return Image.merge("RGB", bands)


def reach(layout: Layout, scale: int) -> int:
    """Return the radius of a light's glow, in pixels."""
    return math.ceil((_REACH + 2 / _FINE) * layout.pitch * scale) + 2


def _developed(light: Image.Image) -> Image.Image:
    """Apply tone.to_screen() to a whole channel."""
    found: Image.Image = ImageMath.lambda_eval(
        lambda a: a["convert"]((1 - math.e ** (a["light"] * -1)) ** (1 / GAMMA) * 255 + 0.5, "L"), light=light
    )
    return found


def _domes(
    layout: Layout, lights: list[list[Colour]], channel: int, scale: int, corner: tuple[int, int], size: tuple[int, int]
) -> Image.Image:
    """Return the lights alone, one channel, a float a pixel. Each is within its square of one pitch."""
    side = round(layout.pitch * scale)
    body, centre = _profile(side, bool(layout.keys))
    channel_light = Image.new("F", size)
    for row in range(layout.rows):
        for col in range(layout.cols):
            colour = lights[row][col]
            if not any(colour):
                continue
            x, y = layout.light(row, col)
            left, top = round(x * scale - side / 2) - corner[0], round(y * scale - side / 2) - corner[1]
            if not (-side < left < size[0] and -side < top < size[1]):
                continue
            own = exposed(colour[channel]) * _GAIN
            strongest = exposed(max(colour))
            white = _WHITE * strongest / (strongest + 0.6)  # dim lights keep their colour
            dazzle = own * (1 - white) + strongest * white
            tile = _mixed(body, own, centre, dazzle)
            channel_light.paste(tile, (left, top))
    return channel_light


def _mixed(one: Image.Image, much: float, other: Image.Image, more: float) -> Image.Image:
    """Return one * much + other * more, pictures of floats."""
    found: Image.Image = ImageMath.lambda_eval(lambda a: a["one"] * much + a["other"] * more, one=one, other=other)
    return found


@lru_cache(maxsize=8)
def _profile(side: int, square: bool) -> tuple[Image.Image, Image.Image]:
    """Return the light of a dome or square key, and of its centre: two pictures of side x side floats, 0 at the border."""
    body, centre = array("f"), array("f")
    edge = 1.2 / side  # edges are about a pixel wide
    for y in range(side):
        for x in range(side):
            across, down = abs(x + 0.5 - side / 2) / side, abs(y + 0.5 - side / 2) / side
            round_away = math.hypot(across, down)
            away = (across**6 + down**6) ** (1 / 6) * _KEY if square else round_away
            inside = min(1.0, max(0.0, (_DOME - away) / edge + 0.5))
            near = max(0.0, 1 - (away / (0.5 * _KEY if square else 0.5)) ** 2)
            # Bright in the centre, dim at the rim, with a narrow ring of light around the dome.
            thick = 1 - min(1.0, round_away / _DOME / (1.4 if square else 1.0)) ** 2
            body.append(inside * (0.45 + 0.55 * thick) + (1 - inside) * near * near * 0.35)
            centre.append(math.exp(-((round_away / _CENTRE) ** 2) * 1.6) * inside * 2.0)
    return Image.frombytes("F", (side, side), body.tobytes()), Image.frombytes("F", (side, side), centre.tobytes())


def _halos(
    layout: Layout, lights: list[list[Colour]], channel: int, scale: int, corner: tuple[int, int], size: tuple[int, int]
) -> Image.Image:
    """Return the halos, one channel, a float a pixel."""
    shrink = layout.pitch / _FINE
    part = [edge / (shrink * scale) for edge in (*corner, corner[0] + size[0], corner[1] + size[1])]
    # Enlarging reads two pixels around the part.
    first, last = math.floor(part[0]) - 3, math.ceil(part[2]) + 3
    highest, lowest = math.floor(part[1]) - 3, math.ceil(part[3]) + 3
    width, height = math.ceil(layout.width / shrink), math.ceil(layout.height / shrink)
    kernel = _kernel()
    reach = len(kernel) // 2
    sums = [[0.0] * width for _ in range(height)]
    for row in range(layout.rows):
        for col in range(layout.cols):
            strength = exposed(lights[row][col][channel])
            if not strength:
                continue
            x, y = layout.light(row, col)
            left, top = round(x / shrink) - reach, round(y / shrink) - reach
            for k, weights in enumerate(kernel):
                if max(0, highest) <= top + k < min(height, lowest):
                    line = sums[top + k]
                    for j in range(max(0, first - left, -left), min(len(weights), width - left, last - left)):
                        line[left + j] += weights[j] * strength
    small = Image.frombytes("F", (width, height), array("f", [value for line in sums for value in line]).tobytes())
    return small.resize(size, Image.Resampling.BICUBIC, box=(part[0], part[1], part[2], part[3]))


@lru_cache(maxsize=1)
def _kernel() -> list[list[float]]:
    """Return the strength of a halo, with its light in the centre."""
    reach = round(_REACH * _FINE)
    kernel = []
    for y in range(-reach, reach + 1):
        line = []
        for x in range(-reach, reach + 1):
            away = math.hypot(x, y) / _FINE
            fade = max(0.0, 1 - (away / _REACH) ** 2)
            line.append(fade * fade / (1 + (away / 0.5) ** 2))
        kernel.append(line)
    return kernel
