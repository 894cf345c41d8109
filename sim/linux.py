"""Linux around the program, where a board has firmware: no supervisor, a clock and a sleep of the simulated board, a home.

What only the firmware has is away meanwhile: the drive, and what Blinka's classes lack.

Only on CPython, and only between enter() and leave(): the host's own time and modules are as they were otherwise.
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

# (class, name) of what the firmware's classes have and Blinka's have not.
LACKING = ((busio.I2C, "probe"),)

_home = ""
_supervisor: Any = None  # None: there is none, and importing it fails
_nvm: Any = None  # what the program has put in the place of the chip's memory
_left = bytearray()  # what it has left there
_replaced: list[tuple[Any, str, Any]] = []  # (module, name, what was there)


def home() -> str:
    """The folder that stands for the home of whoever plays; new after power-on, unless what is kept is to stay."""
    global _home
    if not _home:
        _home = tempfile.mkdtemp(prefix="sillon-")
        atexit.register(forget)
    return _home


def forget() -> None:
    """Nothing is kept any more."""
    global _home, _left
    _left = bytearray()
    if _home:
        shutil.rmtree(_home, ignore_errors=True)
        _home = ""


def new_program() -> None:
    """What a program has put in the place of what is missing is gone with it."""
    global _supervisor, _nvm
    _supervisor = _nvm = None
    sys.modules.pop("hal.linux", None)


def enter() -> None:
    """From now on the program runs."""
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
    """Its host goes on."""
    global _supervisor, _nvm, _left
    if _replaced:
        _supervisor = sys.modules["supervisor"]
        nvm: Any = microcontroller.nvm
        if type(nvm).__module__ == "hal.linux":
            _nvm = nvm
            wire.nvm[:] = _left = nvm[:]  # whoever looks for what is kept finds it where every board has it
    while _replaced:
        where, name, before = _replaced.pop()
        if not hasattr(where, "keys"):
            setattr(where, name, before)
        elif before is None:
            where.pop(name, None)
        else:
            where[name] = before


def _put_memory() -> None:
    """What somebody has put into the memory on the table is in the file that a program finds when it begins."""
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
    """A program that takes this one's place: it is started again, as a board's is."""
    raise wire.ReloadRequest
