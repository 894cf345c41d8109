"""The page in a real browser: `make test-browser`. One site, one server and one browser serve all the tests."""

import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from sim.paths import ROOT
from sim.web.build import build
from sim.web.serve import server
from tests.browser.visit import Visit

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = (
    "There is no Chromium to test the page in. On Debian and Ubuntu: apt-get install chromium. "
    "Or say where one is: SILLON_BROWSER=/path/of/chromium make test-browser."
)


def found_browser() -> str:
    """Where the browser is; the tests fail with a sentence when there is none."""
    for name in (os.environ.get("SILLON_BROWSER", ""), *NAMES):
        path = shutil.which(name) if name else None
        if path:
            return path
    pytest.exit(MISSING, returncode=1)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site, built anew."""
    folder = tmp_path_factory.mktemp("site")
    build(folder)
    return folder


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Where the site is served: in a folder of a host, as on many static hosts."""
    with server(site.parent, 0) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_address[1]}/{site.name}/"
        serving.shutdown()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        # A container's user is often root, for whom Chromium asks to be told that it has no sandbox.
        words = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        opened = play.chromium.launch(executable_path=found_browser(), args=words)
        yield opened
        opened.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that has never been here."""
    opened = browser.new_context(viewport={"width": 1280, "height": 800}, locale="fr-FR")
    yield opened
    opened.close()


@pytest.fixture
def visit(context: BrowserContext, address: str) -> Iterator[Visit]:
    """The page, opened. Whatever the test does: no error in its console, no request that leaves the folder."""
    opened = Visit(context, address)
    yield opened
    assert opened.errors == []
    assert [url for url in opened.requests if not url.startswith((address, "data:"))] == []


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Where screenshots are put, for a person to look at."""
    folder = ROOT / "build" / "browser"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
