"""Each test of hal/ starts after power-on, with no program module imported and no settings in the environment."""

import os
from collections.abc import Iterator

import pytest

from sim.fakes import wire
from tests import modules


@pytest.fixture(autouse=True)
def power_on(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    kept = dict(os.environ)
    for name in kept:
        if name.startswith("SILLON_"):
            del os.environ[name]
    with modules.reloaded_program():
        wire.reset()
        yield
    os.environ.clear()  # a bench that is still on has put its settings there
    os.environ.update(kept)
    wire.reset()
