"""The camera's successive pictures equal pictures rendered from scratch."""

import pytest
from PIL import ImageChops

from sim.handheld import Handheld
from sim.picture.camera import Camera
from sim.picture.render import render
from sim.profiles import board_names

SETTINGS = {"SILLON_LANGUAGE": "fr", "SILLON_SEED": 7}
# A light breathes, the page changes, many lights change, a button is held, the size changes.
SCENES = (("300ms", 2), ("60ms", 2), ("OK 60ms", 2), ("OK 300ms", 2), ("OK 300ms", 1), ("60ms", 1), ("60ms 60ms", 2))


@pytest.mark.parametrize("board", board_names())
def test_camera_picture_equals_a_fresh_one(board: str) -> None:
    handheld = Handheld(board, SETTINGS)
    camera = Camera(handheld)
    seen = set()
    for k, (words, scale) in enumerate(SCENES):
        handheld.script(words)
        if k == 5:
            handheld.press(handheld.button_names[0])
        one, other = camera.picture(scale), render(handheld, scale)
        assert one.size == other.size
        assert one.getchannel("A").tobytes() == other.getchannel("A").tobytes()
        difference = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
        assert max(most for _, most in difference.getextrema()) <= 1, words  # floats, added up in another order
        seen.add(one.tobytes())
    assert len(seen) > 3
    handheld.power_off()
