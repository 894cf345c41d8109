"""`python -m tools.measure.page` measures the page in headless Chromium; --write renews docs/measurements.md.

The site's files are weighed. A browser that has never been here opens the page, then once more: from the request to the moment
when the handheld answers. All its lights are drawn anew in a projector's size. Then a game is walked through with the clock held
still, and each tick is timed in the worker.
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

from sim import paths
from sim.web import browser
from sim.web.build import MissingPart, build
from sim.web.serve import server
from tools import page_tables
from tools.measure.walk import walked, whole

_PAGE = paths.ROOT / "docs" / "measurements.md"
_GROUPS = (
    ("MicroPython", r"micropython\..*"),
    ("the drive: every file that a board has, and the bench", r"drive\.bin"),
    ("QR codes", r"uqr\..*"),
    ("pictures", r".*\.(png|svg)"),
    ("the page's own", r".*"),
)
_NAMED = 10  # files of a group


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.measure.page", description="Measures the page.")
    parser.add_argument("--write", action="store_true", help="write the tables into docs/measurements.md")
    options = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        try:
            sizes = build(Path(folder))
            tables = {"page sizes": sizes_table(sizes), **measured(Path(folder))}
        except MissingPart as error:
            print(f"{parser.prog}: {error}", file=sys.stderr)
            return 1
    for name, table in tables.items():
        print(f"{name}\n\n{table}\n")
    if options.write:
        _PAGE.write_text(page_tables.filled(_PAGE.read_text(encoding="utf-8"), tables), encoding="utf-8")
    return 0


def sizes_table(sizes: dict[str, int]) -> str:
    """Return the site's bytes by what they are for, and of the largest files; a file counts in the first group that has it."""
    left = dict(sizes)
    lines = ["| files | bytes | each |", "|---|---|---|"]
    for title, pattern in _GROUPS:
        found = {name: left.pop(name) for name in list(left) if re.fullmatch(pattern, name)}
        each = [f"{name} {found[name]:,}" for name in sorted(found, key=lambda name: (-found[name], name))]
        if len(each) > _NAMED:
            each[_NAMED:] = [f"{len(each) - _NAMED} more"]
        lines.append(f"| {title} | {sum(found.values()):,} | {', '.join(each)} |")
    return "\n".join([*lines, f"| all {len(sizes)} | {sum(sizes.values()):,} | |"])


def measured(folder: Path) -> dict[str, str]:
    """The tables of times, in ms, and of the heap."""
    walks = {name: " ".join(script for _, script in whole(name)) for name in walked()}
    with _served(folder) as address:
        found = browser.run("measure.mjs", {"address": address, "walks": walks})
    times = ["| | ms: median, slowest |", "|---|---|"]
    for title, values in (("first visit, until it answers", found["first"]), ("second visit", found["again"])):
        times.append(f"| {title} | {statistics.median(values):.0f}, {max(values):.0f} |")
    drawn = found["drawn"]
    times.append(f"| all lights drawn at 1920 x 1080 | {statistics.median(drawn):.1f}, {max(drawn):.1f} |")
    rows = [
        "| game | ticks | a tick, ms: median, slowest | alive after it, bytes |",
        "|---|---|---|---|",
    ]
    for name, taken in found["walks"].items():
        ticks, alive = taken["ticks"], taken["alive"]
        rows.append(f"| {name} | {len(ticks)} | {statistics.median(ticks):.1f}, {max(ticks):.0f} | {alive:,} |")
    return {"page times": "\n".join(times), "page ticks": "\n".join(rows)}


@contextmanager
def _served(folder: Path) -> Iterator[str]:
    with server(folder, 0) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_address[1]}/"
        serving.shutdown()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
