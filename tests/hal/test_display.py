"""The screen, pixel by pixel on the emulated SSD1306: what is written and what is drawn."""

# mypy: disable-error-code="import-untyped"

from collections.abc import Callable

import adafruit_displayio_ssd1306
import board
import busio
import displayio
import i2cdisplaybus
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hal import Board
from hal.drivers import ssd1306
from sim.fakes import wire
from sim.fakes.oled import SSD1306
from sim.font.read import read_cells
from tests.hal import kit
from tests.hal.display_tools import CELL, GLYPHS, LINE, TOP, Shown, drawn

NARROW = sorted(character for character, glyph in GLYPHS.items() if glyph.width == CELL)
WIDE = sorted(character for character, glyph in GLYPHS.items() if glyph.width == 2 * CELL)


def test_screen_has_five_lines_of_21_in_two_colours() -> None:
    screen = kit.power_on_and_open().display
    assert (screen.width, screen.height, screen.columns, screen.rows, screen.colours) == (128, 64, 21, 5, 2)


def test_start_commands_equal_adafruits() -> None:
    def sent_by(opened: Callable[[], object]) -> bytes:
        received = []

        class Listening(SSD1306):
            def write(self, data: bytes) -> None:
                received.append(data)
                super().write(data)

        wire.reset()
        wire.attach_i2c(0x3C, Listening())
        displayio.release_displays()
        opened()
        return b"".join(received)

    def adafruits() -> object:
        wires = busio.I2C(board.GP5, board.GP4, frequency=400_000)
        bus = i2cdisplaybus.I2CDisplayBus(wires, device_address=0x3C)
        return adafruit_displayio_ssd1306.SSD1306(bus, width=128, height=64, auto_refresh=False)

    wiring = kit.profile("pico_panel").DISPLAY
    assert sent_by(lambda: ssd1306.open_part(wiring, Board())) == sent_by(adafruits)
    assert wire.ms() == 130, "the pauses of the driver are simulated"


@pytest.mark.parametrize("start", range(0, len(NARROW), 21))
def test_every_character_lands_on_its_pixels(start: int) -> None:
    shown = Shown()
    text = "".join(NARROW[start : start + 21])
    row = start // 21 % 5
    shown.display.text(row, text)
    assert shown.lit() == drawn(row, 0, text)


@pytest.mark.parametrize("start", range(0, len(WIDE), 10))
def test_every_pictogram_takes_two_columns(start: int) -> None:
    shown = Shown()
    text = "".join(WIDE[start : start + 10])
    shown.display.text(1, text + "|")
    assert shown.display.cells(text) == 2 * len(text)
    assert shown.lit() == drawn(1, 0, text + "|")


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("123456789012345678901234", "123456789012345678901"),
        ("☷ 3456789012345678901234", "☷ 345678901234567890"[:20]),
        ("☷" * 12, "☷" * 10),
    ],
)
def test_text_is_cut_after_21_cells(text: str, kept: str) -> None:
    shown = Shown()
    shown.display.text(2, text)
    assert {(x, y) for x, y in shown.lit() if x < CELL * shown.display.cells(kept)} == drawn(2, 0, kept)
    assert all(x < 21 * CELL for x, _ in shown.lit())


def test_new_text_replaces_line() -> None:
    shown = Shown()
    shown.display.text(0, "Une graine de trop")
    shown.display.text(3, "Nord")
    shown.lit()
    shown.display.text(0, "Sud ♛")
    assert shown.lines() == ["Sud ♛", "", "", "Nord", ""]


def test_nothing_is_drawn_before_show() -> None:
    shown = Shown()
    shown.display.text(0, "later")
    shown.display.disc(60, 30, 9)
    assert not any(any(row) for row in shown.panel.rows())
    assert shown.lines()[0] == "later"


def test_inverse_line_fills_its_cells() -> None:
    shown = Shown()
    shown.display.text(1, "♫ Son", True)
    every = {(x, y) for x in range(21 * CELL) for y in range(TOP + LINE, TOP + 2 * LINE)}
    assert shown.lit() == every - drawn(1, 0, "♫ Son")
    assert all(cell.inverse for cell in read_cells(shown.panel.rows(), TOP)[1])
    shown.display.text(1, "♫ Son")
    assert shown.lit() == drawn(1, 0, "♫ Son")


def test_unknown_character_is_hollow_box() -> None:
    shown = Shown()
    shown.display.text(0, "a\u0416b")
    assert shown.lit() == drawn(0, 0, "a\ufffdb")


def test_clear_removes_text_inverse_and_drawing() -> None:
    shown = Shown()
    shown.display.text(0, "gone")
    shown.display.text(4, "gone", True)
    shown.display.disc(100, 30, 8)
    assert len(shown.lit()) > 1000
    shown.display.clear()
    assert shown.lit() == set()
    shown.display.text(4, "plain")
    assert shown.lit() == drawn(4, 0, "plain")


