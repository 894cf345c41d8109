"""Mashing begins at every door: whatever the menus lead to is entered on each board, pressed at random, and left again."""

import pytest

from sim.plugged import plug
from sim.profiles import board_names, profile_of
from tools.soak.entry_points import SCREENS, doors
from tools.soak.fuzz_run import leg


@pytest.mark.parametrize("board", board_names())
def test_behind_every_door_nothing_raises_and_there_is_a_way_home(board: str) -> None:
    every = doors(board, plug(profile_of(board)).panel)
    for number, door in enumerate(every):
        if number % 4:
            continue  # `make soak` takes them all
        masher = leg(board, ("fr", "en")[number // 4 % 2], number, 25, f"{door}|".encode().removeprefix(b"|"))
        screen, name = f"{door},".split(",")[:2]
        assert masher.screens & {screen or "home", name, "colorigraphe.colour"}, (
            door
        )  # a puzzle is on its game's own screen


def test_no_screen_of_learning_and_no_trial_is_left_out() -> None:
    found = {door.split(",")[0] for door in doors("pico_panel", plug(profile_of("pico_panel")).panel)}
    assert found - {""} <= set(SCREENS)
    learning = {"lessons.lesson", "lessons.exercise", "lessons.stages", "puzzles.puzzle"}
    assert {name for name in SCREENS if name.startswith("selftest.")} | learning <= found
