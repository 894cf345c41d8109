"""Large print: what its lines show, pixel by pixel, how long a page of a message lasts, and that no word is lost."""

from types import SimpleNamespace
from typing import Any

import pytest

from hal.large_print import LargePrint, switched
from sillon.words import LANGUAGES
from sim.font.read import LARGE_COLUMNS, LARGE_LINES, read_large, read_text
from tests.hal.display_tools import GLYPHS, TOP, Shown
from tools.measure.vocabulary import texts

PAGE_MS = 1500
LONG = "Non, pas la case 4 : elle est vide."  # five large lines, so three pages


class Large:
    """A display with large print, and its clock."""

    def __init__(self) -> None:
        self.shown = Shown()
        self.ms = 0
        self.display = LargePrint(self.shown.display, SimpleNamespace(ms=lambda: self.ms))  # type: ignore[arg-type]

    def write(self, *messages: str, foot: str = "", kind: str = "message") -> None:
        """Write a page: each message on a row of its own, and the last line in the usual size."""
        self.display.clear()
        for row, text in enumerate(messages):
            getattr(self.display, kind)(2 * row, text)
        self.display.text(4, foot)
        self.send()

    def send(self) -> None:
        while self.display.show():
            pass

    def lines(self) -> list[str]:
        """Return the large lines."""
        return ["".join(cell.character for cell in line).rstrip() for line in read_large(self.shown.panel.rows())]

    def foot(self) -> str:
        """Return the last line."""
        return read_text(self.shown.panel.rows(), TOP)[-1].rstrip()


@pytest.fixture
def large() -> Large:
    return Large()


def test_message_is_twice_as_large_as_text(large: Large) -> None:
    large.write("Été")
    lit = {(x, y) for y, row in enumerate(large.shown.panel.rows()) for x, pixel in enumerate(row) if pixel}
    wanted = set()
    for k, character in enumerate("Été"):
        for y, row in enumerate(GLYPHS[character].pixels):
            wanted |= {(12 * k + 2 * x + i, 2 * y + j) for x, p in enumerate(row) if p for i in (0, 1) for j in (0, 1)}
    assert lit == wanted


def test_pages_last_a_while_and_the_last_one_stays(large: Large) -> None:
    large.write(LONG, foot="OK : semer")
    seen = []
    for _ in range(5):
        seen.append((large.lines(), large.foot()))
        large.ms += PAGE_MS - 1
        large.send()
        assert large.lines() == seen[-1][0]
        large.ms += 1
        large.send()
    assert seen == [
        (["Non, pas", "la"], "OK ▶              1/3"),
        (["case 4 :", "elle est"], "OK ▶              2/3"),
        (["vide."], "OK : semer"),
        (["vide."], "OK : semer"),
        (["vide."], "OK : semer"),
    ]


def test_ok_turns_each_page_but_the_last(large: Large) -> None:
    large.write(LONG)
    assert [large.display.turn() for _ in range(4)] == [True, True, False, False]
    large.send()
    assert large.lines() == ["vide."]
    large.write("Sud joue")
    assert not large.display.turn()


def test_page_that_is_written_again_stays_turned(large: Large) -> None:
    """A clock on the same page writes it again each second."""
    large.write(LONG)
    for _ in range(10):
        large.ms += PAGE_MS // 3
        large.write(LONG)
    assert large.lines() == ["vide."]
    large.write("Autre chose")
    assert large.lines() == ["Autre", "chose"]


def test_aside_stands_at_the_right_end_where_there_is_room(large: Large) -> None:
    for foot, shown in (("OK : semer", "OK : semer       0:59"), ("x" * 18, "x" * 18), ("", " " * 17 + "0:59")):
        large.display.clear()
        large.display.message(0, "Sud joue")
        large.display.text(4, foot)
        large.display.aside("0:59")
        large.send()
        assert (large.lines(), large.foot()) == (["Sud joue"], shown)


def test_alert_stands_alone(large: Large) -> None:
    large.display.clear()
    large.display.message(0, "⇧ Sud joue")
    large.display.alert(3, "∅ vide.")
    large.send()
    assert large.lines() == ["∅vide."]
    assert large.foot() == "⇧ Sud joue"


def test_short_message_leaves_lower_lines(large: Large) -> None:
    large.display.clear()
    large.display.message(0, "Sud joue")
    large.display.text(1, "hidden")
    large.display.text(3, "Case 1")
    large.send()
    assert large.lines() == ["Sud joue"]
    assert [line.strip() for line in read_text(large.shown.panel.rows(), TOP)[2:]] == ["", "Case 1", ""]


def test_drawing_below_a_message_is_hidden_and_comes_back(large: Large) -> None:
    def draw() -> None:
        if large.display.drawing("line", (64, 0, 64, 48)):
            large.display.line(64, 5, 127, 5)

    def drawn() -> bool:
        return large.shown.panel.rows()[5][100] == 1

    large.display.clear()
    draw()
    large.send()
    assert drawn()
    large.display.clear()
    draw()
    large.display.message(0, "non")
    large.send()
    assert large.lines() == ["non"]
    large.display.clear()
    draw()
    large.send()
    assert large.lines() == []
    assert drawn()


def test_page_without_message_is_as_without_large_print(large: Large) -> None:
    plain = large.shown.display
    pictures = []
    for display in (plain, large.display):
        large.write("Sud joue")
        large.write("")
        display.clear()
        display.text(0, "☷ Fafy", True)
        display.text(3, "Jouer")
        while display.show():
            pass
        pictures.append(large.shown.panel.rows())
    assert pictures[0] == pictures[1]
    assert any(any(row) for row in pictures[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_loses_a_word(large: Large, language: str) -> None:
    """Every text of the handheld fits into pages of two lines, whole."""
    for key, text in texts(language).items():
        rows: list[Any] = text.split("\n")[: large.display.rows]
        if not "".join(rows).strip():
            continue
        large.display.clear()
        for row, line in enumerate(rows):
            large.display.message(row, line)
        large.display.show()
        pages = large.display._pages
        assert all(len(page) <= LARGE_LINES for page in pages)
        lines = [line for page in pages for line in page]
        assert all(0 < len(line) <= LARGE_COLUMNS for line in lines), (key, lines)
        plain = large.display._font.spelled("".join(rows)).replace(" ", "")
        told = "".join(lines).replace(" ", "")
        assert told.replace("-", "") == plain.replace("-", ""), key


def test_switched_off_it_leaves_no_label(large: Large) -> None:
    large.write("Sud joue")
    plain = switched(large.display, None)
    assert plain is large.shown.display
    plain.clear()
    while plain.show():
        pass
    assert not any(any(row) for row in large.shown.panel.rows())
