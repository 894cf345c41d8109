"""`python -m tools.measure.page`: measure the page in headless Chromium; --write updates docs/measurements.md.

It measures the sizes of the site's files, of those that browsers store for offline use and of the others; the time from the
request until the handheld answers, in a browser with an empty cache and once more; the time to draw all lights in a projector's
size; and, with the clock stopped, each tick of a walk through a game.
"""

import argparse
import re
import statistics
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from sim.web import browser
from sim.web.build import MissingPart, stored
from sim.web.serve import server
from tools.measure import PAGE
from tools.measure.walk import walked, whole
from tools.page_tables import markdown, update
from tools.site.build import build

_GROUPS = (
    ("MicroPython", r"micropython\..*"),
    ("the drive: every file that a board has, and the bench", r"drive\.bin"),
    ("QR codes", r"uqr\..*"),
    ("pictures", r".*\.(png|svg)"),
    ("the page's own", r".*"),
)
_BESIDE = (
    ("the page of boards", r"board\.html|board/.*"),
    ("the boards' files, by path", r"boards/(files/.*|boards\.json)"),
    ("archives", r".*\.zip"),
    ("the kit's PDFs", r".*\.pdf"),
)
_NAMED = 10  # files of a group


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.measure.page", description="Measures the page.")
    parser.add_argument("--write", action="store_true", help="write the tables into docs/measurements.md")
    options = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        try:
            sizes = build(Path(folder))
            tables = {**size_tables(Path(folder), sizes), **measured(Path(folder))}
        except MissingPart as error:
            print(f"{parser.prog}: {error}", file=sys.stderr)
            return 1
    for name, table in tables.items():
        print(f"{name}\n\n{table}\n")
    if options.write:
        update(PAGE, tables)
    return 0


def size_tables(folder: Path, sizes: dict[str, int]) -> dict[str, str]:
    """Return the tables of the files that browsers store for offline use, and of the others."""
    kept = {*stored(folder), "service-worker.js"}
    beside = {name: size for name, size in sizes.items() if name not in kept}
    rows = []
    for title, pattern in _BESIDE:
        found = [size for name, size in beside.items() if re.fullmatch(pattern, name)]
        rows.append((title, f"{len(found)}", f"{sum(found):,}"))
    rows.append(("all", f"{len(beside)}", f"{sum(beside.values()):,}"))
    return {
        "page sizes": sizes_table({name: size for name, size in sizes.items() if name in kept}),
        "page beside": markdown(("files", "number", "bytes"), rows),
    }


def sizes_table(sizes: dict[str, int]) -> str:
    """Return the bytes of files by what they are for, and of the largest files; a file counts in the first group that has it."""
    left = dict(sizes)
    rows = []
    for title, pattern in _GROUPS:
        found = {name: left.pop(name) for name in list(left) if re.fullmatch(pattern, name)}
        each = [f"{name} {found[name]:,}" for name in sorted(found, key=lambda name: (-found[name], name))]
        if len(each) > _NAMED:
            each[_NAMED:] = [f"{len(each) - _NAMED} more"]
        rows.append((title, f"{sum(found.values()):,}", ", ".join(each)))
    return markdown(("files", "bytes", "each"), [*rows, (f"all {len(sizes)}", f"{sum(sizes.values()):,}", "")])


def measured(folder: Path) -> dict[str, str]:
    """Return the tables of times, in ms, and of the heap."""
    walks = {name: " ".join(script for _, script in whole(name)) for name in walked()}
    with _served(folder) as address:
        found = browser.run("measure.mjs", {"address": address, "walks": walks})
    times = [
        ("first visit, until it answers", _spread(found["first"], 0)),
        ("second visit", _spread(found["again"], 0)),
        ("all lights drawn at 1920 x 1080", _spread(found["drawn"], 1)),
    ]
    rows = []
    for name, taken in found["walks"].items():
        ticks, alive = taken["ticks"], taken["alive"]
        spread = f"{statistics.median(ticks):.1f}, {max(ticks):.0f}"
        rows.append((name, len(ticks), spread, f"{alive:,}"))
    heads = ("game", "ticks", "a tick, ms: median, slowest", "alive after it, bytes")
    return {"page times": markdown(("", "ms: median, slowest"), times), "page ticks": markdown(heads, rows)}


def _spread(times: list[float], digits: int) -> str:
    return f"{statistics.median(times):.{digits}f}, {max(times):.{digits}f}"


@contextmanager
def _served(folder: Path) -> Iterator[str]:
    with server(folder, 0) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_address[1]}/"
        serving.shutdown()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
