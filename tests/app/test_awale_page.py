"""Awalé's board on the screen: two rows, a store at each end, a pointer between; any counts fit."""

import pytest

from games import new
from sillon.games.awale.page import board
from sillon.views.board_view import BoardView

COLUMNS = 21


class Page:
    """Five lines; AssertionError for one that is too long."""

    def __init__(self) -> None:
        self.lines = [""] * 5

    def text(self, row: int, text: str, inverse: bool = False) -> None:
        assert len(text) <= COLUMNS, text
        self.lines[row] = text


def look_at(counts: str, turned: bool) -> BoardView:
    """`counts`: A..F, a..f, Sud's store, Nord's; more than 48 seeds may be among them."""
    look = BoardView(new("awale"), bytes([int(count) for count in counts.split()] + [0]), 12)
    look.turned = turned
    return look


def page_of(counts: str, turned: bool, unrolled: bool, pit: int = -1, middle: str = "") -> list[str]:
    page = Page()
    board(page, look_at(counts, turned), unrolled, pit, middle)
    return page.lines


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("unrolled", [False, True])
@pytest.mark.parametrize("middle", ["", "A", "12", "+3"])
def test_pointer_stands_at_its_count_off_stores(turned: bool, unrolled: bool, middle: str) -> None:
    for pit in range(12):
        # Only this pit has seeds, so the page shows where it is.
        counts = ["0"] * 12
        counts[pit] = "7"
        lines = page_of(" ".join(counts) + " 20 10", turned, unrolled, pit, middle)
        sign = "▼" if (pit // 6 == 1) == turned else "▲"
        row = lines[3 if sign == "▼" else 1]
        assert lines[2].index(sign) == row.index("7")
        assert middle in lines[2][2:19]
        assert sorted((lines[2][:2].strip(), lines[2][19:].strip())) == ["10", "20"]
        assert not lines[2][2].isdigit()
        assert not lines[2][18].isdigit()


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("unrolled", [False, True])
def test_two_digits_fit_and_stay_apart(turned: bool, unrolled: bool) -> None:
    lines = page_of("12 0 0 0 0 12 12 0 0 0 0 12 10 24", turned, unrolled)
    for line in (lines[1], lines[3]):
        numbers = [word for word in line.split() if word.isdigit()]
        assert numbers == ["12", "0", "0", "0", "0", "12"]
    assert lines[2].split() == (["10", "24"] if turned != unrolled else ["24", "10"])
