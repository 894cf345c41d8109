"""`python -m tools.puzzles [GAME ...]`: make the puzzles and print their figures.

--write puts them into lib/sillon/games/<game>/puzzles.bin, and their figures into docs/puzzles.md; --check compares. The
module of a game has grade(number); it may have HEADS and figures(puzzle) for its table, and packed_position(position).
"""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from games import NAMES
from sim.paths import ROOT
from tools.page_tables import kept, markdown, update
from tools.puzzles.puzzle import Puzzle

GRADES = (1, 2, 3, 4, 5)
PAGE = ROOT / "docs" / "puzzles.md"
_HEADS = ("choices", "answers", "plies to look ahead", "tempting wrong moves", "positions a search looks at")


def file_of(name: str) -> Path:
    return ROOT / "lib" / "sillon" / "games" / name / "puzzles.bin"


def packed(name: str, puzzle: Puzzle) -> bytes:
    """Return the bytes of a puzzle, as lib/sillon/puzzles/read.py reads them.

    Without packed_position() in the game's module, a position has all its bytes but the seat.
    """
    maker = import_module(f"tools.puzzles.{name}")
    position = getattr(maker, "packed_position", lambda position: position[:-1])(puzzle.position)
    found = bytearray((puzzle.form, puzzle.asked | puzzle.turns << 4)) + position
    if not puzzle.lines:  # a problem to colour: the file has its black tokens instead of lines
        return bytes(found) + bytes((puzzle.plies,))
    for move in sorted(puzzle.lines):
        line = puzzle.lines[move]
        found.append((128 if move in puzzle.good else 0) + len(line))
        found += bytes(line)
    return bytes(found)


def together(records: Sequence[bytes]) -> bytes:
    """Return the content of the file: the places of the records, then the records."""
    place = 2 * len(records) + 2
    head = bytearray()
    for record in (*records, b""):
        head += place.to_bytes(2, "big")
        place += len(record)
    return bytes(head) + b"".join(records)


def table(name: str, grades: Sequence[Sequence[Puzzle]], size: int) -> str:
    """Return the table of docs/puzzles.md, with the least and the most of each figure."""
    maker = import_module(f"tools.puzzles.{name}")
    figures = getattr(maker, "figures", _figures)
    rows = []
    for number, puzzles in enumerate(grades, 1):
        columns = zip(*[figures(each) for each in puzzles], strict=True)
        rows.append((number, len(puzzles), *map(_range, columns)))
    heads = ("grade", "puzzles", *getattr(maker, "HEADS", _HEADS))
    return f"{sum(map(len, grades))} puzzles, {size} bytes.\n\n{markdown(heads, rows)}"


def _figures(puzzle: Puzzle) -> tuple[int, ...]:
    return puzzle.choices, len(puzzle.good), puzzle.plies, puzzle.traps, puzzle.nodes


def _range(values: Sequence[int]) -> str:
    low, high = min(values), max(values)
    return str(low) if low == high else f"{low} to {high}"


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them when none is named")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args(words)
    wrong = [name for name in given.games if name not in NAMES]
    if wrong:
        parser.error(f"{wrong[0]!r} is not a game: there are {', '.join(NAMES)}")
    status = 0
    for name in given.games or [name for name in NAMES if find_spec(f"tools.puzzles.{name}")]:
        found = [import_module(f"tools.puzzles.{name}").grade(number) for number in GRADES]
        data = together([packed(name, puzzle) for puzzles in found for puzzle in puzzles])
        figures = table(name, found, len(data))
        print(figures, flush=True)
        if given.write:
            file_of(name).write_bytes(data)
            update(PAGE, {name: figures})
        elif given.check and not (
            file_of(name).read_bytes() == data and kept(PAGE.read_text(encoding="utf-8"), name) == figures
        ):
            print(f"{name}: out of date; python -m tools.puzzles {name} --write regenerates it", file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
