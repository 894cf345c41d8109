"""`python -m sim.measure`: the figures of docs/measurements.md, made anew; with --write they go into that page."""

import sys

from sim import paths

paths.setup()

from collections.abc import Iterator  # noqa: E402
from pathlib import Path  # noqa: E402

from games import NAMES  # noqa: E402
from sim.measure import presses  # noqa: E402
from sim.measure.begun import begun  # noqa: E402
from sim.measure.walk import walks  # noqa: E402
from sim.micropython.runner import MissingPart, run_device_script  # noqa: E402

HERE = Path(__file__).resolve().parent
PAGE = HERE.parent.parent / "docs" / "measurements.md"
SCRIPTS = ("ticks", "heap", "frames", "labels", "playouts", "solver")
WALKS_BEFORE = ("menus", "laying")  # those that begin when the toy is switched on


def runs(name: str) -> Iterator[tuple[str, ...]]:
    """The arguments of each run of a script: some are run for each game, and the heap for each start of the program."""
    for game in NAMES:
        if name == "heap":
            for kind in walks(game):
                yield game, kind, "" if kind in WALKS_BEFORE else begun(game, kind)
        elif name in ("ticks", "frames"):
            yield (game,)
    if name not in ("ticks", "heap", "frames"):
        yield ()


def tables(name: str) -> str:
    """The tables that one script prints, as one, and what reading a file needs. RuntimeError with its traceback when it fails."""
    lines: list[str] = []
    needs: list[str] = []
    for arguments in runs(name):
        result = run_device_script(HERE / f"{name}.py", *arguments, modules=HERE)
        if result.returncode:
            raise RuntimeError(result.stderr)
        found = [line for line in result.stdout.splitlines() if line.startswith("|")]
        lines += found[2:] if lines and found[:2] == lines[:2] else found
        if result.imports and result.imports.bytes:
            top = result.imports
            where = " ".join(arguments[:2])
            needs.append(f"| {where} | {top.bytes} | {top.live} | {top.size} | `{top.file}` |")
    if needs:
        lines += [
            "",
            "| while a file is read | bytes at most | alive | its size | file |",
            "|---|---|---|---|---|",
            *needs,
        ]
    return "\n".join(lines)


def main(words: list[str]) -> int:
    page = PAGE.read_text(encoding="utf-8")
    for name in (*SCRIPTS, "presses"):
        try:
            made = presses.table() if name == "presses" else tables(name)
        except (MissingPart, RuntimeError) as error:
            print(error, file=sys.stderr)
            return 1
        print(made + "\n")
        head, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, _, rest = page.partition(head)
        page = before + head + made + "\n" + end + rest.partition(end)[2]
    if "--write" in words:
        PAGE.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
