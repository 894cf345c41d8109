"""Files that the program reads, and whether the reading light was on before."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from typing import Any

from sim.fakes import drive
from sim.handheld import Handheld

READING = (90, 50, 0)  # the app's reading light


class _Spy(MetaPathFinder):
    """Tells `note` the name of each module of the program that is looked for. It finds none."""

    def __init__(self, note: Any) -> None:
        self._note = note

    def find_spec(self, name: str, path: Any, target: Any = None) -> None:
        if name.split(".")[0] in ("games", "hal", "sillon"):
            self._note(name)


@contextmanager
def unlit_reads(handheld: Handheld) -> Iterator[list[str]]:
    """The list of files that are read inside while the reading light is out. A player's table is exempt: it is opened by code
    that was read under the light, and a look into it takes a board a few ms. So are files that are read ahead, while nobody
    waits.

    A screen that is being entered has no light of its own: the one before it left the reading light on. The places of
    LEDs that are drawn on a display are the same.
    """
    found: list[str] = []

    def note(name: str) -> None:
        app = handheld.bench.app
        if app and app.screen and not app.quiet and app.board.leds.rows and app.board.leds._shown[0] != READING:
            found.append(f"{app.target[0]}: {name}")

    def opened(file: Any, *arguments: Any, **options: Any) -> Any:
        if str(file).endswith("/puzzles.bin"):
            note(str(file).split("/")[-2])
        return plain(file, *arguments, **options)

    spy = _Spy(note)
    plain = drive._plain_open
    sys.meta_path.insert(0, spy)
    drive._plain_open = opened
    try:
        yield found
    finally:
        sys.meta_path.remove(spy)
        drive._plain_open = plain
