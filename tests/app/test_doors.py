"""Random presses from every entry point: on each board every screen of the menus is entered, pressed at random, and left."""

import pytest

from sim.assembly import assemble
from sim.profiles import board_names, profile_of
from tools.soak.beginnings import SCREENS, entry_points
from tools.soak.fuzz_run import leg


@pytest.mark.parametrize("board", board_names())
def test_no_entry_point_raises_or_traps(board: str) -> None:
    every = entry_points(board, assemble(profile_of(board)).panel)
    for number, door in enumerate(every):
        if number % 4:
            continue  # `make soak` takes them all
        masher = leg(board, ("fr", "en")[number // 4 % 2], number, 25, f"{door}|".encode().removeprefix(b"|"))
        screen, name = f"{door},".split(",")[:2]
        assert masher.screens & {screen or "home", name, "colorigraphe.colour"}, (
            door
        )  # a puzzle uses its game's own screen


def test_entry_points_cover_learning_and_checks() -> None:
    found = {door.split(",")[0] for door in entry_points("pico_panel", assemble(profile_of("pico_panel")).panel)}
    assert found - {""} <= set(SCREENS)
    learning = {"lessons.lesson", "lessons.exercise", "lessons.stages", "puzzles.puzzle"}
    assert {name for name in SCREENS if name.startswith("selftest.")} | learning <= found
