"""A computer with Linux in place of a board's firmware: no supervisor, no drive, the simulated time, a home folder.

It runs on CPython. The host's own time and modules are replaced between enter() and leave() only.
"""

import atexit
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NoReturn

import busio
import microcontroller

from sim.fakes import wire

# (class, name) of methods that Blinka's classes lack.
LACKING = ((busio.I2C, "probe"),)

_home = ""
_supervisor: Any = None  # the program's replacement; None: importing it fails
_nvm: Any = None  # the program's replacement of the chip's memory
_left = bytearray()  # its content when the program ran last
_replaced: list[tuple[Any, str, Any]] = []  # (module or dict, name, value before)


def home() -> str:
    """Return the folder that stands for the player's home: a new one after forget()."""
    global _home
    if not _home:
        _home = tempfile.mkdtemp(prefix="sillon-")
        atexit.register(forget)
    return _home


def forget() -> None:
    """Forget all that was saved."""
    global _home, _left
    _left = bytearray()
    if _home:
        shutil.rmtree(_home, ignore_errors=True)
        _home = ""


def new_program() -> None:
    """Drop the replacements that a program has installed, as its end does."""
    global _supervisor, _nvm
    _supervisor = _nvm = None
    sys.modules.pop("hal.linux", None)


def enter() -> None:
    """Replace the host's modules: the program runs from now on."""
    if _replaced:
        return
    _replace(time, "monotonic", lambda: wire.ms() / 1000)
    _replace(time, "sleep", lambda seconds: None)
    _replace(os, "execv", _execv)
    _replace(atexit, "_run_exitfuncs", lambda: None)
    _replace_item(sys.modules, "supervisor", _supervisor)
    _replace_item(sys.modules, "storage", None)  # importing it fails
    for owner, name in LACKING:
        _replaced.append((owner, name, getattr(owner, name)))
        delattr(owner, name)
    if "hal.linux" not in sys.modules:
        _put_memory()
    _replace(microcontroller, "nvm", _nvm or microcontroller.nvm)
    _replace_item(os.environ, "XDG_DATA_HOME", home())
    _replace_item(os.environ, "SILLON_STARTED_ANEW", "1" if wire.reloads else "")


def leave() -> None:
    """Restore the host's modules."""
    global _supervisor, _nvm, _left
    if _replaced:
        _supervisor = sys.modules["supervisor"]
        nvm: Any = microcontroller.nvm
        if type(nvm).__module__ == "hal.linux":
            _nvm = nvm
            wire.nvm[:] = _left = nvm[:]  # callers read the saved bytes there, as for any board
    while _replaced:
        where, name, before = _replaced.pop()
        if not hasattr(where, "keys"):
            setattr(where, name, before)
        elif before is None:
            where.pop(name, None)
        else:
            where[name] = before


def _put_memory() -> None:
    """Write what a caller has put into the simulated nvm to the file that the program loads."""
    if wire.nvm != _left:
        path = Path(home()) / "sillon" / "memory"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(wire.nvm)


def _replace(module: Any, name: str, other: Any) -> None:
    _replaced.append((module, name, getattr(module, name)))
    setattr(module, name, other)


def _replace_item(items: Any, name: str, other: Any) -> None:
    _replaced.append((items, name, items.get(name)))
    items[name] = other


def _execv(path: str, arguments: list[str]) -> NoReturn:
    """Restart the program in place of os.execv()."""
    raise wire.ReloadRequest
