"""The wiring diagram of a profile: the board from above in the middle, buttons and screen on the left, the strip on the right.

The parts are in the order of their pins, so that no wire of a button crosses another.
"""

from itertools import groupby
from typing import NamedTuple

from tools.drawing.page import INK, MARGIN, PALE, Page, Point, Wording, ruled_page
from tools.guide import diagram_parts as parts
from tools.guide.diagram_parts import cable, draw_cable, draw_strip
from tools.guide.tables import part_name
from tools.guide.templates import BUTTON_HOLE
from tools.guide.wires import Header, Profile, Wire, around, nord_wires, wires_of

_BOARD_LEFT, _BOARD_WIDE, _BOARD_TOP = 150.0, 42.0, 44.0
_PART_LEFT, _PART_WIDE = 30.0, 58.0
_GROUND_RAIL, _THREE_VOLTS_RAIL = 20.0, 13.0
_LANE = 3.6
_HEIGHTS = {"SCREEN": 34.0, "SOUND": 14.0, "GND": 8.0}
_BUTTON_HEIGHT = 13.0
_PLATE_LEFT, _PLATE_TOP, _PLATE_WIDE, _PLATE_HIGH = 214.0, 120.0, 74.0, 30.0


def diagram(profile: Profile, header: Header, words: Wording, title: str) -> Page:
    """Return the page with all wires."""
    page = Page("wiring", f"Sillon - {words['wiring']}, {title}")
    page.text(10, 14, page.title, 5.5, bold=True)
    page.text(287, 14, f"{header.name}, {words['seen_from_above']}", 3.6, "end")
    wires = wires_of(profile, header)
    # Draw the wires first: parts and pins lie on top of them.
    drawn = Page("", "")
    pins = parts.board(drawn, header, _BOARD_LEFT, _BOARD_TOP, _BOARD_WIDE, words)
    _left_side(page, drawn, wires, header, pins, words)
    draw_strip(page, drawn, wires, pins, profile, words)
    page.marks += drawn.marks
    return page


def nord_diagram(profile: Profile, header: Header, words: Wording, title: str) -> Page:
    """Return the page with the wires of a second set of buttons, and the plate for them in true size."""
    page = ruled_page("nord", f"{words['nord_wiring']}, {title}", words)
    page.text(page.width - MARGIN, 20, f"{header.name}, {words['seen_from_above']}", 3.6, "end")
    wires = nord_wires(profile, header)
    drawn = Page("", "")
    pins = parts.board(drawn, header, _BOARD_LEFT, _BOARD_TOP, _BOARD_WIDE, words)
    _left_side(page, drawn, wires, header, pins, words)
    page.marks += drawn.marks
    page.column(_PLATE_LEFT, 30, 6.4, words["nord_steps"], 3.4)
    page.box(_PLATE_LEFT, _PLATE_TOP, _PLATE_WIDE, _PLATE_HIGH, width=0.4, role="outline")
    names = [name for name, _ in getattr(profile, "NORD", ())]
    for k, name in enumerate(names):
        x, y = _PLATE_LEFT + _PLATE_WIDE * (k + 0.5) / len(names), _PLATE_TOP + _PLATE_HIGH / 2 - 2
        page.circle(x, y, BUTTON_HOLE, role="button")
        page.text(x, y + BUTTON_HOLE + 3.6, words[name], 2.4, "middle", colour=PALE)
    return page


def _left_side(
    page: Page, drawn: Page, wires: list[Wire], header: Header, pins: dict[int, Point], words: Wording
) -> None:
    """Draw screen, buttons and buzzer in a column, in the order of their pins, with signals and power."""
    powered_left = any(wire.contact == "VCC" and pins[wire.number][0] <= _BOARD_LEFT for wire in wires)
    signals = [wire for wire in wires if wire.part != "LEDS" and wire.colour != "black"]
    signals = [wire for wire in signals if powered_left or wire.contact != "VCC"]
    ground = next(wire for wire in wires if wire.part != "LEDS" and wire.colour == "black")
    signals.append(ground._replace(part="GND", contact="GND"))
    signals.sort(key=lambda wire: around(header, wire.number))
    names = list(dict.fromkeys(wire.part for wire in signals))
    tops = _tops(names)
    heights: dict[tuple[str, str], float] = {}
    for name in names:
        middle = tops[name] + _HEIGHTS.get(name, _BUTTON_HEIGHT) / 2
        if name == "SCREEN":
            found = parts.screen(drawn, _PART_LEFT, tops[name] + 2, _PART_WIDE, words["SCREEN"], powered_left)
            heights |= {(name, contact): y for contact, y in found.items()}
        elif name == "GND":
            heights[name, "GND"] = middle
        else:
            draw = parts.buzzer if name == "SOUND" else parts.button
            draw(drawn, _PART_LEFT, middle, _PART_WIDE, part_name(name, words))
            heights |= {(name, contact): middle for contact in ("1", "2", "+", "-")}
    _signals(page, signals, heights, pins)
    _supplies(page, drawn, wires, heights, pins)


