"""`python -m tools.site`: `build` the site in build/web/, `serve` it here, gather a `release`, take the README's `picture`."""

import argparse
import shutil
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

from sim import paths
from sim.drive.sentences import Refusal
from sim.web import browser
from sim.web.build import PICTURES, MissingPart
from sim.web.serve import serve, server
from tools.site import boards, printed
from tools.site.build import build

SITE = paths.ROOT / "build" / "web"
RELEASE = paths.ROOT / "build" / "release"
PORT = 8321
_CODE = "A27P-GEBJ-JX6N-CY7"  # of the picture's match


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.site", description="The site: the handheld in a browser.")
    commands = {"build": "make the site", "serve": "serve it too", "release": "gather files", "picture": "picture it"}
    told = "; ".join([f"{name}: {what}" for name, what in commands.items()])
    parser.add_argument("command", choices=tuple(commands), help=told)
    parser.add_argument("--folder", type=Path, default=SITE, help="where the site is made; build/web if left out")
    parser.add_argument(
        "--uf2",
        type=Path,
        action="append",
        default=[],
        help="an image of CircuitPython, for a board that takes one file",
    )
    parser.add_argument("--without-kit", action="store_true", help="leave the kit's PDFs out, which take a while")
    parser.add_argument("--port", type=int, default=PORT, help=f"{PORT} if left out; 0 for any that is free")
    parser.add_argument("--quiet", action="store_true", help="do not open a browser")
    options = parser.parse_args(words)
    try:
        sizes = build(options.folder, options.uf2, not options.without_kit)
    except (MissingPart, Refusal) as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 1
    print(f"{options.folder}: {len(sizes)} files, {sum(sizes.values()):,} bytes")
    if options.command == "release":
        for path in gathered(options.folder, RELEASE):
            print(path)
    if options.command == "picture":
        picture(options.folder)
    if options.command == "serve":
        try:
            serve(options.folder, options.port, not options.quiet)
        except OSError as error:
            print(f"{parser.prog}: port {options.port}: {error.strerror}; --port gives another", file=sys.stderr)
            return 1
    return 0


def gathered(site: Path, folder: Path) -> list[Path]:
    """Copy the site's archives, UF2 files and PDFs into a folder, which is emptied first. Return their paths."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    files = {path.name: path for path in (site / boards.FOLDER).iterdir() if path.suffix in (".zip", ".uf2")}
    for path in (site / printed.FOLDER).rglob("*.pdf"):
        files[f"sillon-{path.parent.name}-{path.name}"] = path
    return [Path(shutil.copy(files[name], folder / name)) for name in sorted(files)]


def picture(folder: Path) -> None:
    """Write the pictures of the page: Awalé in the middle of a match. Raises MissingPart if there is no browser."""
    with server(folder, 0) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{serving.server_address[1]}/?seed=7#{_CODE}"
        pictures = [{"path": str(path), "width": width, "height": height} for path, (width, height) in PICTURES.items()]
        browser.run("picture.mjs", {"address": address, "pictures": pictures})
        serving.shutdown()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
