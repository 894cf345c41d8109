"""A refused pit of Awalé blinks until the next press; a won and a finished match go on as they should.

The words of refusals and ends are in the golden scenes.
"""

import pytest

from games.awale import PITS
from games.rules import REASONS, code_key
from sillon.views.board_view import FAULT
from sim.handheld import Handheld
from tests.app.boards import every_board, every_language
from tests.app.scene import PRESET, START
from tests.app.scenes import BY_NAME
from tests.app.scenes_awale import FIRST_TO_20, ROUND, SLAM, STARVED, WON, laid
from tests.app.stage import after_script, enter, leads_to, leads_to_text, position_text, say, shows
from tests.app.visits import watch_lights, wire_order

# (scene, the pit pressed, the reason of games/rules.py, the sowable pits that are pointed at)
EMPTY, MUST_FEED, TAKES_ALL = 3, 10, 11
REFUSED = [
    ("awale: refused, empty", "C", EMPTY, ""),
    ("awale: refused, it must feed", "A", MUST_FEED, "F"),
    ("awale: refused, it would take all", "F", TAKES_ALL, "A"),
]


def light_colours(handheld: Handheld, frames: list[tuple[int, bytes]], pit: int) -> list[tuple[int, int, int]]:
    """Return the colour (red, green, blue) of a pit's first light in each frame."""
    screen = handheld.bench.app.screen
    row, col = screen.view.place(handheld.bench.board.leds, screen.look, pit, 0)
    place = wire_order(handheld.board, handheld.rows, handheld.cols).index(row * handheld.cols + col)
    return [(data[3 * place + 1], data[3 * place], data[3 * place + 2]) for _, data in frames]


@every_board
@pytest.mark.parametrize("name, pit, reason, others", REFUSED)
def test_refused_pit_blinks_and_sowable_pits_breathe(board: str, name: str, pit: str, reason: int, others: str) -> None:
    handheld = enter(BY_NAME[name], board, "fr")
    frames = watch_lights(handheld, 2500)
    fault = light_colours(handheld, frames, PITS.index(pit))
    assert (0, 0, 0) in fault
    assert any(red > 10 and red > 4 * green and red > 4 * blue for red, green, blue in fault)
    for other in others:
        brightness = [sum(colour) for colour in light_colours(handheld, frames, PITS.index(other))]
        assert min(brightness) > 0
        assert len(set(brightness)) > 5


@pytest.mark.parametrize("name, pit, reason, others", REFUSED)
def test_next_press_clears_refusal(name: str, pit: str, reason: int, others: str) -> None:
    for button in ("LEFT", "RIGHT", "BACK"):
        handheld = enter(BY_NAME[name], "pico_panel", "en")
        before = position_text(handheld)
        handheld.tap(button)
        assert not shows(handheld, f"refused_{code_key(REASONS, reason)}", pit)
        assert FAULT not in handheld.bench.app.screen.look.marks
        assert position_text(handheld) == before


@every_board
def test_grand_slam_is_not_taken_and_explained(board: str) -> None:
    handheld = after_script(f"{SLAM} LEFT OK OK", board)
    assert position_text(handheld) == "1 0 0 0 0 0 2 2 0 0 0 0 0 0 N"
    assert shows(handheld, "spared")
    for pit in (6, 7):
        brightness = {sum(colour) for colour in light_colours(handheld, watch_lights(handheld, 2000), pit)}
        assert len(brightness) > 5
    handheld.tap("RIGHT")
    assert not shows(handheld, "spared")


@every_board
@every_language
def test_win_at_25_is_shown_once_and_play_continues(board: str, language: str) -> None:
    handheld = after_script(WON, board, language)
    assert handheld.bench.app.session.position[12] == 25
    assert shows(handheld, "has_0", 25)
    assert say(handheld, "plays_1") not in handheld.text()[0]
    leads_to_text(handheld, "OK OK", "plays_0")
    handheld.script("OK OK")
    assert handheld.bench.app.session.position[12] > 24
    assert not shows(handheld, "has_0", handheld.bench.app.session.position[12])
    assert shows(handheld, "plays_1")
    assert handheld.text()[0].endswith("♛S")  # who has won is shown until the end


def test_more_than_half_of_fewer_seeds_wins() -> None:
    handheld = after_script(f"{laid('0 1 0 0 0 2 1 1 0 0 1 0')} OK LEFT LEFT OK OK")
    session = handheld.bench.app.session
    assert session.position[12] == 4
    assert shows(handheld, "has_0", 4)


def test_with_target_only_target_wins() -> None:
    handheld = after_script(FIRST_TO_20)
    assert shows(handheld, "end_target", 20)
    for k in range(6):
        handheld.tap("BACK")
        assert not shows(handheld, "has_0", handheld.bench.app.session.position[12]), k


ENDS = [
    "awale: over, the first to 20",
    "awale: over, round and round",
    "awale: over, who cannot be fed",
    "awale: over, nothing to sow",
    "awale: over, all would be taken",
]


def test_every_end_reason_has_a_scene() -> None:
    met = {enter(BY_NAME[name], "pico_panel", "fr").bench.app.session.outcome().reason for name in ENDS}
    assert met == {4, 5, 6, 7}  # NO_PLAYABLE_CELL, TARGET, STARVED, REPETITION


def test_unclaimed_leftovers_are_not_mentioned() -> None:
    handheld = after_script(STARVED.replace(START, f"{PRESET} OK OK RIGHT", 1))
    assert handheld.bench.app.session.game.leftovers == "nobody"
    assert handheld.bench.app.session.outcome().scores == (0, 0)
    assert "+" not in handheld.text()[2]
    assert shows(handheld, "even", 0, 0)


@pytest.mark.parametrize("script", [ROUND, FIRST_TO_20])
def test_finished_match_has_no_cursor(script: str) -> None:
    handheld = after_script(f"{script} RIGHT LEFT")
    assert handheld.bench.app.screen.look.cursor < 0
    leads_to(handheld, "OK", "after")
