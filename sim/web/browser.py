"""A real browser for the tests and the measurements: the Chromium of this computer, moved by Playwright."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sim.micropython.runner import MissingPart

if TYPE_CHECKING:
    from playwright.sync_api import Browser

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_MISSING = (
    "There is no Chromium on this computer. On Debian and Ubuntu: apt-get install chromium. "
    "Or say where one is: SILLON_BROWSER=/path/of/chromium"
)


def found() -> str:
    """Where the browser is. MissingPart, which says how to install one."""
    for name in (os.environ.get("SILLON_BROWSER", ""), *_NAMES):
        path = shutil.which(name) if name else None
        if path:
            return path
    raise MissingPart(_MISSING)


@contextmanager
def launched() -> "Iterator[Browser]":
    """A browser without a window. MissingPart when it, or Playwright, is not installed."""
    path = found()
    try:
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        raise MissingPart("Playwright is missing: `make test-browser` installs it.") from error
    with sync_playwright() as play:
        # A container's user is often root, for whom Chromium asks to be told that it has no sandbox.
        words = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        browser = play.chromium.launch(executable_path=path, args=words)
        try:
            yield browser
        finally:
            browser.close()
