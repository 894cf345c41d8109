"""The wiring diagram of a profile: the board from above in the middle, buttons and screen on its left, the strip on its right.

Parts stand in the order of their pins, so that no wire of a button crosses another.
"""

from typing import Any

from sim.guide import diagram_parts as parts
from sim.guide.page import INK, WHITE, Page, Point
from sim.guide.pins import Header, around
from sim.guide.route import ways
from sim.guide.table import part_name
from sim.guide.wires import Wire, wires_of

COLOURS = {
    "red": "#d62222",
    "black": "#222222",
    "green": "#2aa04a",
    "blue": "#2a5fd0",
    "yellow": "#f2cc0c",
    "orange": "#f28c1a",
    "white": "#ffffff",
    "grey": "#a8a8a8",
    "violet": "#8a4fc0",
    "brown": "#8a5a2c",
}
_BOARD_LEFT, _BOARD_WIDE, _BOARD_TOP = 150.0, 42.0, 44.0
_PART_LEFT, _PART_WIDE = 30.0, 58.0
_GROUND_RAIL, _THREE_VOLTS_RAIL = 20.0, 13.0
_LANE = 3.6
_STRIP_LEFT = 226.0
_OVER = 28.0  # where the data go over the board
_HEIGHTS = {"SCREEN": 34.0, "SOUND": 14.0, "GND": 8.0}
_BUTTON_HEIGHT = 13.0


def diagram(profile: Any, header: Header, words: dict[str, Any], title: str) -> Page:
    """The page with everything that is wired."""
    page = Page("wiring", f"Sillon - {words['wiring']}, {title}")
    page.text(10, 14, page.title, 5.5, bold=True)
    page.text(287, 14, f"{header.name}, {words['seen_from_above']}", 3.6, "end")
    wires = wires_of(profile, header)
    # The wires first, so that the parts and the pins lie upon them.
    drawn = Page("", "")
    pins = parts.board(drawn, header, _BOARD_LEFT, _BOARD_TOP, _BOARD_WIDE, words)
    _left_side(page, drawn, wires, header, pins, words)
    _strip(page, drawn, wires, pins, profile, words)
    page.marks += drawn.marks
    return page


def cable(page: Page, colour: str, *points: Point, role: str) -> None:
    """A wire with a dark edge: it can be told apart without colours, and over one that it crosses."""
    page.line(*points, stroke=WHITE, width=2.2)
    page.line(*points, stroke=INK, width=1.3)
    page.line(*points, stroke=COLOURS[colour], width=0.8, role=role)


def _left_side(
    page: Page, drawn: Page, wires: list[Wire], header: Header, pins: dict[int, Point], words: dict[str, Any]
) -> None:
    """Screen, buttons and buzzer, one below the other in the order of their pins, and what supplies them."""
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
    _supplies(page, drawn, wires, names, heights, pins)


def _tops(names: list[str]) -> dict[str, float]:
    """Where each part begins: spread over the height of the page."""
    needed = [_HEIGHTS.get(name, _BUTTON_HEIGHT) for name in names]
    gap = min(4.0, (192 - 24 - sum(needed)) / max(len(names) - 1, 1))
    top = 24 + (168 - sum(needed) - gap * (len(names) - 1)) / 2
    tops = {}
    for name, high in zip(names, needed, strict=True):
        tops[name] = top
        top += high + gap
    return tops


def _signals(page: Page, signals: list[Wire], heights: dict[tuple[str, str], float], pins: dict[int, Point]) -> None:
    """The wires from contacts to pins; those of the board's right side come round below it."""
    bottom = max(y for _, y in pins.values()) + 9
    wanted, under = [], 0
    for wire in signals:
        x, y = pins[wire.number]
        if x > _BOARD_LEFT:
            y = bottom + _LANE * under
            under += 1
            # Nearly level is drawn level: a wire has no notch.
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
        cable(page, wire.colour, *path, (x, y), role=f"wire {wire.part} {wire.contact} {wire.pin}")
        page.text(start + 3, way.contact - 1.6, wire.pin, 2.6)


def _supplies(
    page: Page,
    drawn: Page,
    wires: list[Wire],
    names: list[str],
    heights: dict[tuple[str, str], float],
    pins: dict[int, Point],
) -> None:
    """The two rails on the far left: ground for all, 3.3 V for the screen."""
    grounded = [wire for wire in wires if wire.part != "LEDS" and wire.colour == "black"]
    reached = [heights[wire.part, wire.contact] for wire in grounded]
    cable(
        page, "black", (_GROUND_RAIL, min(*reached, heights["GND", "GND"])), (_GROUND_RAIL, max(reached)), role="rail"
    )
    for wire, y in zip(grounded, reached, strict=True):
        cable(page, "black", (_GROUND_RAIL, y), (_PART_LEFT, y), role=f"wire {wire.part} {wire.contact} {wire.pin}")
        drawn.circle(_GROUND_RAIL, y, 1.1, INK, None)
    drawn.circle(_GROUND_RAIL, heights["GND", "GND"], 1.1, INK, None)
    for wire in wires:
        if wire.contact == "VCC" and pins[wire.number][0] > _BOARD_LEFT:
            x, y = pins[wire.number]
            out, low, high = x + 16, 198.0, heights[wire.part, "VCC"]
            path = (
                (x, y),
                (out, y),
                (out, low),
                (_THREE_VOLTS_RAIL, low),
                (_THREE_VOLTS_RAIL, high),
                (_PART_LEFT, high),
            )
            cable(page, wire.colour, *path, role=f"wire {wire.part} {wire.contact} {wire.pin}")
            page.text(_THREE_VOLTS_RAIL + 4, low - 2, wire.pin, 2.6)


