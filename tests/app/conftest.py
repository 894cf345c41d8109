"""Clear the settings that an earlier test has left in the environment."""

import os
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def no_settings() -> Iterator[None]:
    _forget_settings()
    yield
    _forget_settings()


def _forget_settings() -> None:
    for name in list(os.environ):
        if name.startswith("SILLON_"):
            del os.environ[name]
