"""The logic of playing in a window, without the window: presses, keys, pause, slow motion, pictures and films.

sim/window/loop.py shows it and passes events on.
"""

import threading
import time
import traceback
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PIL import Image

from sillon.words import LANGUAGES
from sim.bench import STEP_MS
from sim.fakes import wire
from sim.handheld import Handheld
from sim.paths import ROOT
from sim.picture.render import Camera, render
from sim.profiles import board_names, profile_of
from sim.real_time import THINK_MS, RealTime, real_ms
from sim.start_target import begin_again, go_on
from sim.web.presses import PressQueue
from sim.web.snapshot import sent

FOLDER = ROOT / "build" / "window"  # of pictures and films
_FILM_SECONDS = 10
_FRAME_MS = 100  # of the film
_FILM_WIDTH = 480
_SLOW = 0.2
_LOOK_SECONDS = 0.5  # between two checks of the files
_PROGRAM = ("code.py", "settings.toml", "hal", "games", "lib/sillon")

BUTTONS = {
    "left": "LEFT",
    "right": "RIGHT",
    "up": "UP",
    "down": "DOWN",
    "return": "OK",
    "enter": "OK",
    "backspace": "BACK",
    "escape": "BACK",
    "h": "HINT",
    "m": "MENU",
    "1": "NORD.LEFT",
    "2": "NORD.RIGHT",
    "3": "NORD.OK",
    "4": "NORD.BACK",
}


class Session:
    """A handheld that may be exchanged for another. `said` is one sentence for the window's title, "" for none.

    language: None for the one of the settings. code, memory: what the first handheld begins with, as for a Handheld;
    raises ValueError as that does.
    """

    def __init__(
        self,
        board: str,
        language: str | None = None,
        settings: dict[str, str | int] | None = None,
        code: str | None = None,
        memory: bytes = b"",
    ) -> None:
        self.said = ""
        self.paused = False
        self.speed = 1.0
        self.handheld: Handheld
        self._given = dict(settings or {})
        self._board = board
        self._language = language
        self._memories: dict[str, bytes] = {}
        self._real_time = RealTime()
        self._picture: Image.Image | None = None
        self._scale = 1  # of the last picture()
        self._seen: tuple[object, ...] = ()
        self.film = Film()
        self._filmed_at = 0
        self._looked_at = 0.0
        self._stamp = _stamp()
        self._broken = False
        self._switch_on(code, memory)

    def _switch_on(self, code: str | None = None, first: bytes = b"") -> None:
        """Power the chosen board on, with its memory from its last run."""
        if hasattr(self, "handheld"):
            self._memories[self.handheld.board] = bytes(wire.nvm)
            self.handheld.power_off()
        memory = self._memories.get(self._board)
        if memory:
            wire.nvm[:] = memory
        settings = dict(self._given)
        if hasattr(profile_of(self._board), "TOUCH"):
            settings.setdefault("SILLON_TOUCH", 1)  # a click on a light is a touch
        if self._language:
            settings["SILLON_LANGUAGE"] = self._language
        self.handheld = Handheld(self._board, settings, keep_nvm=bool(memory), code=code, memory=first)
        self.handheld.bench.use_clock(real_ms)
        self.film.clear()
        self._seen = ()
        self._camera = Camera(self.handheld)
        self._presses = PressQueue(self.handheld.bench)

    # Time

    def advance(self, seconds: float) -> None:
        """Advance the simulated clock by the real time that has passed, times the speed, unless paused."""
        if self.paused:
            return
        for _ in range(self._real_time.ticks(seconds, self.speed)):
            self.tick()

    def tick(self) -> None:
        """Run one tick. An exception in the program is shown, and stops it until a file is saved or it is restarted."""
        if self._broken:
            return
        self._presses.catch_up()
        self._try(self._run)
        if wire.ms() - self._filmed_at >= _FRAME_MS or wire.ms() < self._filmed_at:
            self._filmed_at = wire.ms()
            self.film.add(self.picture(self._scale))

    def _run(self) -> None:
        self.handheld.run(STEP_MS)
        self.handheld.bench.think(THINK_MS)

    def _try(self, action: Callable[[], object]) -> None:
        try:
            action()
            self._broken = False
        except Exception as error:  # a program under development may raise anything
            self._broken = True
            self.said = f"{type(error).__name__}: {error}"
            traceback.print_exc()  # the title has the message, the terminal the traceback

    # Actions of the user

    def key(self, name: str) -> bool:
        """Handle a key that is not a button's, by its name. Return False for the one that quits."""
        if name == "space":
            self.paused = not self.paused
            self.said = "paused; . is a tick" if self.paused else ""
        elif name == ".":
            self.paused = True
            self.tick()
            self.said = f"{wire.ms()} ms"
        elif name == "-":
            self.speed = _SLOW if self.speed == 1 else 1.0
            self.said = f"slow motion, {_SLOW}" if self.speed == _SLOW else ""
        elif name == "b":
            names = board_names()
            self._board = names[(names.index(self._board) + 1) % len(names)]
            self._try(self._switch_on)
            self.said = self._board
        elif name == "l":
            self._next_language()
        elif name == "r":
            self.restart()
        elif name == "s":
            self._say(f"{_shown(screenshot(self.handheld))} is written")
        elif name == "g":
            self.film.write_aside(self._say)
        return name != "q"

    def _say(self, sentence: str) -> None:
        self.said = sentence

    def press(self, name: str) -> None:
        """Press a button, if the board has it; a press shorter than a frame counts too."""
        self._presses.set_down(name, True)

    def release(self, name: str) -> None:
        self._presses.set_down(name, False)

    def let_go(self) -> None:
        """Release all buttons: another window has the keyboard."""
        for name in self.handheld.held():
            self.release(name)

    def _next_language(self) -> None:
        app = self.handheld.bench.app
        if not app:
            return  # the program's error is shown already
        chosen = app.preferences
        chosen.language = self._language = LANGUAGES[(LANGUAGES.index(chosen.language) + 1) % len(LANGUAGES)]
        self.restart()
        self.said = self._language

    def restart(self) -> None:
        """Restart the program from its files as they are now, with the current match."""
        self.said = "restarted"
        bench = self.handheld.bench
        left: list[tuple[str, bytes]] = []  # what did not fit into the memory

        def reload() -> None:
            bench.reload()
            for each in left:
                go_on(bench.app, each)

        if bench.app:
            self._try(lambda: left.append(begin_again(bench.app)))
        self._try(reload)
        self._stamp = _stamp()

    def look_at_files(self) -> None:
        """Restart when a file of the program was saved."""
        now = time.monotonic()
        if now - self._looked_at >= _LOOK_SECONDS:
            self._looked_at = now
            if _stamp() != self._stamp:
                self.restart()

    # Pictures

    def picture(self, scale: int) -> Image.Image:
        """Return the picture of the handheld; the same object as long as nothing changes."""
        handheld = self.handheld
        self._scale = scale
        seen = (scale, handheld, *sent(handheld.bench), tuple(handheld.held()))
        if self._picture is None or seen != self._seen:
            self._seen = seen
            self._picture = self._camera.picture(scale)
        return self._picture


