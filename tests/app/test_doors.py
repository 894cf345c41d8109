"""Mashing begins at every door: whatever the menus lead to is entered on each board, pressed at random, and left again."""

import pytest

from sim.assembly import assemble
from sim.paths import ROOT
from sim.profiles import board_names, profile_of
from tools.soak.entry_points import doors
from tools.soak.fuzz_run import leg


@pytest.mark.parametrize("board", board_names())
def test_behind_every_door_nothing_raises_and_there_is_a_way_home(board: str) -> None:
    every = doors(board, assemble(profile_of(board)).panel)
    for number, door in enumerate(every):
        if number % 4:
            continue  # `make soak` takes them all
        masher = leg(board, ("fr", "en")[number // 4 % 2], number, 25, f"{door}|".encode().removeprefix(b"|"))
        screen, name = f"{door},".split(",")[:2]
        assert masher.screens & {screen or "home", name, "colour"}, door  # a puzzle is on its game's own screen


def test_no_screen_of_learning_and_no_trial_is_left_out() -> None:
    found = {door.split(",")[0] for door in doors("pico_panel", assemble(profile_of("pico_panel")).panel)}
    files = {path.stem for path in (ROOT / "lib" / "sillon" / "screens").glob("*.py")}
    assert found - {""} <= files
    assert {name for name in files if name.startswith("check")} | {"lesson", "exercise", "puzzle", "stages"} <= found
