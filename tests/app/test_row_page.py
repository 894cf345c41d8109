"""A row of counts on the screen, readable for every length and count that the rules allow."""

import pytest

from sillon.views.row_page import row_lines

COLUMNS = 21


def read(row: str, below: str) -> list[int]:
    """The counts as a person reads them: digits side by side, or one above the other."""
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
    told = read(row, below)
    assert told == wanted or [int(digit) for digit in row if digit != " "] == wanted


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
