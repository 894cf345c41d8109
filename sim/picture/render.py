"""A picture of the whole handheld: case, buttons, the screen pixel by pixel, and the glow of the lights."""

from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

from sim.handheld import Handheld
from sim.picture import pygamer
from sim.picture.case import case_mask, draw_case, gaps
from sim.picture.layout import SCREEN_HEIGHT, SCREEN_WIDTH, Layout, lay_out, lay_out_keys
from sim.picture.light import lit

_PIXEL = (205, 230, 255)
_BLOOM = 7  # the glow around lit pixels has a seventh of their light


def render(handheld: Handheld, scale: int = 3) -> Image.Image:
    """Return the picture, RGBA, transparent around the case. scale: the size of a screen pixel, 1 and up."""
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
    if layout.screen:
        _show_screen(picture, layout, handheld.pixels(), scale)
    picture.putalpha(dark.getchannel("A"))
    return picture


def layout_of(handheld: Handheld) -> Layout:
    lay = lay_out_keys if handheld.keyed else lay_out
    return lay(handheld.rows, handheld.cols, handheld.button_names, handheld.bench.display is not None)


def save(handheld: Handheld, path: Path, scale: int = 3) -> None:
    """Write the picture as a PNG file, and create its folder. OSError when it cannot be written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    render(handheld, scale).save(path, format="PNG", optimize=True)


def _show_screen(picture: Image.Image, layout: Layout, rows: list[bytes], scale: int) -> None:
    """Draw the lit pixels on the glass, with fine dark gaps between them and a little bloom."""
    size = (SCREEN_WIDTH, SCREEN_HEIGHT)
    pixels = Image.frombytes("L", size, b"".join(rows)).point([0] + [255] * 255)
    pixels = pixels.resize((size[0] * scale, size[1] * scale), Image.Resampling.NEAREST)
    crisp = ImageChops.multiply(pixels, gaps(size, scale, 150)) if scale > 1 else pixels
    bloom = pixels.filter(ImageFilter.GaussianBlur(1.6 * scale)).point([value // _BLOOM for value in range(256)])
    assert layout.screen
    corner = round(layout.screen[0] * scale), round(layout.screen[1] * scale)
    for mask in (bloom, crisp):
        picture.paste(_PIXEL, corner, mask)
