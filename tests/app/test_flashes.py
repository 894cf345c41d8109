"""Lights flash at most three times a second, in any scene and while seeds are sown."""

import pytest

from sillon.words import LANGUAGES
from sim.assembly import assemble
from sim.profiles import board_names, profile_of
from tests.app.boards import PLAIN, every_board
from tests.app.luminance import luminance, most_within, rises
from tests.app.scenes import GROUPS, LAID, ROWS, SCENES, Scene, shown
from tests.app.stage import after_script
from tests.app.visits import WATCHED, visit, watch_lights

# A twentieth of the luminance of white at the default brightness, (48, 48, 48) on the wire. Guidelines count from a tenth on.
STEP = 48 / 20
MOST = 3


def flashes(frames: list[tuple[int, bytes]]) -> int:
    """Return the greatest number of rises from dark to bright of one light within a second."""
    worst = 0
    for place in range(0, len(frames[0][1]), 3):
        series = [(ms, luminance((data[place + 1], data[place], data[place + 2]))) for ms, data in frames if data]
        if len({value for _, value in series}) > 1:
            worst = max(worst, most_within(rises(series, STEP), 1000))
    return worst


EVERYWHERE = [(scene, board) for board in WATCHED for group in GROUPS for scene in shown(group, board, LANGUAGES[0])]


@pytest.mark.parametrize("scene, board", EVERYWHERE, ids=[f"{scene.name} {board}" for scene, board in EVERYWHERE])
def test_scenes_flash_at_most_three_times_a_second(scene: Scene, board: str) -> None:
    assert flashes(visit(scene, board, LANGUAGES[0]).lights) <= MOST


@every_board
def test_long_sowing_flashes_at_most_three_times_a_second(board: str) -> None:
    """Conway's Sowing of seven seeds along cells that are empty except the last."""
    handheld = after_script(f"{ROWS['sowing']} {LAID} {'OK ' * 7} LEFT LEFT OK RIGHT OK OK", board)
    handheld.press("OK")
    frames = watch_lights(handheld, 5000)
    assert handheld.bench.app.session.position[:8] == bytes((0, 1, 1, 1, 1, 1, 1, 2))
    assert 1 <= flashes(frames) <= MOST


def test_unwatched_boards_share_lights_of_watched() -> None:
    """Each light is where the reference has it; tests/hal/ tests what a PyGamer draws and a Raspberry Pi sends."""
    size = {board: assemble(profile_of(board)).panel for board in board_names()}
    for board in set(board_names()) - set(WATCHED):
        assert (size[board].rows, size[board].cols) == (size[WATCHED[0]].rows, size[WATCHED[0]].cols)
        assert not size[board].keyed


def test_fault_is_shown_by_blinking() -> None:
    scene = next(scene for scene in SCENES if scene.name == "fafy: refused, a gap on both sides")
    for board in PLAIN:
        assert 2 <= flashes(visit(scene, board, LANGUAGES[0]).lights) <= MOST


def test_counter_finds_flashes_and_ignores_breathing() -> None:
    flash = [(ms, bytes((48, 48, 48)) if ms // 100 % 2 else bytes(3)) for ms in range(0, 2000, 50)]
    assert flashes(flash) == 5
    breath = [(ms, bytes((ms // 60 % 32, 0, 0))) for ms in range(0, 6000, 60)]
    assert flashes(breath) == 1
    faint = [(ms, bytes((ms // 100 % 2, 0, 0))) for ms in range(0, 2000, 50)]
    assert flashes(faint) == 0
