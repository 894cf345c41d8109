"""The sheets of the guide: true millimetres, no overlaps, nothing cut off; the diagram's lanes; the sheet of the first seed."""

import re
import tomllib
from collections.abc import Iterator
from itertools import combinations, pairwise, product
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import NAMES
from hal.boards import NAMES as BOARDS
from hal.settings import Settings
from hal.wiring import WIRINGS as ALLOWED
from sim.profiles import profile_of
from tests import modules
from tools.drawing.page import Circle, Page, Shape, Text
from tools.drawing.pdf import pdf
from tools.drawing.svg import svg
from tools.drawing.text import HELVETICA, text_width
from tools.guide.diagram import Way, diagram, ways
from tools.guide.files import built_by_hand, pages_of
from tools.guide.first_seed import CORNERS, WIRINGS, Grid, first_seed_lights, mirror, seen
from tools.guide.keys_card import PICTURES, paper_colour, pictures
from tools.guide.legend_card import COLOURS, dotted
from tools.guide.lights import order_of
from tools.guide.templates import LIGHT_HOLE
from tools.guide.wires import RASPBERRY_PI, header_of, wires_of
from tools.guide.words import LANGUAGES, words
from tools.legend import legend

PITCH = 16.667
NEAR = 0.01
SPACE = "{http://www.w3.org/2000/svg}"

OTHER = SimpleNamespace(
    BOARD_IDS=("raspberry_pi_40_pins",),
    LEDS={"driver": "neopixel", "pin": "D18", "rows": 3, "cols": 4, "wiring": "rows", "corner": "SE"},
    BUTTONS=({"keys": (("LEFT", "D5"), ("RIGHT", "D6"), ("OK", "D20"), ("BACK", "D21"), ("HINT", "D16"))},),
    DISPLAY={"driver": "ssd1306", "scl": "SCL", "sda": "SDA"},
    SOUND={"driver": "pwm", "pin": "D12"},
)


def sheets() -> list[object]:
    """Return every page of every profile, and the diagram of a board with other pins."""
    with modules.put_back():  # a picture of the screen comes from a handheld, which imports the program again
        every = list(_sheets())
    return [*every, pytest.param(diagram(OTHER, RASPBERRY_PI, words("fr"), "3 x 4"), id="another-board")]


def _sheets() -> Iterator[object]:
    for name in BOARDS:
        for language in LANGUAGES:
            for page in pages_of(name, language):
                yield pytest.param(page, id=f"{name}-{page.name}-{language}")


def sheet(name: str, page: str) -> Page:
    return next(found for found in pages_of(name, "fr") if found.name == page)


def middles(page: Page, role: str) -> list[tuple[float, float]]:
    found = []
    for element in ElementTree.fromstring(svg(page)).iter():
        if element.get("class") == role:
            if element.tag == SPACE + "circle":
                found.append((float(element.get("cx", "")), float(element.get("cy", ""))))
            else:
                points = [tuple(map(float, point.split(","))) for point in element.get("points", "").split()]
                xs, ys = [x for x, _ in points], [y for _, y in points]
                found.append(((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2))
    return found


def box_of(text: Text) -> tuple[float, float, float, float]:
    """Return left, top, right, bottom of a text that is not turned."""
    wide = text_width(text.text, text.size, text.bold, HELVETICA)
    left = text.at[0] - {"start": 0, "middle": wide / 2, "end": wide}[text.anchor]
    return left, text.at[1] - 0.72 * text.size, left + wide, text.at[1] + 0.1 * text.size


@pytest.mark.parametrize("page", sheets())
def test_svg_unit_is_a_millimetre(page: Page) -> None:
    root = ElementTree.fromstring(svg(page))
    assert root.tag == SPACE + "svg"
    assert (root.get("width"), root.get("height")) == ("297mm", "210mm")
    assert root.get("viewBox") == "0 0 297 210"
    assert root.findtext(SPACE + "title") == page.title


@pytest.mark.parametrize("page", sheets())
def test_texts_are_on_the_page_and_do_not_overlap(page: Page) -> None:
    boxes = [(mark.text, box_of(mark)) for mark in page.marks if isinstance(mark, Text) and mark.text and not mark.turn]
    for text, (left, top, right, bottom) in boxes:
        assert left >= 5 and right <= page.width - 5 and top >= 5 and bottom <= page.height - 5, text
    for (one, a), (other, b) in combinations(boxes, 2):
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], (one, other)


