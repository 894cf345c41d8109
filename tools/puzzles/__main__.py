"""`python -m tools.puzzles [GAME ...]`: make the puzzles and print their figures.

--write puts them into lib/sillon/games/<game>/puzzles.bin, and their figures into docs/puzzles.md; --check compares.
"""

import argparse
import sys
from importlib import import_module
from importlib.util import find_spec

from games import NAMES
from tools.page_tables import update
from tools.puzzles import page
from tools.puzzles.pack import file_of, packed, together
from tools.puzzles.puzzle import Puzzle

GRADES = (1, 2, 3, 4, 5)


def grades(name: str) -> list[list[Puzzle]]:
    """Return the puzzles of a game, grade by grade."""
    maker = import_module(f"tools.puzzles.{name}")
    return [maker.grade(number) for number in GRADES]


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
        found = grades(name)
        data = together([packed(name, puzzle) for puzzles in found for puzzle in puzzles])
        table = page.table(name, found, len(data))
        print(table, flush=True)
        if given.write:
            file_of(name).write_bytes(data)
            update(page.PAGE, {name: table})
        elif given.check and not (file_of(name).read_bytes() == data and page.kept(name) == table):
            print(
                f"{name}: what is there differs; python -m tools.puzzles {name} --write makes it anew", file=sys.stderr
            )
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
