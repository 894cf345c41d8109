"""The terminal's lines for a handheld: pure functions of the handheld and of the terminal's size."""

from textwrap import wrap
from typing import NamedTuple

from sim.font.read import COLUMNS, LINES
from sim.handheld import Handheld, columns_of
from sim.picture.layout import DISPLAY_HEIGHT, DISPLAY_WIDTH
from sim.terminal.panel import GLASS, PANEL_BACK, draw_letters, draw_lights, draw_pixels, draw_text
from sim.terminal.sheet import Paint, Sheet

# (columns, lines) of a light, largest first; the last are for a single long row only.
_PITCHES = ((8, 4), (6, 3), (4, 2), (3, 1), (2, 1), (1, 1))
_SMALLEST_PANEL = (4, 2)
_EDGE = (104, 111, 120)
_QUIET = (150, 156, 164)
_SIGNS = {"LEFT": "◀", "RIGHT": "▶", "UP": "▲", "DOWN": "▼", "OK": "OK", "BACK": "↶", "HINT": "?", "MENU": "≡"}
_HELD = (126, 178, 104)
NORD_LEFT = "NORD.LEFT"
_NORD = {"fr": "Nord : j l k OK, i RETOUR", "en": "North: j l k OK, i BACK"}
# The computer's keys for lights that are keys: in the same arrangement, on the usual keyboard of each language.
_PADS = {
    "fr": ("&é\"'(-è_", "azertyui", "qsdfghjk", "wxcvbn,;"),
    "en": ("12345678", "qwertyui", "asdfghjk", "zxcvbnm,"),
}
DIGITS = "12345678"  # for the first row, on any keyboard
_LANGUAGES = {"fr": "français", "en": "English"}
_HELP = {
    "fr": ("← → ↑ ↓ : choisir", "Entrée : OK", "⌫ ou Échap : RETOUR", "B : menu", "+ - : vitesse", "q : quitter"),
    "en": ("← → ↑ ↓: choose", "Enter: OK", "⌫ or Esc: BACK", "B: menu", "+ -: speed", "q: quit"),
}
_TOO_SMALL = {
    "fr": "La fenêtre a {} colonnes et {} lignes : il en faut {} et {}, agrandis-la.",
    "en": "This window has {} columns and {} lines; make it at least {} by {}.",
}


class Plan(NamedTuple):
    """How the body of the frame is laid out: the corners of the panel's and of the display's box, and its size."""

    pitch: tuple[int, int]
    exact: bool  # the display pixel by pixel
    panel: tuple[int, int]
    display: tuple[int, int]
    width: int
    height: int


def frame_lines(handheld: Handheld, width: int, height: int, colours: int, speed: float = 1.0) -> list[str]:
    """Return `height` lines of `width` columns for a terminal with this many colours (1 << 24: true colour)."""
    language = handheld.language if handheld.language in _HELP else "en"
    help_parts = _help(handheld, language)
    help_lines = _filled(help_parts, width)
    body_height = height - 2 - len(help_lines)  # above the body the title, below it the buttons
    plans = _plans(handheld)
    plan = next((plan for plan in plans if plan.width <= width and plan.height <= body_height), None)
    if plan is None:
        nearest = min(
            plans, key=lambda plan: (max(plan.width - width, 0) + max(plan.height - body_height, 0), plan.height)
        )
        needed_width = max(nearest.width, width)
        needed_height = max(nearest.height + 2 + len(_filled(help_parts, needed_width)), height)
        return _too_small(_TOO_SMALL[language].format(width, height, needed_width, needed_height), width, height)
    sheet = Sheet(width, height)
    left, top = (width - plan.width) // 2, 1 + (body_height - plan.height) // 2
    _middle(sheet, top - 1, f"Sillon · {handheld.board} · {_LANGUAGES.get(handheld.language, language)} · ×{speed:g}")
    _panel(sheet, left + plan.panel[0], top + plan.panel[1], handheld, plan.pitch, colours)
    if handheld.bench.display:
        _display(sheet, left + plan.display[0], top + plan.display[1], handheld, plan.exact)
    _buttons(sheet, top + plan.height, handheld)
    for k, line in enumerate(help_lines):
        _middle(sheet, height - len(help_lines) + k, line)
    return sheet.lines(colours)


def _help(handheld: Handheld, language: str) -> tuple[str, ...]:
    """Return what the computer's keys do on this handheld."""
    parts = _HELP[language]
    if NORD_LEFT in handheld.button_names:
        return (*parts[:-2], _NORD[language], *parts[-2:])
    if not handheld.keyed:
        return parts
    arrows = parts[:1] if "LEFT" in handheld.button_names else ()
    return (" / ".join(pad_of(handheld)), *arrows, *parts[1:-1], parts[-1].replace("q", "Q", 1))


