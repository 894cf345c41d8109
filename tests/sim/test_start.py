"""From power-on to the menu: the imports, which take most of a board's start. Lower the bounds when they allow it."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from games import NAMES
from tools.measure import starting
from tools.measure.starting import begun


class Bound(NamedTuple):
    """The most files and bytes that may be read before a stage."""

    files: int
    bytes: int


BOUNDS = {
    "the first light": Bound(10, 14_000),
    "the first screen": Bound(35, 45_000),
    "the menu of games": Bound(40, 51_000),
}
OTHERS = Bound(22, 22_000)  # in addition on boards whose keys and screen need more code than the reference board's
MATCH = Bound(55, 86_000)
BOARDS = starting.BOARDS


@pytest.fixture(scope="module")
def drive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return starting.drive(tmp_path_factory.mktemp("CIRCUITPY"))


@cache
def stages(board: str, drive: Path) -> dict[str, starting.Stage]:
    return {stage.name: stage for stage in starting.stages(board, drive)}


@pytest.mark.parametrize("stage", BOUNDS)
@pytest.mark.parametrize("board", BOARDS)
def test_start_reads_only_needed_files(board: str, stage: str, drive: Path) -> None:
    found = stages(board, drive)[stage]
    print(f"{board}, {stage}: {len(found.files)} files, {found.bytes} bytes")
    more = OTHERS if board != BOARDS[0] else Bound(0, 0)
    assert len(found.files) <= BOUNDS[stage].files + more.files
    assert found.bytes <= BOUNDS[stage].bytes + more.bytes


@pytest.mark.parametrize("board", BOARDS)
def test_light_is_on_before_app_is_imported(board: str, drive: Path) -> None:
    before = [path for path, _ in stages(board, drive)["the first light"].files]
    assert not [path for path in before if path.startswith(("/lib/sillon", "/games"))]


@pytest.mark.parametrize("board", BOARDS)
def test_no_rules_are_imported_before_a_game_is_chosen(board: str, drive: Path) -> None:
    before = [path for path, _ in stages(board, drive)["the menu of games"].files]
    # The games' names and letters are not their rules.
    assert not [path for path in before if path.startswith("/games/") and path != "/games/__init__.mpy"]


@pytest.mark.parametrize("game", NAMES)
def test_restarted_match_reads_only_needed_files(game: str, drive: Path) -> None:
    found = starting.stages(BOARDS[0], drive, begun(game))[-1]
    print(f"{game}: {len(found.files)} files, {found.bytes} bytes")
    assert found.name == "a match"
    assert len(found.files) <= MATCH.files
    assert found.bytes <= MATCH.bytes
