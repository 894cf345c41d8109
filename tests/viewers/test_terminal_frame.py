"""The terminal's frames: they fit and are readable in true colour, in 256 colours and without colour."""

import re
from collections.abc import Callable
from itertools import product

import pytest
from wcwidth import wcwidth

from sim.fakes import wire
from sim.font.source import load
from sim.handheld import Handheld, columns_of
from sim.profiles import board_names
from sim.terminal.frame import frame_lines
from sim.terminal.panel import braille
from sim.terminal.sheet import TRUE_COLOUR, Sheet, nearest

SIZES = [(80, 24), (80, 25), (100, 40), (132, 60), (140, 50), (200, 60), (62, 30)]
CONTROL = re.compile(r"\x1b\[([0-9;]*)([mG])|(.)", re.DOTALL)
PICTOGRAMS = {glyph.character for glyph in load() if glyph.width == 12}


def shown(line: str, pictogram_columns: int = 1) -> str:
    """Return a line's cells on a terminal with pictograms of this width; the cell after a wide character is ""."""
    columns = {}
    x = 0
    for match in CONTROL.finditer(line):
        number, kind, sign = match.groups()
        if kind == "G":
            x = int(number) - 1
        elif sign:
            columns[x] = sign
            x += 1
            if (pictogram_columns if sign in PICTOGRAMS else wcwidth(sign)) == 2:
                columns[x] = ""
                x += 1
    assert sorted(columns) == list(range(len(columns))), "no cell is left out"
    return "".join([columns[x] or " " for x in sorted(columns)])


def plain(lines: list[str]) -> list[str]:
    return [shown(line) for line in lines]


@pytest.mark.parametrize("board", board_names())
def test_frame_fills_window_exactly(make: Callable[..., Handheld], board: str) -> None:
    handheld = make(board)
    handheld.script("300ms OK 100ms")
    for (width, height), colours in product(SIZES, [0, 8, 256, TRUE_COLOUR]):
        lines = frame_lines(handheld, width, height, colours)
        assert len(lines) == height, (width, height, colours)
        for pictogram_columns in (1, 2):
            assert {len(shown(line, pictogram_columns)) for line in lines} == {width}, (width, height, colours)


@pytest.mark.parametrize("board", board_names())
def test_frame_text_is_readable_and_chosen_line_inverse(make: Callable[..., Handheld], board: str) -> None:
    handheld = make(board)
    handheld.script("300ms OK 100ms" + (" RIGHT 100ms" if "RIGHT" in handheld.button_names else ""))
    lines = frame_lines(handheld, 80, 24, TRUE_COLOUR)
    text = "\n".join(plain(lines))
    if handheld.bench.display:
        assert "Which game?" in text
        (chosen,) = [line for line in lines if "48;2;205;230;255" in line]
        assert "Fang" in shown(chosen)
    for word in (board, "English", "Enter: OK", "Q: quit" if handheld.keyed else "q: quit", "×1"):
        assert word in text


def test_large_window_shows_every_pixel(handheld: Handheld) -> None:
    lines = plain(frame_lines(handheld, 140, 50, TRUE_COLOUR))
    top = next(y for y, line in enumerate(lines) if "╭" + "─" * 128 + "╮" in line)
    left = lines[top].index("╭") + 1
    halves = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
    seen = []
    for line in lines[top + 1 : top + 33]:
        pairs = [halves[sign] for sign in line[left : left + 128]]
        seen += [bytes(pair[0] for pair in pairs), bytes(pair[1] for pair in pairs)]
    assert seen == handheld.pixels()


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "This window has 60 columns"), ("fr", "La fenêtre a 60 colonnes")]
)
def test_small_window_names_needed_size(make: Callable[..., Handheld], language: str, sentence: str) -> None:
    handheld = make(SILLON_LANGUAGE=language)
    handheld.run(300)
    lines = plain(frame_lines(handheld, 60, 20, TRUE_COLOUR))
    text = " ".join(" ".join(lines).split())
    assert sentence in text
    assert len(lines) == 20
    width, height = (int(number) for number in re.findall(r"\d+", text)[2:4])
    assert "OK" in "".join(plain(frame_lines(handheld, width, height, 0))), "the size it asks for is enough"


@pytest.mark.parametrize("size", [(1, 1), (5, 2), (300, 3), (20, 100)])
def test_any_window_size_has_a_frame(handheld: Handheld, size: tuple[int, int]) -> None:
    assert [len(line) for line in plain(frame_lines(handheld, *size, 0))] == [size[0]] * size[1]


