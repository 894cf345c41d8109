"""Playing in a window, without the window: fingers on the picture, keys, time that stands still or slows down.

sim/window.py shows it and passes on what the person does.
"""

import threading
import time
import traceback
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PIL import Image

from sim import picture_pocket
from sim.handheld import Handheld, board_names
from sim.paths import ROOT
from sim.picture import render
from sim.picture_again import Camera
from sim.picture_layout import Point, lay_out
from sim.shadow import wire

TICK_MS = 10
FOLDER = ROOT / "build" / "window"
_LONGEST = 0.25  # seconds made up for at once, after the computer was busy or asleep
_SLOW = 0.2
_GIF_SECONDS = 10
_GIF_A_SECOND = 10
_GIF_WIDTH = 480
_LOOK_SECONDS = 0.5  # between two looks at the files
_PROGRAM = ("code.py", "settings.toml", "hal", "games", "lib/sillon")
_STICK = 16  # how far from the middle of a joystick a direction is pressed

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

    language: None for the one of the settings. code, memory: what the first handheld begins with, as for a Handheld, and
    ValueError is as there.
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
        self._owed = 0.0
        self._picture: Image.Image | None = None
        self._scale = 1  # of the picture that was asked for last
        self._seen: tuple[object, ...] = ()
        self._film: deque[Image.Image] = deque(maxlen=_GIF_SECONDS * _GIF_A_SECOND)
        self._filmed_at = 0
        self._looked_at = 0.0
        self.writer: threading.Thread | None = None  # of a film
        self._stamp = _stamp()
        self._broken = False
        self._switch_on(code, memory)

    def _switch_on(self, code: str | None = None, first: bytes = b"") -> None:
        """The board that is chosen, with what it kept when it was on the table last."""
        if hasattr(self, "handheld"):
            self._memories[self.handheld.board] = bytes(wire.nvm)
            self.handheld.power_off()
        memory = self._memories.get(self._board)
        if memory:
            wire.nvm[:] = memory
        settings = dict(self._given)
        if self._language:
            settings["SILLON_LANGUAGE"] = self._language
        self.handheld = Handheld(self._board, settings, keep_nvm=bool(memory), code=code, memory=first)
        self._film.clear()
        self._seen = ()
        self._camera = Camera(self.handheld)

    # Time

    def advance(self, seconds: float) -> None:
        """Lets the simulated clock go on by the real time that has passed, times the speed, unless it stands still."""
        if self.paused:
            return
        self._owed += min(seconds, _LONGEST) * 1000 * self.speed
        while self._owed >= TICK_MS:
            self._owed -= TICK_MS
            self.tick()

    def tick(self) -> None:
        """One tick. An error of the program is said, and it stands still until a file is saved or it is begun anew."""
        if self._broken:
            return
        self._try(lambda: self.handheld.run(TICK_MS))
        if wire.ms() - self._filmed_at >= 1000 // _GIF_A_SECOND or wire.ms() < self._filmed_at:
            self._filmed_at = wire.ms()
            picture = self.picture(self._scale)
            height = picture.height * _GIF_WIDTH // picture.width
            self._film.append(picture.convert("RGB").resize((_GIF_WIDTH, height), Image.Resampling.BILINEAR))

    def _try(self, deed: Callable[[], object]) -> None:
        try:
            deed()
            self._broken = False
        except Exception as error:  # whatever a program that is being written may raise
            self._broken = True
            self.said = f"{type(error).__name__}: {error}"
            traceback.print_exc()  # the title has room for a sentence; where it was stands in the terminal

    # What a person does

    def key(self, name: str) -> bool:
        """Takes a key that is not a button's, by its name; False when it is the one that quits."""
        if name == "space":
            self.paused = not self.paused
            self.said = "it stands still; . is a tick" if self.paused else ""
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
            self.begin_anew()
        elif name == "s":
            self.said = f"{self._shown(self.screenshot())} is written"
        elif name == "g":
            self._film_aside()
        return name != "q"

    def press(self, name: str) -> None:
        if name in self.handheld.button_names:
            self.handheld.press(name)

    def release(self, name: str) -> None:
        if name in self.handheld.button_names:
            self.handheld.release(name)

    def let_go(self) -> None:
        """No finger is on any button: the keyboard belongs to another window."""
        for name in self.handheld.held():
            self.release(name)

    def under(self, point: Point) -> str:
        """The button at a point of the picture, in its units; "" for none."""
        for name, (x, y), radius in self.places():
            if (point[0] - x) ** 2 + (point[1] - y) ** 2 <= radius**2:
                return name
        return ""

    def places(self) -> list[tuple[str, Point, float]]:
        """Name, middle and radius of each button, in units of the picture."""
        handheld = self.handheld
        if handheld.display_rows():
            x, y = picture_pocket.STICK
            ways = picture_pocket.DIRECTIONS
            stick = [(name, (x + dx * _STICK, y + dy * _STICK), 14.0) for name, (dx, dy) in ways.items()]
            return [*picture_pocket.BUTTONS, *stick]
        beside = tuple(name for name in handheld.button_names if not name.startswith("CELL"))
        layout = lay_out(handheld.rows, handheld.cols, beside, bool(handheld.pixels()))
        placed = list(layout.buttons)
        known = [name for name, _, _ in placed]
        for name in handheld.button_names:
            if name.startswith("CELL") and name not in known:
                row, col = divmod(int(name[4:]), handheld.cols)
                placed.append((name, layout.light(row, col), layout.pitch * 0.45))
        return placed

    def _next_language(self) -> None:
        from sillon.words import LANGUAGES

        app = self.handheld.bench.app
        if not app:
            return  # what is wrong with the program is said already
        chosen = app.preferences
        chosen.language = self._language = LANGUAGES[(LANGUAGES.index(chosen.language) + 1) % len(LANGUAGES)]
        self.begin_anew()
        self.said = self._language

    def begin_anew(self) -> None:
        """The program as its files are now, with the match that is played."""
        from sim.beginning import begin_again

        self.said = "begun anew"
        app = self.handheld.bench.app
        if app:
            self._try(lambda: begin_again(app))
        self._try(self.handheld.bench.reload)
        self._stamp = _stamp()

    def look_at_files(self) -> None:
        """Begins anew when a file of the program was saved."""
        now = time.monotonic()
        if now - self._looked_at >= _LOOK_SECONDS:
            self._looked_at = now
            if _stamp() != self._stamp:
                self.begin_anew()

    # What it looks like

    def picture(self, scale: int) -> Image.Image:
        """The handheld as it is now; the same object as long as nothing changes."""
        handheld = self.handheld
        self._scale = scale
        screen = handheld.bench.screen
        shown = (screen.frames, screen.on, screen.contrast) if screen else ()
        seen = (scale, handheld, wire.strip_bytes, shown, tuple(handheld.held()))
        if self._picture is None or seen != self._seen:
            self._seen = seen
            self._picture = self._camera.picture(scale)
        return self._picture

    def screenshot(self, folder: Path = FOLDER) -> Path:
        """Writes the picture, and returns where."""
        path = _next(folder, "png")
        render(self.handheld, 3).save(path)
        return path

    def film(self, folder: Path = FOLDER, frames: list[Image.Image] | None = None) -> Path:
        """Writes the last ten seconds, or these frames, as a GIF that runs for ever, and returns where."""
        frames = frames or self._frames()
        path = _next(folder, "gif")
        frames[0].save(path, save_all=True, append_images=frames[1:], duration=1000 // _GIF_A_SECOND, loop=0)
        return path

    def _frames(self) -> list[Image.Image]:
        return list(self._film) or [self.picture(1).convert("RGB")]

    def _film_aside(self) -> None:
        """Writes the film, which takes seconds, while one plays on."""
        if self.writer and self.writer.is_alive():
            return

        frames = self._frames()

        def write() -> None:
            self.said = f"{self._shown(self.film(frames=frames))} is written"

        self.said = "the film is being written"
        self.writer = threading.Thread(target=write)
        self.writer.start()

    @staticmethod
    def _shown(path: Path) -> Path:
        return path.relative_to(ROOT) if path.is_relative_to(ROOT) else path


def _next(folder: Path, suffix: str) -> Path:
    """A file that is not there yet."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while (folder / f"sillon-{number}.{suffix}").exists():
        number += 1
    return folder / f"sillon-{number}.{suffix}"


def _stamp(folder: Path = ROOT) -> dict[Path, float]:
    """When each file of the program was saved last."""
    found = {}
    for name in _PROGRAM:
        path = folder / name
        for file in [path] if path.is_file() else path.rglob("*"):
            if file.parent.name != "__pycache__" and file.is_file():
                with suppress(OSError):  # an editor's own file may be gone by now
                    found[file] = file.stat().st_mtime
    return found
