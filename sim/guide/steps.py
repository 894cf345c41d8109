"""The picture of the first seed: the handheld at each press, from being switched on, as the simulator shows it."""

from PIL import Image

from sim.gallery import Entry, picture_of

PRESSES = ("", "OK", "OK OK", "OK OK OK 400ms OK 1200ms")
_AWAKE = "300ms "
_WIDE = 320
_GAP = 12


def first_seed(language: str, board: str = "pico_panel") -> Image.Image:
    """The four pictures in a row, on white."""
    scripts = [_AWAKE + presses.replace("OK OK", "OK 200ms OK 200ms") for presses in PRESSES]
    pictures = [picture_of(Entry("", board, language, script)) for script in scripts]
    high = round(pictures[0].height * _WIDE / pictures[0].width)
    row = Image.new("RGB", (len(pictures) * (_WIDE + _GAP) - _GAP, high), (255, 255, 255))
    for k, picture in enumerate(pictures):
        small = picture.resize((_WIDE, high), Image.Resampling.LANCZOS)
        row.paste(small, (k * (_WIDE + _GAP), 0), small)
    return row
