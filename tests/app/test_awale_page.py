"""Awalé's board on the screen: both rows, the stores at the ends, a pointer between; it fits whatever is in the pits."""

import pytest

from games import new
from sillon.games.awale.page import board, rows
from sillon.views.board_view import Look

COLUMNS = 21


class Page:
    """Five lines; one that is too long is refused."""

    def __init__(self) -> None:
        self.lines = [""] * 5

    def text(self, row: int, text: str, inverse: bool = False) -> None:
        assert len(text) <= COLUMNS, text
        self.lines[row] = text


def look_at(counts: str, turned: bool) -> Look:
    """`counts`: A..F, a..f, Sud's store, Nord's; more than 48 seeds may be among them."""
    look = Look(new("awale"), bytes([int(count) for count in counts.split()] + [0]), 12)
    look.turned = turned
    return look


SOME = "1 2 3 4 5 6 7 8 9 0 1 2 4 9"


def page_of(counts: str, turned: bool, unrolled: bool, pit: int = -1, middle: str = "") -> list[str]:
    page = Page()
    board(page, look_at(counts, turned), unrolled, pit, middle)
    return page.lines


def test_nords_row_faces_suds() -> None:
    lines = page_of(SOME, False, False)
    assert lines[1].split() == ["N", "2", "1", "0", "9", "8", "7"]
    assert lines[3].split() == ["1", "2", "3", "4", "5", "6", "S"]
    assert lines[2].split() == ["9", "4"]


def test_turned_it_is_seen_from_nords_side() -> None:
    lines = page_of(SOME, True, False)
    assert lines[1].split() == ["S", "6", "5", "4", "3", "2", "1"]
    assert lines[3].split() == ["7", "8", "9", "0", "1", "2", "N"]
    assert lines[2].split() == ["4", "9"]


def test_on_a_strip_both_rows_run_to_the_right_and_the_stores_are_at_their_ends() -> None:
    lines = page_of(SOME, False, True)
    assert lines[1].split() == ["7", "8", "9", "0", "1", "2", "N"]
    assert lines[3].split() == ["S", "1", "2", "3", "4", "5", "6"]
    assert lines[2].split() == ["4", "9"]


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("unrolled", [False, True])
@pytest.mark.parametrize("middle", ["", "A", "12", "+3"])
def test_the_pointer_stands_at_its_count_and_touches_no_store(turned: bool, unrolled: bool, middle: str) -> None:
    for pit in range(12):
        # The pit alone has seeds, so it is found on the page.
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
def test_two_digits_fit_everywhere_and_stay_apart(turned: bool, unrolled: bool) -> None:
    lines = page_of("12 0 0 0 0 12 12 0 0 0 0 12 10 24", turned, unrolled)
    for line in (lines[1], lines[3]):
        numbers = [word for word in line.split() if word.isdigit()]
        assert numbers == ["12", "0", "0", "0", "0", "12"]
    assert lines[2].split() == (["10", "24"] if turned != unrolled else ["24", "10"])


@pytest.mark.parametrize("unrolled", [False, True])
def test_what_was_added_stands_beside_the_stores(unrolled: bool) -> None:
    page = Page()
    board(page, look_at("0 0 0 0 0 0 0 0 0 0 0 0 30 18", False), unrolled, -1, "", (5, 12))
    assert page.lines[2].split() == (["30", "+5", "+12", "18"] if unrolled else ["18", "+12", "+5", "30"])


@pytest.mark.parametrize("unrolled", [False, True])
def test_while_seeds_are_laid_a_pointer_stands_before_the_count(unrolled: bool) -> None:
    counts = bytes(range(12))
    for pit in range(12):
        page = Page()
        rows(page, 1, counts, unrolled, pit)
        nord, south = page.lines[1], page.lines[2]
        assert nord[0] + south[0] == "NS"
        assert (nord + south).count("▶") == 1
        line = nord if pit >= 6 else south
        assert line[line.index("▶") + 1 :].split()[0] == str(pit)
    numbers = [word for word in page.lines[1].replace("▶", " ").split() if word.isdigit()]
    assert numbers == [str(count) for count in (range(6, 12) if unrolled else range(11, 5, -1))]
