"""The picture of the handheld: its size, the places of its parts, glowing lights. Equal states give equal pictures."""

from collections.abc import Callable
from math import hypot
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from sim.handheld import Handheld
from sim.picture import pygamer
from sim.picture.light import _developed
from sim.picture.render import Camera, layout_of, render, save
from sim.picture.tone import EXPOSURE, exposed, to_light, to_screen
from sim.profiles import board_names, profile_of
from tests.viewers.test_handheld import send

# Boards with a colour display have tests of their own below.
BOARDS = [name for name in board_names() if profile_of(name).LEDS["driver"] != "drawn_leds"]


def at(picture: Image.Image, point: tuple[float, float], scale: int = 1) -> tuple[int, ...]:
    return picture.getpixel((round(point[0] * scale), round(point[1] * scale)))


@pytest.mark.parametrize("board", BOARDS)
def test_every_board_is_pictured_with_all_parts(make: Callable[..., Handheld], board: str) -> None:
    handheld = make(board)
    handheld.run(300)
    layout = layout_of(handheld)
    picture = render(handheld, 2)
    assert picture.mode == "RGBA"
    assert picture.size == (layout.width * 2, layout.height * 2)
    assert [name for name, _, _ in layout.buttons] == list(handheld.button_names)
    assert picture.getpixel((0, 0))[3] == 0, "around the case it is transparent"
    assert at(picture, (layout.width / 2, layout.case[1] + 8), 2)[3] == 255


@pytest.mark.parametrize("board", BOARDS)
def test_parts_do_not_overlap_within_case(make: Callable[..., Handheld], board: str) -> None:
    layout = layout_of(make(board))
    buttons = [(x, y, radius) for _, (x, y), radius in layout.buttons]
    for number, (x, y, radius) in enumerate(buttons):
        assert all(hypot(x - a, y - b) > radius + c + 4 for a, b, c in buttons[number + 1 :])
    boxes = [(x - r, y - r, x + r, y + r) for x, y, r in buttons]
    boxes = [layout.panel, *([layout.glass] if layout.glass else []), *boxes]
    for left, top, right, bottom in boxes:
        assert layout.case[0] + 5 < left < right < layout.case[2] - 5
        assert layout.case[1] + 5 < top < bottom < layout.case[3] - 5
    if layout.keys:
        return
    panel, glass, *around = boxes
    assert panel[3] < glass[1]
    for left, top, right, _ in around:
        assert top > panel[3], "below the panel"
        assert right < glass[0] or left > glass[2], "beside the display"


def test_equal_handhelds_have_equal_pictures(handheld: Handheld) -> None:
    first, second = render(handheld, 1), render(handheld, 1)
    assert first.tobytes() == second.tobytes()
    handheld.script("OK 200ms")
    assert render(handheld, 1).tobytes() != first.tobytes()


def test_light_fills_dome_and_has_halo(handheld: Handheld) -> None:
    place = layout_of(handheld).light(2, 4)
    beside = place[0], place[1] - 18
    send(handheld, {0: (0, 0, 0)})
    dark = render(handheld, 1)
    send(handheld, {22: (0, 40, 0)})  # the middle of the panel
    lit = render(handheld, 1)
    assert sum(at(lit, place)[:3]) > sum(at(dark, place)[:3]) + 300
    assert at(lit, beside)[1] > at(dark, beside)[1] + 15, "a green halo"
    far = layout_of(handheld).buttons[0][1]
    assert at(lit, far) == at(dark, far)


def test_dim_lights_keep_colour_and_bright_lights_whiten(handheld: Handheld) -> None:
    place = layout_of(handheld).light(2, 4)
    send(handheld, {0: (0, 0, 0)})
    dark = at(render(handheld, 1), place)
    seen = []
    for byte in (2, 6, 16, 48):
        send(handheld, {22: (0, byte, 0)})
        seen.append(at(render(handheld, 1), place))
    greens = [colour[1] for colour in (dark, *seen)]
    assert all(after > before + 8 for before, after in zip(greens, greens[1:], strict=False)), greens
    assert seen[0][1] > seen[0][0] + 10
    assert min(seen[-1][:3]) > 200


