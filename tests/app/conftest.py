"""Each test begins without the settings that another handheld has left in the environment."""

import gc
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


@pytest.fixture(scope="module", autouse=True)
def little_to_collect() -> Iterator[None]:
    """The app collects garbage before each screen; here that would look through all that the tests have imported too."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()
