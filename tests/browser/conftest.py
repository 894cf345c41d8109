"""The page in a real browser: `make test-browser`. Each worker has one site, one server and one browser."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext

from sim.paths import ROOT
from sim.web.browser import found, launched
from sim.web.build import MissingPart, build
from sim.web.serve import server
from tests.browser.visit import Visit


def pytest_configure() -> None:
    """Said once, before any worker begins."""
    try:
        found()
    except MissingPart as error:
        raise pytest.UsageError(str(error)) from error


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
    with launched() as opened:
        yield opened


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
