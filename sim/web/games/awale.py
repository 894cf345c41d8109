"""Awalé's board in words: each camp's pits by their letters, then both stores. Its labels, stores included."""

from sim.web.labels import touched_cells

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import Leds
    from sim.web.labels import Cell

NOTE = "note_awale"


def sentences(fields: "list[str]") -> "list[object]":
    found: list[object] = []
    for seat in (0, 1):
        found.append([["camp", [f"seat_{seat}"]]])
        found += [[f"{'ABCDEFabcdef'[pit]} : {fields[pit]}"] for pit in range(6 * seat, 6 * seat + 6)]
    return found + [[["store", [f"seat_{seat}"], fields[12 + seat]]] for seat in (0, 1)]


def cells(screen: "Any", leds: "Leds") -> "list[Cell]":
    """Return name, count and lights of each pit and of each store; the middle row is no cell's."""
    look = screen.look
    if leds.keyed:
        return touched_cells(screen, leds)
    from sillon.games.awale.view import place, stored  # late: the program loads and drops its modules

    def numbered(places: "list[tuple[int, int]]") -> "list[int]":
        return [row * leds.cols + col for row, col in places]

    found = [
        (screen.cell_name(pit), str(look.shown[pit]), numbered([place(leds, look, pit, level) for level in (0, 1)]))
        for pit in range(12)
    ]
    for seat in (0, 1):
        lights = numbered([stored(leds, look, seat, level) for level in range(5)])
        found.append(("", str(look.shown[12 + seat]), lights))
    return found
