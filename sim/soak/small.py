"""The drive of the trials on the small interpreter: what a deploy leaves, compiled, so that screens are there sooner.

That the small interpreter compiles each file itself, within a board's heap, is tried in tests/app/test_small_interpreter.py.
"""

import tempfile
from functools import cache
from pathlib import Path

from sim.bytecode import compiled
from sim.deploy.content import BY_HAND, content, laid
from sim.deploy.slim import slim_files


@cache
def _folder() -> "tempfile.TemporaryDirectory[str]":
    return tempfile.TemporaryDirectory()  # until the program ends


@cache
def compiled_drive() -> Path:
    """Its folder, made once."""
    return laid(Path(_folder().name), compiled(slim_files(content()), BY_HAND))
