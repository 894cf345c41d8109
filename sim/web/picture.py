"""The README's picture of the page: Awalé in the middle of a match, in a window as on a laptop."""

import threading
from pathlib import Path
from typing import TYPE_CHECKING

from sim.paths import ROOT
from sim.web.browser import launched
from sim.web.serve import server

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

PICTURE = ROOT / "docs" / "page.png"
_CODE = "A27P-GEBJ-JX6N-CY7"
_WINDOW: "ViewportSize" = {"width": 1180, "height": 760}
_SETTLED_MS = 2500


def picture(folder: Path) -> None:
    """Writes it. MissingPart without a browser."""
    with server(folder, 0) as serving, launched() as browser:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        page = browser.new_page(viewport=_WINDOW, locale="fr-FR", color_scheme="light")
        page.goto(f"http://127.0.0.1:{serving.server_address[1]}/?seed=7#{_CODE}")
        page.wait_for_selector("html[data-ready=yes]")
        page.wait_for_timeout(_SETTLED_MS)
        page.screenshot(path=PICTURE)
        serving.shutdown()
