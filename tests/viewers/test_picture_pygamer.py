"""The picture of a handheld with lights and page on one colour display."""

from collections.abc import Callable
from math import hypot

from sim.handheld import Handheld
from sim.picture import pygamer
from sim.picture.render import render


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
