"""Every board in every window, from a telephone to a projector: all of it is seen, apart from each other, and fits a finger."""

from pathlib import Path

import pytest

from sim.profiles import profile_of
from tests.browser.visit import AWALE, PLAYED_HERE, Visit

# Width, height, and how the page is coloured there.
WINDOWS = [
    (360, 640, "light"),
    (360, 740, "dark"),
    (740, 360, "light"),
    (768, 1024, "dark"),
    (1024, 768, "light"),
    (1280, 800, "light"),
    (1920, 1080, "dark"),
    (1080, 1920, "light"),
]
TOUCH_PX = 44  # as makers of telephones ask for; WCAG 2.2 asks for 24
TOUCH_SMALL_PX = 34  # of a hint, of the menu, and of a key that is a light
LOOKED_AT = [(360, 740), (740, 360), (1920, 1080)]  # pictures for a person: they take a while


def boxes(visit: Visit, selector: str) -> list[tuple[float, float, float, float]]:
    """left, top, right, bottom of all that is seen of the selector."""
    script = """(selector) => [...document.querySelectorAll(selector)]
      .map((each) => each.getBoundingClientRect()).filter((box) => box.width)
      .map((box) => [box.left, box.top, box.right, box.bottom])"""
    return [tuple(box) for box in visit.page.evaluate(script, selector)]


def apart(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[2] <= other[0] + 1 or other[2] <= one[0] + 1 or one[3] <= other[1] + 1 or other[3] <= one[1] + 1


@pytest.mark.parametrize("board", PLAYED_HERE)
def test_all_of_it_fits_the_window_and_a_finger(visit: Visit, pictures: Path, board: str) -> None:
    visit.open().hold(board, AWALE)
    visit.passes(400)  # the lights are on
    for faces in (False, True):
        if faces:
            visit.turn_faces()
            visit.passes(400)
        for width, height, scheme in WINDOWS:
            visit.page.set_viewport_size({"width": width, "height": height})
            visit.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            visit.settle()
            name = f"{board}-{width}x{height}{'-faces' if faces else ''}.png"
            if (width, height) in LOOKED_AT:
                visit.page.screenshot(path=pictures / name)
            fits(visit, name, (width, height), faces)


def fits(visit: Visit, name: str, size: tuple[int, int], faces: bool) -> None:
    shape = visit.page.evaluate("() => sillon.shape()")
    cells = boxes(visit, "#panel .key")
    beside = boxes(visit, ".cross .key, .deeds .key")
    plain = set(shape["buttons"]) - set(shape["keys"])
    assert len(cells) == len(shape["keys"])
    nords = {name for name in plain if name.startswith("NORD.")}
    assert len(beside) == (len(plain) * 2 if faces and not nords else len(plain))
    assert bool(nords) == (faces and hasattr(profile_of(shape["board"]), "NORD"))
    parts = beside + boxes(visit, "#panel") + boxes(visit, ".glass")
    for group in (parts, cells):
        for k, part in enumerate(group):
            assert part[0] >= 0 <= part[1] and part[2] <= size[0] and part[3] <= size[1], f"{name}: {part}"
            for other in group[:k]:
                assert apart(part, other), f"{name}: {part} lies on {other}"
    small = boxes(visit, ".key-hint, .key-menu")
    for key in beside + cells:
        least = TOUCH_SMALL_PX if key in small + cells else TOUCH_PX
        assert min(key[2] - key[0], key[3] - key[1]) >= least, f"{name}: {key}"


@pytest.mark.parametrize("width, height", [(320, 480), (280, 653), (3840, 2160)])
def test_nothing_of_the_page_is_beside_the_smallest_and_the_largest_window(
    visit: Visit, width: int, height: int
) -> None:
    visit.open()
    visit.page.set_viewport_size({"width": width, "height": height})
    visit.settle()
    seen = boxes(visit, "#bar button, #handheld")
    assert all(left >= 0 and top >= 0 and right <= width and bottom <= height for left, top, right, bottom in seen)
    left, top, right, bottom = seen[-1]
    assert right - left > 0.85 * width or bottom - top > 0.8 * height, "and what there is of it is used"


# Pixels across the light that is seen widest.
WIDEST = """() => {
  const canvas = document.querySelector("#domes");
  const across = sillon.places().map(([x, y]) => {
    const line = canvas.getContext("2d").getImageData(Math.floor(x) - 2, Math.floor(y), 5, 1).data;
    return line.filter((value, k) => k % 4 === 3).reduce((sum, value) => sum + value / 255, 0);
  });
  return Math.max(...across);
}"""


def test_the_lights_of_a_strip_are_no_mere_points_on_a_telephone(visit: Visit) -> None:
    visit.open().hold("pico_strip", AWALE)
    visit.passes(400)
    visit.page.set_viewport_size({"width": 360, "height": 740})
    visit.settle()
    assert visit.page.evaluate(WIDEST) > 4


@pytest.mark.parametrize("board", PLAYED_HERE)
def test_every_key_has_a_name_of_its_own(table: Visit, board: str) -> None:
    table.hold(board)
    names = table.page.evaluate("""() => [...document.querySelectorAll("#panel .key, #cross .key, #deeds .key")]
      .map((key) => key.tagName + " " + key.getAttribute("aria-label"))""")
    assert len(set(names)) == len(names) == len(table.page.evaluate("() => sillon.shape().buttons"))
    assert all(name.startswith("BUTTON ") and len(name) > len("BUTTON ") for name in names)