def _stamp(folder: Path = ROOT) -> dict[Path, float]:
    """Return the modification time of each file of the program."""
    found = {}
    for name in _PROGRAM:
        path = folder / name
        for file in [path] if path.is_file() else path.rglob("*"):
            if file.parent.name != "__pycache__" and file.is_file():
                with suppress(OSError):  # an editor's temporary file may be gone by now
                    found[file] = file.stat().st_mtime
    return found


class Film:
    """The frames of the last ten seconds. `writer` is the thread that writes them."""

    def __init__(self) -> None:
        self.writer: threading.Thread | None = None
        self._frames: deque[Image.Image] = deque(maxlen=_FILM_SECONDS * 1000 // _FRAME_MS)

    def clear(self) -> None:
        self._frames.clear()

    def add(self, picture: Image.Image) -> None:
        height = picture.height * _FILM_WIDTH // picture.width
        self._frames.append(picture.convert("RGB").resize((_FILM_WIDTH, height), Image.Resampling.BILINEAR))

    def write_aside(self, report: Callable[[str], None], folder: Path = FOLDER) -> None:
        """Write the film in a thread, which takes seconds, and report the path. Does nothing while one is being written."""
        if self.writer and self.writer.is_alive():
            return
        frames = list(self._frames)
        if not frames:
            return  # no frame yet

        def write() -> None:
            report(f"{_shown(write_gif(frames, folder))} is written")

        report("the film is being written")
        self.writer = threading.Thread(target=write)
        self.writer.start()


def write_gif(frames: list[Image.Image], folder: Path) -> Path:
    """Write a looping film, and return its path."""
    path = _next(folder, "gif")
    frames[0].save(path, save_all=True, append_images=frames[1:], duration=_FRAME_MS, loop=0)
    return path


def screenshot(handheld: Handheld, folder: Path = FOLDER) -> Path:
    """Write a picture, and return its path."""
    path = _next(folder, "png")
    render(handheld, 3).save(path)
    return path


def _shown(path: Path) -> Path:
    """Return the path relative to the project's root, if it is below it."""
    return path.relative_to(ROOT) if path.is_relative_to(ROOT) else path


def _next(folder: Path, suffix: str) -> Path:
    """Return the path of a new file."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while (folder / f"sillon-{number}.{suffix}").exists():
        number += 1
    return folder / f"sillon-{number}.{suffix}"