def test_display_is_drawn_pixel_by_pixel(handheld: Handheld) -> None:
    layout, scale = layout_of(handheld), 3
    picture = render(handheld, scale)
    left, top = layout.display
    wrong = 0
    for y, row in enumerate(handheld.pixels()):
        for x, lit in enumerate(row):
            # Its first row and column are in the gap around a pixel.
            light = sum(picture.getpixel((round(left * scale) + 3 * x, round(top * scale) + 3 * y))[:3]) > 450
            wrong += light != bool(lit)
    assert sum(map(sum, handheld.pixels())) > 100
    assert wrong == 0


def test_pressed_button_is_pictured_pressed(handheld: Handheld) -> None:
    middle, radius = next((where, radius) for name, where, radius in layout_of(handheld).buttons if name == "OK")
    send(handheld, {0: (0, 0, 0)})
    up = render(handheld, 1)
    handheld.press("OK")
    down = render(handheld, 1)
    box = (middle[0] - radius, middle[1] - radius, middle[0] + radius, middle[1] + radius)
    assert up.crop(box).tobytes() != down.crop(box).tobytes()
    above = (0, 0, up.width, round(box[1]) - 4)
    assert up.crop(above).tobytes() == down.crop(above).tobytes()


def test_save_creates_folder(handheld: Handheld, tmp_path: Path) -> None:
    path = tmp_path / "new" / "handheld.png"
    save(handheld, path, scale=1)
    with Image.open(path) as picture:
        assert picture.format == "PNG"
        assert picture.tobytes() == render(handheld, 1).tobytes()


def test_screen_value_survives_conversion() -> None:
    assert [to_screen(to_light(value)) for value in range(255)] == list(range(255))
    assert exposed(255) == EXPOSURE


def test_channel_tone_equals_single_value_tone() -> None:
    lights = [0.0, 0.01, 0.3, 1.0, 2.5, 12.0]
    channel = Image.new("F", (len(lights), 1))
    for x, light in enumerate(lights):
        channel.putpixel((x, 0), light)
    developed = _developed(channel)
    for x, light in enumerate(lights):
        assert abs(developed.getpixel((x, 0)) - to_screen(light)) <= 1


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


def test_controls_do_not_overlap_within_the_case(make: Callable[..., Handheld]) -> None:
    handheld = make("pygamer")
    placed = [name for name, _, _ in pygamer.BUTTONS]
    assert sorted([*placed, *pygamer.DIRECTIONS]) == sorted(handheld.button_names)
    discs = [(middle, radius) for _, middle, radius in pygamer.BUTTONS]
    discs.append((pygamer.STICK, pygamer.WELL))
    for number, ((x, y), radius) in enumerate(discs):
        assert all(hypot(x - a, y - b) > radius + other + 4 for (a, b), other in discs[number + 1 :])
        left, top, right, bottom = pygamer.CASE
        assert left + 5 < x - radius and x + radius < right - 5
        assert top + 5 < y - radius and y + radius < bottom - 5
        assert x + radius < pygamer.GLASS[0] or x - radius > pygamer.GLASS[2]


def test_display_is_shown_pixel_by_pixel(make: Callable[..., Handheld]) -> None:
    handheld = make("pygamer")
    handheld.script("300ms OK 300ms")
    picture = render(handheld, 3).convert("RGB")
    left, top = pygamer.DISPLAY
    wrong = lit = 0
    for y, row in enumerate(handheld.display_rows()):
        for x in range(160):
            bright = max(row[3 * x : 3 * x + 3]) > 200
            lit += bright
            shown = max(picture.getpixel((3 * (left + x), 3 * (top + y)))) > 150
            wrong += bright and not shown
    assert lit > 100
    assert wrong == 0


def test_pressed_stick_and_button_are_pictured(make: Callable[..., Handheld]) -> None:
    handheld = make("pygamer")
    handheld.run(300)
    pictures = [render(handheld, 1).tobytes()]
    for name in ("LEFT", "UP", "OK", "MENU"):
        handheld.press(name)
        pictures.append(render(handheld, 1).tobytes())
        handheld.release(name)
    assert len(set(pictures)) == 5
    assert render(handheld, 1).tobytes() == pictures[0]
