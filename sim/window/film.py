"""Screenshots of the handheld, and its last ten seconds as a GIF."""

import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from sim.handheld import Handheld
from sim.paths import ROOT
from sim.picture.render import render

FOLDER = ROOT / "build" / "window"
FRAME_MS = 100
_SECONDS = 10
_WIDTH = 480


class Film:
    """The frames of the last ten seconds. `writer` is the thread that writes them."""

    def __init__(self) -> None:
        self.writer: threading.Thread | None = None
        self._frames: deque[Image.Image] = deque(maxlen=_SECONDS * 1000 // FRAME_MS)

    def clear(self) -> None:
        self._frames.clear()

    def add(self, picture: Image.Image) -> None:
        height = picture.height * _WIDTH // picture.width
        self._frames.append(picture.convert("RGB").resize((_WIDTH, height), Image.Resampling.BILINEAR))

    def write_aside(self, tell: Callable[[str], None], folder: Path = FOLDER) -> None:
        """Write the film in a thread, which takes seconds, and report the path. Does nothing while one is being written."""
        if self.writer and self.writer.is_alive():
            return
        frames = list(self._frames)
        if not frames:
            return  # no frame yet

        def write() -> None:
            tell(f"{shown(write_gif(frames, folder))} is written")

        tell("the film is being written")
        self.writer = threading.Thread(target=write)
        self.writer.start()


def write_gif(frames: list[Image.Image], folder: Path) -> Path:
    """Write a looping film, and return its path."""
    path = _next(folder, "gif")
    frames[0].save(path, save_all=True, append_images=frames[1:], duration=FRAME_MS, loop=0)
    return path


def screenshot(handheld: Handheld, folder: Path = FOLDER) -> Path:
    """Write a picture, and return its path."""
    path = _next(folder, "png")
    render(handheld, 3).save(path)
    return path


def shown(path: Path) -> Path:
    """Return the path relative to the project's root, if it is below it."""
    return path.relative_to(ROOT) if path.is_relative_to(ROOT) else path


def _next(folder: Path, suffix: str) -> Path:
    """Return the path of a new file."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while (folder / f"sillon-{number}.{suffix}").exists():
        number += 1
    return folder / f"sillon-{number}.{suffix}"