def _tops(names: list[str]) -> dict[str, float]:
    """Return the top of each part; they are spread over the height of the page."""
    needed = [_HEIGHTS.get(name, _BUTTON_HEIGHT) for name in names]
    gap = min(4.0, (192 - 24 - sum(needed)) / max(len(names) - 1, 1))
    top = 24 + (168 - sum(needed) - gap * (len(names) - 1)) / 2
    tops = {}
    for name, high in zip(names, needed, strict=True):
        tops[name] = top
        top += high + gap
    return tops


def _signals(page: Page, signals: list[Wire], heights: dict[tuple[str, str], float], pins: dict[int, Point]) -> None:
    """Draw the wires from contacts to pins; those to the right side of the board pass below it."""
    bottom = max(y for _, y in pins.values()) + 9
    wanted, under = [], 0
    for wire in signals:
        x, y = pins[wire.number]
        if x > _BOARD_LEFT:
            y = bottom + _LANE * under
            under += 1
            # A wire that is nearly level is drawn level, without a notch.
            level = heights[wire.part, wire.contact]
            y = level if abs(level - y) < _LANE / 2 else y
        wanted.append((heights[wire.part, wire.contact], y))
    under = 0
    for wire, way in zip(signals, ways(wanted), strict=True):
        lane = _BOARD_LEFT - 9 - _LANE * way.lane
        start = _GROUND_RAIL if wire.part == "GND" else _PART_LEFT + _PART_WIDE
        path = [(start, way.contact), (lane, way.contact), (lane, way.pin)]
        x, y = pins[wire.number]
        if x > _BOARD_LEFT:
            out = x + 8 + _LANE * under
            path += [(out, way.pin), (out, y)]
            under += 1
        cable(page, wire, *path, (x, y))
        page.text(start + 3, way.contact - 1.6, wire.pin, 2.6)


def _supplies(
    page: Page, drawn: Page, wires: list[Wire], heights: dict[tuple[str, str], float], pins: dict[int, Point]
) -> None:
    """Draw the two rails on the far left: ground for all, 3.3 V for the screen."""
    grounded = [wire for wire in wires if wire.part != "LEDS" and wire.colour == "black"]
    reached = [heights[wire.part, wire.contact] for wire in grounded]
    draw_cable(
        page, "black", (_GROUND_RAIL, min(*reached, heights["GND", "GND"])), (_GROUND_RAIL, max(reached)), role="rail"
    )
    for wire, y in zip(grounded, reached, strict=True):
        cable(page, wire, (_GROUND_RAIL, y), (_PART_LEFT, y))
        drawn.circle(_GROUND_RAIL, y, 1.1, INK, None)
    drawn.circle(_GROUND_RAIL, heights["GND", "GND"], 1.1, INK, None)
    for wire in wires:
        if wire.contact == "VCC" and pins[wire.number][0] > _BOARD_LEFT:
            x, y = pins[wire.number]
            out, low, high, rail = x + 16, 198.0, heights[wire.part, "VCC"], _THREE_VOLTS_RAIL
            cable(page, wire, (x, y), (out, y), (out, low), (rail, low), (rail, high), (_PART_LEFT, high))
            page.text(rail + 4, low - 2, wire.pin, 2.6)


class Way(NamedTuple):
    """The way of a wire from the height of its contact to that of its pin, along the vertical lane with this number."""

    contact: float
    pin: float
    lane: int


def ways(heights: list[tuple[float, float]]) -> list[Way]:
    """Return ways that do not cross, for (contact, pin) heights that both increase. Lane 0 is the nearest to the pins.

    Where contacts lie above their pins, the upper of two wires needs the lane nearer to the pins; where they lie below, the
    lower one does.
    """
    found: list[Way] = []
    for above, group in groupby(heights, key=lambda height: height[0] < height[1]):
        run = list(group)
        lanes = range(len(run)) if above else reversed(range(len(run)))
        found += [Way(contact, pin, lane) for (contact, pin), lane in zip(run, lanes, strict=True)]
    return found
