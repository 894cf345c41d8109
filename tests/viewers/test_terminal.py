"""The command in a pseudo-terminal: it gets keys, and restores the terminal however it ends."""

import os
import re
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import pytest

fcntl = pytest.importorskip("fcntl")
pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")

from sim import paths  # noqa: E402

PATIENCE_S = 15  # only a failing test waits this long
ENTER_ALTERNATE, LEAVE_ALTERNATE = b"\x1b[?1049h", b"\x1b[?1049l"
SHOW_CURSOR = b"\x1b[?25h"
# Makes the pseudo-terminal the program's controlling terminal, so that Ctrl-C is a signal.
WRAPPER = (
    "import fcntl, os, sys, termios\n"
    "fcntl.ioctl(0, termios.TIOCSCTTY, 0)\n"
    "os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
)
COMMAND = ("-m", "sim", "--language", "en")
# The same, with a program that fails during the game.
FAILING = (
    "-c",
    "from sim import paths; paths.setup()\n"
    "from sim.terminal import loop as terminal\n"
    "from sim.handheld import Handheld\n"
    "def fail(self, seconds): raise RuntimeError('the program has failed')\n"
    "terminal.Session.advance = fail\n"
    "terminal.play(Handheld())",
)


class Terminal:
    """A terminal of 80 x 24 that runs a program. `seen`: its output."""

    def __init__(self, arguments: tuple[str, ...], **environment: str) -> None:
        self._keyboard, self.tty = pty.openpty()
        self.resize(80, 24)
        self.before = termios.tcgetattr(self.tty)
        variables = {**os.environ, "TERM": "xterm-256color", "BLESSED_QUERY_TIMEOUT_SECONDS": "0.05", **environment}
        self.program = subprocess.Popen(
            [sys.executable, "-c", WRAPPER, *arguments],
            cwd=paths.ROOT,
            env=variables,
            stdin=self.tty,
            stdout=self.tty,
            stderr=self.tty,
            start_new_session=True,
        )
        self.seen = b""

    def resize(self, width: int, height: int) -> None:
        fcntl.ioctl(self.tty, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def send(self, keys: bytes) -> None:
        """Press keys, and clear `seen`."""
        self.seen = b""
        os.write(self._keyboard, keys)

    def wait_for(self, text: str) -> None:
        """Read until the output has this text, without its colours."""
        self.read_until(lambda: text in self.text(), f"{text!r} was not shown")

    def ended(self) -> int | None:
        """Read until the program ends. Return its exit status."""
        self.read_until(lambda: self.program.poll() is not None, "the program goes on")
        self._read()
        return self.program.returncode

    def text(self) -> str:
        return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.seen.decode("utf-8", "replace"))

    def read_until(self, done: Callable[[], bool], complaint: str) -> None:
        deadline = time.monotonic() + PATIENCE_S
        while not done():
            over = self.program.poll() is not None
            self._read(0.02)
            if over and not done():
                pytest.fail(f"{complaint}; the program has ended, with {self.text()[-2000:]}")
            if time.monotonic() > deadline:
                pytest.fail(f"{complaint}; what was shown is {self.text()[-2000:]}")

    def _read(self, seconds: float = 0.0) -> None:
        while select.select([self._keyboard], [], [], seconds)[0]:
            self.seen += os.read(self._keyboard, 65536)
            seconds = 0.0

    def close(self) -> None:
        if self.program.poll() is None:
            self.program.kill()
        self.program.wait()
        os.close(self._keyboard)
        os.close(self.tty)


@pytest.fixture
def start() -> Iterator[Callable[..., Terminal]]:
    started: list[Terminal] = []

    def starter(arguments: tuple[str, ...] = COMMAND, **environment: str) -> Terminal:
        started.append(Terminal(arguments, **environment))
        return started[-1]

    yield starter
    for terminal in started:
        terminal.close()


def assert_as_before(terminal: Terminal, everything: bytes) -> None:
    assert termios.tcgetattr(terminal.tty) == terminal.before
    assert ENTER_ALTERNATE in everything
    assert everything.rindex(LEAVE_ALTERNATE) > everything.rindex(ENTER_ALTERNATE)
    assert everything.rindex(SHOW_CURSOR) > everything.rindex(ENTER_ALTERNATE)


