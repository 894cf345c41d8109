"""Nothing blocks, and the lights answer a press at the tick that reads it."""

from typing import Any

import pytest

from sim.fakes import wire
from tests.app import stage
from tests.app.boards import every_board
from tests.app.scenes import BY_NAME, SCENES, Scene

_TAKEN_UP_MS = 50  # from the press to the light, debouncing included
_PAGE_TICKS = 6  # after the lights, the page follows line by line


FIRST_SCENES = {scene.screen: scene for scene in reversed(SCENES) if not scene.alone}


@pytest.mark.parametrize("scene", FIRST_SCENES.values(), ids=lambda scene: scene.name)
def test_no_tick_blocks(scene: Scene) -> None:
    """The stage refuses a tick that takes simulated time, here and in all tests that use it."""
    handheld = stage.enter(scene, scene.board or "pico_strip", "fr")
    handheld.script("200ms RIGHT OK 100ms BACK 300ms")
    assert wire.ms() > 1000


def test_stage_refuses_blocking_tick() -> None:
    handheld = stage.after_script("300ms")
    handheld.bench.app.screen.tick = lambda now: wire.advance(3)
    with pytest.raises(AssertionError, match="a tick waited for 3 ms"):
        handheld.run(20)


PRESSES = [
    ("home: first", "OK"),
    ("games: Fafy", "RIGHT"),
    ("games: Fafy", "OK"),
    ("setup: Fafy", "LEFT"),
    ("options: Fafy", "RIGHT"),
    ("rules: Fafy, to take", "RIGHT"),
    ("fafy: looking back", "RIGHT"),
    ("lay: nothing yet", "RIGHT"),
    ("lay: nothing yet", "OK"),
    ("pie: Sud begins", "OK"),
    ("fafy: choosing", "RIGHT"),
    ("fafy: choosing", "LEFT"),
    ("fafy: choosing", "OK"),
    ("fafy: asking, to the right", "LEFT"),
    ("fafy: asking, to the right", "OK"),
    ("fafy: the first seed falls", "RIGHT"),
    ("fafy: refused, a gap and the edge", "RIGHT"),
    ("fafy: won", "OK"),
    ("pause: in a game", "RIGHT"),
    ("after: revenge", "LEFT"),
    ("go_on: yes", "OK"),
]


@every_board
@pytest.mark.parametrize("name, button", PRESSES)
def test_lights_answer_press_in_same_tick(board: str, name: str, button: str) -> None:
    handheld = stage.enter(BY_NAME[name], board, "fr")
    handheld.run(200)
    app = handheld.bench.app
    taken: list[int] = []
    plain = app._handle_event

    def handle(*event: Any) -> None:
        taken.append(wire.ms())
        plain(*event)

    app._handle_event = handle
    shown: list[tuple[int, bytes]] = []
    wire.listeners.append(lambda kind, where, what: shown.append((wire.ms(), bytes(what))) if kind == "strip" else None)
    handheld.press(button)
    pressed_at = wire.ms()
    while not taken:
        before = wire.strip(handheld.bench.panel.pin)
        del shown[:]
        handheld.bench.run(10)
    assert shown[0][0] - pressed_at <= _TAKEN_UP_MS
    assert shown[0][1] != before
    # The page follows, a line a tick; the page of a resumed match is drawn in parts.
    handheld.bench.run(300 if name.startswith("go_on") else _PAGE_TICKS * 10)
    page = handheld.pixels()
    handheld.bench.run(30)
    assert handheld.pixels() == page


def test_light_shows_loading() -> None:
    """Loading a screen's file takes a board a moment: before that the corner's light turns amber."""
    handheld = stage.after_script("300ms")
    sent: list[bytes] = []
    wire.listeners.append(lambda kind, where, what: sent.append(bytes(what)) if kind == "strip" else None)
    handheld.tap("OK")
    # The corner is first on the wire, green before red.
    ambers = [frame for frame in sent if frame[1] > 2 * frame[0] > 0 and frame[2] == 0]
    assert len(ambers) == 1
    assert sent.index(ambers[0]) < len(sent) - 1