def _plans(handheld: Handheld) -> list[Plan]:
    """Return the possible layouts, best first."""
    found = []
    for exact in (True, False) if handheld.bench.display else (False,):
        for across, down in _PITCHES:
            if handheld.rows > 1 and (across, down) < _SMALLEST_PANEL:
                continue
            panel = handheld.cols * across + 2, handheld.rows * down + 2
            display = (DISPLAY_WIDTH + 2, DISPLAY_HEIGHT // 2 + 2) if exact else (COLUMNS + 2, LINES + 2)
            if not handheld.bench.display:
                display = (0, 0)
            wide, high = max(panel[0], display[0]), max(panel[1], display[1])
            above = ((wide - panel[0]) // 2, 0), ((wide - display[0]) // 2, panel[1])
            found.append(Plan((across, down), exact, *above, wide, panel[1] + display[1]))
            beside = (0, (high - panel[1]) // 2), (panel[0] + 1, (high - display[1]) // 2)
            found.append(Plan((across, down), exact, *beside, panel[0] + 1 + display[0], high))
    return found


def _box(sheet: Sheet, x: int, y: int, width: int, height: int, back: Paint) -> None:
    """Draw a frame around width x height cells, with its corner at a cell."""
    sheet.put(x, y, f"╭{'─' * width}╮", _EDGE, back)
    for line in range(height):
        sheet.put(x, y + 1 + line, f"│{' ' * width}│", _EDGE, back)
    sheet.put(x, y + height + 1, f"╰{'─' * width}╯", _EDGE, back)


def _panel(sheet: Sheet, left: int, top: int, handheld: Handheld, pitch: tuple[int, int], colours: int) -> None:
    across, down = pitch
    _box(sheet, left, top, handheld.cols * across, handheld.rows * down, PANEL_BACK)
    draw = draw_lights if colours >= 256 else draw_letters
    draw(sheet, left + 1, top + 1, handheld, across, down)


def _display(sheet: Sheet, left: int, top: int, handheld: Handheld, exact: bool) -> None:
    if exact:
        _box(sheet, left, top, DISPLAY_WIDTH, DISPLAY_HEIGHT // 2, GLASS)
        draw_pixels(sheet, left + 1, top + 1, handheld.pixels())
    else:
        _box(sheet, left, top, COLUMNS, LINES, GLASS)
        draw_text(sheet, left + 1, top + 1, handheld.pixels(), handheld.cells())


def _buttons(sheet: Sheet, y: int, handheld: Handheld) -> None:
    """Draw the buttons in a row, highlighting those that are down."""
    held = handheld.held()
    names = handheld.button_names[handheld.rows * handheld.cols if handheld.keyed else 0 :]
    signs = [f" {_SIGNS.get(name, _nord_sign(name))} " for name in names]
    x = (sheet.width - sum(map(len, signs)) - 2 * (len(signs) - 1)) // 2
    for name, sign in zip(names, signs, strict=True):
        paint = (GLASS, _HELD) if name in held else (_QUIET, PANEL_BACK)
        x = sheet.put(x, y, sign, *paint) + 2


def _nord_sign(name: str) -> str:
    owner, _, own = name.rpartition(".")
    return f"{owner[:1]}{_SIGNS[own]}"


def _middle(sheet: Sheet, y: int, text: str) -> None:
    columns = sum([columns_of(character) for character in text])
    sheet.put(max(0, (sheet.width - columns) // 2), y, text, _QUIET)


def _filled(parts: tuple[str, ...], width: int) -> list[str]:
    """Return the parts side by side on as few lines as possible."""
    lines = [parts[0]]
    for part in parts[1:]:
        if len(lines[-1]) + 3 + len(part) <= width:
            lines[-1] += "   " + part
        else:
            lines.append(part)
    return lines


def _too_small(sentence: str, width: int, height: int) -> list[str]:
    sheet = Sheet(width, height)
    wrapped = wrap(sentence, max(1, width))
    for k, line in enumerate(wrapped):
        sheet.put(0, max(0, (height - len(wrapped)) // 2) + k, line)
    return sheet.lines(0)


def pad_of(handheld: Handheld) -> tuple[str, ...]:
    """Return the characters of the computer's keys for a handheld's lit keys, one string for each row."""
    rows = _PADS.get(handheld.language, _PADS["en"])
    return tuple([row[: handheld.cols] for row in rows[: handheld.rows]])
