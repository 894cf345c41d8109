"""The bench runs one simulated handheld: power, the program, presses, and access to its lights and display.

It runs on CPython and on MicroPython. Scripts: sim/script.py.
"""

import os
import sys

from sim.fakes import drive, wire
from sim.fakes.drive import read_settings
from sim.peripherals import Finger, Panel
from sim.script import DOWN, TAP_MS, UP, parse_script

try:
    from collections.abc import Callable, Iterator
    from typing import Any
except ImportError:
    pass

STEP_MS = 10
_LONG_MS = 10_000  # a script's waits of this length or more take steps of STEP_MS * _STRIDES
_STRIDES = 10
_AFTER_TAP_MS = 60


class Bench:
    """One handheld. The constructor powers it on; sim/assembly.py adds the parts of a profile before start().

    settings: what os.getenv() returns beside settings.toml. keep_nvm: keep the nvm of the previous handheld.
    drive_folder: what the program sees as "/"; the folder of code.py when empty. Without drive_writable, writing there raises
    OSError 30.
    `fingers`: by button name, added by put(). `panel`: the lights. `display`: the emulated display, or None.
    """

    def __init__(
        self,
        board_id: str = "raspberry_pi_pico",
        settings: "dict[str, Any] | None" = None,
        drive_writable: bool = False,
        keep_nvm: bool = False,
        drive_folder: str = "",
    ) -> None:
        wire.reset(board_id, drive_writable, keep_nvm)
        self.fingers: dict[str, Finger] = {}
        self.button_names: tuple[str, ...] = ()  # in the profile's order
        self.panel = Panel()
        self.display: Any = None
        self.settings: dict[str, Any] = dict(settings or {})
        self._read: list[str] = []  # the names of the settings found in settings.toml
        self.app: Any = None
        self.board: Any = None
        self.drive_folder = drive_folder
        self.little_memory = False  # set before start(): the app finds no free heap, as on a full small board
        self.step_ms = STEP_MS  # between ticks in a script
        self.real_ms: Callable[[], float] | None = None  # see use_clock()
        self._code_path = ""
        self._environment: dict[str, str | None] = {}

    # The program

    def start(self, code_path: str) -> None:
        """Run code.py by its path, as the firmware does, and keep its `app` and its `board`."""
        self._code_path = code_path
        self._publish_settings(code_path)
        with open(code_path, encoding="utf-8") as file:
            source = file.read()
        program: dict[str, Any] = {"__name__": "sillon_code", "__file__": code_path}
        drive.enter(self._drive(), new_program=True)
        try:
            exec(compile(source, code_path, "exec"), program)
        finally:
            drive.leave()
        self.app = program.get("app")
        self.board = program.get("board")
        if self.real_ms:
            self.use_clock(self.real_ms)
        if self.little_memory:
            sys.modules["sillon.app"].free_bytes = lambda: 0  # type: ignore[attr-defined]

    def _drive(self) -> str:
        return self.drive_folder or self._code_path[: -len("/code.py")] or ("/." if "/" in self._code_path else ".")

    def tick(self) -> None:
        """Run one iteration of the program's loop. When the program asks for a reload, restart it."""
        self._run_program(self.app.tick)

    def use_clock(self, real_ms: "Callable[[], float] | None") -> None:
        """Take a clock of real time in milliseconds: the program measures by it whether this computer is fast."""
        self.real_ms = real_ms
        if self.board:
            self.board.clock.real_ms = real_ms

    def think(self, milliseconds: float) -> None:
        """While the computer thinks, run more ticks, for this long by the clock of real time; none without one.

        A tick thinks for as long as its clock lets it, and the simulated clock stands still in a tick.
        """
        now = self.real_ms
        until = now() + milliseconds if now else 0
        while now and self._thinks() and now() < until:
            self.tick()

    def _thinks(self) -> bool:
        controller = getattr(self.app and self.app.screen, "controller", None)
        return bool(getattr(controller, "work", None))

    def rescue(self, error: Exception) -> None:
        """Do what the loop of code.py does when a tick raises an exception."""
        # Late and by name, as code.py's program does: it drops its modules when it restarts.
        self._run_program(__import__("sillon.app.rescue", None, None, ("rescue",)).rescue, self.app, error)

    def _run_program(self, action: "Callable[..., object]", *arguments: object) -> None:
        drive.enter(self._drive())
        try:
            action(*arguments)
        except wire.ReloadRequest:
            drive.leave()
            self.reload()
        finally:
            drive.leave()

    def reload(self) -> None:
        """Start code.py again as supervisor.reload() does: free the pins, drop the drive's modules."""
        self.app = self.board = None
        wire.soft_reset()
        self.forget_program()
        self.start(self._code_path)

    def forget_program(self) -> None:
        """Drop the modules of the drive, as before a start."""
        for name in list(sys.modules):
            if name.split(".")[0] in ("games", "hal", "sillon"):
                del sys.modules[name]

    def run(self, milliseconds: int, step: int = STEP_MS) -> None:
        """Advance the time, with a tick after each step."""
        for _ in self.run_steps(milliseconds, step):
            pass

    def run_steps(self, milliseconds: int, step: int = STEP_MS) -> "Iterator[None]":
        """run(), with a yield after each tick."""
        end = wire.ms() + milliseconds
        while wire.ms() < end:
            wire.advance(min(step, end - wire.ms()))
            self.tick()
            yield

    def power_off(self) -> None:
        """End the program, and remove the bench's settings. The nvm stays for `keep_nvm`."""
        self.app = self.board = None
        drive.end_program()
        self._withdraw(list(self._environment))
        wire.reset(wire.board_id, wire.drive_writable, keep_nvm=True)

    def _publish_settings(self, code_path: str) -> None:
        found = read_settings(code_path[: -len("code.py")] + "settings.toml")
        environ = getattr(os, "environ", None)
        self._withdraw(self._read)  # a line may have changed
        for name in found:
            if name not in self.settings and (environ is None or name not in environ):
                self.settings[name] = found[name]
                self._read.append(name)
        if environ is None:  # MicroPython: os.getenv() of harness.py reads os.settings
            os.settings = self.settings  # type: ignore[attr-defined]
            return
        for name in self.settings:
            self._environment.setdefault(name, environ.get(name))
            environ[name] = str(self.settings[name])

    def _withdraw(self, names: "list[str]") -> None:
        """Remove these settings, and restore the environment."""
        for name in names:
            if name in self._read:
                self.settings.pop(name, None)
            if name in self._environment:
                before = self._environment.pop(name)
                if before is None:
                    os.environ.pop(name, None)
                else:
                    os.environ[name] = before
        self._read = [name for name in self._read if name not in names]

    # Fingers

    def put(self, name: str, finger: Finger) -> None:
        """Add the finger on a button."""
        self.fingers[name] = finger
        self.button_names += (name,)

    def press(self, name: str) -> None:
        self.fingers[name].move(True)

    def release(self, name: str) -> None:
        self.fingers[name].move(False)

    def tap(self, name: str, hold_ms: int = TAP_MS) -> None:
        """Press, wait, release, and wait a little, with ticks."""
        for _ in self.tap_steps(name, hold_ms):
            pass

    def tap_steps(self, name: str, hold_ms: int = TAP_MS) -> "Iterator[None]":
        self.press(name)
        yield from self.run_steps(hold_ms + self.fingers[name].longer_ms, self.step_ms)
        self.release(name)
        yield from self.run_steps(_AFTER_TAP_MS, self.step_ms)

    def script(self, text: str) -> None:
        """Run a script. Raises ValueError, before anything is pressed, if a word is unknown."""
        for _ in self.script_steps(text):
            pass

    def script_steps(self, text: str) -> "Iterator[None]":
        """script(), with a yield after each tick. In a wait of ten seconds or more the ticks are ten times longer."""
        for name, milliseconds in parse_script(text, self.button_names):
            if milliseconds == DOWN:
                self.press(name)
            elif milliseconds == UP:
                self.release(name)
            elif name:
                yield from self.tap_steps(name, milliseconds)
            else:
                yield from self.run_steps(milliseconds, self.step_ms * (_STRIDES if milliseconds >= _LONG_MS else 1))
