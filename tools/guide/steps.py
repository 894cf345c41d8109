"""The picture of the first seed: the handheld at each press, from being switched on, as the simulator shows it."""

from functools import cache

from PIL import Image

from sim.handheld import BRIGHT, Handheld
from tools.gallery import Entry, picture_of

PRESSES = ("", "OK", "OK OK", "OK OK OK 400ms OK 1200ms")
_WIDE = 320
_GAP = 12


@cache
def first_seed_lights(board: str) -> tuple[tuple[int, ...], ...]:
    """The lights of the last picture, rows from the north: 0 dark, 1 dim, 2 bright."""
    handheld = Handheld(board, {"SILLON_SEED": 1})
    handheld.script(_script(PRESSES[-1]))
    lights = handheld.lights()
    handheld.power_off()
    return tuple(tuple(2 if max(light) >= BRIGHT else int(max(light) > 0) for light in row) for row in lights)


def _script(presses: str) -> str:
    return "300ms " + presses.replace("OK OK", "OK 200ms OK 200ms")


def first_seed(language: str, board: str = "pico_panel") -> Image.Image:
    """The four pictures in a row, on white."""
    pictures = [picture_of(Entry("", board, language, _script(presses))) for presses in PRESSES]
    high = round(pictures[0].height * _WIDE / pictures[0].width)
    row = Image.new("RGB", (len(pictures) * (_WIDE + _GAP) - _GAP, high), (255, 255, 255))
    for k, picture in enumerate(pictures):
        small = picture.resize((_WIDE, high), Image.Resampling.LANCZOS)
        row.paste(small, (k * (_WIDE + _GAP), 0), small)
    return row
