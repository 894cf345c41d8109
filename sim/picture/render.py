"""A picture of the whole handheld: case, buttons, the display pixel by pixel, and the glow of the lights."""

from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

from sim.handheld import Colour, Handheld
from sim.picture import pygamer
from sim.picture.case import case_mask, draw_case, gaps
from sim.picture.layout import DISPLAY_HEIGHT, DISPLAY_WIDTH, Layout, lay_out, lay_out_keys
from sim.picture.light import lit, reach

_PIXEL = (205, 230, 255)
_BLOOM = 7  # the glow around lit pixels has a seventh of their light

_Box = tuple[int, int, int, int]  # left, top, right, bottom, in pixels


def render(handheld: Handheld, scale: int = 3) -> Image.Image:
    """Return the picture, RGBA, transparent around the case. scale: the size of a display pixel, 1 and up."""
    if handheld.display_rows():
        return pygamer.render(handheld, scale)
    layout = layout_of(handheld)
    picture = unlit(handheld, layout, scale)
    glowing = lit(picture.convert("RGB"), layout, handheld.lights(), scale)
    glowing.putalpha(picture.getchannel("A"))
    return Image.composite(glowing, picture, case_mask(layout, scale))


def unlit(handheld: Handheld, layout: Layout, scale: int) -> Image.Image:
    """Return the picture without its lights."""
    dark = draw_case(layout, scale, tuple(handheld.held()))
    picture = dark.convert("RGB")
    if layout.display:
        _show_display(picture, layout, handheld.pixels(), scale)
    picture.putalpha(dark.getchannel("A"))
    return picture


def layout_of(handheld: Handheld) -> Layout:
    names, display = handheld.button_names, handheld.bench.display is not None
    if handheld.keyed:
        return lay_out_keys(handheld.rows, handheld.cols, names, display)
    buttons = tuple(
        [name for name in names if not name.startswith("CELL")]
    )  # lights that can be touched look like others
    return lay_out(handheld.rows, handheld.cols, buttons, display)


def save(handheld: Handheld, path: Path, scale: int = 3) -> None:
    """Write the picture as a PNG file, and create its folder. Raises OSError if it cannot be written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    render(handheld, scale).save(path, format="PNG", optimize=True)


def _show_display(picture: Image.Image, layout: Layout, rows: list[bytes], scale: int) -> None:
    """Draw the lit pixels on the glass, with fine dark gaps between them and a little bloom."""
    size = (DISPLAY_WIDTH, DISPLAY_HEIGHT)
    pixels = Image.frombytes("L", size, b"".join(rows)).point([0] + [255] * 255)
    pixels = pixels.resize((size[0] * scale, size[1] * scale), Image.Resampling.NEAREST)
    crisp = ImageChops.multiply(pixels, gaps(size, scale, 150)) if scale > 1 else pixels
    bloom = pixels.filter(ImageFilter.GaussianBlur(1.6 * scale)).point([value // _BLOOM for value in range(256)])
    assert layout.display
    corner = round(layout.display[0] * scale), round(layout.display[1] * scale)
    for mask in (bloom, crisp):
        picture.paste(_PIXEL, corner, mask)


class Camera:
    """Consecutive pictures of one handheld, each equal to that of render(). Only the area that has changed is drawn again."""

    def __init__(self, handheld: Handheld) -> None:
        self._handheld = handheld
        self._layout: Layout | None = None if handheld.display_rows() else layout_of(handheld)
        self._still: tuple[object, ...] = ()  # the last picture's content without the lights
        self._unlit: Image.Image | None = None
        self._lights: list[list[Colour]] = []
        self._picture: Image.Image | None = None

    def picture(self, scale: int) -> Image.Image:
        """Return the handheld as it is now, RGBA."""
        handheld, layout = self._handheld, self._layout
        if layout is None:
            return render(handheld, scale)
        still = (scale, tuple(handheld.held()), b"".join(handheld.pixels()))
        lights = handheld.lights()
        plain = self._unlit
        if plain is None or still != self._still:
            plain = unlit(handheld, layout, scale)
        if self._picture is None or self._unlit is None or self._unlit.size != plain.size:
            picture = plain.copy()
            box = (0, 0, *plain.size)
        else:
            picture = self._picture.copy()
            box = self._changed(plain, lights, layout, scale)
        if box[0] < box[2]:
            dark = plain.crop(box)
            glowing = lit(dark.convert("RGB"), layout, lights, scale, box[:2])
            glowing.putalpha(dark.getchannel("A"))
            picture.paste(Image.composite(glowing, dark, case_mask(layout, scale).crop(box)), box)
        self._still, self._unlit, self._lights, self._picture = still, plain, lights, picture
        return picture

    def _changed(self, plain: Image.Image, lights: list[list[Colour]], layout: Layout, scale: int) -> _Box:
        """Return the area around all that has changed since the last picture; an empty one for nothing."""
        assert self._unlit
        boxes = []
        if plain is not self._unlit:
            boxes.append(ImageChops.difference(plain.convert("RGB"), self._unlit.convert("RGB")).getbbox())
        far = reach(layout, scale)
        for row, (now, before) in enumerate(zip(lights, self._lights, strict=False)):
            for col, colours in enumerate(zip(now, before, strict=True)):
                if colours[0] != colours[1]:
                    x, y = (round(value * scale) for value in layout.light(row, col))
                    boxes.append(
                        (max(0, x - far), max(0, y - far), min(plain.width, x + far), min(plain.height, y + far))
                    )
        left, top, right, bottom = zip(*[box for box in boxes if box] or [(0, 0, 0, 0)], strict=True)
        return min(left), min(top), max(right), max(bottom)
