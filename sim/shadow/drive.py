"""The drive: settings.toml, and open() as a program on a board finds it, where "/" is the drive's root.

A program may write only when wire.drive_writable says so; otherwise OSError 30, as on a board that a computer reads. The power
can be cut after any byte of a file, and before any file is removed or gets another name.
"""

import builtins
import os
import sys

from sim.shadow import flash, pins, wire

try:
    from typing import Any
except ImportError:
    pass

_plain_open = builtins.open
_plain_import = _import = builtins.__import__  # the host's own, and what the program has put in its place
_CPYTHON = sys.implementation.name == "cpython"  # MicroPython uses what was put there, and never tells it
_NAMES = ("listdir", "mkdir", "remove", "rename", "statvfs")
_plain = {name: getattr(os, name, None) for name in _NAMES}
_folders: "list[str]" = []
full = False  # whether the drive has no room left
bytes_left = -1  # bytes that are still written, and other changes, before the power goes; -1: it stays

_BLOCK = 512
_BLOCKS = 2048  # 1 MB, as on a Pico
_FREE = 1024


def enter(folder: str, anew: bool = False) -> None:
    """From now on a board's program runs, or `anew` another: its open() works on this folder (no slash at the end).

    A computer with Linux has no drive: there open() stays as it is.
    """
    global _import
    if anew:
        _import = _plain_import
    if anew or _CPYTHON:
        builtins.__import__ = _import
    if wire.board_id in pins.LINUX:
        from sim import linux

        linux.enter()
        return
    _folders.append(folder)
    builtins.open = _open
    for name in _NAMES:
        setattr(os, name, globals()["_" + name])


def leave() -> None:
    """Its host goes on, with its own open() and __import__. Calling it again does nothing."""
    global _import
    if _CPYTHON and builtins.__import__ is not _plain_import:
        _import = builtins.__import__
        builtins.__import__ = _plain_import
    if "sim.linux" in sys.modules:
        sys.modules["sim.linux"].leave()
    del _folders[:]
    builtins.open = _plain_open
    for name in _NAMES:
        if _plain[name]:
            setattr(os, name, _plain[name])


def _open(file: "Any", mode: str = "r", *arguments: "Any", **options: "Any") -> "Any":
    writes = "w" in mode or "a" in mode or "+" in mode or "x" in mode
    if isinstance(file, str):
        folder = _folders[-1]
        if not file.startswith(folder + "/"):
            on_drive = folder + ("" if file.startswith("/") else "/") + file
            if writes or _exists(on_drive):
                file = on_drive
            elif file == "/boot_out.txt":
                return _BootOut()
        if writes:
            _refuse()
            if full or bytes_left >= 0:
                return _Failing(_plain_open(file, mode, *arguments, **options))
    return _plain_open(file, mode, *arguments, **options)


class _BootOut:
    """What the firmware writes there at each start."""

    def __enter__(self) -> "_BootOut":
        return self

    def __exit__(self, *_: "Any") -> None:
        pass

    def readline(self) -> str:
        return f"Adafruit CircuitPython 10.0.3 on 2025-10-17; {wire.board_id}\n"


class _Failing:
    """A file that could be made, on a drive without room for what is in it, or while the power goes."""

    def __init__(self, file: "Any") -> None:
        self._file = file

    def __enter__(self) -> "_Failing":
        return self

    def __exit__(self, *_: "Any") -> None:
        self._file.close()

    def write(self, text: str) -> int:
        if full:
            raise OSError(28)
        for sign in text:
            _spend()
            self._file.write(sign)
        return len(text)


def _spend() -> None:
    global bytes_left
    if not bytes_left:
        bytes_left = -1
        raise flash.PowerCut
    if bytes_left > 0:
        bytes_left -= 1


def _refuse() -> None:
    if not wire.drive_writable:
        raise OSError(30)


def _change() -> None:
    """One of the changes that a drive makes at once, or not at all."""
    _refuse()
    _spend()


def _on_drive(path: str) -> str:
    folder = _folders[-1]
    return path if path.startswith(folder + "/") else folder + ("" if path.startswith("/") else "/") + path


def _listdir(path: "Any" = "/") -> "Any":
    if isinstance(path, str):
        try:
            return _plain["listdir"](_on_drive(path))  # type: ignore[misc]
        except OSError:
            pass
    return _plain["listdir"](path)  # type: ignore[misc]


def _mkdir(path: "Any", *arguments: "Any") -> None:
    if not isinstance(path, str):
        _plain["mkdir"](path, *arguments)  # type: ignore[misc]
        return
    _change()
    _plain["mkdir"](_on_drive(path))  # type: ignore[misc]


def _remove(path: "Any") -> None:
    _change()
    _plain["remove"](_on_drive(path))  # type: ignore[misc]


def _rename(old: "Any", new: "Any") -> None:
    if not (isinstance(old, str) and isinstance(new, str)):
        _plain["rename"](old, new)  # type: ignore[misc]
        return
    _change()
    _plain["rename"](_on_drive(old), _on_drive(new))  # type: ignore[misc]


def _statvfs(path: "Any") -> "Any":
    return (_BLOCK, _BLOCK, _BLOCKS, 0 if full else _FREE, 0 if full else _FREE, 0, 0, 0, 0, 255)


def _exists(path: str) -> bool:
    try:
        _plain_open(path).close()
    except OSError:
        return False
    return True


def read_settings(path: str) -> "dict[str, Any]":
    """settings.toml as the firmware reads it: NAME = "text" or NAME = 12. No file, no settings."""
    found: dict[str, Any] = {}
    try:
        with _plain_open(path) as file:
            lines = file.read().split("\n")
    except OSError:
        return found
    for line in lines:
        name, equals, value = line.partition("=")
        value = value.strip()
        if not equals or name.strip().startswith("#"):
            continue
        if value.startswith('"'):
            found[name.strip()] = value[1:].split('"')[0]
        else:
            bare = value.split("#")[0].strip()
            # What is neither a text in quotes nor a whole number the firmware cannot say; here it is told as it stands.
            found[name.strip()] = int(bare) if bare.lstrip("-").isdigit() else bare
    return found
