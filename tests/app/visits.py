"""One visit to each scene serves several tests: what it shows, how its lights go on, and the way home from it."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from PIL import Image

from sillon.words import LANGUAGES
from sim.handheld import Handheld
from sim.shadow import wire
from tests.app import golden
from tests.app.scenes import REFERENCE, Scene
from tests.app.stage import enter, screen_of, unseen

WATCHED_MS = 3500
WALKED_HOME = REFERENCE[0]  # where every scene is taken; only the buttons that all boards have are pressed
# What a lost child does, wherever it is: holds BACK, takes the last entry of what comes, and goes back from there.
WAY_OUT = "BACK:650ms LEFT OK BACK"
_TIRED = 4  # after so many times


@dataclass(frozen=True)
class Visit:
    """`lights` are the frames after the script, as (ms, bytes on the wire), the first as it stood; for the first language.

    `home` says whether the way out led home; None where it was not tried.
    """

    screen: str
    text: str
    picture: Image.Image
    faults: list[str]
    lights: list[tuple[int, bytes]]
    home: bool | None


@cache
def visit(scene: Scene, board: str, language: str) -> Visit:
    handheld = enter(scene, board, language)
    screen = handheld.bench.screen
    assert screen is not None
    seen = screen_of(handheld), handheld.frame_text(), golden.picture(handheld)
    lights = []
    home = None
    if language == LANGUAGES[0]:
        lights = watch_lights(handheld)
        if board == (scene.board or WALKED_HOME):
            home = walk_home(handheld)
    faults = list(screen.errors)
    if handheld.bench.board.screen.problem:
        faults.append(handheld.bench.board.screen.problem)
    return Visit(*seen, faults, lights, home)


def watch_lights(handheld: Handheld, milliseconds: int = WATCHED_MS) -> list[tuple[int, bytes]]:
    """Every frame that is sent while nobody presses anything."""
    pin = handheld.bench.panel.pin
    frames = [(wire.ms(), wire.strip(pin))]

    def note(kind: str, where: Any, what: Any) -> None:
        if kind == "strip":
            frames.append((wire.ms(), bytes(what)))

    wire.listeners.append(note)
    handheld.bench.run(milliseconds)
    wire.listeners.remove(note)
    return frames


def walk_home(handheld: Handheld) -> bool:
    with unseen(handheld):
        for _ in range(_TIRED):
            if screen_of(handheld) == "home":
                break
            handheld.bench.script(WAY_OUT)
    return screen_of(handheld) == "home"
