"""A board's drive: its firmware, reading, and writing so that a file is there completely or not at all.

The firmware is that of the drive's boot_out.txt, which CircuitPython writes when it starts.
"""

import errno
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from sim.drive.compiled import OLDEST
from sim.drive.sentences import Refusal, reason, say

FRESH = "sillon.new"  # the name of a file while it is written
WHERE_FROM = "https://circuitpython.org/downloads"
_VERSION = re.compile(r"CircuitPython (\d+)(\S*)")
_BOARD = re.compile(r"^Board ID:\s*(\S+)", re.MULTILINE)


class Drive:
    """Paths are relative to the drive, with slashes. Each method raises Refusal, which says what went wrong and what to do."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._touched: set[Path] = set()
        with self._refusing("reading"):
            self._device = path.stat().st_dev

    def read(self, path: str) -> bytes | None:
        """Return the content of a file; None when there is none."""
        with self._refusing("reading", path):
            try:
                return (self.path / path).read_bytes()
            except FileNotFoundError:
                self._is_still_there()
                return None

    def read_back(self, path: str) -> bytes | None:
        """Return the content of a file from the drive itself, where the system can drop its cache of the file."""
        if hasattr(os, "posix_fadvise"):
            with self._refusing("reading", path):
                try:
                    with open(self.path / path, "rb") as file:
                        os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
                except FileNotFoundError:
                    pass
        return self.read(path)

    def write(self, path: str, data: bytes) -> None:
        """Write a file, replace an older one, and make the folders that it needs."""
        target = self.path / path
        fresh = self.path / FRESH
        with self._refusing("writing", path):
            self._is_still_there()
            target.parent.mkdir(parents=True, exist_ok=True)
            with open(fresh, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(fresh, target)
        self._touched.update((self.path, target.parent))

    def rename(self, path: str, to: str) -> None:
        with self._refusing("renaming", path):
            self._is_still_there()
            os.rename(self.path / path, self.path / to)
        self._touched.add((self.path / path).parent)

    def remove(self, path: str) -> None:
        """Remove a file, if it exists, and the folders that become empty."""
        with self._refusing("removing", path):
            self._is_still_there()
            (self.path / path).unlink(missing_ok=True)
            for folder in (self.path / path).parents:
                if folder == self.path or not folder.is_dir() or any(folder.iterdir()):
                    break
                folder.rmdir()
                self._touched.discard(folder)
        self._touched.add(self.path)

    def settle(self) -> None:
        """Flush the changed folders, so that nothing written later reaches the drive before the files' names."""
        with self._refusing("writing"):
            for folder in sorted(self._touched):
                if os.name == "posix" and folder.is_dir():
                    handle = os.open(folder, os.O_RDONLY)
                    try:
                        os.fsync(handle)
                    except OSError as error:
                        if error.errno not in (errno.EINVAL, errno.ENOTSUP):  # some systems flush files only
                            raise
                    finally:
                        os.close(handle)
        self._touched.clear()

    def _is_still_there(self) -> None:
        # A drive that was pulled out may leave its folder on the computer's own disk.
        if self.path.stat().st_dev != self._device:
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))

    @contextmanager
    def _refusing(self, doing: str, path: str = "") -> Iterator[None]:
        try:
            yield
        except OSError as error:
            what = say(doing, path=path or self.path)
            raise Refusal(_sentence(self.path, what, error)) from error


def _sentence(drive: Path, doing: str, error: OSError) -> str:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return say("full", drive=drive, doing=doing)
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return say("read_only", drive=drive, doing=doing)
    if error.errno in (errno.EISDIR, errno.ENOTDIR, errno.EEXIST):
        return say("folder", drive=drive, doing=doing)
    return say("gone", drive=drive, doing=doing, why=reason(error))


class Firmware(NamedTuple):
    """`major` is the first number of `version`; `board` is CircuitPython's own name for the board."""

    major: int
    version: str
    board: str


def firmware(drive: Path) -> Firmware:
    """Return what boot_out.txt says. Raises Refusal if the path is not a board's drive."""
    if not drive.is_dir():
        raise Refusal(say("not_there", drive=drive))
    try:
        text = (drive / "boot_out.txt").read_text(encoding="utf-8", errors="replace")
    except FileNotFoundError as error:
        raise Refusal(say("no_boot_out", drive=drive)) from error
    except OSError as error:
        raise Refusal(say("cannot_be_read", drive=drive, why=reason(error))) from error
    version, board = _VERSION.search(text), _BOARD.search(text)
    if not version or not board:
        raise Refusal(say("no_version", path=drive / "boot_out.txt", where=WHERE_FROM))
    return Firmware(int(version[1]), version[1] + version[2].rstrip(";"), board[1])


def check(found: Firmware, profile: str, boards: Sequence[str]) -> None:
    """Raise Refusal if the firmware is too old, or if the profile is for other boards."""
    if found.major < OLDEST:
        raise Refusal(say("too_old", version=found.version, oldest=OLDEST, where=WHERE_FROM))
    if found.board not in boards:
        known = (" " + say("or") + " ").join(boards)
        raise Refusal(say("other_board", board=found.board, profile=profile, boards=known))
