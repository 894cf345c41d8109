"""The picture of a handheld whose lights and page are one colour display."""

from collections.abc import Callable
from math import hypot

from sim import picture_pocket
from sim.handheld import Handheld
from sim.picture import render


def test_every_button_and_the_stick_have_a_place_of_their_own_within_the_case(make: Callable[..., Handheld]) -> None:
    handheld = make("pygamer")
    placed = [name for name, _, _ in picture_pocket.BUTTONS]
    assert sorted([*placed, *picture_pocket.DIRECTIONS]) == sorted(handheld.button_names)
    discs = [(middle, radius) for _, middle, radius in picture_pocket.BUTTONS]
    discs.append((picture_pocket.STICK, picture_pocket.WELL))
    for number, ((x, y), radius) in enumerate(discs):
        assert all(hypot(x - a, y - b) > radius + other + 4 for (a, b), other in discs[number + 1 :])
        left, top, right, bottom = picture_pocket.CASE
        assert left + 5 < x - radius and x + radius < right - 5
        assert top + 5 < y - radius and y + radius < bottom - 5
        assert x + radius < picture_pocket.GLASS[0] or x - radius > picture_pocket.GLASS[2]


def test_the_display_is_shown_pixel_by_pixel(make: Callable[..., Handheld]) -> None:
    handheld = make("pygamer")
    handheld.script("300ms OK 300ms")
    picture = render(handheld, 3).convert("RGB")
    left, top = picture_pocket.DISPLAY
    wrong = lit = 0
    for y, row in enumerate(handheld.display_rows()):
        for x in range(160):
            bright = max(row[3 * x : 3 * x + 3]) > 200
            lit += bright
            shown = max(picture.getpixel((3 * (left + x), 3 * (top + y)))) > 150
            wrong += bright and not shown
    assert lit > 100
    assert wrong == 0


def test_the_stick_leans_and_a_button_goes_down(make: Callable[..., Handheld]) -> None:
    handheld = make("pygamer")
    handheld.run(300)
    pictures = [render(handheld, 1).tobytes()]
    for name in ("LEFT", "UP", "OK", "MENU"):
        handheld.press(name)
        pictures.append(render(handheld, 1).tobytes())
        handheld.release(name)
    assert len(set(pictures)) == 5
    assert render(handheld, 1).tobytes() == pictures[0]
