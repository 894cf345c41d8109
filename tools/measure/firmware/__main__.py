"""`python -m tools.measure.firmware [NAME ...]`: figures of docs/measurements.md from CircuitPython's own image, in the emulator.

The names are those of the tables; without a name, all of them. --write puts them into that page. Without the image's symbols,
the tables that need them are left out, and refused when they are named or with --write. The exit code is 1 when the largest
free block of the heap is too small, or when the firmware's console reports an error.
"""

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

from sim.command_line import Parser
from sim.firmware import image
from sim.firmware.emulator import EmulatorError
from sim.firmware.handheld import Images
from tools.measure import PAGE
from tools.measure.firmware import add_images, aims, evening, rivals, starts, walks
from tools.measure.firmware.recording import Job, Recording
from tools.measure.walk import walked
from tools.page_tables import filled, update


@dataclass(frozen=True)
class Table:
    """`jobs` returns what is to be recorded, `write` makes the table of it. Some tables need the image's symbols."""

    jobs: Callable[[tuple[str, ...]], list[Job]]
    write: Callable[[list[Any]], str]
    symbols: bool = False


TABLES = {
    "starts": Table(starts.jobs, starts.table),
    "answers": Table(walks.jobs, walks.answers),
    "longest": Table(walks.jobs, walks.longest, symbols=True),
    "screens": Table(walks.jobs, walks.screens, symbols=True),
    "large": Table(walks.large_jobs, walks.screens, symbols=True),
    "evening": Table(evening.jobs, evening.table, symbols=True),
    "stack": Table(walks.jobs, walks.stack, symbols=True),
    "rivals": Table(rivals.jobs, rivals.table),
    "advice": Table(rivals.advice_jobs, rivals.advice_table),
    "why": Table(rivals.why_jobs, rivals.why_table, symbols=True),
}

LONGEST = (evening.evening, rivals.circle, rivals.rival, rivals.why)  # the longest jobs, which begin first


def mark(name: str) -> str:
    """Return the table's key in the page."""
    return f"firmware {name}"


def main(words: Sequence[str]) -> int:
    parser = Parser(prog="python -m tools.measure.firmware", allow_abbrev=False, description=__doc__)
    add = parser.add_argument
    add("names", nargs="*", metavar="NAME", help=f"a table: {', '.join(TABLES)}")
    add_images(parser)
    add("--game", action="append", choices=walked(), help="only this one; may be said again")
    add("--write", action="store_true", help="put what is measured into docs/measurements.md")
    options = parser.parse_args(words)
    for name in options.names:
        if name not in TABLES:
            parser.error(f"{name!r} is not a table: there are {', '.join(TABLES)}")
    if options.write and options.game:
        parser.error("--write takes all games")
    names = [name for name in options.names or TABLES if options.symbols or not TABLES[name].symbols]
    left_out = [name for name in options.names or TABLES if name not in names]
    if left_out and (options.names or options.write):
        parser.error(
            f"{', '.join(left_out)}: give the image's symbols with --symbols FILE, or SYMBOLS=FILE for make; "
            f"without them there are {', '.join([name for name in TABLES if not TABLES[name].symbols])}"
        )
    if left_out:
        print(f"Left out without the image's symbols: {', '.join(left_out)}.", file=sys.stderr)
    try:
        if options.write:  # before the recordings, which take long
            filled(PAGE.read_text(encoding="utf-8"), {mark(name): "" for name in names})
        image.check(options.uf2, options.bootrom, options.symbols)
        games = tuple(options.game or walked())
        jobs = {name: TABLES[name].jobs(games) for name in names}
        images = Images(options.uf2, options.bootrom, options.symbols)
        found = recorded(dict.fromkeys([job for each in jobs.values() for job in each]), images)
    except (ValueError, EmulatorError) as error:
        parser.error(str(error))
    except RuntimeError as error:  # the program has not started
        print(error, file=sys.stderr)
        return 1
    made = {name: TABLES[name].write([found[job] for job in jobs[name]]) for name in names}
    for name, table in made.items():
        print(f"{name}\n\n{table}\n")
    if options.write:
        update(PAGE, {mark(name): table for name, table in made.items()})
    recordings = [found[job] for each in jobs.values() for job in each if isinstance(found[job], Recording)]
    for sentence in dict.fromkeys(aims.missed(recordings)):
        print(f"Aim missed: {sentence}")
    failures = dict.fromkeys(aims.failures(recordings))
    for sentence in failures:
        print(sentence, file=sys.stderr)
    return 1 if failures else 0


def recorded(jobs: Iterable[Job], images: Images) -> dict[Job, Any]:
    """Run the jobs and return their recordings. A line on standard error reports each that is over."""
    found = {}
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        first = sorted(jobs, key=lambda job: LONGEST.index(job[0]) if job[0] in LONGEST else len(LONGEST))
        running = {pool.submit(job[0], images, *job[1:]): job for job in first}
        try:
            for count, each in enumerate(as_completed(running), 1):
                job = running[each]
                found[job] = each.result()
                print(f"{count} of {len(running)}: {title(job)}", file=sys.stderr, flush=True)
        except BaseException:
            pool.shutdown(cancel_futures=True)  # do not wait for the others
            raise
    return found


def title(job: Job) -> str:
    """Return the name of a job."""
    return " ".join([job[0].__name__, *map(str, job[1:])])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