@pytest.mark.parametrize("page", sheets())
def test_shapes_keep_the_printer_margin(page: Page) -> None:
    for mark in page.marks:
        points = mark.points if isinstance(mark, Shape) else [mark.middle] if isinstance(mark, Circle) else []
        reach = mark.radius if isinstance(mark, Circle) else 0
        for x, y in points:
            assert x - reach >= 5 and x + reach <= page.width - 5, mark
            assert y - reach >= 5 and y + reach <= page.height - 5, mark


def test_panel_leds_have_the_pitch_of_the_strip() -> None:
    leds = middles(sheet("pico_panel", "base"), "led")
    assert len(leds) == 45
    for (x, y), (right, below) in pairwise(leds):
        assert abs(right - x) + abs(below - y) == pytest.approx(PITCH, abs=NEAR)


def test_panel_leds_are_numbered_along_the_wire() -> None:
    page = sheet("pico_panel", "base")
    leds = middles(page, "led")
    left, top = min(x for x, _ in leds), min(y for _, y in leds)
    places = [(round((y - top) / PITCH), round((x - left) / PITCH)) for x, y in leds]
    assert places == order_of(profile_of("pico_panel"))
    numbers = [mark.text for mark in page.marks if isinstance(mark, Text) and mark.size == 2.8 and mark.text.isdigit()]
    assert numbers == [str(number) for number in range(1, 46)]


def test_strip_pieces_are_linked_end_to_start() -> None:
    ends = [
        mark.points[:: len(mark.points) - 1]
        for mark in sheet("pico_panel", "base").marks
        if isinstance(mark, Shape) and mark.role == "link"
    ]
    assert len(ends) == 4 * 3
    for one, other in ends:
        assert one[0] == pytest.approx(other[0])
        assert abs(other[1] - one[1]) == pytest.approx(PITCH, abs=6.01)


def test_face_has_a_hole_over_each_led() -> None:
    holes = middles(sheet("pico_panel", "face"), "light")
    leds = sorted((round(y, 3), round(x, 3)) for x, y in middles(sheet("pico_panel", "base"), "led"))
    assert len(holes) == 45
    (x, y), (top, left) = holes[0], leds[0]
    for (hole_x, hole_y), (led_y, led_x) in zip(holes, leds, strict=True):
        assert hole_x - x == pytest.approx(led_x - left, abs=NEAR)
        assert hole_y - y == pytest.approx(led_y - top, abs=NEAR)
    assert LIGHT_HOLE < PITCH / 2


@pytest.mark.parametrize("name", built_by_hand())
def test_face_has_a_separate_hole_for_each_button(name: str) -> None:
    page = sheet(name, "face")
    profile = profile_of(name)
    holes = [mark for mark in page.marks if isinstance(mark, Circle)]
    assert sum(mark.role == "button" for mark in holes) == sum(len(group["keys"]) for group in profile.BUTTONS)
    for one, other in combinations(holes, 2):
        (x, y), (right, below) = one.middle, other.middle
        assert ((x - right) ** 2 + (y - below) ** 2) ** 0.5 > one.radius + other.radius + 2


