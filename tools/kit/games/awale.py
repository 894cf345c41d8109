"""Awalé on paper: two rows of six pits, a store at the right hand of each player."""

from collections.abc import Iterator

from games import new
from games.rules import TAKE
from sillon.contract import Leds
from sillon.games.awale import view
from sillon.views.board_view import BoardView
from tools.drawing.page import INK, PALE, Page, Point, Wording, ruled_page
from tools.kit.elements import GREEN, RED, SHADE, arrow, cross, seats, seeds
from tools.kit.games import Box, Example, GameSheets, Label, MatchSheet, RuleSheet

NAMES = "ABCDEFabcdef"
PITS = 38.0  # pitch of the pits on the board
_LINES = 125


def column(pit: int) -> int:
    """Return the column of a pit: 0 in the west, 5 in the east. Pit a of Nord is at his left, in the east."""
    return pit if pit < 6 else 11 - pit


def _boards(words: Wording) -> list[Page]:
    spoken = words["boards"]
    page = ruled_page("awale", spoken["awale"], words)
    left, middle = (page.width - 6 * PITS) / 2, 104.0
    for pit in range(12):
        x = left + (column(pit) + 0.5) * PITS
        y = middle + (PITS / 2 + 6 if pit < 6 else -PITS / 2 - 6)
        page.circle(x, y, PITS / 2 - 1, None, INK, 0.6, role="pit")
        if pit < 6:
            page.text(x, y + PITS / 2 + 5, NAMES[pit], 4.6, "middle")
        else:
            page.text(x, y - PITS / 2 - 5, NAMES[pit], 4.6, "middle", turn=180)
    for seat in (0, 1):
        x = left + 6 * PITS + 2 if seat == 0 else left - 24.5
        page.box(x, middle - 44, 22.5, 88, None, width=0.6, role="store")
        turn = 180 if seat else 0
        y = middle - 48 if seat else middle + 48
        page.text(x + 11.25, y + (0 if seat else 2.4), spoken["store"], 3.6, "middle", turn=turn)
    seats(page, words, left, left + 6 * PITS, middle - 62, middle + 62)
    # The direction of sowing, in the middle: counter-clockwise.
    arrow(page, ((left + 40, middle + 2.4), (left + 6 * PITS - 40, middle + 2.4)), PALE, 0.7, 3)
    arrow(page, ((left + 6 * PITS - 40, middle - 2.4), (left + 40, middle - 2.4)), PALE, 0.7, 3)
    return [page]


def _match_board(page: Page, top: float) -> float:
    pitch = 13.0
    left = page.width / 2 - 3 * pitch
    for pit, name in enumerate(NAMES):
        x, y = left + (column(pit) + 0.5) * pitch, top + (1.5 if pit < 6 else 0.5) * pitch
        page.circle(x, y, pitch * 0.43, role="pit")
        page.text(x, y + 1.7, name, 5, "middle")
    return top + 2 * pitch + 2


def _labels(leds: Leds) -> Iterator[Label]:
    look = BoardView(new("awale"), b"", 12)
    for pit in range(12):
        yield "near" if pit < 6 else "far", view.place(leds, look, pit, 0)[1], NAMES[pit]


def _picture(page: Page, example: Example, box: Box, words: Wording) -> None:
    """Draw an example into the box: the first move as an arrow along its way, harvested pits shaded."""
    left, top, wide, high = box
    position = example.position
    pitch = min(wide / 8, high / 2.7)
    left += (wide - 8 * pitch) / 2 + pitch
    top += (high - 2.7 * pitch) / 2 + 0.35 * pitch

    def middle(pit: int) -> Point:
        return left + (column(pit) + 0.5) * pitch, top + (1.5 if pit < 6 else 0.5) * pitch

    moves = example.moves if example.wrong else example.moves[:1]
    taken = []
    if moves and not example.wrong:
        taken = [cell for kind, cell, _ in example.game.steps(position, moves[0]) if kind == TAKE]
    way = example.way(moves[0]) if moves else []
    for pit in range(12):
        x, y = middle(pit)
        played = any(example.way(move)[0] == pit for move in moves)
        colour = (RED if example.wrong else GREEN) if played else INK
        fill = SHADE if pit in taken else None
        page.circle(x, y, pitch * 0.45, fill, colour, 0.9 if played else 0.35, role="pit")
        if played and example.wrong:
            cross(page, x, y, pitch * 0.3)
        seeds(page, x, y, position[pit], pitch * 0.86)
        page.text(x, y + (0.45 * pitch + 2.9 if pit < 6 else -0.45 * pitch - 0.9), NAMES[pit], 2.6, "middle")
    for seat, x in ((0, left + 6 * pitch), (1, left - pitch)):
        page.box(x + pitch * 0.1, top + 0.1 * pitch, pitch * 0.8, pitch * 1.8, width=0.35, role="store")
        stored = str(position[12 + seat])
        page.text(x + pitch / 2, top + pitch + pitch * 0.17, stored, pitch * 0.48, "middle", bold=True)
    if len(way) > 1 and not example.wrong:
        _way(page, [middle(pit) for pit in way], pitch)


def _way(page: Page, points: list[Point], pitch: float) -> None:
    """Draw an arrow along the rows, between rim and seeds: on the near side of the near row, the far side of the far row."""
    half = (min(y for _, y in points) + max(y for _, y in points)) / 2
    rows = {y for _, y in points}
    shifted = []
    for x, y in points:
        down = 1 if (y > half if len(rows) > 1 else True) else -1
        shifted.append((x, y + down * pitch * 0.36))
    # Between the rows, the way turns outside the pits.
    turned: list[Point] = []
    for k, (x, y) in enumerate(shifted):
        if k and y != shifted[k - 1][1]:
            out = 0.52 if x > turned[-1][0] - 0.01 and x >= max(p[0] for p in shifted) - 0.01 else -0.52
            turned += [(x + out * pitch, shifted[k - 1][1]), (x + out * pitch, y)]
        turned.append((x, y))
    arrow(page, tuple(turned), GREEN, 0.6, 2.2)


SHEETS = GameSheets(
    rules=RuleSheet(_picture, more=({"target": 20},), variants=("first",)),
    match=MatchSheet(_LINES, _match_board),
    boards=_boards,
    labels=_labels,
)
