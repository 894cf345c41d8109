"""With any settings.toml the whole board opens, reports the faults, and leads to the first screen."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from hal.boards import NAMES
from hal.settings import Settings
from hal.wiring import WIRINGS
from sillon.words import LANGUAGES
from tests.app.stage import at, screen_of, switch_on
from tests.app.test_hostile_files import LINES

SEEN = st.characters(blacklist_categories=("Cs",), blacklist_characters="\0")  # the values that an environment can hold
VALUE = (
    st.integers(-(2**70), 2**70)
    | st.text(SEEN, max_size=40)
    | st.sampled_from(["", "9" * 5000, "x" * 2000, "1\n2", "²", "٣", "-0", "1e3", "\t", "é" * 30, "0" * 50])
    | st.sampled_from([*NAMES, *LANGUAGES, *WIRINGS, "fafy, awale", "1,2,x", "open", "game", "still", "red-green"])
)
PAGES = 60  # of notices, at most: a line takes one page or several


def assert_board_opens(lines: dict[str, Any], board: str = "pico_panel") -> list[tuple[str, ...]]:
    """Open the board, and press OK until the first screen is shown; return the notices."""
    handheld = switch_on(board, {f"SILLON_{name}": value for name, value in lines.items()})
    handheld.run(200)
    told = list(handheld.bench.board.settings.problems)
    key = "CELL0" if board == "trellis_m4" else "OK"
    for _ in range(PAGES):
        if screen_of(handheld) == "home":
            break
        assert screen_of(handheld) in ("notice", "home")
        handheld.tap(key)
    assert screen_of(handheld) == "home"
    assert not handheld.bench.board.problems
    return told


@settings(max_examples=60, deadline=None)
@given(st.dictionaries(st.sampled_from(LINES), VALUE, max_size=8))
def test_any_settings_open_the_board(lines: dict[str, Any]) -> None:
    told = assert_board_opens(lines)
    assert len({problem[1].partition(" = ")[0] for problem in told}) <= len(lines)


@settings(max_examples=30, deadline=None)
@given(
    st.sampled_from(["pico_strip", "trellis_m4", "pygamer", "macropad"]),
    st.dictionaries(st.sampled_from([line for line in LINES if line != "BOARD"]), VALUE, max_size=4),
)
def test_any_settings_open_other_boards(board: str, lines: dict[str, Any]) -> None:
    assert_board_opens(lines, board)


def test_misnamed_board_is_played_as_itself() -> None:
    for name in NAMES:
        handheld = at("300ms", BOARD=name)
        assert handheld.bench.board.name in ("pico_panel", "pico_strip")


def test_endless_number_is_refused() -> None:
    """More digits than CPython, which a Raspberry Pi runs, converts to a number."""
    asked = Settings(lambda name: "9" * 5000)
    assert asked.get("BRIGHTNESS", 5, range(1, 11)) == 5
    assert len(asked.problems) == 1