def test_wall_slots_are_a_pitch_apart() -> None:
    walls = [mark for mark in sheet("pico_panel", "walls").marks if isinstance(mark, Shape) and mark.role == "wall"]
    assert sorted((len(wall.points) - 4) // 4 for wall in walls) == [6] * 10 + [10] * 6
    for wall in walls:
        edges = [x for x, _ in wall.points[1:-3:4]]
        for x, right in pairwise(edges):
            assert right - x == pytest.approx(PITCH, abs=NEAR)


def test_strip_pieces_make_a_metre() -> None:
    plates = [page for page in pages_of("pico_strip", "fr") if page.name.startswith("plate")]
    leds = [led for page in plates for led in middles(page, "led")]
    assert len(leds) == 60
    outlines = [mark for page in plates for mark in page.marks if isinstance(mark, Shape) and mark.role == "outline"]
    assert sum(mark.points[1][0] - mark.points[0][0] for mark in outlines) == pytest.approx(1000, abs=NEAR)
    for page in plates:
        for (x, y), (right, below) in pairwise(middles(page, "led")):
            assert below != y or right - x == pytest.approx(PITCH, abs=NEAR)


def test_strip_joins_have_a_letter_on_both_pieces() -> None:
    plates = [page for page in pages_of("pico_strip", "fr") if page.name.startswith("plate")]
    letters = [mark.text for page in plates for mark in page.marks if isinstance(mark, Text) and mark.text.isalpha()]
    assert sorted(text for text in letters if len(text) == 1) == ["A", "A", "B", "B", "C", "C"]


@pytest.mark.parametrize("name", built_by_hand())
def test_templates_have_a_ruler_of_100_mm(name: str) -> None:
    for page in pages_of(name, "fr"):
        rulers = [mark for mark in page.marks if isinstance(mark, Shape) and mark.role == "ruler"]
        if page.name not in ("wiring", "card", "lights", "layers", "mirror"):
            assert [mark.points[1][0] - mark.points[0][0] for mark in rulers] == [100]


@pytest.mark.parametrize("name", built_by_hand())
def test_diagram_wires_end_at_their_pins(name: str) -> None:
    page = sheet(name, "wiring")
    pins = middles(page, "pin")
    profile = profile_of(name)
    header = header_of(profile)
    assert header is not None
    numbers = [number for side in header.numbers for number in side]
    drawn = {mark.role: mark for mark in page.marks if isinstance(mark, Shape) and mark.role.startswith("wire ")}
    for wire in wires_of(profile, header):
        line = drawn[f"wire {wire.part} {wire.contact} {wire.pin}"]
        if wire.pin != "GND" or wire.part == "LEDS":
            ends = (line.points[0], line.points[-1])
            assert any(end == pytest.approx(pins[numbers.index(wire.number)]) for end in ends), wire


@pytest.mark.parametrize("name", built_by_hand())
def test_card_shows_every_button_twice(name: str) -> None:
    roles = [mark.role for mark in sheet(name, "card").marks if isinstance(mark, Circle)]
    for group in profile_of(name).BUTTONS:
        for button, _ in group["keys"]:
            assert roles.count(f"button {button}") == (3 if button == "BACK" else 2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", built_by_hand())
def test_card_of_lights_says_the_legend_of_these_lights(name: str, language: str) -> None:
    page = next(page for page in pages_of(name, language) if page.name == "lights")
    assert all(
        mark.at[0] < page.width - 10 and mark.at[1] < page.height - 8 for mark in page.marks if isinstance(mark, Text)
    )
    printed = " ".join(mark.text for mark in page.marks if isinstance(mark, Text)).replace("\u00a0", " ")
    leds = SimpleNamespace(keyed=False, touched=False, **{key: profile_of(name).LEDS[key] for key in ("rows", "cols")})
    for game in NAMES:
        for text in legend(game, language, leds):
            assert text in printed


@pytest.mark.parametrize("language, screen", [("fr", "écran"), ("en", "screen")])
def test_card_of_lights_names_a_screen_where_there_is_one(language: str, screen: str) -> None:
    for name in BOARDS:
        with modules.put_back():  # as above
            page = next(page for page in pages_of(name, language) if page.name == "lights")
        printed = " ".join(mark.text for mark in page.marks if isinstance(mark, Text))
        assert (screen in printed) == bool(profile_of(name).DISPLAY), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_of_keys_names_and_shows_each_menu(language: str) -> None:
    with modules.put_back():  # as above
        page = next(page for page in pages_of("trellis_m4", language) if page.name == "keys")
        shown = pictures("trellis_m4")
    spoken = words(language)["keys_card"]
    titles = [mark.text for mark in page.marks if isinstance(mark, Text)]
    assert [key for key in spoken if key != "title"] == list(shown) == list(PICTURES)
    assert all(spoken[key].partition("|")[0] in titles for key in shown)
    assert len(set(shown.values())) == len(shown), "no two menus look alike"
    fills = [mark.fill for mark in page.marks if isinstance(mark, Shape) and mark.role == "key"]
    assert fills == [paper_colour(light) for lights in shown.values() for row in lights for light in row]


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_of_lights_has_a_dot_for_each_colour(language: str) -> None:
    spoken = words(language)
    said = [pair for game in NAMES for text in legend(game, language) for pair in dotted(text, spoken)]
    assert {colour for colour, _ in said if colour} == set(COLOURS)
    assert ("sky", spoken["sky"]) in [(colour, word.replace("\u00a0", " ").rstrip(".,")) for colour, word in said]


@pytest.mark.parametrize("name", built_by_hand())
def test_pdf_has_all_pages_in_true_size(name: str) -> None:
    pages = pages_of(name, "fr")
    made = pdf(pages, "Sillon", "fr")
    assert len(re.findall(rb"/Type /Page\b", made)) == len(pages)
    # A4 in points, 72 an inch. A PDF may have one more size, for pages without their own; these have none.
    assert made.count(b"/MediaBox [0 0 841.89 595.28]") == len(pages)


def crossing(one: Way, other: Way) -> bool:
    """Return whether two wires meet: from x = -100 at the contact, to x = -lane, along that lane, to x = 0 at the pin."""
    for a, b in ((one, other), (other, one)):
        low, high = sorted((b.contact, b.pin))
        left_meets = -100 < -b.lane < -a.lane and low <= a.contact <= high
        right_meets = -a.lane < -b.lane and low <= a.pin <= high
        if left_meets or right_meets:
            return True
    low, high = sorted((one.contact, one.pin))
    return one.lane == other.lane and low <= max(other.contact, other.pin) and high >= min(other.contact, other.pin)


@given(st.lists(st.tuples(st.integers(1, 30), st.integers(1, 30)), min_size=1, max_size=9))
def test_wires_do_not_cross(steps: list[tuple[int, int]]) -> None:
    contact = pin = 0
    heights = []
    for down, along in steps:
        contact, pin = contact + down, pin + along
        heights.append((float(contact), float(pin)))
    found = ways(heights)
    assert [(way.contact, way.pin) for way in found] == heights
    for one, other in combinations(found, 2):
        assert not crossing(one, other), (one, other)


@pytest.mark.parametrize("lanes", [(1, 0)])
def test_crossing_finds_swapped_lanes(lanes: tuple[int, int]) -> None:
    assert crossing(Way(0, 10, lanes[0]), Way(5, 15, lanes[1]))


@pytest.fixture(scope="module")
def meant() -> Grid:
    return first_seed_lights("pico_panel")


def laid(wiring: str, corner: str) -> SimpleNamespace:
    return SimpleNamespace(LEDS={"rows": 5, "cols": 9, "wiring": wiring, "corner": corner})


def test_first_seed_makes_a_pile_of_two(meant: Grid) -> None:
    assert meant[4] == (1, 2, 2, 2, 2, 2, 2, 2, 0)
    assert meant[3] == (0, 2, 0, 0, 0, 0, 0, 0, 0)
    assert not any(map(any, meant[:3]))


def test_every_wiring_looks_different(meant: Grid) -> None:
    profile = profile_of("pico_panel")
    pictures = [str(seen(meant, profile, wiring, corner)) for wiring, corner in product(WIRINGS, CORNERS)]
    assert len(set(pictures)) == len(pictures) == 8


def test_setting_below_a_picture_corrects_it(meant: Grid) -> None:
    for wiring, corner in product(WIRINGS, CORNERS):
        assert seen(meant, laid(wiring, corner), wiring, corner) == meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_setting_below_a_drawing_is_valid(language: str) -> None:
    page = mirror("pico_panel", profile_of("pico_panel"), words(language))
    lines = [mark.text for mark in page.marks if isinstance(mark, Text) and "SILLON_" in mark.text]
    taken = [Settings(tomllib.loads(line).get).get("WIRING", "none", ALLOWED) for line in lines]
    assert sorted(taken) == sorted(ALLOWED)
