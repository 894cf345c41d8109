"""The sheets to cut out, in true size: base, walls between the lights, ruler of a single row, face."""

from types import SimpleNamespace

from sillon.views.row import Shape
from tools.drawing.page import FAINT, INK, MARGIN, PALE, Page, Point, Wording, ruled_page
from tools.guide.lights import PITCH, RIBBON, middle, order_of, pieces, ribbon
from tools.guide.tables import part_name
from tools.guide.wires import Profile, buttons_of

_BASE_TOP = 34.0
# (colour, contact): the three contacts at each cut, from one side of the strip to the other.
CONTACTS = (("#cc2222", "5V"), ("#1c8a3c", "DIN"), (INK, "GND"))
_APART = 3.0


def panel_base(profile: Profile, words: Wording) -> Page:
    """Return the base on which the strip is glued, seen from the front: where to cut, turn and link."""
    rows, cols = profile.LEDS["rows"], profile.LEDS["cols"]
    page = ruled_page("base", f"{words['panel_base']}, {words['front']}", words)
    left = (page.width - cols * PITCH) / 2
    page.box(left, _BASE_TOP, cols * PITCH, rows * PITCH, width=0.4, role="outline")
    found = pieces(order_of(profile))
    number = 1
    for k, piece in enumerate(found):
        centres = [middle(left, _BASE_TOP, row, col) for row, col in piece]
        ribbon(page, centres, number)
        _cuts(page, centres, words["cut"] if k == 0 else "")
        if k + 1 < len(found):
            _link(page, centres, middle(left, _BASE_TOP, *found[k + 1][0]))
        number += len(piece)
    _entrance(page, [middle(left, _BASE_TOP, row, col) for row, col in found[0]], words)
    foot = _BASE_TOP + rows * PITCH + 22
    steps = [step.format(pieces=len(found), many=len(found[0])) for step in words["base_steps"]]
    page.column(left - 40, foot, 8, steps, 4)
    return page


def _way(centres: list[Point]) -> int:
    """Return 1 when the piece runs to the east, -1 to the west."""
    return 1 if centres[-1][0] >= centres[0][0] else -1


def _cuts(page: Page, centres: list[Point], label: str) -> None:
    """Draw dashed lines across both ends of a piece."""
    for x, y in (centres[0], centres[-1]):
        end = x + (PITCH / 2 if x == max(c[0] for c in centres) else -PITCH / 2)
        page.line((end, y - RIBBON / 2 - 2), (end, y + RIBBON / 2 + 2), dash=1, width=0.35, role="cut")
    if label:
        end = centres[-1][0] + _way(centres) * PITCH / 2
        page.text(end, centres[0][1] - RIBBON / 2 - 5, label, 3.2, "middle")


def _link(page: Page, centres: list[Point], start: Point) -> None:
    """Draw three wires from the end of a piece to the start of the next; where that is turned, its contacts are reversed."""
    way = _way(centres)
    (last, y), (first, below) = centres[-1], start
    end = last + way * PITCH / 2
    down = 1 if below > y else -1
    turned = last == first
    for k, (colour, _) in enumerate(CONTACTS):
        upper = y + (k - 1) * _APART * way
        reach = 4 + 2.2 * ((upper - y) * -down / _APART + 1)
        if turned:
            lower = below - (k - 1) * _APART * way
            far = end + way * reach
            page.line((end, upper), (far, upper), (far, lower), (end, lower), stroke=colour, width=0.7, role="link")
        else:
            lower = below + (k - 1) * _APART * way
            start_x = first - way * PITCH / 2
            between = (y + below) / 2 + (k - 1) * 1.6
            far, near = end + way * reach, start_x - way * (4 + 2.2 * (k + 1))
            path = ((end, upper), (far, upper), (far, between), (near, between), (near, lower), (start_x, lower))
            page.line(*path, stroke=colour, width=0.7, role="link")


def _entrance(page: Page, centres: list[Point], words: Wording) -> None:
    """Draw the three wires from the board, with their names."""
    way = _way(centres)
    x, y = centres[0]
    edge = x - way * PITCH / 2
    far = edge - way * 22
    for k, (colour, contact) in enumerate(CONTACTS):
        wire = y + (k - 1) * _APART * way
        page.line((edge, wire), (far, wire), stroke=colour, width=0.7, role="entrance")
        page.text(far - way * 2, wire + 1, contact, 2.8, "end" if way > 0 else "start", bold=True)
    page.triangle(edge - way * 8, y, way, 0, 3, fill=CONTACTS[1][0])
    page.text((edge + far) / 2 - way * 4, y + 9, words["enter_here"], 3.2, "middle", colour=PALE)