def _strip(
    page: Page, drawn: Page, wires: list[Wire], pins: dict[int, Point], profile: Any, words: dict[str, Any]
) -> None:
    """The strip with its resistor and its capacitor, and what is good to know beside it."""
    found = {wire.contact: wire for wire in wires if wire.part == "LEDS"}
    # From the left side of the board the data come over its top, so they arrive above the others.
    over_top = pins[found["DIN"].number][0] <= _BOARD_LEFT
    order = sorted(
        found.values(), key=lambda wire: pins[wire.number][1] if wire.contact != "DIN" or not over_top else 0
    )
    heights = {wire.contact: height for wire, height in zip(order, (40.0, 50.0, 62.0), strict=True)}
    for k, wire in enumerate(order):
        (x, y), height = pins[wire.number], heights[wire.contact]
        bend = x + 6 + 3 * k
        path = [(x, y), (bend, y), (bend, height)]
        if wire.contact == "DIN" and over_top:
            path = [(x, y), (x - 5, y), (x - 5, _OVER), (_STRIP_LEFT - 6, _OVER), (_STRIP_LEFT - 6, height)]
            drawn.text(x - 2, _OVER - 2, wire.pin, 2.6)
        cable(page, wire.colour, *path, (_STRIP_LEFT, height), role=f"wire LEDS {wire.contact} {wire.pin}")
    _resistor(drawn, 202 if over_top else 215, _OVER if over_top else heights["DIN"], words["resistor"])
    _capacitor(drawn, 209, heights["5V"], heights["GND"], words["capacitor"])
    drawn.box(_STRIP_LEFT, 34, 62, 52, WHITE, width=0.35)
    for contact, height in heights.items():
        drawn.circle(_STRIP_LEFT, height, 1.1, WHITE, width=0.3)
        drawn.text(_STRIP_LEFT + 2, height + 1, contact, 2.6)
    drawn.text(_STRIP_LEFT + 31, 83, words["LEDS"], 3.6, "middle", bold=True)
    parts.lights(drawn, _STRIP_LEFT + 10, 42, profile, words)
    _notes(drawn, words, found["DIN"].pin)


def _resistor(page: Page, x: float, y: float, label: str) -> None:
    page.box(x - 6, y - 2.2, 12, 4.4, "#e8d3a8", width=0.35, role="resistor")
    page.text(x, y - 4, label, 3, "middle")


def _capacitor(page: Page, x: float, plus: float, minus: float, label: str) -> None:
    """Its two plates between 5 V and ground."""
    middle = (plus + minus) / 2
    page.line((x, plus), (x, middle - 1), width=0.6)
    page.line((x, middle + 1), (x, minus), width=0.6)
    for y in (middle - 1, middle + 1):
        page.line((x - 3, y), (x + 3, y), width=0.8, role="capacitor")
    page.circle(x, plus, 0.9, INK, None)
    page.circle(x, minus, 0.9, INK, None)
    page.text(x - 4, middle - 1.6, "+", 3, "end")
    page.text(x + 4, middle + 1, label, 2.6)


def _notes(page: Page, words: dict[str, Any], data: str) -> None:
    """What to mind, and the level shifter for a strip that flickers."""
    left, top = 214.0, 98.0
    for k, line in enumerate(words["wiring_notes"]):
        page.text(left, top + 5.2 * k, line, 3.4)
    top += 28
    page.box(left, top, 74, 58, None, dash=1.2)
    page.text(left + 4, top + 7, words["shifter_title"], 4, bold=True)
    for k, line in enumerate(words["shifter_steps"]):
        page.text(left + 4, top + 14 + 5 * k, line.format(pin=data), 3.1)
    _chip(page, left + 37, top + 47)


def _chip(page: Page, x: float, y: float) -> None:
    """The 74AHCT125 from above: seven legs a side, numbered round from the notch."""
    page.box(x - 16, y - 4, 32, 8, "#444444", width=0.3)
    page.circle(x - 16, y, 1.2, WHITE, width=0.3)
    for k in range(7):
        across = x - 12.6 + 4.2 * k
        for leg, edge, label in ((1 + k, y + 4, y + 8), (14 - k, y - 4, y - 6)):
            page.box(across - 0.6, edge - 0.6, 1.2, 1.2, WHITE, width=0.25)
            page.text(across, label, str(leg), 2.2, "middle", bold=leg in (2, 3, 14))
