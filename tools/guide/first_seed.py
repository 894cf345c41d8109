"""The first seed: a picture of the presses that sow it, and a sheet for a panel that shows it broken or mirrored."""

from functools import cache

from PIL import Image

from hal.wiring import wire_order
from sim.handheld import BRIGHT, Handheld
from tools.drawing.page import FAINT, INK, MARGIN, PALE, WHITE, Page, Wording
from tools.gallery import Entry, picture_of
from tools.guide.wires import Profile

# For two persons: the computer would answer the seed.
PRESSES = ("", "OK", "OK OK RIGHT", "OK OK RIGHT OK 400ms OK 1200ms")
_PICTURE_WIDE = 320
_PICTURE_GAP = 12


@cache
def first_seed_lights(board: str) -> tuple[tuple[int, ...], ...]:
    """Return the lights of the last picture, rows from the north: 0 dark, 1 dim, 2 bright."""
    handheld = Handheld(board, {"SILLON_SEED": 1})
    handheld.script(_script(PRESSES[-1]))
    lights = handheld.lights()
    handheld.power_off()
    return tuple(tuple(2 if max(light) >= BRIGHT else int(max(light) > 0) for light in row) for row in lights)


def _script(presses: str) -> str:
    return "300ms " + presses.replace("OK OK", "OK 200ms OK 200ms")


def first_seed(language: str, board: str = "pico_panel") -> Image.Image:
    """Return the four pictures in a row, on white."""
    pictures = [picture_of(Entry("", board, language, _script(presses))) for presses in PRESSES]
    high = round(pictures[0].height * _PICTURE_WIDE / pictures[0].width)
    row = Image.new("RGB", (len(pictures) * (_PICTURE_WIDE + _PICTURE_GAP) - _PICTURE_GAP, high), (255, 255, 255))
    for k, picture in enumerate(pictures):
        small = picture.resize((_PICTURE_WIDE, high), Image.Resampling.LANCZOS)
        row.paste(small, (k * (_PICTURE_WIDE + _PICTURE_GAP), 0), small)
    return row


CORNERS = ("NW", "NE", "SW", "SE")
WIRINGS = ("zigzag", "rows")
_STEP = 6.4
_ACROSS, _DOWN = 69.0, 62.0
_TOP = 52.0

Grid = tuple[tuple[int, ...], ...]


def seen(grid: Grid, profile: Profile, wiring: str, corner: str) -> Grid:
    """Return what a strip with this wiring shows when the settings have the profile's wiring; `grid` is the right picture."""
    leds = profile.LEDS
    rows, cols = leds["rows"], leds["cols"]
    believed = wire_order(rows, cols, leds["wiring"], leds["corner"])
    found = [[0] * cols for _ in range(rows)]
    for meant, place in zip(believed, wire_order(rows, cols, wiring, corner), strict=True):
        found[place // cols][place % cols] = grid[meant // cols][meant % cols]
    return tuple(map(tuple, found))


def setting(wiring: str, corner: str) -> str:
    """Return the line of settings.toml for this wiring."""
    return f'SILLON_WIRING = "{wiring},{corner}"'


def mirror(name: str, profile: Profile, words: Wording) -> Page:
    """Return a page with a small panel for each wiring and corner after the first seed, and the line that corrects it."""
    page = Page("mirror", f"Sillon - {words['mirror']}")
    page.text(MARGIN, 15, page.title, 5.5, bold=True)
    page.column(MARGIN, 24, 6, words["mirror_steps"], 4)
    grid = first_seed_lights(name)
    for down, wiring in enumerate(WIRINGS):
        for across, corner in enumerate(CORNERS):
            left, top = MARGIN + across * _ACROSS, _TOP + down * _DOWN
            _panel(page, left, top, seen(grid, profile, wiring, corner))
            foot = top + profile.LEDS["rows"] * _STEP + 7
            page.text(left, foot, setting(wiring, corner), 3.6, bold=True)
            if (wiring, corner) == (profile.LEDS["wiring"], profile.LEDS["corner"]):
                page.text(left, foot + 6, words["mirror_right"], 3.6)
    return page


def _panel(page: Page, left: float, top: float, grid: Grid) -> None:
    """Draw the lights: black for bright, grey for dim."""
    page.box(left, top, len(grid[0]) * _STEP, len(grid) * _STEP, role="panel")
    for row, lights in enumerate(grid):
        for col, light in enumerate(lights):
            x, y = left + (col + 0.5) * _STEP, top + (row + 0.5) * _STEP
            page.circle(
                x, y, _STEP * 0.36, (WHITE, FAINT, INK)[light], PALE, 0.2, role=("dark", "dim", "bright")[light]
            )
