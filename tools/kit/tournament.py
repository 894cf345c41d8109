"""Tournament sheets for any number of pupils: the plan of the day, the pupils, a line for each table, the winners."""

from games.tournament import MAX_PUPILS, MIN_PUPILS, WINNERS
from games.tournament_plan import BETWEEN_MINUTES, GAME_MINUTES, planned, planned_minutes
from tools.drawing.page import FAINT, INK, MARGIN, PALE, WHITE, Page, Wording
from tools.drawing.text import fitting, write
from tools.kit.elements import TOP, sheet

_LINE = 9.6
_HEAD = 22.0  # the title of a round and the heads of its columns
_FOOT = 16.0
_SHARES = (1.1, 4, 4, 2.4, 2.8)  # of the columns; the last one is the referee's
_UNREFEREED = 2  # the first rounds, in which everybody plays


def tournament_sheets(words: Wording, pupils: int = 24, names: tuple[str, ...] = ()) -> list[Page]:
    """Return the sheets for this many pupils, their list filled in from `names`.

    Raises ValueError if there are fewer than 2 or more than 40.
    """
    pupils = len(names) or pupils
    if not MIN_PUPILS <= pupils <= MAX_PUPILS:
        raise ValueError(f"there are {pupils} pupils: there must be {MIN_PUPILS}..{MAX_PUPILS}")
    rounds = planned(pupils)
    pages = [_plan(pupils, rounds, words), _pupils(pupils, names, words)]
    page, y = None, 0.0
    for number, tables in enumerate(rounds, 1):
        if page is None or y + _HEAD + tables * _LINE > page.height - _FOOT:
            page = _new(f"round_{number}", pupils, words)
            pages.append(page)
            y = TOP
        y = _round(page, y, number, tables, words) + 6
    assert page
    if y + 84 > page.height - _FOOT:
        page = _new("winners", pupils, words)
        pages.append(page)
        y = TOP
    _winners(page, y, words)
    return pages


def _new(name: str, pupils: int, words: Wording) -> Page:
    spoken = words["tournament"]
    return sheet(f"tournament_{name}", spoken["title"], words, aside=spoken["pupils_many"].format(pupils))


def _plan(pupils: int, rounds: list[int], words: Wording) -> Page:
    """Return the page with the plan of the day and its duration."""
    page = _new("plan", pupils, words)
    spoken = words["tournament"]
    room = page.width - 2 * MARGIN
    minutes = planned_minutes(len(rounds))
    plan = spoken["minutes"].format(minutes, GAME_MINUTES, BETWEEN_MINUTES)
    y = write(page, MARGIN, 34, room, plan, 5, bold=True) + 4
    columns = (("round", 26.0), ("tables", 26.0), ("who", room - 52))
    x = MARGIN
    for key, across in columns:
        page.box(x, y, across, 10, FAINT, INK, 0.25)
        page.text(x + 3, y + 6.8, spoken[key], 4.4, bold=True)
        x += across
    for number, tables in enumerate(rounds, 1):
        y += 10
        x = MARGIN
        for text, (_, across) in zip((str(number), str(tables), _who(number, spoken)), columns, strict=True):
            page.box(x, y, across, 10, WHITE, INK, 0.25)
            page.text(x + 3, y + 6.8, text, fitting(text, 4.4, across - 6))
            x += across
    y += 24
    for number, step in enumerate(spoken["steps"], 1):
        page.circle(MARGIN + 4, y - 1.6, 3.6, INK, None)
        page.text(MARGIN + 4, y, str(number), 4.4, "middle", bold=True, colour=WHITE)
        y = write(page, MARGIN + 12, y, room - 12, step.format(winners=WINNERS), 4.8) + 3.2
    return page


def _who(number: int, spoken: Wording) -> str:
    return str(spoken["who_plays"][min(number, len(spoken["who_plays"])) - 1])


def _pupils(pupils: int, names: tuple[str, ...], words: Wording) -> Page:
    """Return the page with a line for each pupil, in two columns."""
    page = _new("pupils", pupils, words)
    half = (pupils + 1) // 2
    across = (page.width - 2 * MARGIN - 10) / 2
    for k in range(pupils):
        x, y = MARGIN + k // half * (across + 10), TOP + 12 + k % half * 11.5
        page.text(x + 8, y, str(k + 1), 4.4, "end", colour=PALE)
        page.line((x + 11, y + 1), (x + across, y + 1), stroke=PALE, width=0.25, role="pupil")
        if k < len(names):
            page.text(x + 12, y, names[k], fitting(names[k], 5, across - 14))
    return page


def _round(page: Page, y: float, number: int, tables: int, words: Wording) -> float:
    """Draw the tables of a round; return where they end."""
    spoken = words["tournament"]
    page.text(MARGIN, y + 7, spoken["round_many"].format(number), 6, bold=True)
    page.text(page.width - MARGIN, y + 7, _who(number, spoken), 4, "end")
    wide = page.width - 2 * MARGIN
    shares = _SHARES[:-1] if number <= _UNREFEREED else _SHARES
    for line in range(tables + 1):
        x, top = MARGIN, y + _HEAD - _LINE - 2 + line * _LINE
        texts = spoken["heads"] if line == 0 else [str(line), "", "", "", ""]
        for text, share in zip(texts, shares, strict=False):
            across = wide * share / sum(shares)
            role = "head" if line == 0 else "table" if text else ""
            page.box(x, top, across, _LINE, WHITE if line else FAINT, INK, 0.25, role=role)
            size = 4 if line else fitting(text, 4, across - 2, True)
            page.text(x + across / 2, top + 6.4, text, size, "middle", not line)
            x += across
    return y + _HEAD - 2 + tables * _LINE


def _winners(page: Page, y: float, words: Wording) -> None:
    """Draw a frame with lines for up to three names."""
    page.box(MARGIN, y + 6, page.width - 2 * MARGIN, 74, None, INK, 0.8)
    page.box(MARGIN + 1.6, y + 7.6, page.width - 2 * MARGIN - 3.2, 70.8, None, INK, 0.25)
    page.text(page.width / 2, y + 22, words["tournament"]["winners"], 9, "middle", bold=True)
    for k in range(WINNERS):
        left = page.width / 2 - 60
        page.line((left, y + 40 + 15 * k), (left + 120, y + 40 + 15 * k), stroke=PALE, width=0.3, role="winner")