def test_drawing_with_new_key_is_cleared_alone() -> None:
    shown = Shown()
    screen = shown.display
    place = (10, 10, 5, 5)
    assert screen.drawing("whole")
    screen.line(0, 0, 0, 0)
    assert screen.drawing("one", place)
    screen.line(10, 10, 14, 14)
    assert not screen.drawing("one", place)
    assert len(shown.lit()) == 6
    assert not screen.drawing("whole")
    assert screen.drawing("other", place)
    screen.line(10, 14, 10, 14)
    assert shown.lit() == {(0, 0), (10, 14)}


def test_unrequested_drawing_is_removed() -> None:
    shown = Shown()
    screen = shown.display
    places = (10, 10, 5, 5), (30, 10, 5, 5)
    for x, y, _, _ in places:
        screen.drawing("dot", (x, y, 5, 5))
        screen.line(x, y, x, y)
    assert shown.lit() == {(10, 10), (30, 10)}
    screen.clear()
    assert not screen.drawing("dot", places[1])
    assert shown.lit() == {(30, 10)}
    screen.clear()
    assert screen.drawing("dot", places[0])
    assert shown.lit() == set()


def test_two_drawings_are_sent_separately() -> None:
    shown = Shown()
    places = (0, 0, 8, 8), (120, 56, 8, 8)
    for x, y, width, height in places:
        shown.display.drawing("dot", (x, y, width, height))
        shown.display.line(x, y, x, y)
    shown.finish()
    for x, y, width, height in places:
        shown.display.drawing("another", (x, y, width, height))
        shown.display.line(x + 1, y, x + 1, y)
    assert shown.bytes_sent() <= 16 + 2 * 24  # with the commands for two areas
    assert shown.lit() == {(1, 0), (121, 56)}


@pytest.mark.parametrize(
    ("ends", "pixels"),
    [
        ((3, 5, 6, 5), {(3, 5), (4, 5), (5, 5), (6, 5)}),
        ((127, 63, 127, 61), {(127, 63), (127, 62), (127, 61)}),
        ((0, 0, 3, 3), {(0, 0), (1, 1), (2, 2), (3, 3)}),
        ((9, 9, 9, 9), {(9, 9)}),
    ],
)
def test_line_has_both_ends(ends: tuple[int, int, int, int], pixels: set[tuple[int, int]]) -> None:
    shown = Shown()
    shown.display.line(*ends)
    assert shown.lit() == pixels


def test_line_of_colour_0_is_dark() -> None:
    shown = Shown()
    shown.display.line(10, 20, 19, 20)
    shown.display.line(12, 20, 13, 20, 0)
    assert shown.lit() == {(x, 20) for x in (10, 11, 14, 15, 16, 17, 18, 19)}


DISCS = {
    0: "#",
    1: ".#. ### .#.",
    2: ".###. ##### ##### ##### .###.",
    3: "..###.. .#####. ####### ####### ####### .#####. ..###..",
}


@pytest.mark.parametrize("radius", DISCS)
def test_disc_is_filled_and_round(radius: int) -> None:
    shown = Shown()
    shown.display.disc(40, 30, radius)
    picture = DISCS[radius].split()
    expected = {
        (40 - radius + i, 30 - radius + j) for j, row in enumerate(picture) for i, sign in enumerate(row) if sign == "#"
    }
    assert shown.lit() == expected


def test_disc_of_colour_0_is_hole() -> None:
    shown = Shown()
    shown.display.disc(40, 30, 3)
    whole = shown.lit()
    shown.display.disc(40, 30, 1, 0)
    assert whole - shown.lit() == {(40, 29), (39, 30), (40, 30), (41, 30), (40, 31)}


def test_text_overlays_drawing() -> None:
    shown = Shown()
    shown.display.line(0, 20, 127, 20)
    shown.display.text(1, "Fafy")
    assert shown.lit() == drawn(1, 0, "Fafy") | {(x, 20) for x in range(128)}


LINES = st.text(alphabet=[*"ab Z9,", *"éÎœ", *"☷♛⤵"], max_size=14)


def test_screen_shows_the_last_text_written() -> None:
    shown = Shown()

    @settings(max_examples=40, deadline=None)
    @given(st.lists(st.tuples(st.integers(0, 4), LINES, st.booleans(), st.integers(0, 3)), max_size=12))
    def check(writing: list[tuple[int, str, bool, int]]) -> None:
        shown.display.clear()
        wanted = [("", False)] * 5
        for row, text, inverse, shows in writing:
            shown.display.text(row, text, inverse)
            wanted[row] = (_cut(text), inverse)
            for _ in range(shows):
                shown.display.show()
        assert shown.lines() == [text.rstrip() for text, _ in wanted]
        cells = read_cells(shown.panel.rows(), TOP)
        assert [line[0].inverse for line in cells] == [inverse for _, inverse in wanted]

    check()


def _cut(text: str) -> str:
    """Return a text as far as 21 cells go; half a pictogram at the end is no glyph."""
    cells = 0
    kept = ""
    for character in text:
        cells += GLYPHS[character].width // CELL
        if cells > 21:
            return kept + ("▒" if cells == 22 and GLYPHS[character].width > CELL else "")
        kept += character
    return kept
