"""The screen's wires: what is sent when, sleep, and a screen that stops answering."""

from typing import Any

import pytest

from sim.fakes import wire
from tests.hal import kit
from tests.hal.display_tools import CELL, LINE, TOP, Shown

ADDRESS = 0x3C
OVERHEAD = 24  # bytes of commands and addresses for one area


def test_nothing_is_sent_when_nothing_has_changed() -> None:
    shown = Shown()
    shown.write("Fafy", "Awalé")
    assert shown.finish() == 5
    before = wire.i2c_bytes
    assert shown.display.show() is False
    shown.display.clear()
    shown.write("Fafy", "Awalé")
    assert shown.display.show() is False
    assert wire.i2c_bytes == before


@pytest.mark.parametrize("row", range(5))
def test_one_changed_character_sends_its_own_tile_alone(row: int) -> None:
    shown = Shown()
    shown.display.text(row, "Sud 12, Nord 12")
    pages = 3 if (TOP + row * LINE) % 8 > 4 else 2  # the chip's memory has rows of eight pixels
    assert shown.bytes_sent() >= pages * CELL * len("Sud 12, Nord 12")
    shown.display.text(row, "Sud 12, Nord 13")
    assert 0 < shown.bytes_sent() <= pages * CELL + OVERHEAD
    assert shown.lines()[row] == "Sud 12, Nord 13"


def test_two_changed_lines_are_sent_separately() -> None:
    shown = Shown()
    shown.write("########")
    shown.finish()
    shown.display.text(0, "#######-")
    shown.display.text(4, "#######-")
    assert 0 < shown.bytes_sent() <= 2 * (3 * CELL + OVERHEAD)


def test_inverting_line_sends_only_line() -> None:
    shown = Shown()
    shown.display.text(3, "OK")
    shown.finish()
    shown.display.text(3, "OK", True)
    assert 0 < shown.bytes_sent() <= 3 * 21 * CELL + 2 * OVERHEAD  # in two parts


def test_small_drawing_sends_its_area() -> None:
    shown = Shown()
    shown.display.line(0, 0, 127, 63)  # the layers are made for the first drawing
    shown.finish()
    shown.display.disc(64, 32, 3)
    assert 0 < shown.bytes_sent() <= 2 * 7 + 2 * OVERHEAD  # on two layers


def test_page_is_sent_line_by_line() -> None:
    shown = Shown()
    shown.write("A page of text here", "and 21 cells of it ♛♛")
    for row in range(5):
        before = wire.i2c_bytes
        assert shown.display.show() is True
        assert 0 < wire.i2c_bytes - before <= 3 * 21 * CELL + 2 * OVERHEAD
        assert [bool(line) for line in kit.lines(shown.panel)] == [True] * (row + 1) + [False] * (4 - row)
    assert shown.display.show() is False


def test_whole_page_is_sent_at_once() -> None:
    shown = Shown()
    shown.write("A page of text here", "and 21 cells of it ♛♛")
    shown.display.disc(100, 30, 8)
    before = wire.i2c_bytes
    assert shown.display.show(True) is True
    assert 1024 <= wire.i2c_bytes - before <= 1024 + 8 * OVERHEAD
    seen = shown.panel.rows()
    assert shown.display.show() is False
    shown.finish()
    assert shown.panel.rows() == seen


def test_large_drawing_is_sent_in_several_shows() -> None:
    shown = Shown()
    shown.display.clear()
    assert shown.display.drawing("frame", (0, 0, 128, 64))
    for x0, y0, x1, y1 in ((0, 0, 127, 0), (0, 63, 127, 63), (0, 0, 0, 63), (127, 0, 127, 63)):
        shown.display.line(x0, y0, x1, y1)
    parts = 0
    before = wire.i2c_bytes
    while shown.display.show():
        assert 0 < wire.i2c_bytes - before <= 2048 // 8 + OVERHEAD
        before = wire.i2c_bytes
        parts += 1
    assert parts == 4
    assert len(shown.lit()) == 2 * 128 + 2 * 62


@pytest.mark.parametrize("whole", [False, True])
def test_unclaimed_drawing_is_cleared_and_redrawn(whole: bool) -> None:
    shown = Shown()
    for times in (1, 2):
        shown.display.clear()
        assert shown.display.drawing("dot", (10, 10, 60, 50)), times
        shown.display.line(20, 20, 20, 20)
        assert shown.lit() == {(20, 20)}
        shown.display.clear()
        shown.display.show(whole)
        assert shown.lit() == set()


