"""Replacements for a board's firmware on Linux, for a Raspberry Pi with Blinka. Imported only where there is no supervisor.

Importing it installs what is missing: `supervisor`, with a clock and a restart; the settings of settings.toml in the environment,
where os.getenv() finds them, unless they are set already; and `microcontroller.nvm`, a file here.
"""

import atexit
import os
import sys
import time

import microcontroller

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    import busio
    from circuitpython_typing import ReadableBuffer

ROOT = __file__[: __file__.rfind("/hal/")]
_MEMORY = 4096  # bytes, as many as most boards have
_RESTARTED = "SILLON_STARTED_ANEW"


def real_ms() -> float:
    """Return the time in milliseconds."""
    return time.monotonic() * 1000


class RunReason:
    """The reasons why the program was started, as in the firmware's module."""

    STARTUP = 0
    SUPERVISOR_RELOAD = 1


class Runtime:
    """`run_reason` distinguishes a restart from the first start."""

    @property
    def run_reason(self) -> int:
        return RunReason.SUPERVISOR_RELOAD if os.getenv(_RESTARTED) else RunReason.STARTUP


class Supervisor:
    """The part of the firmware's module that hal/ uses."""

    RunReason = RunReason
    runtime = Runtime()

    @staticmethod
    def ticks_ms() -> int:
        """Milliseconds, wrapping at 2**29."""
        # The app asks once in each turn of its loop: sleep here, so that it does not use all of the processor.
        time.sleep(0.001)
        return int(real_ms()) & 0x1FFFFFFF

    @staticmethod
    def reload() -> None:
        """Replace this process by a new run of the program. Does not return."""
        # exec does not run the exit functions, and the strip's driver frees its memory in one.
        atexit._run_exitfuncs()
        os.environ[_RESTARTED] = "1"
        os.execv(sys.executable, sys.orig_argv)


class Wires:
    """Blinka's I2C, `i2c`, with the firmware's interface. Raises ValueError if nothing answers at the address.

    A write to a display that does not answer is ignored, as in the firmware: after an error in the middle of a refresh, Blinka's
    display would never refresh again.
    """

    def __init__(self, i2c: "busio.I2C", address: int) -> None:
        self._i2c = i2c
        self.try_lock = i2c.try_lock
        self.unlock = i2c.unlock
        self.deinit = i2c.deinit
        self.try_lock()
        answers = self.probe(address)
        self.unlock()
        if not answers:
            raise ValueError(f"Unable to find I2C Display at {address:x}")

    def probe(self, address: int) -> bool:
        """Send the control byte for commands and no command: a display accepts it and does nothing. Return whether it answers."""
        try:
            self._i2c.writeto(address, b"\0")
        except OSError:
            return False
        return True

    def writeto(self, address: int, buffer: "ReadableBuffer") -> None:
        try:
            self._i2c.writeto(address, buffer)
        except OSError:
            pass


class NvmFile:
    """The nvm: non-volatile bytes, in a file. Bytes that the file lacks are 0xFF, as in a new chip.

    Raises OSError if there is no file and none can be written.
    """

    def __init__(self, path: str, size: int = _MEMORY) -> None:
        self._path = path
        self._bytes = bytearray(b"\xff" * size)
        self._reported = False
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
            self._bytes[index] = before  # the store reads it again, and sees that it was not written
            if not self._reported:
                self._reported = True
                print(f"{self._path} cannot be written ({error}): changes are not saved")

    def _write(self) -> None:
        """Write atomically: a new file replaces the old one once it is on the disk."""
        with open(self._path + ".new", "wb") as file:
            file.write(self._bytes)
            file.flush()
            os.fsync(file.fileno())
        os.rename(self._path + ".new", self._path)


def open_nvm(path: str) -> NvmFile | None:
    """Return the nvm kept in the file `path`; None, after printing a sentence, when the file can be neither read nor made."""
    try:
        return NvmFile(path)
    except OSError as error:
        print(f"nothing can be saved in {path} ({error}); SILLON_STORE in settings.toml names another folder")
        return None


def read_settings(path: str) -> None:
    """Put the settings of a settings.toml into the environment, unless they are set already.

    When the file cannot be read, print a sentence; every setting has its default then.
    """
    from hal.settings_file import lines  # late: hal/opening.py drops it

    try:
        for line, name, value in lines(path):
            if value is not None:
                try:
                    os.environ.setdefault(name, value)
                except (ValueError, OSError) as error:  # a name that no environment accepts
                    print(f"settings.toml: the line {line!r} is left out ({error})")
    except OSError as error:
        print(f"settings.toml cannot be read ({error}); every setting has its default")


def folder() -> str:
    """Return the folder of the store: SILLON_STORE, or the user's data folder."""
    usual = os.getenv("XDG_DATA_HOME") or (os.getenv("HOME") or ".") + "/.local/share"
    return os.getenv("SILLON_STORE") or usual + "/sillon"


read_settings(ROOT + "/settings.toml")
sys.modules["supervisor"] = Supervisor  # type: ignore[assignment]
microcontroller.nvm = open_nvm(folder() + "/memory")  # type: ignore[attr-defined, assignment, unused-ignore]
