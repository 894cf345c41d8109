"""Each test begins without the settings that another handheld has left in the environment."""

import gc
import os
from collections.abc import Iterator
from typing import Any

import bitmaptools
import pytest

from tests import modules


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
def modules_put_back() -> Iterator[None]:
    with modules.put_back():
        yield


@pytest.fixture(scope="module", autouse=True)
def little_to_collect() -> Iterator[None]:
    """The app collects garbage before each screen; here that would look through all that the tests have imported too."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture(scope="session", autouse=True)
def font_taken_apart_once() -> Iterator[None]:
    """Blinka reads a bitmap pixel by pixel, 130 ms for the font; each of a thousand power-ons would take them."""
    plain = bitmaptools.readinto
    known: dict[tuple[bytes, int, int], tuple[Any, int]] = {}

    def readinto(bitmap: Any, file: Any, *how: Any, **options: Any) -> None:
        at = file.tell()
        content = file.read(), bitmap.width, bitmap.height
        file.seek(at)
        if content not in known:
            plain(bitmap, file, *how, **options)
            known[content] = bitmap._data[:], file.tell() - at
        bitmap._data[:], taken = known[content]
        file.seek(at + taken)

    bitmaptools.readinto = readinto
    yield
    bitmaptools.readinto = plain
