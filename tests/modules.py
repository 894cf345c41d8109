"""The program's modules, put back as they were: on a board they come and go, and tests hold on to those they imported."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

_PROGRAM = ("games", "hal", "sillon")


@contextmanager
def put_back() -> Iterator[None]:
    """Whatever the program drops or reads anew inside, outside there are the modules of before."""
    kept = program_modules()
    try:
        yield
    finally:
        for name in program_modules():
            del sys.modules[name]
        sys.modules.update(kept)
        for name, module in kept.items():
            package, _, leaf = name.rpartition(".")
            if package:
                setattr(kept[package], leaf, module)


@contextmanager
def read_anew() -> Iterator[None]:
    """The program's modules are read anew inside, as after power-on."""
    with put_back():
        for name in program_modules():
            del sys.modules[name]
        yield


def program_modules() -> dict[str, ModuleType]:
    return {name: module for name, module in sys.modules.items() if name.split(".")[0] in _PROGRAM}
