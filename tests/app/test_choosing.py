"""Choosing a cell and a direction, undo, and the menu."""

import pytest

from tests.app import stage
from tests.app.scenes import IN_STARS, ONES, ROWS
from tests.app.stage import (
    after_script,
    counts,
    is_pale,
    leads_to,
    leads_to_position,
    leads_to_text,
    pointer,
    position_text,
    screen_of,
    shows,
    sow,
    watch,
)
from tools.measure.walk import in_menu

START = "1 2 2 1 1 2 2 1 S"


def test_two_directions_ask_which() -> None:
    handheld = after_script(f"{IN_STARS} RIGHT RIGHT OK")
    assert shows(handheld, "which_way")
    assert shows(handheld, "lands", "→", 5)
    assert position_text(handheld) == START


@pytest.mark.parametrize(
    "buttons, landing", [("LEFT", "← 1"), ("LEFT RIGHT", "→ 5"), ("LEFT LEFT", "← 1"), ("RIGHT", "→ 5")]
)
def test_left_and_right_choose_direction(buttons: str, landing: str) -> None:
    handheld = after_script(f"{IN_STARS} RIGHT RIGHT OK {buttons}")
    assert shows(handheld, "lands", *landing.split())
    assert pointer(handheld) == 2


@pytest.mark.parametrize(
    "buttons, after",
    [
        ("OK", "0 3 2 1 1 2 2 1 N"),
        ("RIGHT RIGHT OK OK", "1 2 0 2 2 2 2 1 N"),
        ("RIGHT RIGHT OK LEFT OK", "2 3 0 1 1 2 2 1 N"),
    ],
)
def test_ok_sows_in_only_or_offered_direction(buttons: str, after: str) -> None:
    handheld = after_script(f"{IN_STARS} {buttons} 2000ms")
    assert position_text(handheld) == after
    assert counts(handheld) == after.split()[:-1]


def test_lights_preview_each_seed() -> None:
    handheld = after_script(f"{IN_STARS} RIGHT RIGHT OK")
    places = [(row, col) for row in range(5) for col in range(9)]
    seen = watch(handheld, 3000, lambda h: [(row, col) for row, col in places if is_pale(h.lights()[row][col])])
    # Cells 4 and 5 hold a seed each: the new one comes on top of it.
    assert seen.count([(3, 3)]) >= 1
    assert all(seeds in ([], [(3, 3)], [(3, 3), (3, 4)]) for seeds in seen)
    assert seen[seen.index([(3, 3)]) + 1] == [(3, 3), (3, 4)]


def test_back_cancels_question_then_undoes() -> None:
    handheld = after_script(f"{IN_STARS} OK OK")  # 1>, skipped
    stage.choose(handheld, 4)
    leads_to_text(handheld, "OK", "which_way")
    handheld.tap("BACK")
    assert not shows(handheld, "which_way")
    assert position_text(handheld) == "0 3 2 1 1 2 2 1 N"
    leads_to_position(handheld, "BACK", START)
    assert shows(handheld, "plays_0")


def test_menu_opens_while_back_is_held() -> None:
    handheld = after_script(IN_STARS)
    handheld.press("BACK")
    leads_to(handheld, "650ms", "pause")


def test_repeated_back_undoes_to_start_and_stays() -> None:
    handheld = after_script(IN_STARS)
    for move in ("4>", "7<", "1>"):
        sow(handheld, move)
    assert shows(handheld, "wins_0")
    for text in ("1 2 2 0 3 3 0 1 S", "1 2 2 0 2 2 2 1 N", START, START):
        leads_to_position(handheld, "BACK", text)
        assert counts(handheld) == text.split()[:-1]
    assert screen_of(handheld) == "fafy"


def test_review_leads_to_start() -> None:
    handheld = after_script(IN_STARS)
    sow(handheld, "4>")
    sow(handheld, "7<")
    leads_to_position(handheld, f"BACK:900ms {in_menu('review')} LEFT LEFT OK RIGHT OK 100ms", START)
    assert shows(handheld, "plays_0")


def test_ok_only_skips_animation() -> None:
    handheld = after_script(f"{ROWS['impartial']} {ONES} OK OK")
    assert position_text(handheld) == "0 2 1 1 1 1 1 1 N"
    assert counts(handheld) == ["0", "2", "1", "1", "1", "1", "1", "1"]
    assert not shows(handheld, "which_way")
    assert shows(handheld, "plays_1")
    handheld.run(3000)
    assert position_text(handheld) == "0 2 1 1 1 1 1 1 N"


def test_arrow_skips_animation_and_moves() -> None:
    without = after_script(f"{IN_STARS} RIGHT OK OK")
    stood = pointer(without)
    handheld = after_script(f"{IN_STARS} RIGHT OK RIGHT")
    assert counts(handheld) == ["1", "0", "3", "2", "1", "2", "2", "1"]
    assert pointer(handheld) == stood + 1


def test_back_skips_animation_and_undoes() -> None:
    handheld = after_script(f"{IN_STARS} RIGHT OK BACK")
    assert position_text(handheld) == START
    assert counts(handheld) == START.split()[:-1]


def test_arrows_go_round_row() -> None:
    handheld = after_script(f"{IN_STARS} LEFT")
    assert pointer(handheld) == 7
    handheld.tap("RIGHT")
    assert pointer(handheld) == 0


def test_up_and_down_jump_to_sowable_cell() -> None:
    handheld = after_script(IN_STARS)
    sow(handheld, "4>")
    # 1 2 2 0 2 2 2 1 N: cells 2 and 4 cannot be sown.
    stage.choose(handheld, 4)
    handheld.tap("DOWN")
    assert pointer(handheld) == 2
    handheld.tap("DOWN")
    assert pointer(handheld) == 0
    handheld.tap("UP")
    assert pointer(handheld) == 2


def test_held_arrow_repeats() -> None:
    handheld = after_script(f"{IN_STARS} RIGHT:1000ms")
    assert pointer(handheld) > 2
