"""Fang by buttons: choosing, the animation of a move, the end; what all rows share is in test_choosing.py."""

import re

import pytest

from games import new
from sim.handheld import Handheld
from tests.app.boards import every_board
from tests.app.scenes_fang import NORD, PLAY, PRESETS, TURN, WON, walk
from tests.app.stage import after_script, leads_to, position_text, say, shows, watch

START = "0 1 1 1 1 1 1 0 5 5 S"


def row(handheld: Handheld) -> list[int]:
    return [int(count) for count in re.findall(r"\d+", handheld.text()[1])]


def pointed(handheld: Handheld) -> int:
    """Return the number, from 1, of the count above the pointer."""
    line, under = handheld.text()[1:3]
    return len(re.findall(r"\d+", line[: under.index("▲") + 1]))


def test_ok_plays_cell_at_once() -> None:
    handheld = after_script(f"{PLAY} RIGHT")
    assert pointed(handheld) == 3
    assert shows(handheld, "sow_here", 3)
    handheld.tap("OK")
    handheld.run(3000)
    assert position_text(handheld) == "1 2 0 1 1 1 1 0 4 5 N"


def test_arrows_go_round_and_keep_their_place() -> None:
    handheld = after_script(PLAY)
    assert pointed(handheld) == 2
    for button, place in (("LEFT", 1), ("LEFT", 8), ("LEFT", 7), ("RIGHT", 8), ("RIGHT", 1)):
        handheld.tap(button)
        assert pointed(handheld) == place
    handheld.script("RIGHT RIGHT RIGHT RIGHT OK OK")  # Sud plays 5, and 2 seeds fall into 1 and 2
    assert position_text(handheld) == "1 2 1 1 0 1 1 0 4 5 N"
    assert pointed(handheld) == 6  # the next playable cell
    handheld.script("LEFT LEFT OK OK")
    assert pointed(handheld) == 6


def test_tibong_is_named_with_its_cell() -> None:
    handheld = after_script(f"{PLAY} {walk('4 2 3 1?')}")
    assert shows(handheld, "sow_tibong", 1)
    handheld = after_script(f"{PLAY} {walk('4 2 3 1 8?')}")
    assert shows(handheld, "sow_tibong", 8)


@pytest.mark.parametrize("preset, cells, reserve", [("easy", 8, 5), ("six", 6, 4), ("four", 4, 3)])
def test_presets_set_board_and_reserves(preset: str, cells: int, reserve: int) -> None:
    handheld = after_script(f"{PRESETS[preset]} LEFT LEFT LEFT LEFT OK", on="fang")
    assert row(handheld) == [0] + [1] * (cells - 2) + [0]
    assert shows(handheld, "reserves", reserve, reserve)
    session = handheld.bench.app.session
    assert session.game.options == new("fang", preset=preset).options


def reserves(handheld: Handheld) -> list[int]:
    """Return both reserves, the left one first; [] while the page does not show them."""
    name = say(handheld, "reserves", 0, 0).partition("0")[0]
    return [int(part) for line in handheld.text() if line.startswith(name) for part in line[len(name) :].split(" - ")]


@every_board
@pytest.mark.parametrize("script, move", [(f"{PLAY} RIGHT", 2), (f"{NORD} RIGHT RIGHT", 6)])
def test_page_follows_the_rules_steps(board: str, script: str, move: int) -> None:
    handheld = after_script(script, board)
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
def test_page_shows_reserve_before_and_after_its_seed(script: str, before: list, after: list) -> None:
    handheld = after_script(script)
    handheld.press("OK")
    assert [pair for pair in watch(handheld, 1000, reserves) if pair] == [before, after]


def test_page_shows_hand_and_reserve_seed() -> None:
    handheld = after_script(f"{PLAY} RIGHT")
    handheld.press("OK")

    def hand(now: Handheld) -> object:
        if shows(now, "from_reserve"):
            return "reserve"
        return next((seeds for seeds in range(9) if shows(now, "in_hand", seeds)), None)

    seen = [shown_hand for shown_hand in watch(handheld, 3000, hand) if shown_hand is not None]
    assert seen == ["reserve", 2, 1, 0]


@pytest.mark.parametrize("speed, milliseconds", [("calm", 1900), ("normal", 1200), ("quick", 600), ("instant", 0)])
def test_speed_setting_sets_duration(speed: str, milliseconds: int) -> None:
    handheld = after_script(f"{PLAY} RIGHT", SPEED=speed)
    handheld.press("OK")
    if milliseconds:
        handheld.run(milliseconds)
        assert shows(handheld, "plays_0", 4, 3)
        assert shows(handheld, "moved_0", 3)
    handheld.run(1200)
    assert shows(handheld, "plays_1", 4, 3)


def test_after_count_only_ok_continues() -> None:
    handheld = after_script(WON)
    before = handheld.text()
    handheld.script("LEFT RIGHT RIGHT")
    assert handheld.text() == before
    leads_to(handheld, "OK", "after")
    handheld.tap("OK")  # revenge: the other one begins
    assert position_text(handheld) == START[:-1] + "N"
    assert shows(handheld, "plays_1", 3, 3)


def test_turned_sowing_runs_to_the_right() -> None:
    handheld = after_script(f"{NORD} {TURN}")
    handheld.press("OK")
    rows = watch(handheld, 3000, row)
    assert position_text(handheld).endswith("S")
    # The last frames show Nord's sowing, from Nord's tibong; then Sud's view is back.
    sown = [now for now in rows if len(now) == 8]
    first = sown.index([1, 1, 1, 0, 0, 1, 2, 1])
    assert sown[first + 1] == [1, 2, 1, 0, 0, 1, 2, 1]
    assert sown[-1] == [1, 2, 1, 0, 0, 1, 2, 1]
