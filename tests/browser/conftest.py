"""The page in a real browser: `make test-browser`. Each worker has one site, one server and one browser."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
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


@contextmanager
def fresh(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that has never been here. Its window is small: what is drawn there is drawn by the processor."""
    opened = browser.new_context(viewport={"width": 960, "height": 640}, locale="fr-FR")
    yield opened
    opened.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    with fresh(browser) as opened:
        yield opened


@contextmanager
def clean(opened: Visit) -> Iterator[Visit]:
    """Whatever a test does: no error in the console, no request that leaves the folder."""
    opened.errors.clear()
    opened.requests.clear()
    yield opened
    assert opened.errors == []
    assert [url for url in opened.requests if not url.startswith((opened.address, "data:"))] == []


@pytest.fixture
def visit(context: BrowserContext, address: str) -> Iterator[Visit]:
    """A page of the test's own, to be opened."""
    with clean(Visit(context, address)) as opened:
        yield opened


@pytest.fixture(scope="session")
def opened_once(browser: Browser, address: str) -> Iterator[Visit]:
    with fresh(browser) as context:
        yield Visit(context, address).open()


@pytest.fixture
def table(opened_once: Visit) -> Iterator[Visit]:
    """A page that is open already, for tests that begin with hold(), a new handheld: opening it takes seconds."""
    with clean(opened_once) as opened:
        opened.page.mouse.move(0, 0)
        opened.page.evaluate("() => document.activeElement.blur()")  # keys are the handheld's
        yield opened


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Where screenshots are put, for a person to look at."""
    folder = ROOT / "build" / "browser"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
