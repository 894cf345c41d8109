"""The drive of the trials on the small interpreter: what a deploy leaves, compiled, so that screens are there sooner.

That the small interpreter compiles each file itself, within a board's heap, is tried in tests/app/test_small_interpreter.py.
"""

import tempfile
from functools import cache
from pathlib import Path

from tools.measure import starting


@cache
def _folder() -> "tempfile.TemporaryDirectory[str]":
    return tempfile.TemporaryDirectory()  # until the program ends


@cache
def compiled_drive() -> Path:
    """Its folder, made once."""
    return starting.drive(Path(_folder().name))