# Walls: card with slots, so that each light shines in a cell of its own.

WALL_HIGH = 13.0
_LUG = 3.0  # length of each end of a wall beyond the outer slot
_CARD = 1.0  # thickness of the card
_WALL_STEP = WALL_HIGH + 2.5
_WALLS_TOP = 34.0


def panel_walls(profile: Profile, words: Wording) -> Page:
    """Return the page of walls: long ones along the rows, between and outside them, short ones across."""
    rows, cols = profile.LEDS["rows"], profile.LEDS["cols"]
    page = ruled_page("walls", words["panel_walls"], words)
    page.column(MARGIN, 20, 5, words["wall_steps"], 3.4)
    page.text(MARGIN, _WALLS_TOP - 2, words["long_walls"].format(many=rows + 1), 3.4, bold=True)
    for k in range(rows + 1):
        _wall(page, MARGIN, _WALLS_TOP + k * _WALL_STEP, cols, True)
    left = MARGIN + cols * PITCH + 2 * _LUG + 12
    page.text(left, _WALLS_TOP - 2, words["short_walls"].format(many=cols + 1), 3.4, bold=True)
    for k in range(cols + 1):
        _wall(page, left, _WALLS_TOP + k * _WALL_STEP, rows, False)
    return page


def _wall(page: Page, left: float, top: float, cells: int, slots_up: bool) -> None:
    """Draw the outline of a wall along this many cells, with a slot of half its height at each crossing."""
    right = left + cells * PITCH + 2 * _LUG
    edge: list[Point] = []
    for k in range(cells + 1):
        x = left + _LUG + k * PITCH
        edge += [(x - _CARD / 2, 0), (x - _CARD / 2, WALL_HIGH / 2), (x + _CARD / 2, WALL_HIGH / 2), (x + _CARD / 2, 0)]
    slotted = [(left, 0.0), *edge, (right, 0.0), (right, WALL_HIGH), (left, WALL_HIGH)]
    points = [(x, top + (y if slots_up else WALL_HIGH - y)) for x, y in slotted]
    page.polygon(*points, fill=None, stroke="#222222", width=0.3, role="wall")


# The ruler of a single row: pieces to be joined, with the cells of the games on them.

_LONGEST = 16  # LEDs on a page
_ON_A_PAGE = 2
_RULER_HIGH = 62.0
_RULER_STEP = 76.0
_RULER_TOP = 32.0
_RULER_LEFT = 15.0
_BAND = 11.0
# (key of the words, cells, in halves): the rows drawn beside the strip.
ROWS = (("strip_fafy", 8, False), ("strip_fang", 8, True))


