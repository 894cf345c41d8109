"""At the speed `still` no light breathes, blinks or runs: on every screen, on a panel and on keys."""

import pytest

from sillon.settings.preferences import SPEEDS
from sim.handheld import Handheld
from tests.app.scenes import SCENES, Scene
from tests.app.stage import after_script, enter, screen_of, watch
from tests.app.visits import watch_lights

BOARDS = ("pico_panel", "macropad", "trellis_m4")
# These show passing time, a repeating example, the check of the lights, the progress of a search, or dice that lead to a
# clock.
TIMED = {"colour", "tournament_timer", "rules", "lesson", "exercise", "check_lights", "check_facts", "roll"}
SETTLING_MS = 2100  # one breath: the cursor becomes bright once more, and stays bright


def one_of_each() -> list[tuple[Scene, str]]:
    """Return each screen once on each board: its first scene there."""
    found: dict[tuple[str, str], Scene] = {}
    for board in BOARDS:
        for scene in SCENES:
            if scene.on(board) and scene.screen not in TIMED:
                found.setdefault((board, scene.screen), scene)
    return [(scene, board) for (board, _), scene in found.items()]


@pytest.mark.parametrize("scene, board", one_of_each(), ids=[f"{scene.name} {board}" for scene, board in one_of_each()])
def test_still_mode_changes_no_light(scene: Scene, board: str) -> None:
    handheld = enter(scene, board, "fr")
    app = handheld.bench.app
    app.preferences.speed = SPEEDS.index("still")
    handheld.bench.run(SETTLING_MS)
    frames = watch_lights(handheld, 2000)
    assert len(frames) == 1, f"{screen_of(handheld)}: {[ms for ms, _ in frames]}"


def brightness(handheld: Handheld) -> int:
    return sum(sum(colour) for row in handheld.lights() for colour in row)


def test_still_cursor_stays_brightest() -> None:
    row = "300ms OK OK RIGHT OK 100ms"
    usual = after_script(row)
    breath = watch(usual, 2000, brightness)
    assert len(breath) > 10
    still = after_script(f"{row} {SETTLING_MS}ms", SPEED="still")
    assert brightness(still) >= max(breath) * 9 / 10


def test_still_mode_lights_refused_cell() -> None:
    """At other speeds it would blink."""
    scene = next(scene for scene in SCENES if scene.name == "fafy: refused, a gap on both sides")
    handheld = enter(scene, "pico_panel", "fr")
    lights = watch(handheld, 1000, Handheld.lights)
    handheld.bench.app.preferences.speed = SPEEDS.index("still")
    handheld.bench.run(SETTLING_MS)
    faults = [place for place, colour in placed(handheld.lights()).items() if is_fault(colour)]
    assert faults
    assert any(not is_fault(placed(each)[place]) for each in lights for place in faults)


def placed(lights: list[list[tuple[int, int, int]]]) -> dict[tuple[int, int], tuple[int, int, int]]:
    return {(y, x): colour for y, row in enumerate(lights) for x, colour in enumerate(row)}


def is_fault(colour: tuple[int, int, int]) -> bool:
    """Return whether the colour is almost pure red."""
    return colour[0] > 20 and colour[0] > 4 * max(colour[1:])


def test_still_mode_shows_moves_at_once() -> None:
    handheld = after_script("300ms OK OK RIGHT OK 300ms", SPEED="still")
    before = handheld.bench.app.session.position
    handheld.script("OK RIGHT OK 50ms")
    assert handheld.bench.app.session.position != before
    assert handheld.bench.app.screen.phase == 0  # the next player chooses
