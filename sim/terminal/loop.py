"""The handheld in a terminal, in real time. The terminal is restored, whatever ends the game."""

import contextlib
import io
import os
import signal
import sys
import time
from collections.abc import Iterator
from types import FrameType
from typing import Protocol

from blessed import Terminal

from sim.handheld import Handheld
from sim.terminal.session import Session

_FRAME_SECONDS = 1 / 30
_ESCAPE_SECONDS = 0.05  # how long to wait after Escape for the rest of an arrow key
# How long blessed waits for a terminal that does not answer its questions, in seconds; its own default is 5.
_ANSWER_SECONDS = "0.3"
_SUSPEND = getattr(signal, "SIGTSTP", None)
_ENDINGS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


class _Suspended(Exception):
    """Raised for Ctrl-Z: the terminal goes back to the shell for a while."""


class Shown(Protocol):
    """What show() displays: it takes keys and time, and returns lines when something has changed."""

    def key(self, key: str) -> bool: ...
    def advance(self, seconds: float) -> None: ...
    def redraw(self) -> None: ...
    def frame(self, width: int, height: int, colours: int) -> list[str] | None: ...


def possible() -> bool:
    """Return whether there is a terminal with cursor addressing."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") not in (None, "", "dumb")


def play(handheld: Handheld, speed: float = 1.0) -> None:
    """Play until q or Ctrl-C."""
    show(Session(handheld, speed))


def show(session: Shown) -> None:
    """Show a session until it ends, or Ctrl-C. Print the program's output afterwards."""
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed), _signals():
            while True:
                try:
                    _show(session)
                    break
                except _Suspended:
                    os.kill(os.getpid(), signal.SIGSTOP)
    except KeyboardInterrupt:
        pass
    finally:
        sys.stdout.write(printed.getvalue())


def _show(session: Shown) -> None:
    """Run the loop: keys, time, and the changed lines."""
    os.environ.setdefault("BLESSED_QUERY_TIMEOUT_SECONDS", _ANSWER_SECONDS)
    # With NO_COLOR the lights are drawn as letters.
    colourless = bool(os.environ.pop("NO_COLOR", ""))
    terminal = Terminal()
    colours = 0 if colourless else terminal.number_of_colors
    out = terminal.stream
    shown: list[str] = []
    size = (0, 0)
    before = time.monotonic()
    with terminal.fullscreen(), terminal.hidden_cursor(), terminal.cbreak():
        while True:
            if size != (terminal.width, terminal.height):
                size = terminal.width, terminal.height
                shown = []
                session.redraw()
                out.write(terminal.home + terminal.clear)
            lines = session.frame(*size, colours)
            if lines is not None:
                for y, line in enumerate(lines):
                    if y >= len(shown) or shown[y] != line:
                        out.write(terminal.move_xy(0, y) + line)
                out.flush()
                shown = lines
            key = terminal.inkey(timeout=_FRAME_SECONDS, esc_delay=_ESCAPE_SECONDS)
            while key:
                if not session.key(key.name or str(key)):
                    return
                key = terminal.inkey(timeout=0, esc_delay=_ESCAPE_SECONDS)
            now = time.monotonic()
            session.advance(now - before)
            before = now


@contextlib.contextmanager
def _signals() -> Iterator[None]:
    """Turn signals that would end or stop the program into exceptions, so that the terminal is restored first."""

    def end(number: int, frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    def suspend(number: int, frame: FrameType | None) -> None:
        raise _Suspended

    before = {number: signal.signal(number, end) for number in _ENDINGS}
    # Also if the parent process had Ctrl-C ignored.
    before[signal.SIGINT] = signal.signal(signal.SIGINT, signal.default_int_handler)
    if _SUSPEND is not None:
        before[_SUSPEND] = signal.signal(_SUSPEND, suspend)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
