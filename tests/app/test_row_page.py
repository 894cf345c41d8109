"""A row of counts on the screen: readable for every length and count that the rules allow."""

import itertools

import pytest

from sillon.views.row_page import row_lines

COLUMNS = 21


def read(row: str, below: str) -> list[int]:
    """The counts as a person reads them: digits one above the other, or side by side."""
    if "▲" in below or not below:
        return [int(word) for word in row.split()]
    wide = max(len(row), len(below))
    row, below = row.ljust(wide), below.ljust(wide)
    return [int(ten + unit) for ten, unit in zip(row, below, strict=True) if unit != " "]


@pytest.mark.parametrize("cells", range(3, 17))
@pytest.mark.parametrize("most", [9, 10, 24])
@pytest.mark.parametrize("turned", [False, True])
def test_without_a_pointer_every_count_is_told(cells: int, most: int, turned: bool) -> None:
    counts = bytes((most - k * k) % (most + 1) for k in range(cells))
    row, below = row_lines(COLUMNS, counts, -1, turned)
    assert max(len(row), len(below)) <= COLUMNS
    wanted = list(reversed(counts)) if turned else list(counts)
    told = read(row, below)
    assert told == wanted or [int(digit) for digit in row if digit != " "] == wanted


@pytest.mark.parametrize("cells", range(3, 17))
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("count", [0, 9, 10, 24])
def test_the_count_of_the_cell_that_is_pointed_at_is_told(cells: int, turned: bool, count: int) -> None:
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


def test_a_long_row_stands_in_fours() -> None:
    assert row_lines(COLUMNS, bytes([1] * 16), 4, False) == ("1111 1111 1111 1111", "     ▲")
    assert row_lines(COLUMNS, bytes([9, 0, *[10] * 9, *[9] * 5]), 2, False) == ("90++ ++++ +++9 9999", "  ▲10")


def test_the_tens_stand_above_the_units() -> None:
    row, below = row_lines(COLUMNS, bytes([9, 0, 12, 24, *[3] * 12]), -1, False)
    assert (row.rstrip(), below) == ("  12", "9024 3333 3333 3333")


def test_short_rows_are_as_wide_as_ever() -> None:
    for counts, cell in itertools.product((bytes([1, 2, 2, 1, 1, 2, 2, 1]),), range(8)):
        assert row_lines(COLUMNS, counts, cell, False) == (" 1 2 2 1 1 2 2 1", " " * (2 * cell + 1) + "▲")