def test_keys_play_and_q_quits(start: Callable[..., Terminal]) -> None:
    terminal = start()
    terminal.wait_for("Sow the light")
    everything = terminal.seen
    assert termios.tcgetattr(terminal.tty) != terminal.before, "keys come one by one"
    terminal.send(b"\r")
    terminal.wait_for("Which game?")
    terminal.send(b"\r")
    terminal.wait_for("Two players")
    left = b"\x1b[D"
    terminal.send(4 * left + b"\r\r\r")  # to the rows, and the last of them
    terminal.wait_for("Stars: 8 cells")
    terminal.send(5 * left + b"\r")  # on to the entry for two players
    terminal.wait_for("1 2 2 1 1 2 2 1")
    terminal.send(b"B")
    terminal.wait_for("Menu")
    terminal.send(b"q")
    assert terminal.ended() == 0
    assert_as_before(terminal, everything + terminal.seen)


@pytest.mark.parametrize(
    ("end", "status"),
    [
        (lambda terminal: os.write(terminal._keyboard, b"\x03"), 0),
        (lambda terminal: terminal.program.send_signal(signal.SIGINT), 0),
        (lambda terminal: terminal.program.send_signal(signal.SIGTERM), 128 + signal.SIGTERM),
        (lambda terminal: terminal.program.send_signal(signal.SIGHUP), 128 + signal.SIGHUP),
    ],
    ids=["Ctrl-C", "SIGINT", "SIGTERM", "SIGHUP"],
)
def test_terminal_is_restored(start: Callable[..., Terminal], end: Callable[[Terminal], None], status: int) -> None:
    terminal = start()
    terminal.wait_for("Sow the light")
    end(terminal)
    assert terminal.ended() == status
    assert_as_before(terminal, terminal.seen)
    assert "Traceback" not in terminal.text()


def test_error_is_printed_after_terminal_is_restored(start: Callable[..., Terminal]) -> None:
    terminal = start(FAILING)
    assert terminal.ended() == 1
    assert_as_before(terminal, terminal.seen)
    assert b"RuntimeError: the program has failed" in terminal.seen[terminal.seen.rindex(LEAVE_ALTERNATE) :]


def test_ctrl_z_restores_terminal(start: Callable[..., Terminal]) -> None:
    terminal = start()
    terminal.wait_for("Sow the light")
    terminal.send(b"\x1a")
    terminal.read_until(lambda: LEAVE_ALTERNATE in terminal.seen, "the alternate screen was not left")
    _, status = os.waitpid(terminal.program.pid, os.WUNTRACED)
    assert os.WIFSTOPPED(status)
    assert termios.tcgetattr(terminal.tty) == terminal.before
    terminal.send(b"")
    terminal.program.send_signal(signal.SIGCONT)
    terminal.wait_for("Sow the light")
    terminal.send(b"q")
    assert terminal.ended() == 0


def test_frame_follows_window_size(start: Callable[..., Terminal]) -> None:
    terminal = start()
    terminal.wait_for("Sow the light")
    terminal.send(b"")
    terminal.resize(60, 20)
    terminal.wait_for("This window has 60 columns and 20 lines")
    terminal.send(b"")
    terminal.resize(140, 50)
    terminal.wait_for("╭" + "─" * 128 + "╮")
    terminal.send(b"q")
    assert terminal.ended() == 0


def test_without_colours_lights_are_letters(start: Callable[..., Terminal]) -> None:
    terminal = start(NO_COLOR="1")
    terminal.wait_for("Sow the light")
    terminal.wait_for(".     .     .     .     .     .     .     .     .")
    assert b"38;" not in terminal.seen
    terminal.send(b"q")
    assert terminal.ended() == 0


def test_dumb_terminal_gets_demonstration(start: Callable[..., Terminal]) -> None:
    terminal = start(TERM="dumb")
    assert terminal.ended() == 0
    assert b"\x1b[" not in terminal.seen
    assert "South wins" in terminal.text()
