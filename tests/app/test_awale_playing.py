"""Awalé by buttons, on both boards: cursor, sowing, harvest, words, undo, review, turned view."""

import re
from itertools import groupby

import pytest

from games.awale import PITS
from games.rules import SKIP, SOW, TAKE
from sim.handheld import Handheld
from tests.app.boards import every_board
from tests.app.scenes_awale import HARVESTED, NORD, PLAY, RIPE, TURN, TWELVE, laid
from tests.app.stage import after_script, leads_to, leads_to_text, position_text, shows, watch
from tests.app.test_flashes import MOST, flashes
from tests.app.visits import watch_lights
from tools.measure.walk import in_menu

START = "4 4 4 4 4 4 4 4 4 4 4 4 0 0 S"


def letter(handheld: Handheld) -> str:
    """Return the pit that the pointer on the page names."""
    found = re.findall(f"[{PITS}](?=[▲▼])|(?<=[▲▼])[{PITS}]", handheld.text()[2])
    assert len(found) == 1, handheld.frame_text()
    return str(found[0])


def shown(handheld: Handheld) -> list[int]:
    """Return the twelve counts and two stores on the page in the order of a position, for a view that is not turned."""
    lines = handheld.text()
    rows = {
        line.replace(" ", "")[0 if line[0] in "NS" else -1]: re.findall(r"\d+", line) for line in (lines[1], lines[3])
    }
    strip = handheld.rows == 1
    nord = rows["N"] if strip else rows["N"][::-1]
    west, east = int(lines[2][:2]), int(lines[2][19:])
    return [int(count) for count in rows["S"] + nord] + ([west, east] if strip else [east, west])


@every_board
def test_cursor_wraps_in_own_row(board: str) -> None:
    handheld = after_script(PLAY, board)
    seen = [letter(handheld)]
    for _ in range(6):
        handheld.tap("RIGHT")
        seen.append(letter(handheld))
    assert "".join(seen) == "ABCDEFA"
    handheld.tap("LEFT")
    assert letter(handheld) == "F"


@every_board
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("button, step", [("RIGHT", 1), ("LEFT", -1)])
def test_nords_arrows_move_as_seen(board: str, turned: bool, button: str, step: int) -> None:
    handheld = after_script(f"{NORD} {TURN if turned else ''} RIGHT RIGHT RIGHT", board)
    look = handheld.bench.app.screen.look
    view = handheld.bench.app.screen.view
    assert look.turned is turned
    columns = []
    for tapped in ("", button):
        handheld.script(tapped)
        light = view.place(handheld.bench.board.leds, look, look.cursor, 0)[1]
        columns.append((handheld.text()[2].translate(str.maketrans("▼", "▲")).index("▲"), light))
    for was, now in zip(*columns, strict=True):
        assert (now - was) * step > 0
    assert look.cursor // 6 == 1


@every_board
def test_each_player_keeps_a_cursor(board: str) -> None:
    handheld = after_script(f"{PLAY} RIGHT RIGHT RIGHT OK OK", board)
    assert letter(handheld) == "a"
    handheld.script("RIGHT RIGHT OK OK")
    # D is empty: the cursor is on the next sowable pit.
    assert letter(handheld) == "E"


@every_board
def test_jumping_cursor_skips_unsowable_pits(board: str) -> None:
    for jump, pit in ((0, "C"), (1, "B")):
        handheld = after_script(f"{HARVESTED} OK OK", board, JUMP=jump)
        assert shown(handheld)[2] == 0
        assert letter(handheld) == "D"
        handheld.tap("LEFT")
        assert letter(handheld) == pit


def test_page_predicts_last_seed_for_any_count() -> None:
    handheld = after_script(PLAY)
    screen = handheld.bench.app.screen
    for count in range(1, 48):
        position = bytes([0] * 3 + [count] + [0] * 8 + [48 - count, 0, 0])
        falls = screen.session.game.steps(bytes([0] * 3 + [count, 0, 0, 1] + [0] * 8), 3)
        last = [pit for kind, pit, _ in falls if kind in (SOW, SKIP)][-1]
        screen.look.shown[:] = position
        assert screen._here(3) == screen.say("sow_here", "D", PITS[last])


def steps_as_shown(position: bytes, steps: list[tuple[int, int, int]]) -> list[list[int]]:
    """Return the counts and stores after none, one, two ... of the steps."""
    now = list(position[:14])
    states = [list(now)]
    for kind, pit, count in steps:
        if kind == SOW:
            now[pit] += 1
        elif kind != SKIP:
            now[pit] = 0
        if kind == TAKE:
            now[12 + position[14]] += count
        states.append(list(now))
    return [state for k, state in enumerate(states) if not k or state != states[k - 1]]


