"""`python -m tools.measure [NAME ...]`: measure the figures of docs/measurements.md; --write puts them into that page.

The names are those of the tables: heap, frames, presses ...; without a name, all of them.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sillon.manifest import offered
from sim.micropython.runner import Import, MissingPart, run_device_script
from sim.paths import ROOT
from sim.profiles import profile_of
from tools.arena import openings
from tools.games import game_of, tools_of
from tools.matrix import lights_of
from tools.measure import PAGE, first_seed, presses, sizes, starting, vocabulary, walk
from tools.measure.starting import HERE, WALKS_BEFORE, memory
from tools.page_tables import filled, markdown, update

# Tables made on CPython. These functions run their own scripts on the small interpreter, if they need any.
BY_THE_DESKTOP = {
    "presses": presses.table,
    "seed": first_seed.table,
    "texts": vocabulary.table,
    "size": sizes.table,
    "start": starting.table,
}
SCRIPTS = ("heap", "frames", "playouts", "solver", "thinking")
TIMED = ("playouts", "solver")  # scripts that measure times: the runner does not measure their heap
ROOMY = 1024  # words of Python stack for those: the script itself takes some of a board's
# Boards with a strip and a screen on wires whose bytes are counted.
SENDING = [name for name in starting.BOARDS if (profile_of(name).DISPLAY or {}).get("driver") == "ssd1306"]
BESIDE = ("rules", "record", "puzzles", "exercise", "laying")  # small walks: one row of the table `heap`


def runs(name: str) -> Iterator[tuple[str, ...]]:
    """Yield the arguments of each run of a script: some run for each game, and `heap` for each walk."""
    for game in walk.walked():
        if name == "heap":
            for kind in walk.walks(game):
                yield game, kind, "" if kind in WALKS_BEFORE else memory(game, kind)
        elif name == "frames":
            yield from [(board, game) for board in SENDING if offered(lights_of(board), game)]
        elif name == "thinking":
            for options in walk.measured_part(game, "THOUGHT_ABOUT"):
                yield game, "5", options, *positions(game, options)
    if name not in ("heap", "frames", "thinking"):
        yield ()


def positions(name: str, options: str) -> list[str]:
    """Return the texts of random positions, after more and more moves."""
    game = game_of(name, [word for word in options.split(",") if word != "-"])
    found: list[str] = []
    for plies in walk.measured_part(name, "PLIES"):
        for moves in openings(game, 1, plies, 7 + plies):
            laid = tools_of(name).start(game, 7 + len(found), 0)
            position = laid or game.start()
            for move in () if laid else moves:
                position = game.play(position, move)
            found.append(game.to_text(position))
    return found


def tables(name: str) -> str:
    """Return the tables that one script prints, as one. Raises RuntimeError with its traceback if it fails."""
    lines: list[str] = []
    heaps: dict[str, list[tuple[list[str], Import | None]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        # `heap` uses a drive as after a deploy: the small interpreter keeps the docstrings of sources, which a board drops.
        on = starting.drive(Path(folder)) if name == "heap" else ROOT
        how: dict[str, Any] = {"heap": False, "pystack": ROOMY} if name in TIMED else {}
        for arguments in runs(name):
            result = run_device_script(HERE / f"{name}.py", *arguments, modules=HERE, drive=on, **how)
            if result.returncode:
                raise RuntimeError(result.stderr)
            found = [line for line in result.stdout.splitlines() if line.startswith("|")]
            if name == "heap":
                kind = arguments[1]
                if kind in (*BESIDE, *walk.measured_part(arguments[0], "OWN")):
                    kind = "beside"
                heaps.setdefault(f"{arguments[0]}: {kind}", []).append((found[2:], result.imports))
                continue
            lines += found[2:] if lines and found[:2] == lines[:2] else found
    return heap_table(heaps) if heaps else "\n".join(lines)


def heap_table(heaps: dict[str, list[tuple[list[str], Import | None]]]) -> str:
    """Return the table `heap`: by walk the screen with the most alive, and the file whose import needs the most.

    `heaps` has for each row what its walks printed, a line for each screen, and their imports.
    """
    rows = []
    for row_name, printed in heaps.items():
        screens = [row.strip("| ").split(" | ") for rows, _ in printed for row in rows]
        screen, most = max(screens, key=lambda each: int(each[1]))
        files = [taken for _, taken in printed if taken and taken.bytes]
        file = max(files, key=lambda each: each.bytes) if files else None
        needs = (file.bytes, f"`{file.file}`") if file else ("-", "-")
        rows.append((row_name, most, screen.partition(": ")[2], *needs))
    return markdown(("walk", "live heap, bytes: most", "on", "while a file is read: most", "file"), rows)


def think(words: list[str]) -> int:
    """Run thinking.py on the small interpreter; print what it prints, and its heap."""
    result = run_device_script(HERE / "thinking.py", *words, modules=HERE)
    print(result.stdout, end="")
    print(result.stderr, end="", file=sys.stderr)
    if result.heap:
        print(f"heap: at most {result.heap.bytes} bytes above the rules' baseline, {result.heap.step}")
    return result.returncode


def main(words: list[str]) -> int:
    known = (*SCRIPTS, *BY_THE_DESKTOP)
    parser = argparse.ArgumentParser(prog="python -m tools.measure", allow_abbrev=False, description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"a table: {', '.join(known)}")
    parser.add_argument("--write", action="store_true", help="put what is measured into docs/measurements.md")
    usage = "measure one player only, and its heap: the options as name=value,... or -"
    parser.add_argument("--think", nargs="+", metavar=("GAME LEVEL OPTIONS", "POSITION"), help=usage)
    options = parser.parse_args(words)
    if options.think:
        return think(options.think)
    for name in options.names:
        if name not in known:
            parser.exit(2, f"{name!r} is not a table: there are {', '.join(known)}\n")
    names = options.names or known
    if options.write:
        try:  # before the measurements, which take hours
            filled(PAGE.read_text(encoding="utf-8"), dict.fromkeys(names, ""))
        except ValueError as error:
            parser.exit(2, f"docs/measurements.md: {error}\n")
    made: dict[str, str] = {}
    for name in names:
        try:
            made[name] = BY_THE_DESKTOP[name]() if name in BY_THE_DESKTOP else tables(name)
        except (MissingPart, RuntimeError) as error:
            print(error, file=sys.stderr)
            return 1
        print(made[name] + "\n")
    if options.write:
        update(PAGE, made)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
