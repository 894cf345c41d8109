"""The handheld's interface for viewers: lights in rows and columns, text of the screen, frames as text."""

from collections.abc import Callable

import pytest

from sim.fakes import wire
from sim.handheld import Handheld, letter
from sim.profiles import board_names

DARK = (0, 0, 0)


def send(handheld: Handheld, colours: dict[int, tuple[int, int, int]]) -> None:
    """Send colours to the strip, by LED number, in place of the program."""
    data = bytearray(3 * handheld.rows * handheld.cols)
    for number, (red, green, blue) in colours.items():
        data[3 * number : 3 * number + 3] = bytes((green, red, blue))
    wire.strip_write(wire.find(handheld.bench.panel.pin), bytes(data))


def test_zigzag_strip_is_read_in_rows(handheld: Handheld) -> None:
    send(handheld, {0: (1, 2, 3), 8: (4, 5, 6), 9: (7, 8, 9), 44: (10, 11, 12)})
    lights = handheld.lights()
    assert [len(row) for row in lights] == [9] * 5
    assert lights[0][0] == (1, 2, 3)
    assert lights[0][8] == (4, 5, 6)
    assert lights[1][8] == (7, 8, 9), "the second row runs back"
    assert lights[4][8] == (10, 11, 12)
    assert sum(colour != DARK for row in lights for colour in row) == 4


def test_plain_strip_is_one_row(make: Callable[..., Handheld]) -> None:
    strip = make("pico_strip")
    send(strip, {0: (1, 0, 0), 59: (0, 0, 1)})
    (row,) = strip.lights()
    assert (row[0], row[1], row[59]) == ((1, 0, 0), DARK, (0, 0, 1))


@pytest.mark.parametrize("board", board_names())
def test_every_board_starts_with_lights_and_text(make: Callable[..., Handheld], board: str) -> None:
    awake = make(board)
    awake.run(300)
    assert any(colour != DARK for row in awake.lights() for colour in row)
    assert awake.language == "en"
    if awake.bench.display:
        assert "Sow the light" in "\n".join(awake.text())
        assert awake.bench.display.errors == []


def test_unknown_board_is_refused() -> None:
    with pytest.raises(ValueError, match=r"'tardis' is not a board; there are pico_panel, pico_strip"):
        Handheld("tardis")


def test_settings_reach_program(make: Callable[..., Handheld]) -> None:
    assert make(SILLON_LANGUAGE="fr", SILLON_SEED=7).language == "fr"
    assert make(SILLON_SEED=7).bench.board.settings.get("SEED") == 7


def test_held_lists_pressed_buttons(handheld: Handheld) -> None:
    assert handheld.held() == []
    handheld.press("OK")
    handheld.press("LEFT")
    assert handheld.held() == ["LEFT", "OK"]
    handheld.release("OK")
    assert handheld.held() == ["LEFT"]


@pytest.mark.parametrize(
    ("colour", "expected"),
    [
        ((0, 0, 0), "."),
        ((40, 0, 0), "R"),
        ((48, 6, 0), "O"),
        ((30, 36, 0), "Y"),
        ((0, 16, 0), "G"),
        ((0, 35, 26), "C"),
        ((0, 0, 48), "B"),
        ((3, 0, 4), "v"),
        ((48, 10, 35), "P"),
        ((46, 46, 39), "W"),
        ((0, 11, 0), "g"),
        ((0, 0, 1), "b"),
        ((1, 1, 1), "w"),
    ],
)
def test_letter_is_hue_and_capital_when_bright(colour: tuple[int, int, int], expected: str) -> None:
    assert letter(colour) == expected


def test_frame_shows_each_light_in_place(handheld: Handheld) -> None:
    send(handheld, {0: (0, 16, 0), 17: (0, 0, 5), 44: (48, 48, 48)})
    assert handheld.frame_text().split("\n")[:7] == [
        "╭───────────────────╮",
        "│ G . . . . . . . . │",
        "│ b . . . . . . . . │",
        "│ . . . . . . . . . │",
        "│ . . . . . . . . . │",
        "│ . . . . . . . . W │",
        "╰───────────────────╯",
    ]


def test_long_strip_has_a_letter_per_light(make: Callable[..., Handheld]) -> None:
    strip = make("pico_strip")
    send(strip, {59: (20, 0, 0)})
    assert strip.frame_text().split("\n")[1] == "│ " + "." * 59 + "R │"


def test_frame_marks_inverse_line(handheld: Handheld) -> None:
    handheld.script("OK 200ms")
    marked = [line for line in handheld.frame_text().split("\n") if line.startswith(">")]
    assert len(marked) == 1
    assert "Fafy" in marked[0]
    assert marked[0].endswith("<")


def test_frame_text_is_read_from_pixels(handheld: Handheld) -> None:
    frame = handheld.frame_text().split("\n")[-6:-1]
    for line, text in zip(frame, handheld.text(), strict=True):
        assert line[1:-1].split() == text.split()
