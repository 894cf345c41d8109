"""What Linux gives in place of a board's firmware, on a Raspberry Pi with Blinka. Read only where there is no supervisor.

Settings come from settings.toml beside code.py, and before it from the environment. The store is a folder, a file an entry.
"""

import atexit
import os
import sys
import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    import hal.settings

_ROOT = __file__[: __file__.rfind("/hal/")]


def ticks_ms() -> int:
    """Milliseconds, wrapping at 2**29 as supervisor's do."""
    # The app asks once in each turn of its loop: a moment in which the processor may rest, and others may have it.
    time.sleep(0.001)
    # lint: monotonic Linux has it, and this file is read there only
    return int(time.monotonic() * 1000) & 0x1FFFFFFF


class Environment:
    """`path` is that of settings.toml. What cannot be read is said once; the game goes on with what is left."""

    def __init__(self, path: str = _ROOT + "/settings.toml") -> None:
        # lint: missing-module Linux has it, and this file is read there only
        import tomllib

        self._found: dict = {}
        try:
            with open(path, "rb") as file:
                self._found = tomllib.load(file)
        except OSError as error:
            print(f"settings.toml cannot be read ({error}); every setting has its default")
        except ValueError as error:
            print(
                f'settings.toml: {error}. A line is NAME = 12 or NAME = "text"; until then every setting has its default'
            )

    def getenv(self, name: str) -> str | int | None:
        """As os.getenv() on a board. ValueError for what is neither a text nor a whole number."""
        # lint: missing-item Linux has it, and this file is read there only
        value = os.environ.get(name, self._found.get(name))
        if value is not None and type(value) is not str and type(value) is not int:
            raise ValueError(f"{name} = {value}")
        return value


class FileStore:
    """The store, as hal.store's: small named things that outlast the power. `folder` is made at the first save."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._told = False

    def load(self, name: str) -> bytes | None:
        """The bytes kept under the name, or None."""
        try:
            with open(f"{self._folder}/{name}", "rb") as file:
                return file.read()
        except OSError:
            return None

    def save(self, name: str, data: bytes) -> bool:
        """Keeps the bytes under the name (empty: forgets it). False when it cannot: what was kept stays."""
        if (self.load(name) or b"") == data:
            return True
        path = f"{self._folder}/{name}"
        try:
            if data:
                self._write(path, data)
            else:
                os.remove(path)
            return True
        except OSError as error:
            if not self._told:
                self._told = True
                print(
                    f"nothing can be kept in {self._folder} ({error}); SILLON_STORE in settings.toml names another folder"
                )
            return False

    def _write(self, path: str, data: bytes) -> None:
        """All of it or nothing: a new file takes the place of the old one once it is on the disk."""
        # lint: missing-item Linux has it, and this file is read there only
        os.makedirs(self._folder, exist_ok=True)
        with open(path + ".new", "wb") as file:
            file.write(data)
            file.flush()
            # lint: missing-item Linux has it, and this file is read there only
            os.fsync(file.fileno())
        os.rename(path + ".new", path)


def store(settings: "hal.settings.Settings") -> FileStore:
    """The folder that SILLON_STORE names, or the usual one of the person whose program it is."""
    home = os.getenv("HOME") or "."
    return FileStore(settings.get("STORE", (os.getenv("XDG_DATA_HOME") or home + "/.local/share") + "/sillon"))


def restart() -> None:
    """Runs the program anew in this one's place. It does not return."""
    # exec calls none of these, and the strip's driver gives its memory back there.
    atexit._run_exitfuncs()
    # lint: missing-item Linux has it, and this file is read there only
    os.execv(sys.executable, sys.orig_argv)
