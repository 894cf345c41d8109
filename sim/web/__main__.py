"""`python -m sim.web`: `build` the site in build/web/, `serve` it here too, or take the README's `picture`."""

from sim import paths

paths.setup()

import argparse
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

from sim.web import browser
from sim.web.build import MissingPart, build
from sim.web.serve import serve, server

SITE = paths.ROOT / "build" / "web"
PORT = 8321
PICTURE = paths.ROOT / "docs" / "page.png"
_CODE = "A27P-GEBJ-JX6N-CY7"  # of the picture's match


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m sim.web", description="The handheld in a browser.")
    parser.add_argument("command", choices=("build", "serve", "picture"), help="make the site; serve it; or picture it")
    parser.add_argument("--folder", type=Path, default=SITE, help="where the site is made; build/web if left out")
    parser.add_argument("--port", type=int, default=PORT, help=f"{PORT} if left out; 0 for any that is free")
    parser.add_argument("--quiet", action="store_true", help="do not open a browser")
    options = parser.parse_args(words)
    try:
        sizes = build(options.folder)
    except MissingPart as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 1
    print(f"{options.folder}: {len(sizes)} files, {sum(sizes.values()):,} bytes")
    if options.command == "picture":
        picture(options.folder)
    if options.command == "serve":
        try:
            serve(options.folder, options.port, not options.quiet)
        except OSError as error:
            print(f"{parser.prog}: port {options.port}: {error.strerror}; --port gives another", file=sys.stderr)
            return 1
    return 0


def picture(folder: Path) -> None:
    """Write the README's picture of the page: Awalé in the middle of a match. Raises MissingPart if there is no browser."""
    with server(folder, 0) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{serving.server_address[1]}/?seed=7#{_CODE}"
        browser.run("picture.mjs", {"address": address, "path": str(PICTURE)})
        serving.shutdown()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
