"""Fang by buttons: choosing, the animation of a move, undo, review, the end."""

import re

import pytest

from games import new
from sim.handheld import Handheld
from tests.app.boards import PLAIN
from tests.app.scenes_fang import DOCUMENT, NORD, PLAY, PRESETS, TURN, WON, walk
from tests.app.stage import at, position_text, say, screen_of, shows, watch
from tests.app.visits import watch_lights

START = "0 1 1 1 1 1 1 0 5 5 S"
every_board = pytest.mark.parametrize("board", PLAIN)


def row(handheld: Handheld) -> list[int]:
    """The row of counts that the screen shows, from the left."""
    return [int(count) for count in re.findall(r"\d+", handheld.text()[1])]


def pointed(handheld: Handheld) -> int:
    """The number, from 1, of the count under which the pointer stands."""
    line, under = handheld.text()[1:3]
    return len(re.findall(r"\d+", line[: under.index("▲") + 1]))


# Choosing


def test_ok_plays_cell_at_once() -> None:
    handheld = at(f"{PLAY} RIGHT")
    assert pointed(handheld) == 3
    assert shows(handheld, "sow_here", 3)
    handheld.tap("OK")
    handheld.run(3000)
    assert position_text(handheld) == "1 2 0 1 1 1 1 0 4 5 N"


def test_arrows_go_round_and_keep_their_place() -> None:
    handheld = at(PLAY)
    assert pointed(handheld) == 2
    for button, place in (("LEFT", 1), ("LEFT", 8), ("LEFT", 7), ("RIGHT", 8), ("RIGHT", 1)):
        handheld.tap(button)
        assert pointed(handheld) == place
    handheld.script("RIGHT RIGHT RIGHT RIGHT OK OK")  # Sud plays 5, and 2 seeds fall into 1 and 2
    assert position_text(handheld) == "1 2 1 1 0 1 1 0 4 5 N"
    assert pointed(handheld) == 6  # the next playable cell
    handheld.script("LEFT LEFT OK OK")
    assert pointed(handheld) == 6


def test_jumping_cursor_skips_unplayable_cells() -> None:
    handheld = at(PLAY, JUMP=1)
    places = [pointed(handheld)]
    for _ in range(7):
        handheld.tap("RIGHT")
        places.append(pointed(handheld))
    assert places == [2, 3, 4, 5, 6, 7, 2, 3]
    handheld.script("LEFT LEFT")
    assert pointed(handheld) == 7


def test_tibong_is_named_after_its_owner() -> None:
    handheld = at(f"{PLAY} {walk('4 2 3 1?')}")
    assert shows(handheld, "sow_tibong_0")
    handheld = at(f"{PLAY} {walk('4 2 3 1 8?')}")
    assert shows(handheld, "sow_tibong_1")


@pytest.mark.parametrize("preset, cells, reserve", [("easy", 8, 5), ("six", 6, 4), ("four", 4, 3)])
def test_presets_set_board_and_reserves(preset: str, cells: int, reserve: int) -> None:
    handheld = at(f"{PRESETS[preset]} LEFT OK")
    assert screen_of(handheld) == "fang"
    assert row(handheld) == [0] + [1] * (cells - 2) + [0]
    assert shows(handheld, "reserves", reserve, reserve)
    session = handheld.bench.app.session
    assert session.game.options == new("fang", preset=preset).options


# The page


# The animation of a move


def reserves(handheld: Handheld) -> list[int]:
    """Both reserves, the left one first; [] while the page does not tell them."""
    name = say(handheld, "reserves", 0, 0).partition("0")[0]
    return [int(part) for line in handheld.text() if line.startswith(name) for part in line[len(name) :].split(" - ")]


@every_board
@pytest.mark.parametrize("script, move", [(f"{PLAY} RIGHT", 2), (f"{NORD} RIGHT RIGHT", 6)])
def test_page_follows_the_rules_steps(board: str, script: str, move: int) -> None:
    handheld = at(script, board)
    session = handheld.bench.app.session
    counts = list(session.position[:8])
    wanted = [counts]
    for number, (_, cell, _) in enumerate(session.game.steps(session.position, move)):
        counts = list(counts)
        counts[cell] = 0 if number == 1 else counts[cell] + 1
        wanted.append(counts)
    handheld.press("OK")
    assert watch(handheld, 3000, row) == wanted
    assert bytes(wanted[-1]) == session.position[:8]


@pytest.mark.parametrize(
    "script, before, after", [(f"{PLAY} RIGHT", [5, 5], [4, 5]), (f"{NORD} RIGHT", [4, 5], [4, 4])]
)
def test_reserve_is_told_before_and_after_its_seed(script: str, before: list, after: list) -> None:
    handheld = at(script)
    handheld.press("OK")
    assert [pair for pair in watch(handheld, 1000, reserves) if pair] == [before, after]


def test_hand_and_reserve_seed_are_told() -> None:
    handheld = at(f"{PLAY} RIGHT")
    handheld.press("OK")

    def hand(now: Handheld) -> object:
        if shows(now, "from_reserve"):
            return "reserve"
        return next((seeds for seeds in range(9) if shows(now, "in_hand", seeds)), None)

    seen = [told for told in watch(handheld, 3000, hand) if told is not None]
    assert seen == ["reserve", 2, 1, 0]


