"""A row of cells: what Fafy and Fang share."""

from collections.abc import Callable, Iterator

from sillon.contract import Leds
from sillon.views.row import Shape
from tools.drawing.page import INK, Page
from tools.kit.elements import GREEN, RED, SHADE, cross, hop, seeds
from tools.kit.games import Box, Example, Label

CELL = 33.0  # the largest cell: a token, or a few beans
LENGTHS = range(3, 17)  # the cells of a row


def numbers(page: Page, cells: int, left: float, base: float, wide: float) -> None:
    """Write the numbers of the cells below the row, and upside down above it."""
    for cell in range(cells):
        x = left + (cell + 0.5) * wide
        page.text(x, base + CELL + 4.6, str(cell + 1), 4.4, "middle")
        page.text(x, base - 4.6, str(cell + 1), 4.4, "middle", turn=180)


def labels(leds: Leds, halves: bool = False) -> Iterator[Label]:
    """Yield the numbers of a row of eight, below their lights."""
    shape = Shape(leds, 8, False, halves)
    for cell in range(8):
        yield "near", shape.place(cell, 0)[1], str(cell + 1)


def picture(
    page: Page,
    example: Example,
    box: Box,
    halves: bool = False,
    way_of: Callable[[Example, int], list[int]] = Example.way,
) -> None:
    """Draw an example into the box: numbered cells, moves as hops of seeds.

    A row in halves has a tibong at each end; only its first legal move is drawn, with the seed from the reserve.
    """
    left, top, wide, high = box
    cells: int = example.game.cells
    # A row in halves needs room above for hops from end to end; another needs room beside it for a seed that falls off.
    cell = min(wide / (cells if halves else cells + 2), high * 0.48, 14)
    left += (wide - cell * cells) / 2
    base = top + high - cell - 4 if halves else top + (high - cell) / 2
    for k in range(cells):
        tibong = halves and k in (0, cells - 1)
        page.box(left + k * cell, base, cell, cell, SHADE if tibong else None, width=0.35, role="cell")
        seeds(page, left + (k + 0.5) * cell, base + cell / 2, example.position[k], cell)
        page.text(left + (k + 0.5) * cell, base + cell + 3, str(k + 1), 2.6, "middle")
    if halves:
        page.line((left + cells * cell / 2, base), (left + cells * cell / 2, base + cell), width=1.1)

    def middle(k: float) -> float:
        return left + (k + 0.5) * cell

    colour = RED if example.wrong else GREEN
    for number, move in enumerate(example.moves[:1] if halves and not example.wrong else example.moves):
        way = way_of(example, move)
        page.box(left + way[0] * cell, base, cell, cell, None, colour, 0.9, role="played")
        if example.wrong:
            # Cross out a seed that falls off where it falls, not in the last cell, which may hold one.
            fault = way[-1] if not 0 <= way[-1] < cells else example.game.refusal(example.position, move)[1]
            cross(page, middle(fault), base + cell / 2, cell * 0.36)
            if 0 <= fault < cells:
                seeds(page, middle(fault), base + cell / 2, example.position[fault], cell)
        elif halves:
            page.text(middle(way[0]), base - (8.0 if cell > 8 else 4.6), "+1", 3.2, "middle", bold=True, colour=GREEN)
        for start, end in zip(way, way[1:], strict=False):
            # Two moves may cross: draw the hops of the second higher.
            lift = min(2.2 + 1.1 * abs(end - start) + (0 if example.wrong else 3 * number), base - top - 0.5)
            in_cell = 0.12 * cell if end > start else -0.12 * cell
            ends = (middle(start) + in_cell, base - 0.4), (middle(end) - in_cell, base - 0.4)
            hop(page, *ends, lift, colour, 0.8 if example.wrong else 0)
    page.line((left, base + cell), (left + cells * cell, base + cell), stroke=INK, width=0.35)
