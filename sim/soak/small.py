"""The drive of the trials on the small interpreter: what a deploy leaves, compiled, so that screens are there sooner.

That the small interpreter compiles each file itself, within a board's heap, is tried in tests/app/test_small_interpreter.py.
"""

import tempfile
from functools import cache
from pathlib import Path

from sim.deploy.content import SETTINGS, content, settings
from sim.deploy.slim import slim_files
from sim.measure.sizes import nearly_compiled


@cache
def _folder() -> "tempfile.TemporaryDirectory[str]":
    return tempfile.TemporaryDirectory()  # until the program ends


@cache
def compiled_drive() -> Path:
    """Its folder, made once."""
    folder = Path(_folder().name)
    for path, data in {**nearly_compiled(slim_files(content())), SETTINGS: settings().encode()}.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    return folder
