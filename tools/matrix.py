"""The matrix of boards and games in docs/boards.md, from the profiles, the games' options, and the views.

`python -m tools.matrix` prints it, `--write` writes it into the page.
"""

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from games import NAMES, new
from hal.boards import NAMES as BOARDS
from sillon.manifest import offered
from sillon.words import Words
from sim import paths
from sim.profiles import profile_of
from sim.start_target import fits
from tools.page_tables import filled, markdown

PAGE = paths.ROOT / "docs" / "boards.md"
# The options for the size of a game. The matrix writes the word "cells" after a number of cells.
_SIZES = ("cells", "size")
_NOT = "–"


def lights_of(board: str) -> Any:
    """Return a board's lights as a view needs them."""
    leds = profile_of(board).LEDS
    named = leds.get("named", ())
    return SimpleNamespace(rows=leds["rows"], cols=leds["cols"], keyed="named" in leds, touched=False, named=named)


def title(name: str) -> str:
    """Return the game's name as its menu writes it, without the pictogram."""
    return Words("en", "menus").say(f"game_{name}").partition(" ")[2]


def size_option(name: str) -> str:
    """Return the option for the size of the game, "" for a game of one size."""
    return next((option for option, _, _ in new(name).OPTIONS if option in _SIZES), "")


def sizes(leds: Any, name: str) -> list[str]:
    """Return the sizes of the game that the board shows, "" for a game of one size."""
    option = size_option(name)
    values = [values for each, _, values in new(name).OPTIONS if each == option]
    found = []
    for value in values[0] if values else ("",):
        options = {option: value} if option else {}
        if fits(leds, new(name, **options)):
            found.append(str(value))
    return found


def cell_of(board: str, name: str) -> str:
    """Return the cell of a game on a board."""
    leds = lights_of(board)
    found = sizes(leds, name) if offered(leds, name) else []
    if not found:
        return _NOT
    option = size_option(name)
    if not option:
        return "yes"
    if option == "cells":
        numbers = sorted(int(size) for size in found)
        return f"{numbers[0]} to {numbers[-1]} {option}" if len(numbers) > 1 else f"{numbers[0]} {option}"
    return ", ".join(found)


def matrix() -> str:
    """Return the table, a row for each board."""
    rows = []
    for board in BOARDS:
        leds = lights_of(board)
        lights = f"{leds.rows} x {leds.cols}" + (" keys" if leds.keyed else "")
        rows.append((f"`{board}`", lights, *[cell_of(board, name) for name in NAMES]))
    return markdown(("board", "lights", *map(title, NAMES)), rows)


def written(page: str) -> str:
    """Return the page with the current matrix. Raises ValueError if it has no place for it."""
    return filled(page, {"matrix": matrix()})


def main(arguments: list[str], path: Path = PAGE) -> None:
    if arguments == ["--write"]:
        path.write_text(written(path.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        print(matrix())


if __name__ == "__main__":
    main(sys.argv[1:])
