"""What Linux gives in place of a board's firmware, on a Raspberry Pi with Blinka. Read only where there is no supervisor.

Importing it puts in place what is missing: `supervisor`, with a clock and a start anew; the settings of settings.toml in the
environment, where os.getenv() finds them, unless they are there already; and `microcontroller.nvm`, which is a file here.
"""

import atexit
import os
import sys
import time

import microcontroller

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_ROOT = __file__[: __file__.rfind("/hal/")]
_MEMORY = 4096  # bytes, as many as most boards have
_AGAIN = "SILLON_STARTED_ANEW"


class RunReason:
    """Why the program runs."""

    STARTUP = 0
    SUPERVISOR_RELOAD = 1


class Runtime:
    """`run_reason` tells a start anew from the first."""

    @property
    def run_reason(self) -> int:
        return RunReason.SUPERVISOR_RELOAD if os.getenv(_AGAIN) else RunReason.STARTUP


class Supervisor:
    """The firmware's module, as far as hal/ asks for it."""

    RunReason = RunReason
    runtime = Runtime()

    @staticmethod
    def ticks_ms() -> int:
        """Milliseconds, wrapping at 2**29."""
        # The app asks once in each turn of its loop: a moment in which the processor may rest, and others may have it.
        time.sleep(0.001)
        return int(time.monotonic() * 1000) & 0x1FFFFFFF

    @staticmethod
    def reload() -> None:
        """Runs the program anew in this one's place. It does not return."""
        # exec calls none of these, and the strip's driver gives its memory back there.
        atexit._run_exitfuncs()
        os.environ[_AGAIN] = "1"
        os.execv(sys.executable, sys.orig_argv)


def wires(i2c: "Any", address: int) -> "Wires":
    """Blinka's I2C as the firmware has it. ValueError when nothing answers at the address."""
    found = Wires(i2c)
    found.try_lock()
    answers = found.probe(address)
    found.unlock()
    if not answers:
        raise ValueError(f"Unable to find I2C Display at {address:x}")
    return found


class Wires:
    """Blinka's I2C, `i2c`: it can be asked who answers, and for a display an answer that fails is ignored, as in the firmware.

    Blinka's display would never refresh again after an error in the middle of a refresh.
    """

    def __init__(self, i2c: "Any") -> None:
        self._i2c = i2c
        self.try_lock = i2c.try_lock
        self.unlock = i2c.unlock
        self.deinit = i2c.deinit

    def probe(self, address: int) -> bool:
        """Sends the byte that announces commands, and none after it: a display takes it and does nothing."""
        try:
            self._i2c.writeto(address, b"\0")
        except OSError:
            return False
        return True

    def writeto(self, address: int, buffer: "Any") -> None:
        try:
            self._i2c.writeto(address, buffer)
        except OSError:
            pass


class Memory:
    """The nvm: a row of bytes that outlasts the power, kept in a file. A file that is missing or too short is new memory.

    OSError where there is none and nothing can be written.
    """

    def __init__(self, path: str, size: int = _MEMORY) -> None:
        self._path = path
        self._bytes = bytearray(b"\xff" * size)
        self._told = False
        os.makedirs(path[: path.rfind("/")], exist_ok=True)
        try:
            with open(path, "rb") as file:
                kept = file.read(size)
            self._bytes[: len(kept)] = kept
        except OSError:
            with open(path, "ab"):
                pass

    def __len__(self) -> int:
        return len(self._bytes)

    def __getitem__(self, index: "Any") -> "Any":
        return self._bytes[index]

    def __setitem__(self, index: "Any", value: "Any") -> None:
        before = self._bytes[index]
        self._bytes[index] = value
        try:
            self._write()
        except OSError as error:
            self._bytes[index] = before  # who reads it again sees that it is not kept
            if not self._told:
                self._told = True
                print(f"{self._path} cannot be written ({error}): what changes now is not kept")

    def _write(self) -> None:
        """All of it or nothing: a new file takes the place of the old one once it is on the disk."""
        with open(self._path + ".new", "wb") as file:
            file.write(self._bytes)
            file.flush()
            os.fsync(file.fileno())
        os.rename(self._path + ".new", self._path)


def memory(path: str) -> Memory | None:
    """The memory, or None, and a sentence, where nothing can be kept."""
    try:
        return Memory(path)
    except OSError as error:
        print(f"nothing can be kept in {path} ({error}); SILLON_STORE in settings.toml names another folder")
        return None


def read_settings(path: str) -> None:
    """Puts the settings of a settings.toml into the environment, each that is a text or a whole number and not there yet.

    What cannot be read is said in a sentence, and every setting has its default then.
    """
    import tomllib

    found: dict = {}
    try:
        with open(path, "rb") as file:
            found = tomllib.load(file)
    except OSError as error:
        print(f"settings.toml cannot be read ({error}); every setting has its default")
    except (ValueError, RuntimeError) as error:  # a RuntimeError: nested without end
        print(f'settings.toml: {error}. A line is NAME = 12 or NAME = "text"; until then every setting has its default')
    for name in found:
        try:
            os.environ.setdefault(name, str(found[name]))
        except (ValueError, OSError) as error:  # a name that no environment has
            print(f"settings.toml: the line {name!r} is left out ({error})")


def folder() -> str:
    """Where things are kept: what SILLON_STORE says, or the usual place of the person whose program it is."""
    usual = os.getenv("XDG_DATA_HOME") or (os.getenv("HOME") or ".") + "/.local/share"
    return os.getenv("SILLON_STORE") or usual + "/sillon"


read_settings(_ROOT + "/settings.toml")
sys.modules["supervisor"] = Supervisor  # type: ignore[assignment]
microcontroller.nvm = memory(folder() + "/memory")  # type: ignore[attr-defined, assignment, unused-ignore]