@every_board
@pytest.mark.parametrize(
    "script, pit, last", [(f"{PLAY} RIGHT", 1, 3000), (RIPE, 2, 6000), (TWELVE, 0, 7000), (NORD, 6, 3500)]
)
def test_page_follows_the_rules_steps(board: str, script: str, pit: int, last: int) -> None:
    handheld = after_script(script, board)
    session = handheld.bench.app.session
    before = session.position
    steps = session.game.steps(before, pit)
    seen = watch(handheld, last, shown, press="OK")
    # A page is sent line by line: a pit can be empty a moment before its store grows.
    wanted = steps_as_shown(before, steps)
    takes = len([step for step in steps if step[0] == TAKE])
    assert [state for state in seen if state in wanted] == wanted
    assert len(seen) <= len(wanted) + takes
    assert seen[-1] == list(session.position[:14])


@every_board
def test_page_shows_move_during_and_after(board: str) -> None:
    handheld = after_script(RIPE, board)
    seen = watch(handheld, 5000, lambda h: (re.sub(r"[^+\d]", "", h.text()[2][2:19]), h.text()[4].strip()), press="OK")
    counted = [count for count, _ in groupby(count for count, _ in seen) if count]
    assert counted == ["6", "5", "4", "3", "2", "1", "+2", "+3"], "the hand, then the captures"
    lines = [line for line, _ in groupby(line for _, line in seen)]
    say = handheld.bench.app.words.say
    assert lines[1:] == [say("sowed_0", "C"), say("took_0", "C", 2), say("took_0", "C", 5)]


@every_board
def test_harvest_follows_a_pause(board: str) -> None:
    handheld = after_script(RIPE, board)
    handheld.press("OK")
    moments: list[tuple[int, list[int]]] = []
    for _ in handheld.bench.run_steps(5000):
        now = shown(handheld)
        if not moments or moments[-1][1] != now:
            moments.append((handheld.bench.board.clock.ms(), now))
    handheld.release("OK")
    gaps = [after[0] - before[0] for before, after in zip(moments, moments[1:], strict=False)]
    # The lift, five seeds after the first, then a pause after the last seed, and the second harvest follows the first.
    assert len(gaps) >= 8
    assert gaps[7] > 2 * gaps[6]


@every_board
@pytest.mark.parametrize("speed", ["normal", "quick"])
def test_harvests_flash_at_most_three_times_a_second(board: str, speed: str) -> None:
    """F takes two seeds each from a, b, c, d and e: five runs to the store, past the same lights."""
    handheld = after_script(laid("0 0 0 0 0 5 1 1 1 1 1 3") + " OK", board, SPEED=speed)
    handheld.press("OK")
    frames = watch_lights(handheld, 8000)
    assert handheld.bench.app.session.position[12] == 10
    assert 1 <= flashes(frames) <= MOST


@every_board
def test_back_undoes_harvest(board: str) -> None:
    handheld = after_script(f"{HARVESTED} BACK", board)
    assert position_text(handheld) == "7 2 6 6 0 0 0 2 1 8 8 8 0 0 S"
    assert shown(handheld)[12:] == [0, 0]
    assert letter(handheld) == "C"
    assert shows(handheld, "undone")


@every_board
def test_play_continues_from_reviewed_position(board: str) -> None:
    handheld = after_script(f"{HARVESTED} BACK:700ms {in_menu('review')}", board)
    assert shows(handheld, "looking", 9, 9)
    assert shows(handheld, "look_here")
    assert shows(handheld, "took_0", "C", 5)
    leads_to_text(handheld, "LEFT LEFT LEFT LEFT LEFT LEFT LEFT", "looking", 2, 9)
    assert shown(handheld) == [4, 4, 4, 4, 0, 5, 0, 6, 6, 5, 5, 5, 0, 0]
    leads_to_text(handheld, "RIGHT 3000ms", "looking", 3, 9)
    leads_to(handheld, "OK RIGHT OK", "awale")
    assert len(handheld.bench.app.session.match.moves) == 3
    assert shows(handheld, "plays_1")


def test_turned_panel_is_rotated_by_180_degrees() -> None:
    pictures = []
    for script in (f"{NORD} RIGHT", f"{NORD} {TURN} LEFT"):
        handheld = after_script(script)
        assert letter(handheld) == "f"
        screen = handheld.bench.app.screen
        screen.look.breath = screen.breath = screen.beat = 0
        leds = handheld.bench.board.leds
        leds.clear()
        screen.view.lights(leds, screen.look)
        pictures.append(list(leds._frame))
    assert pictures[0] == pictures[1][::-1]


# Presses
