"""Restore the program's modules: the app drops and reloads them, and tests keep those that they have imported."""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

_PROGRAM = ("games", "hal", "sillon")


@contextmanager
def put_back() -> Iterator[None]:
    """Restore on exit the modules that the program has dropped or reloaded."""
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
def reloaded_program() -> Iterator[None]:
    """Reload the program's modules inside, as after power-on."""
    with put_back():
        for name in program_modules():
            del sys.modules[name]
        yield


def program_modules() -> dict[str, ModuleType]:
    return {name: module for name, module in sys.modules.items() if name.split(".")[0] in _PROGRAM}


class _NotOnTheDrive:
    """Refuse to import a module, as a board without it does."""

    def __init__(self, name: str) -> None:
        self._name = name

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name == self._name:
            raise ImportError(f"no module named '{name}'")
        return None


@contextmanager
def without(module: str) -> Iterator[None]:
    """Make the module impossible to import inside; "" changes nothing."""
    if not module:
        yield
        return
    if not module.startswith("hal."):  # importing hal/linux.py changes os.environ and sys.modules
        importlib.import_module(module)
    kept = sys.modules.pop(module, None)
    refusing = _NotOnTheDrive(module)
    sys.meta_path.insert(0, refusing)
    try:
        yield
    finally:
        sys.meta_path.remove(refusing)
        if kept is not None:
            sys.modules[module] = kept
