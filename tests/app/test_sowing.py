"""Seeds are sown one by one, in the direction of sowing, by the lights and on the page."""

import pytest

from games.rules import LIFT
from sillon.views.row_page import row_lines
from sim.fakes import wire
from sim.handheld import Handheld
from tests.app.boards import every_board
from tests.app.scenes import IN_STARS
from tests.app.stage import after_script, counts, is_pale, shows, watch

WAYS = [("4", 3, 1, ""), ("3", 2, 1, ""), ("3", 2, 0, "LEFT"), ("6", 5, 1, ""), ("6", 5, 0, "LEFT")]


def steps_as_counts(row: list[int], steps: list[tuple[int, int, int]]) -> list[list[str]]:
    """Return the counts after none, one, two ... of the steps."""
    row = list(row)
    rows = [[str(count) for count in row]]
    for kind, cell, _ in steps:
        row[cell] = 0 if kind == LIFT else row[cell] + 1
        rows.append([str(count) for count in row])
    return rows


@every_board
@pytest.mark.parametrize("name, cell, way, turn", WAYS)
def test_counts_follow_the_rules_steps(board: str, name: str, cell: int, way: int, turn: str) -> None:
    handheld = after_script(f"{IN_STARS} {'RIGHT ' * cell} OK {turn}", board)
    session = handheld.bench.app.session
    before = session.position
    steps = session.game.steps(before, 2 * cell + way)
    assert len(steps) >= 2
    seen = watch(handheld, 3000, counts, press="OK")
    assert seen == steps_as_counts(list(before[:8]), steps)
    assert session.position[:8] == bytes(int(count) for count in seen[-1])


@pytest.mark.parametrize("name, cell, way, turn", WAYS)
def test_lights_show_each_seed_in_order(name: str, cell: int, way: int, turn: str) -> None:
    handheld = after_script(f"{IN_STARS} {'RIGHT ' * cell} OK {turn}")
    steps = handheld.bench.app.session.game.steps(handheld.bench.app.session.position, 2 * cell + way)
    handheld.press("OK")
    handheld.bench.run(50)  # the preview is over, the pile is lifted
    fallen = watch(handheld, 1600, pale_columns)
    falling = [cell for cells in fallen for cell in cells]
    assert all(len(cells) <= 1 for cells in fallen)
    assert falling == [step[1] for step in steps[1:]]


def pale_columns(handheld: Handheld) -> list[int]:
    """Return the columns where a falling seed is shown: while seeds are sown it is the only pale light."""
    return [col for col in range(9) if any(is_pale(row[col]) for row in handheld.lights())]


def test_page_counts_down_hand() -> None:
    handheld = after_script(f"{IN_STARS} RIGHT")
    handheld.press("OK")
    seen = watch(handheld, 1600, lambda now: [seeds for seeds in (0, 1, 2) if shows(now, "in_hand", seeds)])
    assert [hand for hand in seen if hand] == [[2], [1], [0]]


def test_seeds_fall_about_three_a_second() -> None:
    """Slow enough to be counted aloud, quick enough for a row of twelve."""
    handheld = after_script(f"{IN_STARS} RIGHT")
    handheld.press("OK")
    seen = watch(handheld, 1600, lambda now: (counts(now), wire.ms()))
    moments = [moment for k, (row, moment) in enumerate(seen) if k and row != seen[k - 1][0]]
    gaps = [later - sooner for sooner, later in zip(moments, moments[1:], strict=False)]
    assert len(moments) == 3
    assert all(200 <= gap <= 600 for gap in gaps)


COLUMNS = 21


def read(row: str, below: str) -> list[int]:
    """Return the counts as a person reads them: digits side by side, or one above the other."""
    if "▲" in below or not below:
        return [int(word) for word in row.split()]
    wide = max(len(row), len(below))
    row, below = row.ljust(wide), below.ljust(wide)
    return [int(ten + unit) for ten, unit in zip(row, below, strict=True) if unit != " "]


@pytest.mark.parametrize("cells", range(3, 17))
@pytest.mark.parametrize("most", [9, 10, 24])
@pytest.mark.parametrize("turned", [False, True])
def test_page_shows_every_count_without_pointer(cells: int, most: int, turned: bool) -> None:
    counts = bytes((most - k * k) % (most + 1) for k in range(cells))
    row, below = row_lines(COLUMNS, counts, -1, turned)
    assert max(len(row), len(below)) <= COLUMNS
    wanted = list(reversed(counts)) if turned else list(counts)
    seen = read(row, below)
    assert seen == wanted or [int(digit) for digit in row if digit != " "] == wanted


@pytest.mark.parametrize("cells", range(3, 17))
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("count", [0, 9, 10, 24])
def test_page_shows_count_at_pointer(cells: int, turned: bool, count: int) -> None:
    for cell in range(cells):
        counts = bytearray([24] * cells)
        counts[cell] = count
        row, below = row_lines(COLUMNS, counts, cell, turned)
        assert max(len(row), len(below)) <= COLUMNS
        at = below.index("▲")
        if row[at] == "+":
            assert below.replace("▲", " ").split() == [str(count)]
        else:
            assert row[: at + 1].split()[-1].lstrip("+").endswith(str(count)), (row, below)
