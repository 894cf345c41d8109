"""Consecutive pictures of a handheld for a window. Only the parts that have changed are drawn again."""

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
            boxes = [(0, 0, *plain.size)]
        else:
            picture = self._picture.copy()
            boxes = _changed(self._unlit, plain) if plain is not self._unlit else []
            boxes += self._around_changed(lights, layout, scale, plain.size)
        for box in _apart(boxes):
            dark = plain.crop(box)
            glowing = lit(dark.convert("RGB"), layout, lights, scale, box[:2])
            glowing.putalpha(dark.getchannel("A"))
            picture.paste(Image.composite(glowing, dark, case_mask(layout, scale).crop(box)), box)
        self._still, self._unlit, self._lights, self._picture = still, plain, lights, picture
        return picture

    def _around_changed(
        self, lights: list[list[Colour]], layout: Layout, scale: int, size: tuple[int, int]
    ) -> list[Box]:
        """Return the areas of the lights that have changed, in a picture of this size."""
        width, height = size
        far = reach(layout, scale)
        boxes = []
        for row, (now, before) in enumerate(zip(lights, self._lights, strict=False)):
            for col, colours in enumerate(zip(now, before, strict=True)):
                if colours[0] != colours[1]:
                    x, y = (round(value * scale) for value in layout.light(row, col))
                    boxes.append((max(0, x - far), max(0, y - far), min(width, x + far), min(height, y + far)))
        return boxes


def _changed(before: Image.Image, now: Image.Image) -> list[Box]:
    """Return the area where two pictures of one size differ, if any."""
    found = ImageChops.difference(before.convert("RGB"), now.convert("RGB")).getbbox()
    return [found] if found else []


def _apart(boxes: list[Box]) -> list[Box]:
    """Return boxes that do not overlap and cover all of these."""
    found: list[Box] = []
    for box in boxes:
        around = box
        while met := [each for each in found if _meet(each, around)]:
            for other in met:
                found.remove(other)
            left, top, right, bottom = zip(around, *met, strict=True)
            around = (min(left), min(top), max(right), max(bottom))
        found.append(around)
    return found


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
