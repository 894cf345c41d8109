"""The app's icon, a sprout of lights over a furrow of seeds, as SVG and PNG."""

import io

from PIL import Image, ImageDraw

GROUND = "#1b1d20"
_DARK = "#2a2d31"
_LIGHTS = {"L": "#39d353", "S": "#ffc94d"}
_PICTURE = (
    ".......",
    "LL...LL",
    "LLL.LLL",
    ".LLLLL.",
    "...L...",
    "...L...",
    "SSSSSSS",
)
_SIDE = 128  # of the SVG's field
_MARGIN = 20  # a mask may cut off the corners
_PITCH = (_SIDE - 2 * _MARGIN) / len(_PICTURE)
_FINE = 4  # drawn larger by this factor, then reduced, for smooth edges
_SIZES = (180, 192, 512)


def drawn() -> dict[str, bytes]:
    """Return the files by name."""
    return {"icon.svg": _svg().encode(), **{f"icon-{size}.png": _png(size) for size in _SIZES}}


def _discs() -> list[tuple[float, float, str]]:
    """Return (x, y, colour) of each light."""
    return [
        (_MARGIN + (col + 0.5) * _PITCH, _MARGIN + (row + 0.5) * _PITCH, _LIGHTS.get(sign, _DARK))
        for row, line in enumerate(_PICTURE)
        for col, sign in enumerate(line)
    ]


def _svg() -> str:
    radius = _PITCH * 0.4
    discs = "".join([f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}"/>' for x, y, fill in _discs()])
    field = f'<rect width="{_SIDE}" height="{_SIDE}" fill="{GROUND}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_SIDE} {_SIDE}">{field}{discs}</svg>\n'


def _png(size: int) -> bytes:
    scale = size * _FINE / _SIDE
    picture = Image.new("RGB", (size * _FINE, size * _FINE), GROUND)
    brush = ImageDraw.Draw(picture)
    radius = _PITCH * 0.4
    for x, y, fill in _discs():
        brush.ellipse([(value) * scale for value in (x - radius, y - radius, x + radius, y + radius)], fill=fill)
    file = io.BytesIO()
    picture.resize((size, size), Image.Resampling.BOX).save(file, format="PNG", optimize=True)
    return file.getvalue()
