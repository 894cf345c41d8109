"""`python -m sim.web.measure` measures the page in headless Chromium; with --write it writes docs/measurements.md's tables anew.

The site's files are weighed. A browser that has never been here opens the page, then once more: from the request to the moment
when the handheld answers. All its lights are drawn anew in a projector's size. Then a game is walked through with the clock held
still, and each tick is timed in the worker.
"""

from sim import paths

paths.setup()

import argparse  # noqa: E402
import re  # noqa: E402
import statistics  # noqa: E402
import sys  # noqa: E402
import tempfile  # noqa: E402
import threading  # noqa: E402
from collections.abc import Iterator, Sequence  # noqa: E402
from contextlib import contextmanager  # noqa: E402
from pathlib import Path  # noqa: E402
from typing import Any  # noqa: E402

from games import NAMES  # noqa: E402
from sim import page_tables  # noqa: E402
from sim.measure.walk import whole  # noqa: E402
from sim.web.browser import launched  # noqa: E402
from sim.web.build import MissingPart, build  # noqa: E402
from sim.web.serve import server  # noqa: E402

_PAGE = paths.ROOT / "docs" / "measurements.md"
_VISITS = 5
_PROJECTOR = {"width": 1920, "height": 1080}
_PICTURES = 120
_DRAWN = """(pictures) => Array.from({ length: pictures }, (_, k) => {
  sillon.panel.show(Uint8Array.from({ length: 3 * sillon.places().length }, (_, at) => 8 + ((at * 7 + k * 5) % 48)));
  const before = performance.now();
  sillon.panel.draw();
  return performance.now() - before;
})"""
_GROUPS = (
    ("MicroPython", r"micropython\..*"),
    ("the drive: every file that a board has, and the bench", r"drive\.bin"),
    ("QR codes", r"uqr\..*"),
    ("pictures", r".*\.(png|svg)"),
    ("the page's own", r".*"),
)


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m sim.web.measure", description="Measures the page.")
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
    """The site's bytes by what they are for, and of each file, the largest first; it counts in the first group that has it."""
    left = dict(sizes)
    lines = ["| files | bytes | each |", "|---|---|---|"]
    for title, pattern in _GROUPS:
        found = {name: left.pop(name) for name in list(left) if re.fullmatch(pattern, name)}
        each = [f"{name} {found[name]:,}" for name in sorted(found, key=lambda name: (-found[name], name))]
        lines.append(f"| {title} | {sum(found.values()):,} | {', '.join(each)} |")
    return "\n".join([*lines, f"| all {len(sizes)} | {sum(sizes.values()):,} | |"])


def measured(folder: Path) -> dict[str, str]:
    """The tables of times, in ms, and of the heap."""
    with _served(folder) as address, launched() as browser:
        first, again = [], []
        for _ in range(_VISITS):
            context = browser.new_context()
            first.append(_opened(context.new_page(), address))
            page = context.new_page()
            again.append(_opened(page, address))
            context.close()
        context = browser.new_context()
        page = context.new_page()
        _opened(page, address)
        times = ["| | ms: the middle one, the slowest |", "|---|---|"]
        for title, values in (("first visit, until it answers", first), ("second visit", again)):
            times.append(f"| {title} | {statistics.median(values):.0f}, {max(values):.0f} |")
        drawn = _drawn(page)
        times.append(f"| all lights drawn at 1920 x 1080 | {statistics.median(drawn):.1f}, {max(drawn):.1f} |")
        walks = [
            "| game | ticks | a tick, ms: the middle one, the slowest | alive after it, bytes |",
            "|---|---|---|---|",
        ]
        walks += [_walked(page, name) for name in NAMES]
        context.close()
    return {"page times": "\n".join(times), "page ticks": "\n".join(walks)}


def _opened(page: Any, address: str) -> float:
    """Opens the page; the milliseconds from the request until the handheld answers."""
    page.goto(address)
    page.wait_for_selector("html[data-ready=yes]")
    return float(page.evaluate("performance.getEntriesByName('ready')[0].startTime"))


def _drawn(page: Any) -> list[float]:
    """The milliseconds that the script takes for each of so many pictures in which every light has changed."""
    page.evaluate("sillon.handheld.stand(true)")
    page.set_viewport_size(_PROJECTOR)
    found: list[float] = page.evaluate(_DRAWN, _PICTURES)
    return found


def _walked(page: Any, name: str) -> str:
    """A row of the table: the game walked through on a new handheld."""
    page.evaluate("localStorage.clear()")
    page.evaluate("sillon.handheld.stand(true)")
    page.evaluate("sillon.switchOn()")
    words = " ".join(script for _, script in whole(name))
    ticks = page.evaluate("(words) => sillon.handheld.ask('timed', words)", words)
    alive = page.evaluate("sillon.handheld.ask('memory')")
    return f"| {name} | {len(ticks)} | {statistics.median(ticks):.1f}, {max(ticks):.0f} | {alive:,} |"


@contextmanager
def _served(folder: Path) -> Iterator[str]:
    with server(folder, 0) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_address[1]}/"
        serving.shutdown()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
