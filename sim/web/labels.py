"""Labels for the page to write on the lights: each cell's name and count, and the side of each player.

A game whose cells are not the lights of one touch has its own: cells(screen, leds) in games/<game>.py of this folder. There,
SIDES = False means that its players have no sides, and NOTE is the key of what the page says of the board's shape. It runs on
MicroPython and on CPython, and does not change the app's state.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from sillon.app import App
    from sillon.contract import Leds

    Cell = tuple[str, str, list[int]]

# Cache: what the lights of the cells depend on, and these lights by cell.
_lights: "list[Any]" = [None, {}]


def labels(app: "App") -> "dict[str, object] | None":
    """Return the labels of a game's own screen, None on any other screen.

    `cells`: for each cell its name, its count or "", and the numbers of its lights, row by row from the northwest.
    `sides`: the seats on the near and on the far side, [] if the players have none. `note`: a key of the page's words, or "".
    """
    screen: Any = app.screen  # of any class; None after an error of the program
    session = app.session
    if not (screen and session and app.target[0].partition(".")[0] == session.name):
        return None
    own = _own(session.name)
    look = getattr(screen, "look", None)
    turned = bool(look and look.turned)
    found: Callable[[Any, Leds], list[Cell]] = getattr(own, "cells", touched_cells)
    return {
        "cells": found(screen, app.board.leds),
        "sides": [int(turned), int(not turned)] if getattr(own, "SIDES", True) else [],
        "note": getattr(own, "NOTE", ""),
    }


def _own(name: str) -> "Any":
    try:
        return __import__("sim.web.games." + name, None, None, ("cells",))
    except ImportError:
        return None


def touched_cells(screen: "Any", leds: "Leds") -> "list[Cell]":
    """Return name, count and lights of each cell that a touch or a key chooses."""
    if not hasattr(screen.input, "cell_at"):
        return []
    from sillon.common.buttons import CELL  # late: the program loads and drops its modules

    look = screen.look
    depends = (screen, look.turned, len(look.marks))
    if _lights[0] != depends:
        by_cell: dict[int, list[int]] = {}
        for light in range(leds.rows * leds.cols):
            cell = screen.input.cell_at(CELL + light)
            if cell >= 0:
                by_cell.setdefault(cell, []).append(light)
        _lights[0] = depends
        _lights[1] = by_cell
    points = hasattr(screen.session.game, "point_name")  # pieces on points: how many there are says nothing
    return [
        (screen.session.game.point_name(cell), "", lights)
        if points
        else (screen.cell_name(cell), str(look.shown[cell]), lights)
        for cell, lights in _lights[1].items()
    ]
