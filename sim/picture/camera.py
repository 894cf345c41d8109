"""Consecutive pictures of a handheld for a window. Only the area that has changed is drawn again."""

from PIL import Image, ImageChops

from sim.handheld import Colour, Handheld
from sim.picture.case import case_mask
from sim.picture.layout import Layout
from sim.picture.light import lit, reach
from sim.picture.render import layout_of, render, unlit

Box = tuple[int, int, int, int]


class Camera:
    """Pictures of one handheld, each equal to that of render()."""

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

    def _changed(self, plain: Image.Image, lights: list[list[Colour]], layout: Layout, scale: int) -> Box:
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
