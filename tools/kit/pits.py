"""Awalé's board: two rows of six pits, a store at each player's right hand, as a picture of an example."""

from games.rules import TAKE
from tools.drawing.page import INK, Page, Point
from tools.kit.example import Example
from tools.kit.marks import GREEN, RED, SHADE, cross, curve, seeds

NAMES = "ABCDEFabcdef"


def column(pit: int) -> int:
    """Where a pit lies: 0 in the west, 5 in the east. Nord's a is at his left, in the east."""
    return pit if pit < 6 else 11 - pit


def draw(page: Page, example: Example, left: float, top: float, wide: float, high: float) -> None:
    """The board in this box, the first move as an arrow along the way, what is harvested shaded."""
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
        _arrow(page, [middle(pit) for pit in way], pitch)


def _arrow(page: Page, points: list[Point], pitch: float) -> None:
    """Along the rows, between rim and seeds: the near row on its near side, the far row on its far side."""
    half = (min(y for _, y in points) + max(y for _, y in points)) / 2
    rows = {y for _, y in points}
    shifted = []
    for x, y in points:
        down = 1 if (y > half if len(rows) > 1 else True) else -1
        shifted.append((x, y + down * pitch * 0.36))
    # From the second row on the way turns outside the pits.
    turned: list[Point] = []
    for k, (x, y) in enumerate(shifted):
        if k and y != shifted[k - 1][1]:
            out = 0.52 if x > turned[-1][0] - 0.01 and x >= max(p[0] for p in shifted) - 0.01 else -0.52
            turned += [(x + out * pitch, shifted[k - 1][1]), (x + out * pitch, y)]
        turned.append((x, y))
    curve(page, tuple(turned), GREEN, 0.6, 2.2)
