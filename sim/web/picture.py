"""The README's picture of the page: Awalé in the middle of a match, in a window as on a laptop."""

import threading
from pathlib import Path

from sim.paths import ROOT
from sim.web import browser
from sim.web.serve import server

PICTURE = ROOT / "docs" / "page.png"
_CODE = "A27P-GEBJ-JX6N-CY7"


def picture(folder: Path) -> None:
    """Write the picture. MissingPart without a browser."""
    with server(folder, 0) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{serving.server_address[1]}/?seed=7#{_CODE}"
        browser.run("picture.mjs", {"address": address, "path": str(PICTURE)})
        serving.shutdown()
