"""The files that the program loads while the loading light is off."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from typing import Any

from sim.fakes import drive
from sim.handheld import Handheld

LOADING = (90, 50, 0)  # the app's loading light


class _Spy(MetaPathFinder):
    """An importer that calls `note` with the name of each module of the program that is imported, and finds none."""

    def __init__(self, note: Any) -> None:
        self._note = note

    def find_spec(self, name: str, path: Any, target: Any = None) -> None:
        if name.split(".")[0] in ("games", "hal", "sillon"):
            self._note(name)


@contextmanager
def unlit_loads(handheld: Handheld) -> Iterator[list[str]]:
    """Yield the list of files that are loaded inside while the loading light is off.

    A player's table is exempt: code that was loaded under the light opens it, and a read of it takes a board a few ms.
    Preloaded modules are exempt too: no user waits for them.

    A screen that is being entered draws no light yet: the screen before it left the loading light on. LEDs that are drawn on
    a display have the same places.
    """
    found: list[str] = []

    def note(name: str) -> None:
        app = handheld.bench.app
        if app and app.screen and not app.hide_loading and app.board.leds.rows and app.board.leds._shown[0] != LOADING:
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
