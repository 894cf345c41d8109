"""One visit to each scene serves several tests: its frame, its lights over time, and the way home."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module

from PIL import Image

from sillon.words import LANGUAGES
from sim.fakes import wire
from sim.handheld import Handheld
from sim.profiles import profile_of
from tests.app import golden
from tests.app.boards import KEYED, PLAIN
from tests.app.scenes import REFERENCE, Scene
from tests.app.stage import enter, screen_of
from tools.soak.way_home import walk_home

WATCHED_MS = 3500
WATCHED = (*PLAIN, *KEYED)  # the boards whose lights are watched; the others show the same lights as the first one
WALKED_HOME = REFERENCE[0]  # the board on which every scene is taken; only buttons of all boards are pressed


@dataclass(frozen=True)
class Visit:
    """`lights` are the frames after the script, as (ms, bytes on the wire), the first as it stood; only on WATCHED boards in the
    first language.

    `home` tells whether the way out led home; None where it was not tried.
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
    screen = handheld.bench.display
    seen = screen_of(handheld), handheld.frame_text(), golden.picture(handheld)
    lights = []
    home = None
    if language == LANGUAGES[0]:
        lights = watch_lights(handheld) if board in WATCHED else []
        if board == (scene.board or WALKED_HOME):
            home = walk_home(handheld)
    faults = [*(screen.errors if screen else []), *handheld.unlit]
    if handheld.bench.board.display.problem:
        faults.append(handheld.bench.board.display.problem)
    return Visit(*seen, faults, lights, home)


def watch_lights(handheld: Handheld, milliseconds: int = WATCHED_MS) -> list[tuple[int, bytes]]:
    """Return every frame shown without presses: (ms, three bytes a light along the wire, green first)."""
    frames: list[tuple[int, bytes]] = [(wire.ms(), _sent(handheld))]
    for _ in handheld.bench.run_steps(milliseconds, 20):  # a board's tick is no shorter
        frame = _sent(handheld)
        if frame != frames[-1][1]:
            frames.append((wire.ms(), frame))
    return frames


def _sent(handheld: Handheld) -> bytes:
    pin = getattr(handheld.bench.panel, "pin", "")
    if pin and wire.strip(pin):
        return wire.strip(pin)
    flat = [colour for row in handheld.lights() for colour in row]
    order = wire_order(handheld.board, handheld.rows, handheld.cols)
    return bytes([flat[k][channel] for k in order for channel in (1, 0, 2)])


@cache
def wire_order(board: str, rows: int, cols: int) -> list[int]:
    """Return the places of the lights along the wire; drawn lights have no wire, and count as the reference panel's."""
    leds = profile_of(board).LEDS
    wiring, corner = leds.get("wiring", "zigzag"), leds.get("corner", "NW")
    return list(import_module("hal.wiring").wire_order(rows, cols, wiring, corner))