def test_lights_are_letters_without_colours(handheld: Handheld) -> None:
    data = bytearray(135)
    data[3 * 22] = 40  # green, in the middle of the panel
    wire.strip_write(wire.find("GP0"), bytes(data))
    lit = frame_lines(handheld, 80, 24, TRUE_COLOUR)
    wire.strip_write(wire.find("GP0"), bytes(135))
    dark = frame_lines(handheld, 80, 24, TRUE_COLOUR)
    changed = [y for y in range(24) if lit[y] != dark[y]]
    panel = range(changed[0], changed[-1] + 1)
    assert changed == list(panel)
    assert 3 < len(changed) <= 9, "its own three lines, and a halo that reaches one light further"
    wire.strip_write(wire.find("GP0"), bytes(data))
    letters = [line.split("│")[1].split() for line in plain(frame_lines(handheld, 80, 24, 8)) if " . " in line]
    assert letters == [["."] * 9, ["."] * 9, [*"....G...."], ["."] * 9, ["."] * 9]


def test_pressed_button_is_highlighted(handheld: Handheld) -> None:
    before = frame_lines(handheld, 80, 24, TRUE_COLOUR)
    handheld.press("OK")
    after = frame_lines(handheld, 80, 24, TRUE_COLOUR)
    (line,) = [y for y in range(24) if before[y] != after[y]]
    assert plain(before)[line] == plain(after)[line]
    assert "▲" in plain(after)[line]


def test_screen_is_drawn_in_256_colours(handheld: Handheld) -> None:
    styles = set(re.findall(r"\x1b\[([0-9;]*)m", "".join(frame_lines(handheld, 80, 24, 256))))
    assert len(styles) > 4
    wrong = [style for style in styles if not re.fullmatch(r"0|38;5;\d+(;48;5;\d+)?", style)]
    assert wrong == []


def test_nearest_of_256_colours_is_found() -> None:
    cube = (0, 95, 135, 175, 215, 255)
    table = {16 + 36 * r + 6 * g + b: (cube[r], cube[g], cube[b]) for r in range(6) for g in range(6) for b in range(6)}
    table.update({232 + k: (8 + 10 * k,) * 3 for k in range(24)})

    def distance(number: int, paint: tuple[int, int, int]) -> int:
        return sum((a - b) ** 2 for a, b in zip(table[number], paint, strict=True))

    steps = range(0, 256, 15)
    for paint in [(r, g, b) for r in steps for g in steps for b in steps]:
        found = distance(nearest(paint), paint)
        assert found == min(distance(number, paint) for number in table), paint


def test_drawings_are_braille_dots() -> None:
    rows = [bytes(6) for _ in range(12)]
    assert braille(rows, 0, 0) == "\u2800"
    rows = [bytes((1, 1, 1, 0, 0, 0)) for _ in range(12)]
    assert braille(rows, 0, 0) == "⡇"


def test_line_is_visible_in_text_mode(handheld: Handheld) -> None:
    handheld.bench.board.display.clear()
    handheld.bench.board.display.disc(64, 30, 12)
    while handheld.bench.board.display.show():
        pass
    text = "".join(plain(frame_lines(handheld, 80, 24, TRUE_COLOUR)))
    assert sum("\u2801" <= sign <= "\u28ff" for sign in text) >= 4


def test_pictogram_width_does_not_matter() -> None:
    sheet = Sheet(6, 1)
    sheet.put_pictogram(1, 0, "☷", None, None)
    sheet.put(3, 0, "abc")
    (line,) = sheet.lines(0)
    assert shown(line, 1) == " ☷ abc"
    assert shown(line, 2) == " ☷ abc"


def test_other_characters_have_one_column() -> None:
    characters = [glyph.character for glyph in load() if glyph.width == 6]
    assert len(characters) > 100
    assert [sign for sign in characters if (columns_of(sign), wcwidth(sign)) != (1, 1)] == []


def test_characters_outside_sheet_are_cut_off() -> None:
    sheet = Sheet(4, 2)
    assert sheet.put(2, 0, "abc") == 5
    assert sheet.put(3, 1, "⛔") == 5, "a wide character has no half"
    sheet.put(0, 7, "x")
    sheet.put(-1, 1, "yz")
    assert sheet.lines(0) == ["  ab", "z   "]