@pytest.mark.parametrize("speed, milliseconds", [("calm", 1900), ("normal", 1200), ("quick", 600), ("instant", 0)])
def test_speed_setting_sets_duration(speed: str, milliseconds: int) -> None:
    handheld = at(f"{PLAY} RIGHT", SPEED=speed)
    handheld.press("OK")
    if milliseconds:
        handheld.run(milliseconds)
        assert shows(handheld, "plays_0", 4, 3)
        assert shows(handheld, "moved_0", 3)
    handheld.run(1200)
    assert shows(handheld, "plays_1", 4, 3)


@pytest.mark.parametrize("impatient, after", [("OK", "plays_1"), ("RIGHT", "plays_1"), ("BACK", "plays_0")])
def test_press_skips_to_end_of_move(impatient: str, after: str) -> None:
    handheld = at(f"{PLAY} RIGHT OK {impatient}")
    score = (3, 3) if impatient == "BACK" else (4, 3)
    assert shows(handheld, after, *score)
    assert position_text(handheld) == (START if impatient == "BACK" else "1 2 0 1 1 1 1 0 4 5 N")


# Back


def test_repeated_back_undoes_to_start() -> None:
    handheld = at(WON)
    game = handheld.bench.app.session.game
    positions = [game.start()]
    for number in DOCUMENT.split():
        positions.append(game.play(positions[-1], int(number) - 1))
    for position in reversed(positions[:-1]):
        handheld.tap("BACK")
        assert position_text(handheld) == game.to_text(position)
        assert row(handheld) == list(position[:8])
    handheld.tap("BACK")
    assert position_text(handheld) == START
    assert screen_of(handheld) == "fang"


def test_play_goes_on_from_reviewed_position() -> None:
    handheld = at(f"{PLAY} {walk('4 2 3')} BACK:700ms RIGHT RIGHT OK LEFT LEFT")
    assert shows(handheld, "looking", 1, 3)
    assert shows(handheld, "then", 4, 3, 4, 5)
    assert shows(handheld, "moved_0", 4)
    handheld.script("OK RIGHT OK")
    assert screen_of(handheld) == "fang"
    assert position_text(handheld) == "1 2 1 0 1 1 1 0 4 5 N"
    assert shows(handheld, "plays_1", 4, 3)


def test_review_shows_move_again() -> None:
    handheld = at(f"{PLAY} {walk('4 2')} BACK:700ms RIGHT RIGHT OK LEFT LEFT RIGHT")
    assert shows(handheld, "from_reserve")
    handheld.run(3000)
    assert shows(handheld, "looking", 1, 2)
    assert row(handheld) == [1, 2, 1, 0, 1, 1, 1, 0]


# Refusals


def red_lights(handheld: Handheld) -> set[tuple[int, int]]:
    return {
        (row, col)
        for row, colours in enumerate(handheld.lights())
        for col, (red, green, blue) in enumerate(colours)
        if red > 10 and red > 4 * green and red > 4 * blue
    }


# (script, reason, number of the cell)


@pytest.mark.parametrize("button", ["LEFT", "RIGHT", "BACK"])
def test_next_press_clears_refusal(button: str) -> None:
    handheld = at(f"{PLAY} LEFT OK")
    handheld.tap(button)
    assert not shows(handheld, "no_3", 1)
    assert watch(handheld, 1000, red_lights) == [set()]
    assert position_text(handheld) == START


# The end


def test_after_count_only_ok_leads_on() -> None:
    handheld = at(WON)
    before = handheld.text()
    handheld.script("LEFT RIGHT RIGHT")
    assert handheld.text() == before
    handheld.tap("OK")
    assert screen_of(handheld) == "after"
    handheld.tap("OK")  # revenge: the other one begins
    assert position_text(handheld) == START[:-1] + "N"
    assert shows(handheld, "plays_1", 3, 3)


# The view turned for Nord


def test_turned_sowing_runs_to_the_right() -> None:
    handheld = at(f"{NORD} {TURN}")
    handheld.press("OK")
    rows = watch(handheld, 3000, row)
    assert position_text(handheld).endswith("S")
    # The last frames show Nord's sowing, from Nord's tibong; then Sud's view is back.
    sown = [now for now in rows if len(now) == 8]
    first = sown.index([1, 1, 1, 0, 0, 1, 2, 1])
    assert sown[first + 1] == [1, 2, 1, 0, 0, 1, 2, 1]
    assert sown[-1] == [1, 2, 1, 0, 0, 1, 2, 1]


def test_moves_do_not_flash() -> None:
    from tests.app.test_flashes import MOST, flashes

    for board in PLAIN:
        handheld = at(f"{PLAY} {walk('4 2 3 1 8 7 2 5 2?')}", board)
        handheld.press("OK")
        frames = watch_lights(handheld, 6000)
        assert len(frames) > 10
        assert flashes(frames) <= MOST