def test_waking_screen_shows_its_page_again() -> None:
    shown = Shown()
    shown.display.text(2, "still here")
    before = shown.lit()
    shown.display.sleep(True)
    assert not shown.panel.on
    assert shown.lit() == set()
    shown.display.sleep(True)
    shown.display.sleep(False)
    assert shown.panel.on
    assert shown.lit() == before


def test_text_written_during_sleep_shows_on_waking() -> None:
    shown = Shown()
    shown.display.sleep(True)
    shown.display.text(2, "good morning")
    shown.finish()
    shown.display.sleep(False)
    assert shown.lines()[2] == "good morning"


@pytest.mark.parametrize("errno", [5, 19, 116])
def test_silent_screen_is_reported_once(errno: int, capsys: Any) -> None:
    shown = Shown()
    wire.fail_i2c(ADDRESS, errno)
    shown.write("lost")
    assert shown.finish() == 0
    shown.display.sleep(True)
    shown.display.sleep(False)
    assert wire.i2c_answers(ADDRESS) is False
    assert shown.display.problem == "OSError(19)"
    assert capsys.readouterr().out == "display: OSError(19)\n", "said once"
    wire.fail_i2c(ADDRESS, 0)
    shown.write("back again")
    assert shown.lines() == ["back again"] * 5
    assert shown.display.problem == ""


def test_missed_page_is_sent_when_the_screen_answers() -> None:
    shown = Shown()
    shown.write("before")
    shown.finish()
    wire.fail_i2c(ADDRESS, 19)
    shown.display.text(1, "while it was away")
    shown.finish()
    wire.fail_i2c(ADDRESS, 0)
    assert shown.lines() == ["before", "while it was away", "before", "before", "before"]


@pytest.mark.parametrize("line", range(5))
@pytest.mark.parametrize("part", [0, 1, 20, 100])
def test_bus_failure_loses_nothing_of_a_page(line: int, part: int) -> None:
    shown = Shown()
    shown.write("The old page", "of before")
    shown.finish()
    shown.write("Another page, longer", "with lines that differ")
    for _ in range(line):
        shown.display.show()
    fail_within(part)
    assert shown.display.show() is False
    assert shown.finish() == 0
    wire.fail_i2c(ADDRESS, 0)
    assert shown.lines() == ["Another page, longer", "with lines that diffe"] * 2 + ["Another page, longer"]
    assert shown.panel.errors == []


def fail_within(bytes_more: int) -> None:
    """Have the screen stop answering after this many bytes of pixels, in the middle of a refresh."""
    panel = wire._devices[ADDRESS]
    plain = panel.write
    left = [bytes_more]

    def write(data: bytes) -> None:
        if data[:1] == b"\x40":
            left[0] -= len(data) - 1
        if left[0] < 0:
            panel.write = plain
            wire.fail_i2c(ADDRESS, 19)
            raise OSError(19)
        plain(data)

    panel.write = write


def test_screen_wakes_once_it_answers_again() -> None:
    shown = Shown()
    shown.write("good morning")
    shown.finish()
    shown.display.sleep(True)
    wire.fail_i2c(ADDRESS, 19)
    shown.display.sleep(False)
    wire.fail_i2c(ADDRESS, 0)
    assert shown.lines() == ["good morning"] * 5
    assert shown.panel.on


@pytest.mark.parametrize("error", [OSError(5), RuntimeError("bus busy")])
def test_raising_display_is_reported_once(error: Exception, capsys: Any) -> None:
    shown = Shown()
    asked = []

    def refuse() -> None:
        asked.append(1)
        raise error

    shown.display._display.refresh = shown.display._switch = refuse
    for text in ("a", "b"):
        shown.display.text(0, text)
        shown.display.show()
    shown.display.sleep(True)
    shown.display.sleep(False)
    assert len(asked) == 4
    assert shown.display.problem == repr(error)
    assert capsys.readouterr().out == f"display: {error!r}\n"


def test_game_continues_when_the_screen_fails() -> None:
    bench = kit.bench()
    bench.start(kit.CODE)
    bench.script("300ms OK 300ms")
    wire.fail_i2c(ADDRESS, 5)
    frames = wire.strip_frames("GP0")
    bench.script("OK 300ms OK 300ms OK 900ms OK 900ms RIGHT 100ms OK 900ms BACK 300ms BACK:900ms 300ms")
    assert wire.strip_frames("GP0") > frames + 10
    wire.fail_i2c(ADDRESS, 0)
    bench.script("BACK 300ms BACK:900ms 600ms RIGHT 300ms")
    assert bench.display is not None
    assert any(kit.lines(bench.display))
