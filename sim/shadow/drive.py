"""The drive: settings.toml, and open() as a program on a board finds it, where "/" is the drive's root.

A program may write only when wire.drive_writable says so; otherwise OSError 30, as on a board that a computer reads.
"""

import builtins
import sys

from sim.shadow import pins, wire

try:
    from typing import Any
except ImportError:
    pass

_plain_open = builtins.open
_folders: "list[str]" = []


def enter(folder: str) -> None:
    """From now on a board's program runs: its open() works on this folder (no slash at the end).

    A computer with Linux has no drive: there open() stays as it is.
    """
    if wire.board_id in pins.LINUX:
        from sim import linux

        linux.enter()
        return
    _folders.append(folder)
    builtins.open = _open


def leave() -> None:
    """Its host goes on, with its own open()."""
    if "sim.linux" in sys.modules:
        sys.modules["sim.linux"].leave()
    del _folders[:]
    builtins.open = _plain_open


def _open(file: "Any", mode: str = "r", *arguments: "Any", **options: "Any") -> "Any":
    writes = "w" in mode or "a" in mode or "+" in mode or "x" in mode
    if isinstance(file, str):
        folder = _folders[-1]
        if not file.startswith(folder + "/"):
            on_drive = folder + ("" if file.startswith("/") else "/") + file
            if writes or _exists(on_drive):
                file = on_drive
        if writes and not wire.drive_writable:
            raise OSError(30)
    return _plain_open(file, mode, *arguments, **options)


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