def strip_plates(profile: Profile, words: Wording) -> list[Page]:
    """Return as many pages as the row needs."""
    cols = profile.LEDS["cols"]
    starts = list(range(0, cols, _LONGEST))
    found = []
    for number, at in enumerate(range(0, len(starts), _ON_A_PAGE)):
        many = -(-len(starts) // _ON_A_PAGE)
        page = ruled_page(f"plate{number + 1}", f"{words['strip_plate']}, {number + 1}/{many}", words)
        page.text(MARGIN, 22, words["strip_steps"], 4)
        for k, start in enumerate(starts[at : at + _ON_A_PAGE]):
            _piece(page, _RULER_TOP + k * _RULER_STEP, start, min(_LONGEST, cols - start), profile, words)
        found.append(page)
    return found


def cells_of(profile: Profile, cells: int, halves: bool) -> list[range]:
    """Return the LEDs of each cell, as the view of the app places them."""
    shape = Shape(SimpleNamespace(rows=1, cols=profile.LEDS["cols"]), cells, halves=halves)
    return [range(first := shape.place(cell, 0)[1], first + shape.height) for cell in range(cells)]


def _piece(page: Page, top: float, start: int, many: int, profile: Profile, words: Wording) -> None:
    """Draw one piece: the strip in the middle, the cells of a game on each side, letters where pieces join."""
    page.box(_RULER_LEFT, top, many * PITCH, _RULER_HIGH, width=0.4, role="outline")
    y = top + _RULER_HIGH / 2
    for (key, cells, halves), band in zip(ROWS, (top + 8, top + _RULER_HIGH - 8 - _BAND), strict=True):
        for cell, leds in enumerate(cells_of(profile, cells, halves)):
            here = [led for led in leds if start <= led < start + many]
            if here:
                left = _RULER_LEFT + (here[0] - start) * PITCH
                page.box(left + 1, band, len(here) * PITCH - 2, _BAND, FAINT, None, role="cell")
                page.text(left + len(here) * PITCH / 2, band + 7.4, str(cell + 1), 5, "middle", bold=True)
        page.text(_RULER_LEFT + 10, band - 1.5 if band < y else band + _BAND + 4, words[key], 3)
    ribbon(page, [(_RULER_LEFT + (k + 0.5) * PITCH, y) for k in range(many)], start + 1)
    for led, x, anchor in ((start, _RULER_LEFT + 2, "start"), (start + many, _RULER_LEFT + many * PITCH - 2, "end")):
        if 0 < led < profile.LEDS["cols"]:
            page.text(x, top + 5.5, chr(ord("A") + led // _LONGEST - 1), 5, anchor, bold=True)


# The face: a hole for each light, a window for the screen, a hole for each button.

LIGHT_HOLE = 5.0  # radii
BUTTON_HOLE = 6.0
_FACE_TOP = 20.0
_RIM = 12.0
_CONTROLS = 64.0  # height of the part with the buttons
_LEAST = 174.0
# Windows: the visible area of a display of 0.96 inch, and of 1.3 inch.
_SMALL, _LARGE = (24.0, 13.0), (32.0, 18.0)
_CROSS = {"LEFT": (-15.0, 0.0), "RIGHT": (15.0, 0.0), "UP": (0.0, -15.0), "DOWN": (0.0, 15.0)}
_PAIR = {"LEFT": (-12.0, 0.0), "RIGHT": (12.0, 0.0)}
_ACTIONS = {"BACK": (-12.0, 6.0), "OK": (12.0, -6.0), "HINT": (12.0, 15.0)}


def face(profile: Profile, words: Wording) -> Page:
    """Return the face seen from the front; that of a single row has only the controls, as the lights are on the ruler."""
    rows, cols = profile.LEDS["rows"], profile.LEDS["cols"]
    page = ruled_page("face", words["panel_face"], words)
    panel_high = rows * PITCH + _RIM if rows > 1 else 0
    wide = max(cols * PITCH + 2 * _RIM, _LEAST) if rows > 1 else _LEAST
    page.box(MARGIN, _FACE_TOP, wide, panel_high + _CONTROLS, width=0.4, role="outline")
    if rows > 1:
        left = MARGIN + (wide - cols * PITCH) / 2
        for row in range(rows):
            for col in range(cols):
                page.circle(*middle(left, _FACE_TOP + _RIM, row, col), LIGHT_HOLE, role="light")
    draw_controls(page, profile, words, (MARGIN + wide / 2, _FACE_TOP + panel_high + _CONTROLS / 2), wide)
    holes = rows * cols if rows > 1 else 0
    steps = [step.format(holes=holes) for step in words["face_steps" if rows > 1 else "controls_steps"]]
    page.column(MARGIN + wide + 14, _FACE_TOP + 8, 7.6, steps, 4)
    return page


def places(names: list[str], middle_of: Point, wide: float) -> list[tuple[str, Point]]:
    """Return (name, place) of each button: arrows left of the screen, the others right.

    Raises KeyError if a button has no place.
    """
    x, y = middle_of
    arrows = _CROSS if "UP" in names else _PAIR
    found = []
    for name in names:
        side, (dx, dy) = (-1, arrows[name]) if name in arrows else (1, _ACTIONS[name])
        found.append((name, (x + side * wide * 0.31 + dx, y + dy)))
    return found


def draw_controls(page: Page, profile: Profile, words: Wording, middle_of: Point, wide: float) -> None:
    """Draw the window of the screen and the holes of the buttons, with names under them."""
    x, y = middle_of
    if profile.DISPLAY:
        for (across, high), dash in ((_SMALL, 0.0), (_LARGE, 1.2)):
            page.box(x - across / 2, y - high / 2, across, high, dash=dash, role="screen")
    for name, (left, top) in places([name for name, _ in buttons_of(profile)], middle_of, wide):
        page.circle(left, top, BUTTON_HOLE, role="button")
        page.text(left, top + BUTTON_HOLE + 3.2, part_name(name, words), 2.4, "middle", colour=PALE)
