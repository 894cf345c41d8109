"""Each test begins without the settings that another handheld has left in the environment."""

import os
from collections.abc import Iterator

import bitmaptools
import pytest

from tests.app import stage


@pytest.fixture(autouse=True)
def no_settings() -> Iterator[None]:
    _forget_settings()
    yield
    _forget_settings()


def _forget_settings() -> None:
    for name in list(os.environ):
        if name.startswith("SILLON_"):
            del os.environ[name]


@pytest.fixture(scope="session", autouse=True)
def font_taken_apart_once() -> Iterator[None]:
    plain = stage.read_font_once()
    yield
    bitmaptools.readinto = plain
