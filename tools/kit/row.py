"""A row of cells, Fafy's and Fang's, as a picture of an example."""

from tools.drawing.page import INK, Page
from tools.kit.example import Example
from tools.kit.marks import GREEN, RED, SHADE, cross, hop, seeds


def draw(page: Page, example: Example, left: float, top: float, wide: float, high: float) -> None:
    """The row in this box: its cells with their numbers, moves as hops of seeds; of Fang's the first one."""
    cells = example.game.cells
    fang = example.game.NAME == "fang"
    # Beside Fafy's row is room for a seed that falls off, above Fang's for a way from end to end.
    cell = min(wide / (cells if fang else cells + 2), high * 0.48, 14)
    left += (wide - cell * cells) / 2
    base = top + high - cell - 4 if fang else top + (high - cell) / 2
    for k in range(cells):
        tibong = fang and k in (0, cells - 1)
        page.box(left + k * cell, base, cell, cell, SHADE if tibong else None, width=0.35, role="cell")
        seeds(page, left + (k + 0.5) * cell, base + cell / 2, example.position[k], cell)
        page.text(left + (k + 0.5) * cell, base + cell + 3, str(k + 1), 2.6, "middle")
    if fang:
        page.line((left + cells * cell / 2, base), (left + cells * cell / 2, base + cell), width=1.1)

    def middle(k: float) -> float:
        return left + (k + 0.5) * cell

    for number, move in enumerate(example.moves[:1] if fang and not example.wrong else example.moves):
        way = example.way(move)
        if not way:
            continue
        page.box(left + way[0] * cell, base, cell, cell, None, RED if example.wrong else GREEN, 0.9, role="played")
        if example.wrong:
            # A seed that falls off is crossed out where it falls, not the last cell, which may have one.
            fault = way[-1] if not 0 <= way[-1] < cells else example.fault(move)
            cross(page, middle(fault), base + cell / 2, cell * 0.36)
            if 0 <= fault < cells:
                seeds(page, middle(fault), base + cell / 2, example.position[fault], cell)
        if fang and not example.wrong:
            # One seed comes from the reserve.
            page.text(
                middle(way[0]), base - 5.4 if cell > 8 else base - 4.6, "+1", 3.2, "middle", bold=True, colour=GREEN
            )
        for start, end in zip(way, way[1:], strict=False):
            long = abs(end - start)
            # Two moves may cross: the second one's hops are higher.
            lift = min(2.2 + 1.1 * long + (0 if example.wrong else 3 * number), base - top - 0.5)
            hop(
                page,
                (middle(start) + (0.12 * cell if end > start else -0.12 * cell), base - 0.4),
                (middle(end) - (0.12 * cell if end > start else -0.12 * cell), base - 0.4),
                lift,
                RED if example.wrong else GREEN,
                0.8 if example.wrong else 0,
            )
    page.line((left, base + cell), (left + cells * cell, base + cell), stroke=INK, width=0.35)
